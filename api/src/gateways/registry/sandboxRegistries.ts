import type { RegistryTable } from './registryTable.ts'

/** Where the sandbox registry answers. */
export interface SandboxRegistryPorts {
  readonly url: string
  /** UDP. */
  readonly isavailPort: number
  readonly whoisPort: number
}

const unlimited = { queriesPerSecond: null } as const

/** Each protocol has its extensions, as among the real registries. */
export function sandboxRegistries({ url, isavailPort, whoisPort }: SandboxRegistryPorts): RegistryTable {
  const whois = { protocol: 'whois', host: '127.0.0.1', port: whoisPort, ...unlimited } as const
  return {
    '*': { protocol: 'rdap', url: `${url}/rdap/`, ...unlimited },
    br: { protocol: 'isavail', host: '127.0.0.1', port: isavailPort, ...unlimited },
    cl: whois,
    mx: whois,
    pe: whois,
    uy: whois,
    do: whois,
    bo: whois,
  }
}

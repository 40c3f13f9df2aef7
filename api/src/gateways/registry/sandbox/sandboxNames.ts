/** What the sandbox registry answers for a label. Documented in docs/sandbox.md. */
export type SandboxName =
  | { readonly kind: 'free' }
  | { readonly kind: 'premium' }
  | {
      readonly kind: 'registered'
      readonly statuses: readonly string[]
      /** Days before now. */
      readonly registeredDaysAgo: number
      readonly transferredDaysAgo: number | null
      /** Days after now. */
      readonly expiresInDays: number
    }
  | { readonly kind: 'slow' }
  | { readonly kind: 'failing' }
  | { readonly kind: 'limited' }

const registered = {
  kind: 'registered',
  statuses: ['active'],
  registeredDaysAgo: 900,
  transferredDaysAgo: null,
  expiresInDays: 200,
} as const

const byWord: Readonly<Record<string, SandboxName>> = {
  taken: registered,
  locked: { ...registered, statuses: ['client transfer prohibited'] },
  young: { ...registered, registeredDaysAgo: 20 },
  moved: { ...registered, transferredDaysAgo: 20 },
  expiring: { ...registered, expiresInDays: 10 },
  pending: { ...registered, statuses: ['pending transfer'] },
  redemption: { ...registered, statuses: ['redemption period'], expiresInDays: -5 },
  premium: { kind: 'premium' },
  slow: { kind: 'slow' },
  failing: { kind: 'failing' },
  limited: { kind: 'limited' },
}

const wellKnown = ['google', 'facebook', 'wikipedia', 'mercadolivre', 'uol', 'globo']

/** By the label's last word: `taken`, `minha-loja-taken`; everything else is free. */
export function sandboxName(label: string): SandboxName {
  if (wellKnown.includes(label)) return registered
  return byWord[label.slice(label.lastIndexOf('-') + 1)] ?? { kind: 'free' }
}

import { GatewayError } from './gatewayError.ts'

/** Many times what any of the systems that are asked has to say. */
const largestAnswer = 1024 * 1024

/** The text of another system's answer. Throws GatewayError for one without end: it would be kept in memory until the deadline. */
export async function readText(gateway: string, response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > largestAnswer) throw new GatewayError(gateway, 'answered too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

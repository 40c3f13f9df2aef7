import { GatewayError } from './gatewayError.ts'
import { readText } from './readText.ts'

export interface JsonAnswer {
  readonly status: number
  readonly body: unknown
}

/** Asks another system over HTTP for JSON. Throws GatewayError when it cannot be reached, is too slow, fails (5xx) or sends no JSON. */
export async function requestJson(gateway: string, url: string, init: RequestInit): Promise<JsonAnswer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' })
    const text = await readText(gateway, response)
    if (response.status >= 500) throw new GatewayError(gateway, `answered ${response.status}`)
    const body: unknown = JSON.parse(text)
    return { status: response.status, body }
  } catch (error) {
    if (error instanceof GatewayError) throw error
    throw new GatewayError(gateway, 'could not be asked', { cause: error })
  }
}

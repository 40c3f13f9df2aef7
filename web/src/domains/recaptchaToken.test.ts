import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const check = { script: 'https://recaptcha.example/api.js', siteKey: 'site-key', action: 'validation' }

/** The page's script of reCAPTCHA, which jsdom does not run. */
const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://recaptcha.example/"]')

/** Google's script has come. */
function arrive(execute: (siteKey: string, options: { readonly action: string }) => Promise<unknown>): void {
  vi.stubGlobal('grecaptcha', { ready: (run: () => void) => run(), execute })
  script()?.dispatchEvent(new Event('load'))
}

const echo = (siteKey: string, { action }: { readonly action: string }) =>
  Promise.resolve(`${siteKey} ${action}`)

describe('a token of reCAPTCHA', () => {
  let token: () => Promise<string>
  beforeEach(async () => {
    vi.resetModules()
    const { recaptchaToken } = await import('./recaptchaToken.ts')
    token = () => recaptchaToken(check)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
    script()?.remove()
  })

  it('is made by the script, which is fetched when the first is wanted and once for all', async () => {
    expect(script()).toBeNull()
    const both = Promise.all([token(), token()])
    expect(script()?.src).toBe('https://recaptcha.example/api.js?render=site-key')
    arrive(echo)
    expect(await both).toEqual(['site-key validation', 'site-key validation'])
    expect(await token()).toBe('site-key validation')
    expect(document.querySelectorAll('script[src^="https://recaptcha.example/"]')).toHaveLength(1)
  })

  it.each([
    ['does not come', () => script()?.dispatchEvent(new Event('error')), /did not come/],
    ['is another', () => script()?.dispatchEvent(new Event('load')), /brought none/],
    ['takes too long', () => vi.advanceTimersByTime(20_000), /took too long/],
  ])('is tried for again with a new script when it %s', async (_, happens, cause) => {
    vi.useFakeTimers()
    const first = expect(token()).rejects.toThrow(cause)
    happens()
    await first
    expect(script()).toBeNull()
    const second = token()
    arrive(echo)
    expect(await second).toBe('site-key validation')
  })

  it.each([
    ['none', () => Promise.resolve('')],
    ['what is none', () => Promise.resolve(null)],
    ['a failure', () => Promise.reject(new Error('network'))],
  ])('is refused when the script gives %s', async (_, execute) => {
    const wanted = expect(token()).rejects.toThrow()
    arrive(execute)
    await wanted
  })
})

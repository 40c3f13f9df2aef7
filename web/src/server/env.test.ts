// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

describe("the storefront's settings", () => {
  it('have defaults, also for what is set to nothing', () => {
    const { env } = good({ PORT: '', TRUST_PROXY: '', HOST_BRANDS: '', BILLING_URL: '' })
    expect(env).toEqual({
      port: 3000,
      host: '0.0.0.0',
      billingUrl: 'http://127.0.0.1:3001',
      logLevel: 'info',
      stopMs: 10_000,
      offersMaxAgeMs: 5_000,
      trustProxy: [],
      hostBrands: {},
      recaptchaScript: null,
    })
  })

  it('are read as they are meant', () => {
    const { env } = good({
      BILLING_URL: 'https://billing.example/',
      TRUST_PROXY: '10.0.0.0/8, 2001:db8::/32, 192.0.2.7',
      HOST_BRANDS: 'Loja.exemplo.com.br=br, tienda.ejemplo.cl = cl',
    })
    expect(env.billingUrl).toBe('https://billing.example')
    expect(env.trustProxy).toEqual(['10.0.0.0/8', '2001:db8::/32', '192.0.2.7'])
    expect(good({ BOT_CHECK: 'recaptcha' }).env.recaptchaScript).toBe(
      'https://www.google.com/recaptcha/api.js',
    )
    expect(env.hostBrands).toEqual({ 'loja.exemplo.com.br': 'br', 'tienda.ejemplo.cl': 'cl' })
  })

  it.each([
    ['PORT', '0', 'a port number'],
    ['PORT', '65536', 'a port number'],
    ['BILLING_URL', 'billing', 'an address such as'],
    ['LOG_LEVEL', 'loud', 'one of fatal'],
    ['STOP_MS', '0', 'a whole number of milliseconds'],
    ['OFFERS_MAX_AGE_MS', '-1', 'a whole number of milliseconds, or 0'],
    ['TRUST_PROXY', 'proxy.example', 'addresses or CIDR ranges'],
    ['TRUST_PROXY', '10.0.0.0/33', 'addresses or CIDR ranges'],
    ['TRUST_PROXY', '10.0.0.0/8/8', 'addresses or CIDR ranges'],
    ['HOST_BRANDS', 'loja.exemplo.com.br', 'hosts with a brand'],
    ['HOST_BRANDS', 'loja.exemplo.com.br=xx', 'hosts with a brand'],
    ['HOST_BRANDS', '=br', 'hosts with a brand'],
    ['BOT_CHECK', 'none', 'altcha, recaptcha or off'],
    ['RECAPTCHA_SCRIPT_URL', 'google', 'an address such as'],
  ])('%s=%s is refused in one line that names it and the cure', (name, value, cure) => {
    const read = readEnv({ [name]: value })
    if (read.ok) throw new Error('was taken')
    expect(read.problems).toHaveLength(1)
    expect(read.problems[0]).toMatch(new RegExp(`^${name} must be ${cure}`))
  })
})

function good(source: Readonly<Record<string, string>>) {
  const read = readEnv(source)
  if (!read.ok) throw new Error(read.problems.join(' '))
  return read
}

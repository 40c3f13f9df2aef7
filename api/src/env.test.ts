import { describe, expect, it } from 'vitest'
import { StartupError, readEnv } from './env.ts'
import { callsPerMinute } from './http/callClass.ts'

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toMatchObject({ API_PORT: 3001, PAYMENT_PROVIDER: 'sandbox', RATE_LIMIT: 'on' })
  })

  it('counts an empty value as absent', () => {
    expect(readEnv({ API_PORT: '' }).API_PORT).toBe(3001)
  })

  it('reads lists and flags', () => {
    expect(readEnv({ FLAGS: 'discount-card=on, payment-boleto=off' }).FLAGS).toEqual({
      'discount-card': true,
      'payment-boleto': false,
    })
    expect(readEnv({ BLOCKED_ADDRESSES: '10.0.0.0/8,::1' }).BLOCKED_ADDRESSES).toEqual(['10.0.0.0/8', '::1'])
  })

  it('reads experiments, on every device or on one kind', () => {
    const experiments = readEnv({ EXPERIMENTS: 'email-trial=50, mobile-fixed-menu:phone=100' }).EXPERIMENTS
    expect(experiments).toMatchObject({
      'email-trial': { weights: [0.5, 0.5], devices: ['phone', 'tablet', 'computer'] },
      'mobile-fixed-menu': { weights: [0, 1], devices: ['phone'] },
    })
    expect(readEnv({}).EXPERIMENTS).toEqual({})
  })

  it('reads limits by class, and leaves the others as they are', () => {
    expect(readEnv({ RATE_LIMITS: 'order=5, sensitive=2' }).RATE_LIMITS).toEqual({
      ...callsPerMinute,
      order: 5,
      sensitive: 2,
    })
  })

  it.each([
    ['API_PORT', 'abc'],
    ['API_PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['BLOCKED_ADDRESSES', '300.1.1.1'],
    ['FLAGS', 'nothing=on'],
    ['EXPERIMENTS', 'nothing=50'],
    ['EXPERIMENTS', 'discount-card=50'],
    ['EXPERIMENTS', 'email-trial=101'],
    ['EXPERIMENTS', 'email-trial=on'],
    ['EXPERIMENTS', 'email-trial:watch=50'],
    ['QUOTE_SECRETS', 'short'],
    ['PAYMENT_PROVIDER', 'cash'],
    ['QUOTE_MINUTES', '0'],
    ['NOTIFICATION_DAYS', '0'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '*'],
    ['REDIS_URL', 'http://localhost:6379'],
    ['RATE_LIMITS', 'order=0'],
    ['RATE_LIMITS', 'orders=5'],
    ['RATE_LIMITS', 'constructor=5'],
    ['BODY_LIMIT', '0'],
    ['REQUEST_MS', '-1'],
    ['BOT_CHECK', 'none'],
    ['BOT_CHECK_SECRET', 'short'],
    ['RECAPTCHA_PERCENT', '101'],
    ['MAIL', 'post'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'Loja <a@b>\r\nBcc: c@d'],
    ['PUBLIC_URL', '/br'],
  ])('stops at %s=%s with one line that names it and the cure', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(StartupError)
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} .*Set it to .+\\.$`))
  })

  it('does not repeat a secret', () => {
    expect(() => readEnv({ QUOTE_SECRETS: 'short-secret' })).toThrow(/^(?!.*short-secret)/)
    expect(() => readEnv({ SMTP_URL: 'http://shop:geheim@mail' })).toThrow(/^SMTP_URL (?!.*geheim)/)
  })

  it('refuses trial secrets in production', () => {
    const secrets = { QUOTE_SECRETS: 'x'.repeat(32), BOT_CHECK_SECRET: 'y'.repeat(32) }
    expect(readEnv({ NODE_ENV: 'production', ...secrets }).NODE_ENV).toBe('production')
    for (const name of ['QUOTE_SECRETS', 'BOT_CHECK_SECRET']) {
      expect(() => readEnv({ NODE_ENV: 'production', ...secrets, [name]: '' })).toThrow(
        new RegExp(`^${name} `),
      )
    }
  })

  it('names what another choice makes necessary', () => {
    expect(() => readEnv({ PAYMENT_PROVIDER: 'ebanx' })).toThrow(/^EBANX_INTEGRATION_KEY is missing/)
    expect(() => readEnv({ MAIL: 'smtp' })).toThrow(/^SMTP_URL is missing/)
    expect(() => readEnv({ MAIL: 'smtp', SMTP_URL: 'smtps://mail.example' })).toThrow(/^MAIL_FROM is missing/)
    expect(() =>
      readEnv({ MAIL: 'smtp', SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@loja.example' }),
    ).toThrow(/^PUBLIC_URL is missing/)
    expect(() => readEnv({ DOCUMENTS: 'http' })).toThrow(/^DOCUMENT_SERVICE_URL is missing/)
    expect(() => readEnv({ BOT_CHECK: 'recaptcha' })).toThrow(/^RECAPTCHA_SITE_KEY is missing/)
    expect(() => readEnv({ BOT_CHECK: 'recaptcha', RECAPTCHA_SITE_KEY: 'key' })).toThrow(
      /^RECAPTCHA_SECRET is missing/,
    )
  })
})

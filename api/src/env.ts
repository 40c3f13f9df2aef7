import * as v from 'valibot'
import { flagExperiments, flagValues, rateLimits, words } from './envLists.ts'
import { parseRange } from './http/addressRanges.ts'
import { callsPerMinute } from './http/callClass.ts'

/** Values that only a trial may use; production refuses to start with them. */
const trialBotCheckSecret = 'trial-bot-check-secret-do-not-use-in-production'
const trialQuoteSecret = 'trial-quote-secret-do-not-use-in-production'

const port = (fallback: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,5}$/),
    v.transform(Number),
    v.maxValue(65_535),
  )
const count = (fallback: number, least = 1) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,9}$/),
    v.transform(Number),
    v.minValue(least),
  )
const ranges = (fallback: string) =>
  v.pipe(
    words(fallback),
    v.check((list) => list.every((range) => parseRange(range) !== null)),
  )
const address = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol)),
  )
/** The first is the default. */
const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  v.optional(v.picklist(values), values[0])

/**
 * Every variable that the service reads, once, with what is right when a value is not. `docs/operating.md` has the table.
 * An empty value counts as absent.
 */
const EnvSchema = v.object({
  NODE_ENV: oneOf('development', 'test', 'production'),
  API_HOST: v.optional(v.string(), '127.0.0.1'),
  API_PORT: port(3001),
  DATABASE_URL: v.optional(address('postgres:', 'postgresql:')),
  DATABASE_CONNECTIONS: count(10),
  DATABASE_MS: count(10_000),
  DATA_DIR: v.optional(v.string(), '.data'),
  REDIS_URL: v.optional(address('redis:', 'rediss:')),
  REDIS_PREFIX: v.optional(v.string(), 'balcao:'),
  LOG_LEVEL: oneOf('info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent'),
  TRUSTED_PROXIES: ranges('127.0.0.1/32, ::1/128'),
  BLOCKED_ADDRESSES: ranges('203.0.113.66, 2001:db8:bad::/48'),
  CORS_ORIGINS: words(''),
  RATE_LIMIT: oneOf('on', 'off'),
  RATE_LIMITS: rateLimits,
  STREAMS: count(100),
  BODY_LIMIT: count(64 * 1024),
  REQUEST_MS: count(10_000),
  DRAIN_MS: count(500, 0),
  STOP_MS: count(10_000),
  COUPON_MISSES: count(30),
  PRESSURE_MS: count(2_500, 0),
  FLAGS: flagValues,
  EXPERIMENTS: flagExperiments,
  FLAGS_CLIENT_KEY: v.pipe(v.optional(v.string(), 'sdk-balcao'), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  QUOTE_SECRETS: v.pipe(
    words(trialQuoteSecret),
    v.check((list) => list.length > 0 && list.every((secret) => secret.length >= 32)),
  ),
  QUOTE_MINUTES: count(30),
  NOTIFICATION_DAYS: count(180),
  CATALOGUE_POLL_SECONDS: count(30),
  SEED_ON_START: oneOf('auto', 'on', 'off'),
  SANDBOX_PORT: port(3002),
  SANDBOX_SERVER: oneOf('on', 'off'),
  SANDBOX_REGISTRY_DELAY_MS: count(0, 0),
  SANDBOX_NOTIFY_URL: v.optional(address('http:', 'https:')),
  PAYMENT_PROVIDER: oneOf('sandbox', 'ebanx'),
  EBANX_URL: v.optional(address('https:', 'http:'), 'https://sandbox.ebanx.com'),
  EBANX_INTEGRATION_KEY: v.optional(v.string(), ''),
  EBANX_NOTIFICATION_KEY: v.optional(v.string(), ''),
  PAYMENT_DEADLINE_MS: count(2_500),
  PAYMENT_LATER_MS: count(15_000),
  PIX_MINUTES: count(60),
  REGISTRY: oneOf('sandbox', 'live'),
  REGISTRIES_FILE: v.optional(v.string()),
  REGISTRY_CONCURRENCY: count(8),
  REGISTRY_NAME_MS: count(5_000),
  REGISTRY_SUGGESTION_MS: count(1_500),
  DOCUMENTS: oneOf('sandbox', 'http'),
  DOCUMENT_SERVICE_URL: v.optional(address('https:', 'http:')),
  DOCUMENT_SERVICE_API_KEY: v.optional(v.string(), ''),
  REGISTRAR_URL: v.optional(address('https:', 'http:')),
  DOCUMENTS_MS: count(5_000),
  BOT_CHECK: oneOf('altcha', 'recaptcha', 'off'),
  BOT_CHECK_SECRET: v.pipe(v.optional(v.string(), trialBotCheckSecret), v.minLength(32)),
  BOT_CHECK_COST: count(1_000),
  RECAPTCHA_URL: v.optional(address('https:', 'http:'), 'https://www.google.com/recaptcha/api/siteverify'),
  RECAPTCHA_SCRIPT_URL: v.optional(address('https:', 'http:'), 'https://www.google.com/recaptcha/api.js'),
  RECAPTCHA_SITE_KEY: v.optional(v.string(), ''),
  RECAPTCHA_SECRET: v.optional(v.string(), ''),
  RECAPTCHA_MS: count(5_000),
  RECAPTCHA_PERCENT: v.pipe(count(50, 0), v.maxValue(100)),
  MAIL: oneOf('sandbox', 'smtp', 'off'),
  SMTP_URL: v.optional(address('smtp:', 'smtps:')),
  MAIL_FROM: v.pipe(
    v.optional(v.string(), ''),
    v.regex(/^$|^(?:[^\p{Cc}<>@]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u),
  ),
  PUBLIC_URL: v.optional(address('http:', 'https:')),
  POSTAL_CODES: oneOf('sandbox', 'viacep'),
  POSTAL_CODES_URL: v.optional(address('https:', 'http:'), 'https://viacep.com.br'),
  POSTAL_CODES_MS: count(3_000),
})

export type Env = Readonly<v.InferOutput<typeof EnvSchema>>

const milliseconds = 'a whole number of milliseconds'

const cures = {
  NODE_ENV: 'development, test or production',
  API_HOST: 'an address of this machine, such as 127.0.0.1 or 0.0.0.0',
  API_PORT: 'a free port from 0 to 65535',
  DATABASE_URL: 'postgres://user:password@host:5432/database',
  DATABASE_CONNECTIONS: 'a whole number of connections',
  DATABASE_MS: milliseconds,
  DATA_DIR: 'a folder that this user may write to',
  REDIS_URL: 'redis://host:6379',
  REDIS_PREFIX: 'what the names of this shop begin with, such as balcao:',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  TRUSTED_PROXIES: 'addresses or CIDR ranges, separated by commas',
  BLOCKED_ADDRESSES: 'addresses or CIDR ranges, separated by commas',
  CORS_ORIGINS: 'origins such as https://loja.example, separated by commas; empty for the same origin alone',
  RATE_LIMIT: 'on or off',
  RATE_LIMITS: `classes (${Object.keys(callsPerMinute).join(', ')}) with requests a minute, such as order=10, separated by commas`,
  STREAMS: 'a whole number of open streams',
  BODY_LIMIT: 'a whole number of bytes',
  REQUEST_MS: milliseconds,
  DRAIN_MS: milliseconds,
  STOP_MS: milliseconds,
  COUPON_MISSES: 'a whole number of unknown coupons in ten minutes',
  PRESSURE_MS: 'a whole number of milliseconds, or 0 to serve whatever comes',
  FLAGS_CLIENT_KEY: 'letters, digits, hyphens and underscores',
  FLAGS: 'flags of rules/src/flags.ts with on or off, such as discount-card=on, separated by commas',
  EXPERIMENTS:
    'flags that an experiment may decide with a percentage of visitors, such as email-trial=50 or mobile-fixed-menu:phone=20, separated by commas',
  QUOTE_SECRETS:
    'one secret of at least 32 characters, or two separated by a comma while a new one replaces an old one',
  QUOTE_MINUTES: 'a whole number of minutes',
  NOTIFICATION_DAYS: 'a whole number of days',
  CATALOGUE_POLL_SECONDS: 'a whole number of seconds',
  SEED_ON_START: 'auto (the embedded database alone), on or off',
  SANDBOX_PORT: 'a free port from 0 to 65535',
  SANDBOX_SERVER: 'on, or off where another process serves the sandbox',
  SANDBOX_REGISTRY_DELAY_MS: 'a whole number of milliseconds, or 0',
  SANDBOX_NOTIFY_URL: 'the address of this service as the sandbox reaches it',
  PAYMENT_PROVIDER: 'sandbox or ebanx',
  EBANX_URL: 'https://api.ebanx.com',
  EBANX_INTEGRATION_KEY: "the integration key of the provider's dashboard",
  EBANX_NOTIFICATION_KEY: "the path of the provider's public certificate or key (PEM)",
  PAYMENT_DEADLINE_MS: milliseconds,
  PAYMENT_LATER_MS: milliseconds,
  PIX_MINUTES: 'a whole number of minutes',
  REGISTRY: 'sandbox or live',
  REGISTRIES_FILE: 'the path of a JSON file that says where each extension is asked about',
  REGISTRY_CONCURRENCY: 'a whole number of questions to one registry at the same time',
  REGISTRY_NAME_MS: milliseconds,
  REGISTRY_SUGGESTION_MS: milliseconds,
  DOCUMENTS: 'sandbox or http',
  DOCUMENT_SERVICE_URL: 'the address of the document service, such as https://documents.example/v1',
  DOCUMENT_SERVICE_API_KEY: "the key that the document service wants in 'api-key'",
  REGISTRAR_URL: 'the address of the registrar, such as https://registrar.example/registrobr',
  DOCUMENTS_MS: milliseconds,
  BOT_CHECK: 'altcha, recaptcha or off',
  BOT_CHECK_SECRET: 'a secret of at least 32 characters',
  BOT_CHECK_COST: 'a whole number of rounds, such as 1000',
  RECAPTCHA_URL: 'https://www.google.com/recaptcha/api/siteverify',
  RECAPTCHA_SCRIPT_URL: 'https://www.google.com/recaptcha/api.js',
  RECAPTCHA_SITE_KEY: 'the site key of the reCAPTCHA console',
  RECAPTCHA_SECRET: 'the secret key of the reCAPTCHA console',
  RECAPTCHA_MS: milliseconds,
  RECAPTCHA_PERCENT: 'the least score to let through, from 0 to 100',
  MAIL: 'sandbox, smtp or off',
  SMTP_URL:
    'smtps://user:password@mail.example:465, or smtp:// with the port of a server that offers STARTTLS',
  MAIL_FROM: 'an address that mails may come from, such as Loja <pedidos@loja.example>',
  PUBLIC_URL: 'the address of the storefront as buyers see it, such as https://loja.example',
  POSTAL_CODES: 'sandbox or viacep',
  POSTAL_CODES_URL: 'https://viacep.com.br',
  POSTAL_CODES_MS: milliseconds,
} as const satisfies Record<keyof Env, string>

/** Not repeated in a message: they may be right but for one character. */
const secrets: readonly string[] = [
  'DATABASE_URL',
  'REDIS_URL',
  'QUOTE_SECRETS',
  'EBANX_INTEGRATION_KEY',
  'SMTP_URL',
  'DOCUMENT_SERVICE_API_KEY',
  'BOT_CHECK_SECRET',
  'RECAPTCHA_SECRET',
]

/** A start that cannot work; the message is one line that names the variable and the cure. */
export class StartupError extends Error {}

/** Reads and checks the environment. Throws StartupError with one line for the first value that is wrong. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given: Record<string, string | undefined> = {}
  for (const name of Object.keys(EnvSchema.entries))
    given[name] = source[name] === '' ? undefined : source[name]

  const result = v.safeParse(EnvSchema, given)
  if (!result.success) throw new StartupError(explain(result.issues[0], given))
  refuseTrialSecrets(result.output)
  refuseMissing(result.output)
  return result.output
}

function explain(issue: v.BaseIssue<unknown>, given: Record<string, string | undefined>): string {
  const name = String(issue.path?.[0]?.key)
  const cure = Object.entries(cures).find(([key]) => key === name)?.[1] ?? 'another value'
  const value = secrets.includes(name) ? 'has a value' : `is ${JSON.stringify(given[name])},`
  return `${name} ${value} that cannot be used. Set it to ${cure}.`
}

function refuseTrialSecrets(env: Env): void {
  if (env.NODE_ENV !== 'production') return
  const known = [
    ['QUOTE_SECRETS', env.QUOTE_SECRETS.includes(trialQuoteSecret)],
    ['BOT_CHECK_SECRET', env.BOT_CHECK === 'altcha' && env.BOT_CHECK_SECRET === trialBotCheckSecret],
  ] as const
  for (const [name, isTrial] of known) {
    if (isTrial)
      throw new StartupError(`${name} has its trial value, which everyone knows. Set it to ${cures[name]}.`)
  }
}

/** Variables that another one's choice makes necessary. */
function refuseMissing(env: Env): void {
  const needed: readonly (readonly [keyof Env, choice: string, names: readonly (keyof Env)[]])[] = [
    ['PAYMENT_PROVIDER', 'ebanx', ['EBANX_INTEGRATION_KEY', 'EBANX_NOTIFICATION_KEY']],
    ['DOCUMENTS', 'http', ['DOCUMENT_SERVICE_URL', 'DOCUMENT_SERVICE_API_KEY', 'REGISTRAR_URL']],
    ['MAIL', 'smtp', ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL']],
    ['BOT_CHECK', 'recaptcha', ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET']],
  ]
  for (const [chooser, choice, names] of needed) {
    if (env[chooser] !== choice) continue
    const missing = names.find((name) => env[name] === '' || env[name] === undefined)
    if (missing !== undefined) {
      throw new StartupError(
        `${missing} is missing and ${chooser} is ${choice}. Set it to ${cures[missing]}.`,
      )
    }
  }
}

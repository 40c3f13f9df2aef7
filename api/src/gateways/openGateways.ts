import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Redis } from 'ioredis'
import type { Env } from '../env.ts'
import { altcha } from './botCheck/altcha.ts'
import { noBotCheck } from './botCheck/botCheck.ts'
import type { BotCheck, ClaimOnce } from './botCheck/botCheck.ts'
import { recaptcha } from './botCheck/recaptcha.ts'
import type { DocumentRegistry } from './documents/documentRegistry.ts'
import { sandboxApiKey } from './documents/documentSandbox.ts'
import { documentService } from './documents/documentService.ts'
import { noMailer } from './mail/mailer.ts'
import type { Mailer } from './mail/mailer.ts'
import { smtpMailer } from './mail/smtpMailer.ts'
import { ebanx } from './payment/ebanx.ts'
import type { PaymentProvider } from './payment/paymentProvider.ts'
import type { PostalCodes } from './postalCode/postalCodes.ts'
import { viaCep } from './postalCode/viaCep.ts'
import type { DomainRegistry } from './registry/domainRegistry.ts'
import { guardRegistries } from './registry/guardedRegistry.ts'
import { liveRegistries } from './registry/liveRegistries.ts'
import { readRegistries } from './registry/readRegistries.ts'
import { redisReportCache } from './registry/redisReportCache.ts'
import { routesOf } from './registry/registryTable.ts'
import type { RegistryTable } from './registry/registryTable.ts'
import { memoryReportCache } from './registry/reportCache.ts'
import { sandboxRegistries } from './registry/sandboxRegistries.ts'
import type { SandboxRegistryPorts } from './registry/sandboxRegistries.ts'

/** Where the sandbox answers. */
export interface SandboxAddress extends SandboxRegistryPorts {
  readonly publicKeyPem: string
  readonly smtpPort: number
}

export interface Gateways {
  readonly payments: PaymentProvider
  readonly registry: DomainRegistry
  readonly postalCodes: PostalCodes
  readonly documents: DocumentRegistry
  readonly botCheck: BotCheck
  readonly mailer: Mailer
}

export interface GatewayOptions {
  readonly env: Env
  /** Null when nothing of the environment asks for it. */
  readonly sandbox: SandboxAddress | null
  readonly redis: Redis | null
  readonly clock: () => number
  readonly claim: ClaimOnce
}

const rememberMs = 30_000
/** Of mails that never leave this machine. */
const trialSender = 'Balcão <pedidos@balcao.example>'

const ports = ['PAYMENT_PROVIDER', 'REGISTRY', 'POSTAL_CODES', 'DOCUMENTS', 'MAIL'] as const

/** The variables by which the sandbox was chosen. */
export const playedBySandbox = (env: Env): readonly string[] =>
  ports.filter((name) => env[name] === 'sandbox')

/** The same adapters whether they ask the world or the sandbox: only the address differs. */
export const openGateways = (options: GatewayOptions): Gateways => ({
  payments: openPayments(options),
  registry: openRegistry(options),
  postalCodes: openPostalCodes(options),
  documents: openDocuments(options),
  botCheck: openBotCheck(options),
  mailer: openMailer(options),
})

function openMailer({ env, sandbox }: GatewayOptions): Mailer {
  if (env.MAIL === 'off') return noMailer
  const url = env.MAIL === 'smtp' ? env.SMTP_URL : `smtp://127.0.0.1:${sandbox?.smtpPort}`
  return smtpMailer({ url: url ?? '', from: env.MAIL_FROM || trialSender })
}

function openPayments({ env, sandbox, clock }: GatewayOptions): PaymentProvider {
  const real = env.PAYMENT_PROVIDER === 'ebanx'
  return ebanx({
    url: real ? env.EBANX_URL : (sandbox?.url ?? ''),
    integrationKey: real ? env.EBANX_INTEGRATION_KEY : 'sandbox',
    notificationKey: createPublicKey(
      real ? readFileSync(env.EBANX_NOTIFICATION_KEY) : (sandbox?.publicKeyPem ?? ''),
    ),
    clock,
  })
}

function openRegistry({ env, sandbox, redis, clock }: GatewayOptions): DomainRegistry {
  return guardRegistries({
    routeOf: routesOf(registryTable(env, sandbox)),
    cache:
      redis === null
        ? memoryReportCache({ clock, keepMs: rememberMs, size: 5_000 })
        : redisReportCache(redis, rememberMs),
    clock,
    concurrency: env.REGISTRY_CONCURRENCY,
    longestMs: env.REGISTRY_NAME_MS,
  })
}

function registryTable(env: Env, sandbox: SandboxAddress | null): RegistryTable {
  if (env.REGISTRIES_FILE !== undefined) return readRegistries(env.REGISTRIES_FILE)
  return env.REGISTRY === 'live' || sandbox === null ? liveRegistries : sandboxRegistries(sandbox)
}

const openPostalCodes = ({ env, sandbox }: GatewayOptions): PostalCodes =>
  viaCep(env.POSTAL_CODES === 'viacep' ? env.POSTAL_CODES_URL : `${sandbox?.url}/viacep`)

const openDocuments = ({ env, sandbox, clock }: GatewayOptions): DocumentRegistry =>
  documentService(
    env.DOCUMENTS === 'http'
      ? {
          documentsUrl: env.DOCUMENT_SERVICE_URL ?? '',
          apiKey: env.DOCUMENT_SERVICE_API_KEY,
          registrarUrl: env.REGISTRAR_URL ?? '',
          clock,
          deadlineMs: env.DOCUMENTS_MS,
        }
      : {
          documentsUrl: `${sandbox?.url}/documents`,
          apiKey: sandboxApiKey,
          registrarUrl: `${sandbox?.url}/registrar`,
          clock,
          deadlineMs: env.DOCUMENTS_MS,
        },
  )

function openBotCheck({ env, clock, claim }: GatewayOptions): BotCheck {
  if (env.BOT_CHECK === 'off') return noBotCheck
  if (env.BOT_CHECK === 'altcha') {
    return altcha({ secret: env.BOT_CHECK_SECRET, claim, clock, cost: env.BOT_CHECK_COST })
  }
  return recaptcha({
    url: env.RECAPTCHA_URL,
    script: env.RECAPTCHA_SCRIPT_URL,
    siteKey: env.RECAPTCHA_SITE_KEY,
    secret: env.RECAPTCHA_SECRET,
    minimumScore: env.RECAPTCHA_PERCENT / 100,
    deadlineMs: env.RECAPTCHA_MS,
  })
}

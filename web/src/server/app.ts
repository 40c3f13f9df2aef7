import { fingerprintCookie } from '@balcao/contract/featureEnabled'
import proxy from '@fastify/http-proxy'
import { endConnections } from '@balcao/http/endConnections'
import staticFiles from '@fastify/static'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createBillingApi } from '../api/billingApi.ts'
import type { PageAnswer, RenderPage } from '../page.ts'
import { parseCookies } from '../session/cookieJar.ts'
import { createShopMemory } from '../session/shopMemory.ts'
import type { ShopMemory } from '../session/shopMemory.ts'
import type { Assets } from './assets.ts'
import { registerBrowserLog } from './browserLogRoute.ts'
import type { Brands } from './brands.ts'
import { compressPage, encodingFor } from './compressPage.ts'
import { contentPolicy } from './contentPolicy.ts'
import type { ContentPolicy } from './contentPolicy.ts'
import type { Env } from './env.ts'
import { pageShell } from './pageShell.ts'
import { serviceFetch } from './serviceFetch.ts'

export interface StorefrontParts {
  readonly env: Env
  readonly assets: Assets
  readonly clientFolder: string
  /** The catalogue's pictures of products. */
  readonly iconFolder: string
  readonly brands: Brands
  readonly renderPage: RenderPage
  readonly now: () => number
}

/** The storefront as a value: pages rendered on the server, scripts and styles, and the way through to the billing service. */
export async function buildStorefront(parts: StorefrontParts): Promise<FastifyInstance> {
  const { env, assets, clientFolder } = parts
  const app = Fastify({
    logger: { level: env.logLevel, redact: ['req.headers.cookie', 'req.headers["x-forwarded-for"]'] },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: env.trustProxy.length > 0 ? [...env.trustProxy] : false,
    requestTimeout: 30_000,
    bodyLimit: 256 * 1024,
  })

  endConnections(app, env.stopMs)
  secureAnswers(app, contentPolicy(assets, env.recaptchaScript))
  await app.register(staticFiles, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })
  await app.register(staticFiles, {
    root: parts.iconFolder,
    prefix: '/icons/',
    decorateReply: false,
    maxAge: '1d',
  })
  app.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', clientFolder))
  await registerBillingProxy(app, env.billingUrl)
  registerHealth(app, env.billingUrl)
  registerBrowserLog(app)
  registerPages(app, parts)
  return app
}

/** Helmet itself, made once: its plugin makes it anew for each request, which is felt beside a page. */
function secureAnswers(app: FastifyInstance, directives: ContentPolicy): void {
  const secure = helmet({
    contentSecurityPolicy: { directives },
    strictTransportSecurity: false,
  })
  app.addHook('onRequest', (request, reply, done) => secure(request.raw, reply.raw, () => done()))
}

async function registerBillingProxy(app: FastifyInstance, billingUrl: string): Promise<void> {
  for (const prefix of ['/api', '/sub']) {
    await app.register(proxy, {
      upstream: billingUrl,
      prefix,
      rewritePrefix: prefix,
      undici: { bodyTimeout: 0, headersTimeout: 15_000 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-request-id': request.id,
        }),
      },
    })
  }
}

/** What the service decides flags by, as the browser itself sends it with its own calls. */
function flagAttributes({ headers }: FastifyRequest): Readonly<Record<string, string>> {
  const fingerprint = parseCookies(headers.cookie ?? '').get(fingerprintCookie)
  return {
    'user-agent': headers['user-agent'] ?? '',
    ...(fingerprint !== undefined &&
      /^[\w-]+$/.test(fingerprint) && { cookie: `${fingerprintCookie}=${fingerprint}` }),
  }
}

function registerHealth(app: FastifyInstance, billingUrl: string): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const billing = await fetch(`${billingUrl}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    )
    if (billing?.ok !== true) return reply.code(503).send({ status: 'billing service not ready' })
    return { status: 'ready' }
  })
}

function registerPages(app: FastifyInstance, parts: StorefrontParts): void {
  const memory = createShopMemory({ now: parts.now, maxAge: parts.env.offersMaxAgeMs })
  app.get('/*', async (request, reply) => {
    const answer = await answerPage(request, parts, memory)
    for (const cookie of answer.cookies) reply.header('set-cookie', cookie)
    if (answer.kind === 'redirect') return reply.redirect(answer.to, 302)
    const encoding = encodingFor(request.headers['accept-encoding'])
    const body = await compressPage(pageShell(answer.page, parts.assets), encoding)
    if (encoding !== null) reply.header('content-encoding', encoding)
    return reply
      .code(answer.status)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(body)
  })
}

function answerPage(
  request: FastifyRequest,
  { env, brands, renderPage, now }: StorefrontParts,
  memory: ShopMemory,
): Promise<PageAnswer> {
  const url = new URL(request.url, 'http://storefront')
  return renderPage({
    path: url.pathname,
    query: [...url.searchParams],
    cookieHeader: request.headers.cookie ?? '',
    brands,
    hostBrand: env.hostBrands[request.hostname] ?? null,
    secure: request.protocol === 'https',
    requestId: request.id,
    now: now(),
    log: request.log,
    memory,
    apiFor: (brand) =>
      createBillingApi({
        fetch: serviceFetch,
        baseUrl: env.billingUrl,
        brand: brand.id,
        headers: { 'x-forwarded-for': request.ip, 'x-request-id': request.id, ...flagAttributes(request) },
        timeoutMs: brand.timeouts.requestMs,
      }),
  })
}

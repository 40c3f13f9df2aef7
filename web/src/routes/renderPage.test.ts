// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createBillingApi } from '../api/billingApi.ts'
import type { PageRequest } from '../page.ts'
import { readBrands } from '../server/readBrands.ts'
import { noMemory } from '../session/shopMemory.ts'
import { renderPage } from './renderPage.tsx'

const failures = {
  'cannot be reached': () => Promise.reject(new TypeError('fetch failed')),
  'answers 503': () => Promise.resolve(new Response('', { status: 503 })),
  'answers what is no answer': () => Promise.resolve(new Response('<html>', { status: 200 })),
} as const

const languages = {
  br: ['Não conseguimos carregar parte do seu carrinho', 'Tentar de novo'],
  mx: ['No pudimos cargar parte de tu carrito', 'Intentar de nuevo'],
} as const

const brands = readBrands()

/** A visitor asks for a plan while the billing service fails. */
async function ask(brand: keyof typeof languages, fails: keyof typeof failures, query: string) {
  const logged: string[] = []
  const note = (_details: unknown, message: string) => logged.push(message)
  const request: PageRequest = {
    path: `/${brand}/carrinho`,
    query: [...new URLSearchParams(query)],
    cookieHeader: '',
    brands,
    hostBrand: null,
    secure: true,
    requestId: 'request',
    now: 0,
    log: { info: note, warn: note, error: note },
    apiFor: ({ id }) =>
      createBillingApi({ fetch: failures[fails], baseUrl: '', brand: id, headers: {}, timeoutMs: 10_000 }),
    memory: noMemory,
  }
  return { answer: await renderPage(request), logged }
}

const cases = (['br', 'mx'] as const).flatMap((brand) =>
  (['cannot be reached', 'answers 503', 'answers what is no answer'] as const).map((fails) => ({
    brand,
    fails,
  })),
)

describe('a page while the billing service fails', () => {
  it.each(cases)(
    'in $brand says so with a way to try again when it $fails: 503',
    async ({ brand, fails }) => {
      const { answer, logged } = await ask(brand, fails, 'pid=335')
      if (answer.kind !== 'page') throw new Error('no page')
      expect(answer.status).toBe(503)
      for (const words of languages[brand]) expect(answer.page.body).toContain(words)
      expect(answer.page.body).toContain('<main')
      expect(logged).toContain('blocked-address check failed')
      expect(logged).toContain('loading products failed')
    },
  )

  it('is an ordinary empty cart when the visitor asked for nothing', async () => {
    const { answer } = await ask('br', 'cannot be reached', '')
    expect(answer).toMatchObject({ kind: 'page', status: 200 })
  })
})

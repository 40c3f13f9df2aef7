import { setupI18n } from '@lingui/core'
import type { Messages } from '@lingui/core'
import { lazyPart } from '../ui/lazyPart.ts'
import type { LazyPart } from '../ui/lazyPart.ts'
import type { MessageId } from './messageIds.ts'

/** Words a text by its id: `t('cart.itemCount', { n: 3 })`. A missing text fails the build, so an answer is always words. */
export type Text = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string

/** One language's texts: those of the shop at once, those of the later steps when they are wanted. */
export interface Texts {
  readonly t: Text
  /** Loaded before a screen of identification, payment or confirmation is rendered. */
  readonly checkout: LazyPart<Text>
  /** Loaded before a domain is chosen or a line that is a domain is rendered. */
  readonly domains: LazyPart<Text>
  /** Loaded before a part that only some carts have: servers, e-mail, dialogs, the empty cart, the first two steps. */
  readonly more: LazyPart<Text>
}

/** The languages with texts of their own; a country without one reads `es`. Source: spec 2 section 1. */
export const textLocales = ['pt-BR', 'es', 'es-MX', 'es-CL', 'es-CO', 'es-ES'] as const

export type TextLocale = (typeof textLocales)[number]

export const textLocaleOf = (locale: string): TextLocale =>
  textLocales.find((candidate) => candidate === locale) ?? 'es'

type Catalogues = Readonly<Record<TextLocale, () => Promise<{ readonly messages: Messages }>>>

const shop: Catalogues = {
  'pt-BR': () => import('./locales/pt-BR.po'),
  es: () => import('./locales/es.po'),
  'es-MX': () => import('./locales/es-MX.po'),
  'es-CL': () => import('./locales/es-CL.po'),
  'es-CO': () => import('./locales/es-CO.po'),
  'es-ES': () => import('./locales/es-ES.po'),
}

const checkout: Catalogues = {
  'pt-BR': () => import('./locales/checkout/pt-BR.po'),
  es: () => import('./locales/checkout/es.po'),
  'es-MX': () => import('./locales/checkout/es-MX.po'),
  'es-CL': () => import('./locales/checkout/es-CL.po'),
  'es-CO': () => import('./locales/checkout/es-CO.po'),
  'es-ES': () => import('./locales/checkout/es-ES.po'),
}

const domains: Catalogues = {
  'pt-BR': () => import('./locales/domains/pt-BR.po'),
  es: () => import('./locales/domains/es.po'),
  'es-MX': () => import('./locales/domains/es-MX.po'),
  'es-CL': () => import('./locales/domains/es-CL.po'),
  'es-CO': () => import('./locales/domains/es-CO.po'),
  'es-ES': () => import('./locales/domains/es-ES.po'),
}

const more: Catalogues = {
  'pt-BR': () => import('./locales/more/pt-BR.po'),
  es: () => import('./locales/more/es.po'),
  'es-MX': () => import('./locales/more/es-MX.po'),
  'es-CL': () => import('./locales/more/es-CL.po'),
  'es-CO': () => import('./locales/more/es-CO.po'),
  'es-ES': () => import('./locales/more/es-ES.po'),
}

/** Loads one language and nothing else. */
export async function loadTexts(locale: TextLocale): Promise<Texts> {
  const { messages } = await shop[locale]()
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  const t: Text = (id, values) => i18n._(id, values)
  const partOf = (catalogues: Catalogues) =>
    lazyPart(async () => {
      const part = await catalogues[locale]()
      i18n.load(locale, part.messages)
      return t
    })
  return { t, checkout: partOf(checkout), domains: partOf(domains), more: partOf(more) }
}

import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/**
 * Texts by explicit id. pt-BR is the source; every Spanish falls back to `es`, folded in when compiled. What only the later steps or
 * the choice of a domain or only some carts say are parts of their own, so that the cart does not carry it.
 */
export default defineConfig({
  sourceLocale: 'pt-BR',
  locales: ['pt-BR', 'es', 'es-MX', 'es-CL', 'es-CO', 'es-ES'],
  fallbackLocales: { 'es-MX': 'es', 'es-CL': 'es', 'es-CO': 'es', 'es-ES': 'es' },
  catalogs: [
    { path: '<rootDir>/src/i18n/locales/{locale}', include: ['src'] },
    { path: '<rootDir>/src/i18n/locales/checkout/{locale}', include: ['src'] },
    { path: '<rootDir>/src/i18n/locales/domains/{locale}', include: ['src'] },
    { path: '<rootDir>/src/i18n/locales/more/{locale}', include: ['src'] },
  ],
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false, origins: false }),
})

import type { Assets } from './assets.ts'

export type ContentPolicy = Readonly<Record<string, Iterable<string> | null>>

/**
 * Everything comes from our own origin; the inline style sheet and the first script are known by their hashes. Google's addresses are open
 * where the bot check is reCAPTCHA's, and nowhere else: those that its documentation names, and what lies beside the script.
 */
export function contentPolicy(
  assets: Pick<Assets, 'bootHash' | 'styleHashes'>,
  recaptchaScript: string | null,
): ContentPolicy {
  const beside = recaptchaScript === null ? null : new URL('.', recaptchaScript).href
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      `'${assets.bootHash}'`,
      ...(beside === null ? [] : [beside, 'https://www.gstatic.com/recaptcha/']),
    ],
    'style-src': ["'self'", ...assets.styleHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(beside === null ? [] : [beside])],
    ...(beside !== null && { 'frame-src': [beside, 'https://recaptcha.google.com/recaptcha/'] }),
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': null,
  }
}

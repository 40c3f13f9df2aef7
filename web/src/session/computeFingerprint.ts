import { hashComponents, loadSources, prepareForSources, sources } from '@fingerprintjs/fingerprintjs'

/** Left out: what draws, plays or loads the data of a language, which takes a phone longer than a moment. Source: docs/decisions/021. */
const heavy = [
  'fonts',
  'fontPreferences',
  'webGlBasics',
  'webGlExtensions',
  'canvas',
  'audio',
  'timezone',
  'dateTimeLocale',
] as const

/** 32 hexadecimal digits by FingerprintJS, source by source, with the page getting its turn between them. */
export async function computeFingerprint(): Promise<string> {
  await prepareForSources()
  const collect = loadSources(sources, { cache: {}, debug: false }, heavy)
  return hashComponents(await collect())
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const ManifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string(), ''),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
)

type Manifest = v.InferOutput<typeof ManifestSchema>

/** What the page of one screen brings along. */
export interface PageAssets {
  /** The style sheet, to stand in the page itself: one request less before the first paint. */
  readonly style: string
  /** Where that stands as files, as far as scripts may ask for them: they need not be fetched. */
  readonly sheets: readonly string[]
  /** Scripts to fetch beside the entry and React: its other imports, the screen's and the language's texts. */
  readonly preloads: readonly string[]
}

export interface Assets {
  /** Runs first and fetches the entry. Stands in the page itself: it has to be there to say that the rest is not. */
  readonly boot: string
  /** `sha256-…` of it, for `script-src`. */
  readonly bootHash: string
  readonly entry: string
  /** Run before the entry, which imports it. */
  readonly react: string
  /** `sha256-…` of every style sheet that a page can hold, for `style-src`. */
  readonly styleHashes: readonly string[]
  readonly forPage: (screen: Screen, textLocale: string) => PageAssets
}

/** The screens that are built as parts of their own; `none` has what the entry has. */
export const screens = ['cart', 'identification', 'payment', 'confirmation', 'none'] as const

export type Screen = (typeof screens)[number]

const entryName = 'src/entry-client.tsx'
const bootName = 'src/boot.ts'

const moduleOf: Readonly<Record<Screen, string | null>> = {
  cart: null,
  identification: 'src/routes/IdentificationRoute.tsx',
  payment: 'src/routes/PaymentRoute.tsx',
  confirmation: 'src/routes/ConfirmationRoute.tsx',
  none: null,
}

/** Chunks whose code follows, but the server's HTML has their parts already: their styles come with the page. */
const laterChunksOf: Readonly<Record<Screen, readonly string[]>> = {
  cart: ['domains', 'extras'],
  identification: [],
  payment: [],
  confirmation: [],
  none: [],
}

/** Where the texts of a screen stand, from the languages' folder. */
const textFolders: Readonly<Record<Screen, readonly string[]>> = {
  cart: [''],
  identification: ['', 'checkout/'],
  payment: ['', 'checkout/'],
  confirmation: ['', 'checkout/'],
  none: [''],
}

/** Reads the browser build's manifest once. Throws when there is no build: `npm start` makes one. */
export function loadAssets(clientFolder: string): Assets {
  const manifest = v.parse(
    ManifestSchema,
    JSON.parse(readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8')),
  )
  const entry = manifest[entryName]
  const boot = manifest[bootName]
  if (entry === undefined || boot === undefined)
    throw new Error(`the browser build has no ${entryName} or no ${bootName}`)
  const react = chunkNamed(manifest, 'react')
  const parts = new Map(
    screens.map((screen) => {
      const names = chunksOf(manifest, [entryName, moduleOf[screen]])
      const later = laterChunksOf[screen].map((name) => chunkNamed(manifest, name))
      const files = cssOf(manifest, [...names, ...later])
      const style = files.map((file) => readFileSync(join(clientFolder, file), 'utf8')).join('')
      const sheets = files.filter((file) => !entry.css.includes(file)).map((file) => `/${file}`)
      const scripts = names
        .filter((name) => name !== entryName && name !== react)
        .flatMap((name) => manifest[name]?.file ?? [])
      return [screen, { style, sheets, scripts }]
    }),
  )
  const bootScript = readFileSync(join(clientFolder, boot.file), 'utf8').trim()
  return {
    boot: bootScript,
    bootHash: hashOf(bootScript),
    entry: `/${entry.file}`,
    react: `/${manifest[react]?.file ?? ''}`,
    styleHashes: [...parts.values()].map(({ style }) => hashOf(style)),
    forPage: (screen, textLocale) => {
      const { style, sheets, scripts } = parts.get(screen) ?? { style: '', sheets: [], scripts: [] }
      const texts = textFolders[screen].flatMap(
        (folder) => manifest[`src/i18n/locales/${folder}${textLocale}.po`]?.file ?? [],
      )
      return {
        style,
        sheets,
        preloads: [...scripts, ...texts].map((file) => `/${file}`),
      }
    },
  }
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

const cssOf = (manifest: Manifest, names: readonly string[]): readonly string[] => [
  ...new Set(chunksOf(manifest, names).flatMap((name) => manifest[name]?.css ?? [])),
]

/** The manifest's key of the chunk that the build gave this name. Throws when there is none. */
function chunkNamed(manifest: Manifest, wanted: string): string {
  const key = Object.keys(manifest).find((name) => manifest[name]?.name === wanted)
  if (key === undefined) throw new Error(`the browser build has no chunk named ${wanted}`)
  return key
}

/** These chunks and everything they import before they can run, each once. */
function chunksOf(manifest: Manifest, names: readonly (string | null)[]): readonly string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const imported of manifest[name]?.imports ?? []) visit(imported)
  }
  for (const name of names) if (name !== null) visit(name)
  return [...seen]
}

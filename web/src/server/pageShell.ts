import type { Assets, Screen } from './assets.ts'

export interface Page {
  readonly lang: string
  readonly textLocale: string
  readonly title: string
  readonly screen: Screen
  /** What React rendered. */
  readonly body: string
  /** Null for a page that needs no script. */
  readonly handedOver: HandedOver | null
  readonly requestId: string
}

export interface HandedOver {
  /** What the browser takes over from. Plain JSON. */
  readonly state: unknown
  /** Says that the page does not come alive, with a way to try again: hidden until it does not. */
  readonly stuck: string
}

/** The HTML document around a rendered page. Everything of a visitor's that stands in it was escaped by React or by `jsonForScript`. */
export function pageShell(page: Page, assets: Assets): string {
  const { style, sheets, preloads } = assets.forPage(page.screen, page.textLocale)
  // A script that comes later asks for its styles' file unless a link names it. One that is disabled is not fetched.
  const named = sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('')
  const scripts = page.handedOver === null ? '' : scriptsOf(page.handedOver, preloads, assets)
  return (
    `<!doctype html><html lang="${page.lang}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><meta name="request-id" content="${page.requestId}">` +
    `<meta name="theme-color" content="#f8f5ef"><link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    `<title>${escapeText(page.title)}</title><style>${style}</style>${named}</head>` +
    `<body><div id="root">${page.body}</div>${scripts}</body></html>`
  )
}

/** What stands in a template is not fetched: the boot takes it out once the page is painted. */
function scriptsOf(
  { state, stuck }: HandedOver,
  preloads: readonly string[],
  { boot, entry, react }: Pick<Assets, 'boot' | 'entry' | 'react'>,
): string {
  const links = preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('')
  return (
    `${stuck}<script type="application/json" id="state">${jsonForScript(state)}</script>` +
    `<template id="scripts"><link rel="modulepreload" id="react" href="${react}">` +
    `<link rel="modulepreload" id="entry" href="${entry}">${links}</template>` +
    `<script type="module">${boot}</script>`
  )
}

/** `<` never appears inside, so no text of a visitor's can close the element. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

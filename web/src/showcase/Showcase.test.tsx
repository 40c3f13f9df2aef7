import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SamplePage } from './SamplePage.tsx'
import { Showcase } from './Showcase.tsx'

const pages = [
  ['every primitive', <Showcase key="all" />],
  ['a whole page', <SamplePage key="sample" />],
] as const

describe.each(pages)('%s', (_name, page) => {
  const root = document.createElement('div')
  beforeEach(() => document.body.append(root))
  afterEach(() => root.remove())

  it('is rendered where there is no browser', () => {
    vi.stubGlobal('window', undefined)
    vi.stubGlobal('document', undefined)
    try {
      expect(renderToString(page)).toContain('<main')
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('is taken over in the browser without a mismatch, and without an inline style that the security policy would stop', async () => {
    root.innerHTML = renderToString(page)
    expect(root.querySelector('[style]')).toBeNull()
    const mismatch = vi.fn()
    const app = await act(async () => hydrateRoot(root, page, { onRecoverableError: mismatch }))
    expect(mismatch).not.toHaveBeenCalled()
    act(() => app.unmount())
  })
})

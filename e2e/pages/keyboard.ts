import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** More stops than any page has: a place that is not among them cannot be reached. */
const mostStops = 90

/** Goes from stop to stop until the place has focus. At every stop the focus must show, and nothing may lie over it. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab')
    const { name, fault } = await page.evaluate(focusNow)
    expect(fault, `focus at ${name}`).toBeNull()
    if (await place.evaluate((element) => element === document.activeElement)) return
    passed.push(name)
  }
  throw new Error(`Not reached by Tab; passed: ${passed.join(' | ')}`)
}

/** Types where the keyboard stands after so many stops. */
export async function tabAndType(page: Page, place: Locator, text: string): Promise<void> {
  await tabTo(page, place)
  await page.keyboard.type(text)
}

/** In the page: what has focus, and what is wrong with how it is seen (WCAG 2.4.7, 2.4.11). */
function focusNow(): { name: string; fault: string | null } {
  const element = document.activeElement
  // Past the last stop focus is with the browser itself.
  if (element === null || element === document.body) return { name: 'the browser', fault: null }
  const name = `${element.tagName.toLowerCase()} ${element.id || (element.textContent ?? '').trim().slice(0, 40)}`
  const box = element.getBoundingClientRect()
  const center = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  if (center.y < 0 || center.y > innerHeight || center.x < 0 || center.x > innerWidth)
    return { name, fault: `out of sight at ${center.x}, ${center.y}` }
  if (!isMarked(element)) return { name, fault: 'not marked' }
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
  const foot = { x: center.x, y: box.bottom - 2 }
  const covers = [center, foot]
    .map(({ x, y }) => document.elementFromPoint(x, y))
    .filter((over) => over === null || !isOf(over))
  return { name, fault: covers.length === 0 ? null : `covered by ${covers[0]?.outerHTML.slice(0, 80)}` }

  function isOf(over: Element): boolean {
    return element?.contains(over) === true || over.contains(element) || label?.contains(over) === true
  }

  /** A ring of the element's own, or of the card or switch that it stands in for. */
  function isMarked(start: Element): boolean {
    const places = [start, start.nextElementSibling, start.parentElement, start.parentElement?.parentElement]
    return places.some((place) => {
      if (!place) return false
      const { boxShadow, outlineStyle } = getComputedStyle(place)
      return boxShadow.includes('rgb(19, 34, 28)') || (outlineStyle !== 'none' && place === start)
    })
  }
}

import { flushSync } from 'react-dom'

/**
 * Changes the page and then moves focus to the element with this id: what was pressed goes away with the change, and focus goes where
 * the work goes.
 */
export function moveFocus(change: () => void, target: () => string): void {
  flushSync(change)
  document.getElementById(target())?.focus()
}

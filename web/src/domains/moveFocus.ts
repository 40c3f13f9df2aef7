import { flushSync } from 'react-dom'

/**
 * Changes the page and then moves focus to the element with this id: what was pressed goes away with the change, and focus goes where
 * the work goes, also when the code of that place is still on its way.
 */
export function moveFocus(change: () => void, target: () => string): void {
  flushSync(change)
  const place = document.getElementById(target())
  if (place === null) focusOnceThere(target)
  else place.focus()
}

/** A visitor who has gone on elsewhere meanwhile is left there. */
function focusOnceThere(target: () => string): void {
  const watcher = new MutationObserver(() => {
    const place = document.getElementById(target())
    const isElsewhere = document.activeElement !== document.body
    if (place === null && !isElsewhere) return
    watcher.disconnect()
    if (!isElsewhere) place?.focus()
  })
  watcher.observe(document.body, { childList: true, subtree: true })
}

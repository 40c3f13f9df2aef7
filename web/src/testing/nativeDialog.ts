/**
 * jsdom knows the dialog element but not how it opens. This adds the part of the HTML standard that our dialogs use
 * (section 4.11.4): the open attribute, focus back to where it was, a close event, and Escape's cancel event.
 */
export function nativeDialog() {
  const previous = new WeakMap<HTMLDialogElement, Element | null>()
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is open.', 'InvalidStateError')
      previous.set(this, document.activeElement)
      this.open = true
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      const before = previous.get(this)
      if (before instanceof HTMLElement) before.focus()
      queueMicrotask(() => this.dispatchEvent(new Event('close')))
    },
  })
}

/** What a browser does with Escape on an open modal: ask first, close if nobody objects. */
export function pressEscape(dialog: HTMLDialogElement) {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

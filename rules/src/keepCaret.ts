/**
 * Where the caret belongs once `typed` is shown as `formatted`: after as many letters and digits as stood before it.
 * `caret` and the answer are offsets as `selectionStart` has them.
 */
export const keepCaret = (typed: string, caret: number, formatted: string): number => {
  let before = significant(typed.slice(0, caret)).length
  if (before === significant(typed).length) return formatted.length
  let at = 0
  while (before > 0 && at < formatted.length) {
    if (significant(formatted.charAt(at)) !== '') before -= 1
    at += 1
  }
  return at
}

const significant = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}&+]/gu, '')

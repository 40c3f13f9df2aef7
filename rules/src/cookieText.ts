/**
 * JSON as a cookie value that no layer needs to encode again: letters, digits and `-_.~!'()*`, all of which
 * `encodeURIComponent` leaves alone, so the length on the wire is the length here. The four signs that JSON lists are made of
 * have a stand-in each; every other character is `*` and its four hexadecimal digits.
 */
const standIns = { '"': "'", ',': '!', '[': '(', ']': ')' } as const

const standInOf = new Map<string, string>(Object.entries(standIns))
const originalOf = new Map<string, string>(Object.entries(standIns).map(([sign, standIn]) => [standIn, sign]))

export function toCookieText(json: string): string {
  return json.replace(/[^A-Za-z0-9_.~-]/g, (sign) => {
    const code = sign.charCodeAt(0).toString(16).padStart(4, '0')
    return standInOf.get(sign) ?? `*${code}`
  })
}

/** The JSON again. Total: a value that we did not write gives text which is no JSON, or not ours. */
export function fromCookieText(text: string): string {
  return text.replace(/\*([0-9a-f]{4})|[!'()]/g, (sign, code: string | undefined) =>
    code === undefined ? (originalOf.get(sign) ?? sign) : String.fromCharCode(Number.parseInt(code, 16)),
  )
}

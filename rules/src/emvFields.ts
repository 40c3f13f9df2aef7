/** Fields of an EMV QR text by their two-digit id, in order: id, two digits of length, value. Source: EMVCo merchant-presented QR. */
export type EmvFields = readonly (readonly [id: string, value: string])[]

/** Values that are empty are left out; one longer than 99 characters cannot be written and gives null. */
export const writeEmvFields = (fields: EmvFields): string | null => {
  const present = fields.filter(([, value]) => value !== '')
  if (present.some(([, value]) => value.length > 99)) return null
  return present.map(([id, value]) => id + String(value.length).padStart(2, '0') + value).join('')
}

/** Null when the lengths do not add up. A repeated id keeps its first value. */
export const readEmvFields = (text: string): ReadonlyMap<string, string> | null => {
  const fields = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const [, id, size] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? []
    if (id === undefined || size === undefined) return null
    const value = text.slice(at + 4, at + 4 + Number(size))
    if (value.length !== Number(size)) return null
    if (!fields.has(id)) fields.set(id, value)
    at += 4 + value.length
  }
  return fields
}

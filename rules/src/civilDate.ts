const day = 86_400_000

/** Days from one calendar date (`YYYY-MM-DD`) to another; null when either is no date. No time zone is involved. */
export const daysBetween = (from: string, to: string): number | null => {
  const [start, end] = [toUtc(from), toUtc(to)]
  return start === null || end === null ? null : (end - start) / day
}

export const addDays = (from: string, days: number): string | null => {
  const start = toUtc(from)
  return start === null ? null : new Date(start + days * day).toISOString().slice(0, 10)
}

/** `Date.parse` takes 31 February for 3 March; writing it back tells. */
const toUtc = (date: string): number | null => {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null
  const instant = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== date ? null : instant
}

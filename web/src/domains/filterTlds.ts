/**
 * Extensions that fit what was typed, those that begin with it first: `br` finds `.br` before `.com.br`. A leading dot is the same.
 * Last come those listed under a title that has it in it: `lojas` finds `.store`.
 */
export function filterTlds(
  tlds: readonly string[],
  typed: string,
  titlesOf: (tld: string) => readonly string[],
): readonly string[] {
  const wanted = folded(typed).replace(/^\.+/, '')
  if (wanted === '') return tlds
  const begins = tlds.filter((tld) => tld.startsWith(wanted))
  const holds = tlds.filter((tld) => tld.includes(wanted))
  const listed = tlds.filter((tld) => titlesOf(tld).some((title) => folded(title).includes(wanted)))
  return [...new Set([...begins, ...holds, ...listed])]
}

/** As people type it: `Tecnología` is found by `tecnologia`. */
const folded = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')

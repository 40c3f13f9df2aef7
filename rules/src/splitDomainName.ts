export interface SplitDomainName {
  readonly sld: string
  readonly tld: string
}

/**
 * Cuts a full name at the longest extension that the shop knows: `loja.com.br` is `loja` and `com.br` even where `br` is
 * known too. Null when no known extension ends it or nothing stands before it. Source: spec 1 section 5.
 */
export const splitDomainName = (fullName: string, knownTlds: Iterable<string>): SplitDomainName | null => {
  const name = fullName.trim().toLowerCase().replace(/\.$/, '')
  const known = new Set(knownTlds)
  for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
    const tld = name.slice(dot + 1)
    if (known.has(tld)) return dot === 0 ? null : { sld: name.slice(0, dot), tld }
  }
  return null
}

/** What people paste: an address or an e-mail's host. Drops scheme, path and blanks; keeps `www.`, which is refused with a reason. */
export const cleanDomainInput = (pasted: string): string =>
  pasted
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/\s/g, '')

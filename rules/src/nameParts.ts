/** A name as the cart holds it: in lower case, the extension without a leading dot. */
export function nameParts(given: { readonly sld: string; readonly tld: string }) {
  const sld = given.sld.trim().toLowerCase()
  const tld = given.tld.trim().toLowerCase().replace(/^\./, '')
  return { sld, tld, name: domainNameOf({ sld, tld }) }
}

/** `minhaloja.com.br`; empty while either part is. */
export const domainNameOf = ({ sld, tld }: { readonly sld: string; readonly tld: string }): string =>
  sld === '' || tld === '' ? '' : `${sld}.${tld}`

/** Whether the extension is registro.br's. Without a leading dot. */
export const isBrTld = (tld: string): boolean => tld === 'br' || tld.endsWith('.br')

import type { CalculateProblem, CalculateRequest } from './calculation.ts'

/** What is wrong with a request whatever the prices are: nothing in it, lines twice, relations that lead nowhere. */
export function relationProblems(request: CalculateRequest): CalculateProblem[] {
  const problems: CalculateProblem[] = []
  if (request.products.length + request.domains.length === 0) {
    return [{ code: 'empty', field: 'products' }]
  }
  const products = new Set<string>()
  const domains = new Set<string>()
  const names = new Set<string>()
  for (const [index, { relId }] of request.products.entries()) {
    if (products.has(relId)) problems.push({ code: 'duplicate-line', field: `products.${index}.relId` })
    products.add(relId)
  }
  for (const [index, { relId, sld, tld }] of request.domains.entries()) {
    const name = `${sld}.${tld}`.toLowerCase()
    if (products.has(relId) || domains.has(relId)) {
      problems.push({ code: 'duplicate-line', field: `domains.${index}.relId` })
    } else if (names.has(name)) {
      problems.push({ code: 'duplicate-line', field: `domains.${index}.sld` })
    }
    domains.add(relId)
    names.add(name)
  }
  const unknown = (field: string) => problems.push({ code: 'unknown-related', field })
  for (const [index, { relId, related }] of request.products.entries()) {
    const isKnown = related === null || (related !== relId && (products.has(related) || domains.has(related)))
    if (!isKnown) unknown(`products.${index}.related`)
  }
  for (const [index, { relId, related, domainRelated }] of request.domains.entries()) {
    if (related !== null && !products.has(related)) unknown(`domains.${index}.related`)
    const isKnown = domainRelated === null || (domainRelated !== relId && domains.has(domainRelated))
    if (!isKnown) unknown(`domains.${index}.domainRelated`)
  }
  return problems
}

import { sessionPairs } from '@balcao/rules/sessionParameters'
import { isStepId } from '@balcao/rules/stepIds'
import type { StepId } from '@balcao/rules/stepIds'
import { isBrandId } from '@balcao/rules/brand'
import type { BrandId } from '@balcao/rules/brand'
import type { SessionState } from '../session/sessionState.ts'

export type Location =
  | { readonly kind: 'countries' }
  | { readonly kind: 'step'; readonly brand: BrandId; readonly step: StepId }
  | { readonly kind: 'brand'; readonly brand: BrandId }
  | { readonly kind: 'nowhere' }

/** Reads a path: `/`, `/br`, `/br/carrinho`. With a brand of the host's own the prefix falls away: `/carrinho`. */
export function locationOf(path: string, hostBrand: BrandId | null): Location {
  const parts = path.split('/').filter((part) => part !== '')
  const [brand, step, ...rest] = hostBrand === null ? parts : [hostBrand, ...parts]
  if (brand === undefined) return { kind: 'countries' }
  if (!isBrandId(brand) || rest.length > 0) return { kind: 'nowhere' }
  if (step === undefined) return { kind: 'brand', brand }
  return isStepId(step) ? { kind: 'step', brand, step } : { kind: 'nowhere' }
}

/** Every address of the shop. `prefix` is `/br`, or empty where the host says the brand; `passed` goes along to every step. */
export function pathsFrom(prefix: string, passed: readonly (readonly [string, string])[]) {
  const withQuery = (path: string, query: readonly (readonly [string, string])[]): string => {
    const text = new URLSearchParams(query.map(([name, value]) => [name, value])).toString()
    return text === '' ? path : `${path}?${text}`
  }
  return {
    step: (step: StepId) => withQuery(`${prefix}/${step}`, passed),
    order: (token: string) => withQuery(`${prefix}/confirmacao`, [['order', token], ...passed]),
  }
}

export const prefixOf = (brand: BrandId, hostBrand: BrandId | null): string =>
  hostBrand === null ? `/${brand}` : ''

/** What of a session goes along to every step. */
export const passedOn = ({
  sessionParameters,
  ccMode,
  isExpandedFlow,
}: Pick<SessionState, 'sessionParameters' | 'ccMode' | 'isExpandedFlow'>): readonly (readonly [
  string,
  string,
])[] => {
  const pairs = sessionPairs({ ...sessionParameters, ccMode })
  return isExpandedFlow ? [...pairs, ['expandedFlowMode', '1']] : pairs
}

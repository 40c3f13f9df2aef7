import { type BrandId, brandIds } from './brand.ts'
import type { TaxDocumentKind } from './taxDocumentForm.ts'

/** What a country's registry wants of who registers under it. */
export interface NationalCondition {
  readonly document: 'required' | 'none'
  /** Kinds that will do; null for any valid document of that country. */
  readonly kinds: readonly TaxDocumentKind[] | null
  /** The refusal when the document's national domains are with another company; null where that does not matter. */
  readonly linkedElsewhere: 'single-company' | 'linked-elsewhere' | null
  /** Whether shops of other countries may sell it; they ask for none of this, because it reads that country's documents. */
  readonly foreigners: 'welcome' | 'refused'
}

const open: NationalCondition = {
  document: 'none',
  kinds: null,
  linkedElsewhere: null,
  foreigners: 'welcome',
}
const local: NationalCondition = { ...open, document: 'required', foreigners: 'refused' }

/** Configuration by country; the rows that refuse foreigners rest on older sources. Source: spec 2 section 5, facts section 2. */
export const nationalConditions = {
  br: { ...open, document: 'required', kinds: ['cpf', 'cnpj'], foreigners: 'refused' },
  mx: { ...open, document: 'required', kinds: ['rfc'], linkedElsewhere: 'single-company' },
  cl: { ...open, document: 'required', linkedElsewhere: 'linked-elsewhere' },
  co: { ...open, document: 'required', linkedElsewhere: 'linked-elsewhere' },
  ar: { ...open, document: 'required', kinds: ['cuit'], foreigners: 'refused' },
  pe: open,
  ec: open,
  do: open,
  cr: { ...open, document: 'required' },
  pa: open,
  uy: local,
  py: local,
  bo: local,
  sv: local,
} as const satisfies Record<BrandId, NationalCondition>

/** The country of an extension, by its last label; null for a generic one. */
export const nationalBrand = (tld: string): BrandId | null => {
  const country = tld.slice(tld.lastIndexOf('.') + 1)
  return brandIds.find((brand) => brand === country) ?? null
}

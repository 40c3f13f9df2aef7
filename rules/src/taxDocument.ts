import type { BrandId } from './brand.ts'
import type { TaxDocumentResult, TaxDocumentRule } from './taxDocumentForm.ts'
import { arTaxDocuments } from './taxDocuments/ar.ts'
import { boTaxDocuments } from './taxDocuments/bo.ts'
import { brTaxDocuments } from './taxDocuments/br.ts'
import { clTaxDocuments } from './taxDocuments/cl.ts'
import { coTaxDocuments } from './taxDocuments/co.ts'
import { crTaxDocuments } from './taxDocuments/cr.ts'
import { doTaxDocuments } from './taxDocuments/do.ts'
import { ecTaxDocuments } from './taxDocuments/ec.ts'
import { mxTaxDocuments } from './taxDocuments/mx.ts'
import { paTaxDocuments } from './taxDocuments/pa.ts'
import { peTaxDocuments } from './taxDocuments/pe.ts'
import { pyTaxDocuments } from './taxDocuments/py.ts'
import { svTaxDocuments } from './taxDocuments/sv.ts'
import { uyTaxDocuments } from './taxDocuments/uy.ts'

/** Every country's documents. A browser that knows its brand can import that one file of `taxDocuments/` instead. */
export const taxDocuments = {
  br: brTaxDocuments,
  cl: clTaxDocuments,
  co: coTaxDocuments,
  mx: mxTaxDocuments,
  ar: arTaxDocuments,
  pe: peTaxDocuments,
  ec: ecTaxDocuments,
  uy: uyTaxDocuments,
  py: pyTaxDocuments,
  do: doTaxDocuments,
  bo: boTaxDocuments,
  cr: crTaxDocuments,
  sv: svTaxDocuments,
  pa: paTaxDocuments,
} as const satisfies Record<BrandId, TaxDocumentRule>

/** Reads a tax document as typed, in any punctuation. Source: spec 1 section 5, facts section 3. */
export const validateTaxDocument = (brand: BrandId, typed: string): TaxDocumentResult =>
  taxDocuments[brand].read(typed)

/** For display, complete or half typed; keeps every significant character. */
export const formatTaxDocument = (brand: BrandId, typed: string): string => taxDocuments[brand].format(typed)

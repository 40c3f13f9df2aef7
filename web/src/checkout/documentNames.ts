import type { TaxDocumentKind } from '@balcao/rules/taxDocumentForm'

/** What people call each document, and with its article where a sentence needs one. Names of their countries, so not translated. */
export const documentNames = {
  cpf: { name: 'CPF', withArticle: 'o CPF' },
  cnpj: { name: 'CNPJ', withArticle: 'o CNPJ' },
  rut: { name: 'RUT', withArticle: 'el RUT' },
  nit: { name: 'NIT', withArticle: 'el NIT' },
  cc: { name: 'cédula', withArticle: 'la cédula' },
  rfc: { name: 'RFC', withArticle: 'el RFC' },
  rfc_generic: { name: 'RFC', withArticle: 'el RFC' },
  cuit: { name: 'CUIT', withArticle: 'el CUIT' },
  dni: { name: 'DNI', withArticle: 'el DNI' },
  ruc: { name: 'RUC', withArticle: 'el RUC' },
  cedula: { name: 'cédula', withArticle: 'la cédula' },
  ci: { name: 'cédula', withArticle: 'la cédula' },
  rnc: { name: 'RNC', withArticle: 'el RNC' },
  fisica: { name: 'cédula física', withArticle: 'la cédula física' },
  juridica: { name: 'cédula jurídica', withArticle: 'la cédula jurídica' },
  dimex: { name: 'DIMEX', withArticle: 'el DIMEX' },
  dui: { name: 'DUI', withArticle: 'el DUI' },
} as const satisfies Record<TaxDocumentKind, { readonly name: string; readonly withArticle: string }>

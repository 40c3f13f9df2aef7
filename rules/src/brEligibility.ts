import { isBrTld } from './nameParts.ts'
import type { TaxDocumentKind } from './taxDocumentForm.ts'

/** Who may hold a name under a .br extension. `restricted` wants papers that this shop does not collect. */
export type BrAudience = 'either' | 'individual' | 'company' | 'restricted' | 'unverified'

const list = (names: string): readonly string[] => names.split(' ')

/** The .br extensions by audience, without the `.br`. Source: facts section 2 (registro.br's own module, July 2025). */
export const brExtensions = {
  either: list(
    'app art com dev eco log net ong tec 9guacu abc aju anani aparecida barueri belem bhz boavista bsb campinagrande ' +
      'campinas caxias curitiba feira floripa fortal foz goiania gru jab jampa jdf joinville londrina macapa maceio ' +
      'manaus maringa morena natal niteroi osasco palmas poa pvh recife ribeirao rio riobranco riopreto salvador ' +
      'sampa santamaria santoandre saobernardo saogonca sjc slz sorocaba the udi vix',
  ),
  individual: list(
    'blog flog vlog wiki adm adv arq ato bib bio bmd cim cng cnt coz des det ecn enf eng eti fnd fot fst geo ggf jor ' +
      'lel mat med mus not ntr odo ppg pro psc qsl rep slg taxi teo trd vet zlg nom',
  ),
  company: list('agr esp etc far imb ind inf radio rec srv tmp tur tv'),
  restricted: list('am coop fm g12 gov mil org psi b def jus leg mp tc edu emp'),
  unverified: list('api bet ia social xyz seg leilao contagem cuiaba'),
} as const satisfies Record<BrAudience, readonly string[]>

const audienceOf: ReadonlyMap<string, BrAudience> = new Map(
  (['either', 'individual', 'company', 'restricted', 'unverified'] as const).flatMap((audience) =>
    brExtensions[audience].map((name) => [`${name}.br`, audience] as const),
  ),
)

/** Null for an extension that is not under .br. An unknown one is `unverified`, bare `br` is `restricted`. */
export const brAudience = (tld: string): BrAudience | null => {
  if (!isBrTld(tld)) return null
  return tld === 'br' ? 'restricted' : (audienceOf.get(tld) ?? 'unverified')
}

export type BrRefusal =
  | 'individual-only'
  | 'company-only'
  | 'eligibility-documents'
  | 'eligibility-unverified'
  | 'document-required'
  | 'brazilian-document-required'

export type BrEligibility = { readonly ok: true } | { readonly ok: false; readonly reason: BrRefusal }

/**
 * May the holder of such a document register under this extension? The individual list takes a CPF alone and the
 * company list a CNPJ alone. `documentKind` is null while no document is known. Source: spec 2 section 5, facts section 2.
 */
export const brEligibility = (tld: string, documentKind: TaxDocumentKind | null): BrEligibility => {
  const audience = brAudience(tld)
  if (audience === null) return { ok: true }
  const reason = closedReason[audience] ?? documentReason(audience, documentKind)
  return reason === null ? { ok: true } : { ok: false, reason }
}

/** Extensions that nobody can buy here, whatever the document. */
const closedReason: Partial<Record<BrAudience, BrRefusal>> = {
  restricted: 'eligibility-documents',
  unverified: 'eligibility-unverified',
}

const documentReason = (audience: BrAudience, kind: TaxDocumentKind | null): BrRefusal | null => {
  if (kind === null) return 'document-required'
  if (kind !== 'cpf' && kind !== 'cnpj') return 'brazilian-document-required'
  if (audience === 'individual' && kind === 'cnpj') return 'individual-only'
  if (audience === 'company' && kind === 'cpf') return 'company-only'
  return null
}

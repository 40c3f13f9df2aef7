import type { DomainItem } from '@balcao/rules/cart'
import { validateTaxDocument } from '@balcao/rules/taxDocument'
import type { TaxDocumentAccepted, TaxDocumentRefusal } from '@balcao/rules/taxDocumentForm'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../session/ShopContext.tsx'
import { askOwnerDocument, setOwner } from './askOwnerDocument.ts'
import type { OwnerAnswer } from './askOwnerDocument.ts'
import { ownerFieldId } from './fieldIds.ts'
import { hasAccount } from './hasAccount.ts'
import type { TokenSource } from './tokenSource.ts'
import type { TypedDocument } from './typedDocument.ts'
import { useTypedBefore } from '../ui/useTypedBefore.ts'

/** Where the check of an owner stands. `typing`: nothing is judged while fingers are on the keys. */
export type OwnerCheck =
  | { readonly status: 'typing' | 'checking' }
  | { readonly status: 'malformed'; readonly refusal: TaxDocumentRefusal }
  | { readonly status: 'told'; readonly answer: OwnerAnswer }

/** The owner's document as typed, judged by its own rule when the field is left and then by the authorities, once for each document. */
export function useOwner(item: DomainItem, tokenSource: TokenSource, document: TypedDocument) {
  const { api, brand, log, now, session } = useShop()
  const [check, setCheck] = useState<OwnerCheck>(() => keptCheck(item))
  const [isAccountKnown, setAccountKnown] = useState(false)
  const latest = useRef(0)

  const keep = (value: string, answer: OwnerAnswer | null) =>
    void session.edit((cart) => setOwner(cart, { value, answer, at: now() }))

  const ask = async ({ normalized: value, kind }: TaxDocumentAccepted) => {
    latest.current += 1
    const asked = latest.current
    setCheck({ status: 'checking' })
    keep(value, null)
    const parts = { api, brand: brand.id, log, tokenSource }
    const answer = await askOwnerDocument(value, parts)
    // Another document was typed meanwhile: this answer is about nobody.
    if (asked !== latest.current) return
    setCheck({ status: 'told', answer })
    keep(value, answer)
    if (answer !== 'VALID') return
    const known = await hasAccount(value, kind, parts)
    if (asked === latest.current) setAccountKnown(known)
  }

  const judgeTyped = () => {
    const typed = document.read()
    const read = validateTaxDocument(brand.id, typed)
    if (read.ok) {
      document.type(read.formatted)
      return void ask(read)
    }
    setCheck({ status: 'malformed', refusal: read })
    keep(typed.trim(), null)
  }
  const judge = () => {
    if (check.status === 'typing') judgeTyped()
  }
  const type = (value: string) => {
    latest.current += 1
    document.type(value)
    setCheck({ status: 'typing' })
    setAccountKnown(false)
  }
  const retry = () => {
    const read = validateTaxDocument(brand.id, document.read())
    if (read.ok) void ask(read)
  }

  useTypedBefore(ownerFieldId(item.id), document.type)
  const first = useRef(() => {
    const read = validateTaxDocument(brand.id, document.read())
    const isKnown = read.ok && read.normalized === item.document.value && check.status === 'told'
    if (document.read() !== '' && !isKnown) judgeTyped()
  })
  // A document given before, at another name or with the buyer's data, is not typed again: the registry is asked about it at once.
  useEffect(() => first.current(), [])

  return { typed: document.typed, check, isAccountKnown, type, judge, retry }
}

/** What the cart knows of a document already; another provider's it cannot tell from an invalid one, so that is asked again. */
function keptCheck({ document: { status, registryCheck } }: DomainItem): OwnerCheck {
  if (registryCheck === null || (registryCheck.status === 'INVALID' && status === 'INVALID'))
    return { status: 'typing' }
  return { status: 'told', answer: registryCheck.status }
}

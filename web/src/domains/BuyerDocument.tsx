import type { BuyerDocument as Standing, CartProblemCode } from '@balcao/rules/cartProblems'
import { taxDocuments, validateTaxDocument } from '@balcao/rules/taxDocument'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { Card } from '../ui/Card.tsx'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import styles from './domains.module.css'
import { buyerDocumentId } from './fieldIds.ts'
import { malformedText } from './malformedText.ts'
import type { TypedDocument } from './typedDocument.ts'
import { useTypedBefore } from '../ui/useTypedBefore.ts'

export interface BuyerDocumentProps {
  /** What kept the visitor from going on; null while nothing did. */
  readonly refused: CartProblemCode | null
  readonly document: TypedDocument
}

/** The document of who buys, where no name of the cart asks for its owner's. Source: spec 1 section 2. */
export const BuyerDocument = ({ refused, document }: BuyerDocumentProps) => {
  const t = useText()
  const { brand, session } = useShop()
  const [isLeft, setLeft] = useState(false)
  const read = validateTaxDocument(brand.id, document.typed)
  const isTold = !read.ok && (read.code === 'empty' ? refused === 'document-missing' : isLeft)

  const tell = (typed: string) =>
    session.store.setState({ buyerDocument: standingOf(typed, validateTaxDocument(brand.id, typed).ok) })
  const type = (value: string) => {
    document.type(value)
    tell(value)
    setLeft(false)
  }
  const leave = () => {
    if (read.ok) document.type(read.formatted)
    setLeft(true)
  }

  useTypedBefore(buyerDocumentId, document.type)
  const first = useRef(() => tell(document.read()))
  // Keeps the cart's check in step with what the tab has from before: only the browser knows.
  useEffect(() => first.current(), [])

  const error = isTold ? malformedText(t, read) : null

  return (
    <Card>
      <div className={error === null ? styles.roomForError : undefined}>
        <Field
          id={buyerDocumentId}
          label={brand.taxDocuments.label}
          hint={`${brand.taxDocuments.hint}. ${t('document.buyer.hint')}`}
          error={error}
          confirmed={read.ok && isLeft ? t('document.valid') : null}
        >
          <TextInput
            value={document.typed}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            inputMode={taxDocuments[brand.id].inputMode}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            aria-required
          />
        </Field>
      </div>
    </Card>
  )
}

function standingOf(typed: string, isValid: boolean): Standing {
  if (typed.trim() === '') return 'missing'
  return isValid ? 'given' : 'invalid'
}

import type { DomainItem } from '@balcao/rules/cart'
import { ownedLines } from '@balcao/rules/cartProblems'
import { taxDocuments } from '@balcao/rules/taxDocument'
import { useEffect } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import styles from './domains.module.css'
import { malformedText } from './malformedText.ts'
import { ownerRefusal, setOwner, typedOwner } from './askOwnerDocument.ts'
import { ownerFieldId } from './fieldIds.ts'
import { OwnerVerdict } from './OwnerVerdict.tsx'
import type { TokenSource } from './tokenSource.ts'
import type { TypedDocument } from './typedDocument.ts'
import { useOwner } from './useOwner.ts'

export interface OwnerDocumentProps {
  readonly item: DomainItem
  readonly tokenSource: TokenSource
  /** The visitor wanted to go on without it. */
  readonly isMissed: boolean
  readonly document: TypedDocument
}

/** Whose a national name will be. The first such name of the cart has the field, the others say only what stands against them. */
export const OwnerDocument = (props: OwnerDocumentProps) => {
  const { item } = props
  const isFirst = useSession(({ cart }) => ownedLines(cart)[0]?.id === item.id)
  return isFirst ? <OwnerField {...props} /> : <OtherName item={item} />
}

const OwnerField = ({ item, tokenSource, isMissed, document }: OwnerDocumentProps) => {
  const t = useText()
  const { brand } = useShop()
  const { typed, check, isAccountKnown, type, judge, retry } = useOwner(item, tokenSource, document)
  const isValid =
    check.status === 'told' &&
    ownerRefusal(brand.id, item.tld, { value: typed, answer: check.answer }) === null
  const missed = isMissed && typed === '' ? t('document.empty') : null
  const error = check.status === 'malformed' ? malformedText(t, check.refusal) : missed
  return (
    <div className={styles.owner}>
      <div className={error === null ? styles.roomForError : undefined}>
        <Field
          id={ownerFieldId(item.id)}
          label={t('document.label', { document: brand.taxDocuments.label })}
          hint={t('document.hint', { tld: item.tld })}
          error={error}
          confirmed={isValid ? t('document.valid') : null}
        >
          <TextInput
            value={typed}
            onChange={(event) => type(event.target.value)}
            onBlur={judge}
            inputMode={taxDocuments[brand.id].inputMode}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
          />
        </Field>
      </div>
      <div className={styles.verdict} aria-live="polite">
        <OwnerVerdict tld={item.tld} typed={typed} check={check} onRetry={retry} />
        {isValid && isAccountKnown && <p className={styles.note}>{t('document.accounts')}</p>}
      </div>
    </div>
  )
}

/** The owner is known from the first name; this extension may still refuse them. */
const OtherName = ({ item: { document, tld } }: { readonly item: DomainItem }) => {
  const t = useText()
  const { brand, session } = useShop()
  const owner = useSession(({ cart }) => ownedLines(cart)[0]?.document)
  const isNew = document.value === '' && owner !== undefined && owner.value !== ''

  // Keeps the cart in step with its one owner: a name that came later is told who it is.
  useEffect(() => {
    if (isNew) void session.edit((cart) => setOwner(cart, typedOwner(owner)))
  }, [isNew, owner, session])

  const refusal =
    document.value === '' ? null : ownerRefusal(brand.id, tld, { value: document.value, answer: null })
  if (refusal === null) return null
  return <Notice tone="error">{t(`document.refusal.${refusal}`)}</Notice>
}

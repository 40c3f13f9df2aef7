import type { DomainItem } from '@balcao/rules/cart'
import { ownedLines } from '@balcao/rules/cartProblems'
import type { CartProblemCode } from '@balcao/rules/cartProblems'
import { createElement, useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { WaitForPart } from '../i18n/WaitForPart.tsx'
import { useSession } from '../session/ShopContext.tsx'
import { Card } from '../ui/Card.tsx'
import { CardHead } from '../ui/CardHead.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useLazyPart } from '../ui/lazyPart.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { DomainEditorProps } from './DomainEditor.tsx'
import { domainEditor, ownerDocument } from './domainParts.ts'
import { DomainStanding } from './DomainStanding.tsx'
import type { OwnerDocumentProps } from './OwnerDocument.tsx'
import styles from './domains.module.css'
import { moveFocus } from './moveFocus.ts'
import type { TokenSource } from './tokenSource.ts'
import type { TypedDocument } from './typedDocument.ts'

export interface DomainCardProps {
  readonly item: DomainItem
  /** The id of the heading of a line: focus goes there when the line needs attention. */
  readonly titleIdOf: (lineId: string) => string
  readonly onRemove: () => void
  /** What else can go with the name. */
  readonly addons: ReactNode
  readonly tokenSource: TokenSource
  /** What kept the visitor from going on; null while nothing did. */
  readonly refused: CartProblemCode | null
  readonly document: TypedDocument
}

/** A name of the cart: how it stands, for how many years, whose it is. Edit, replace, cancel, remove. Source: spec 2 section 2. */
export const DomainCard = ({ item, titleIdOf, onRemove, addons, refused, ...owner }: DomainCardProps) => {
  const t = useText()
  const [isEditing, setEditing] = useState(false)
  const isOwned = useSession(({ cart }) => ownedLines(cart).some(({ id }) => id === item.id))
  const name = item.name === '' ? t('domain.later.title') : item.name
  const titleId = titleIdOf(item.id)
  const isGift = item.isFreeDomain || item.isBonusDomain
  const show = (editing: boolean) =>
    moveFocus(
      () => setEditing(editing),
      () => titleId,
    )
  return (
    <Card labelledBy={titleId} isDeferred={!isEditing}>
      <div className={styles.stack}>
        <CardHead
          id={titleId}
          icon="globe"
          kind={t(`domain.kind.${item.isTemporaryDomain ? 'temporary' : item.method}`)}
          title={item.name === '' ? name : <BreakableName item={item} />}
          action={
            <>
              {!isGift && (
                <IconButton
                  icon="edit"
                  label={t('domain.edit.open', { name })}
                  aria-expanded={isEditing}
                  onClick={() => setEditing(!isEditing)}
                />
              )}
              <IconButton icon="trash" label={t('domain.remove', { name })} onClick={onRemove} />
            </>
          }
        />
        {isEditing ? (
          <WaitForPart fallback={<Skeleton width="100%" height="12rem" />}>
            <Editor item={item} titleIdOf={titleIdOf} onClose={() => show(false)} />
          </WaitForPart>
        ) : (
          <DomainStanding
            item={item}
            titleId={titleId}
            isCodeMissed={refused === 'transfer-code-missing'}
            onEdit={() => show(true)}
          />
        )}
        {isOwned && (
          <WaitForPart fallback={<Skeleton width="100%" height="7rem" />}>
            <Owner item={item} {...owner} isMissed={refused === 'document-missing'} />
          </WaitForPart>
        )}
        {addons}
      </div>
    </Card>
  )
}

/** On a narrow phone the extension goes to the next line whole. */
const BreakableName = ({ item: { sld, tld } }: { readonly item: DomainItem }) => (
  <>
    {sld}
    <wbr />.{tld}
  </>
)

const Editor = (props: DomainEditorProps) => createElement(useLazyPart(domainEditor), props)

const Owner = (props: OwnerDocumentProps) => createElement(useLazyPart(ownerDocument), props)

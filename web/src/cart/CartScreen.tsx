import type { DomainItem } from '@balcao/rules/cart'
import { Fragment, memo } from 'react'
import type { ReactNode } from 'react'
import { joinList } from '../i18n/joinList.ts'
import { useText } from '../i18n/TextContext.tsx'
import { useSession } from '../session/ShopContext.tsx'
import { ProductCard } from './ProductCard.tsx'
import { givesBonus, offersEmail } from './cartParts.ts'
import { BonusPart, EmailBannerPart } from './LaterParts.tsx'
import { AddonList } from './AddonList.tsx'
import styles from './cart.module.css'
import { cartTitleId } from './lineIds.ts'
import { useRemoval } from './useRemoval.ts'

/** What the card of a name needs of the cart around it. */
export interface DomainLineProps {
  readonly item: DomainItem
  readonly onRemove: () => void
  readonly addons: ReactNode
}

type RenderDomain = (line: DomainLineProps) => ReactNode

interface CartScreenProps {
  /** What the visitor should know before the items: how the cart came to be, what needs attention. */
  readonly notices: ReactNode
  /** The way to a domain, where the cart needs one. */
  readonly domainBox: ReactNode
  /** The buyer's document, where the cart asks for it. */
  readonly document: ReactNode
  /** The card of a name: names are a part of their own. The same function renders the same card. */
  readonly renderDomain: RenderDomain
}

/** The items of the cart, each with its choices. */
export const CartScreen = ({ notices, domainBox, document, renderDomain }: CartScreenProps) => {
  const t = useText()
  const cart = useSession((state) => state.cart)
  const { items } = cart
  const { ask, dialog, failureAt } = useRemoval()
  const names = items.filter(({ selected, name }) => selected && name !== '').map(({ name }) => name)
  return (
    <>
      <h1 className={styles.title} id={cartTitleId} tabIndex={-1}>
        {names.length === 0 ? t('cart.title') : joinList(names, t('list.and'))}
      </h1>
      {notices}
      {givesBonus(cart) && <BonusPart />}
      {items.map((item) => (
        <Fragment key={item.id}>
          {failureAt(item)}
          {item.type === 'product' ? (
            <ProductCard item={item} onRemove={ask} />
          ) : (
            <NameCard item={item} onRemove={ask} renderDomain={renderDomain} />
          )}
        </Fragment>
      ))}
      {domainBox}
      {document}
      {offersEmail(cart) && <EmailBannerPart />}
      {dialog}
    </>
  )
}

interface NameCardProps {
  readonly item: DomainItem
  readonly onRemove: (item: DomainItem) => void
  readonly renderDomain: RenderDomain
}

/** A press on another item does not render it anew. */
const NameCard = memo(({ item, onRemove, renderDomain }: NameCardProps) =>
  renderDomain({
    item,
    onRemove: () => onRemove(item),
    addons: <AddonList item={item} />,
  }),
)

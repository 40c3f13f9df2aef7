import type { ProductItem } from '@balcao/rules/cart'
import { memo } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useSession } from '../session/ShopContext.tsx'
import { Card } from '../ui/Card.tsx'
import { CardHead } from '../ui/CardHead.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { AddonList } from './AddonList.tsx'
import styles from './cart.module.css'
import { CycleChoice } from './CycleChoice.tsx'
import { iconOf } from './iconOf.ts'
import { AccountsPart, ServerPart } from './LaterParts.tsx'
import { titleIdOf } from './lineIds.ts'
import { useCycleChange } from './useCycleChange.ts'

interface ProductCardProps {
  readonly item: ProductItem
  readonly onRemove: (item: ProductItem) => void
}

/** A product of the cart: its cycles, what it includes, what can go with it. A press on another item does not render it anew. */
export const ProductCard = memo(function ProductCard({ item, onRemove }: ProductCardProps) {
  const t = useText()
  const change = useCycleChange(item)
  const isTrial = useSession(({ products }) => (products[item.productId]?.trialDays ?? null) !== null)
  return (
    <Card labelledBy={titleIdOf(item.id)} isDeferred>
      <div className={styles.stack}>
        <CardHead
          id={titleIdOf(item.id)}
          icon={iconOf(item.role)}
          kind={item.group}
          title={item.name}
          action={
            <IconButton
              icon="trash"
              label={t('cart.remove', { name: item.name })}
              onClick={() => onRemove(item)}
            />
          }
        />
        <About item={item} />
        <CycleChoice line={item} onChange={change} />
        {item.role === 'proemail' && <AccountsPart line={item} isTrial={isTrial} />}
        {item.role === 'vps' && <ServerPart item={item} />}
        <AddonList item={item} />
      </div>
    </Card>
  )
})

/** What it is in a sentence and in a few points; the whole of what it has is one press away. */
const About = ({ item }: { readonly item: ProductItem }) => {
  const t = useText()
  const product = useSession(({ products }) => products[item.productId])
  if (product === undefined) return null
  const { descriptionPartOne, descriptionCDNFreePart, descriptionPartTwo, features } = product
  return (
    <div className={styles.about}>
      <p>{product.description}</p>
      <Points points={product.itemFeatures} />
      {features.length > 0 && (
        <Disclosure summary={t('cart.features')}>
          <div className={styles.about}>
            <p>
              {descriptionPartOne}
              <strong>{descriptionCDNFreePart}</strong>
              {descriptionPartTwo}
            </p>
            <Points points={features.map(({ description }) => description)} />
          </div>
        </Disclosure>
      )}
    </div>
  )
}

const Points = ({ points }: { readonly points: readonly string[] }) => (
  <ul className={styles.features}>
    {points.map((point) => (
      <li key={point}>
        <Icon name="check" /> {point}
      </li>
    ))}
  </ul>
)

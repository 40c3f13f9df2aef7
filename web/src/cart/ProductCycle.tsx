import type { ProductItem } from '@balcao/rules/cart'
import { useText } from '../i18n/TextContext.tsx'
import { Card } from '../ui/Card.tsx'
import { CardHead } from '../ui/CardHead.tsx'
import styles from './cart.module.css'
import { CycleChoice } from './CycleChoice.tsx'
import { iconOf } from './iconOf.ts'
import { titleIdOf } from './lineIds.ts'
import { useCycleChange } from './useCycleChange.ts'

/** A product with nothing but its cycles to choose from. */
export const ProductCycle = ({ item }: { readonly item: ProductItem }) => {
  const change = useCycleChange(item)
  const t = useText()
  return (
    <Card labelledBy={titleIdOf(item.id)}>
      <div className={styles.stack}>
        <CardHead id={titleIdOf(item.id)} icon={iconOf(item.role)} kind={item.group} title={item.name} />
        {item.cycles.length === 0 ? (
          <p>{t('reason.line-not-sold')}</p>
        ) : (
          <CycleChoice line={item} onChange={change} />
        )}
      </div>
    </Card>
  )
}

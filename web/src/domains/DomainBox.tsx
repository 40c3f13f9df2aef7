import type { Cart, CartItem } from '@balcao/rules/cart'
import { setTemporaryDomain } from '@balcao/rules/temporaryDomain'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CardHead } from '../ui/CardHead.tsx'
import { askGifts } from './askGifts.ts'
import { domainBoxId } from './domainBoxId.ts'
import { addChoice } from './domainChoice.ts'
import type { DomainChoice } from './domainChoice.ts'
import { DomainChooser } from './DomainChooser.tsx'
import styles from './domains.module.css'
import { moveFocus } from './moveFocus.ts'

export interface DomainBoxProps {
  /** The item that the name is for; null for a name bought alone. */
  readonly host: CartItem | null
  /** Whether the cart may go on without a name: the flag `temporary-domain-addons`. */
  readonly allowsLater?: boolean
  /** The id of the heading of a line: the new line takes over from here. */
  readonly titleIdOf: (lineId: string) => string
}

/** Chooses the name that a plan goes with. */
export const DomainBox = ({ host, allowsLater = false, titleIdOf }: DomainBoxProps) => {
  const t = useText()
  const shop = useShop()
  const { session, toasts } = shop
  const choose = (choice: DomainChoice) => {
    toasts.raise('domain-added')
    put((cart) => addChoice(cart, choice, host?.id ?? null))
    void askGifts(choice, shop)
  }
  const put = (edit: (cart: Cart) => Cart) => {
    const known = new Set(domainIds())
    moveFocus(
      () => void session.edit(edit),
      () => titleIdOf(domainIds().find((id) => !known.has(id)) ?? ''),
    )
  }
  const domainIds = () =>
    session.store.getState().cart.items.flatMap(({ id, type }) => (type === 'domain' ? [id] : []))

  const chooseLater = () => {
    put((cart) => setTemporaryDomain(cart, { sld: '', tld: '' }))
  }
  return (
    <Card labelledBy={domainBoxId}>
      <div className={styles.stack}>
        <CardHead
          id={domainBoxId}
          icon="globe"
          {...(host !== null && { kind: t('domain.box.for', { name: host.name }) })}
          title={t('domain.box.title')}
        />
        <DomainChooser place="domain" host={host} action="add" method="register" onChoose={choose} />
        {allowsLater && (
          <div className={styles.later}>
            <p className={styles.note}>{t('domain.later.text')}</p>
            <Button variant="quiet" onClick={chooseLater}>
              {t('domain.later.choose')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

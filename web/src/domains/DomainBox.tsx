import { hasDomain } from '@balcao/rules/addDomain'
import type { Cart, CartItem, DomainMethod } from '@balcao/rules/cart'
import { hostOfFurtherName } from '@balcao/rules/domainHost'
import { domainNameOf } from '@balcao/rules/nameParts'
import { setTemporaryDomain } from '@balcao/rules/temporaryDomain'
import { useEffect, useRef } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { offerBesideNames } from '../session/offerBesideNames.ts'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CardHead } from '../ui/CardHead.tsx'
import { askGifts } from './askGifts.ts'
import { anotherDomainId, domainBoxId } from './domainBoxId.ts'
import { addChoice, chosenName } from './domainChoice.ts'
import type { DomainChoice } from './domainChoice.ts'
import { DomainChooser } from './DomainChooser.tsx'
import styles from './domains.module.css'
import { moveFocus } from './moveFocus.ts'
import { refusedNameOf } from './refusedName.ts'

export interface DomainBoxProps {
  /** The item that lacks a name; null for one more name, which goes where it is needed, else is bought alone. */
  readonly host: CartItem | null
  /** Whether the cart may go on without a name: the flag `temporary-domain-addons`. */
  readonly allowsLater?: boolean
  /** The id of the heading of a line: the new line takes over from here. */
  readonly titleIdOf: (lineId: string) => string
  /** The visitor opened it and may close it again, or took a name; null where the cart cannot do without. */
  readonly onClose: (() => void) | null
}

/** Chooses the name that a plan goes with, or one more beside those of the cart. */
export const DomainBox = ({ host, allowsLater = false, titleIdOf, onClose }: DomainBoxProps) => {
  const t = useText()
  const shop = useShop()
  const { session, toasts } = shop
  const cart = useSession((state) => state.cart)
  const refused = useSession((state) => state.refusedName)
  const goesWith = (method: DomainMethod) => host ?? hostOfFurtherName(cart, method)
  const close = () => {
    session.store.setState({ refusedName: null })
    onClose?.()
  }
  const choose = (choice: DomainChoice) => {
    if (hasDomain(cart, chosenName(choice))) return moveFocus(close, () => titleIdOf(idOf(choice)))
    toasts.raise('domain-added')
    put((current) => addChoice(current, choice, goesWith(choice.method)?.id ?? null))
    void askGifts(choice, shop)
    void offerBesideNames(shop)
  }
  const idOf = (choice: DomainChoice) =>
    cart.items.find(({ name }) => name === domainNameOf(chosenName(choice)))?.id ?? ''
  const put = (edit: (cart: Cart) => Cart) => {
    const known = new Set(domainIds())
    moveFocus(
      () => {
        void session.edit(edit)
        close()
      },
      () => titleIdOf(domainIds().find((id) => !known.has(id)) ?? ''),
    )
  }
  const domainIds = () =>
    session.store.getState().cart.items.flatMap(({ id, type }) => (type === 'domain' ? [id] : []))

  const wasOpened = useRef(onClose !== null && refused === null)
  // Moves focus, which is the browser's, from the button that opened it and has gone.
  useEffect(() => {
    if (wasOpened.current) document.getElementById(domainBoxId)?.focus()
  }, [])
  const planned = goesWith('register')
  return (
    <Card labelledBy={domainBoxId}>
      <div className={styles.stack}>
        <CardHead
          id={domainBoxId}
          icon="globe"
          {...(planned !== null && { kind: t('domain.box.for', { name: planned.name }) })}
          title={t(onClose === null ? 'domain.box.title' : 'domain.box.further')}
        />
        <DomainChooser
          place="domain"
          host={planned}
          action="add"
          method={refused?.method ?? 'register'}
          refused={refused === null ? null : refusedNameOf(refused)}
          onChoose={choose}
        />
        {allowsLater && host !== null && (
          <div className={styles.later}>
            <p className={styles.note}>{t('domain.later.text')}</p>
            <Button
              variant="quiet"
              onClick={() => put((current) => setTemporaryDomain(current, { sld: '', tld: '' }))}
            >
              {t('domain.later.choose')}
            </Button>
          </div>
        )}
        {onClose !== null && (
          <div>
            <Button variant="quiet" onClick={() => moveFocus(close, () => anotherDomainId)}>
              {t('domain.edit.cancel')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

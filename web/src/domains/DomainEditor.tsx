import type { DomainItem } from '@balcao/rules/cart'
import { findItem } from '@balcao/rules/cartLines'
import { domainNameOf } from '@balcao/rules/nameParts'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { Button } from '../ui/Button.tsx'
import { askGifts } from './askGifts.ts'
import { chosenName, replaceChoice } from './domainChoice.ts'
import type { DomainChoice } from './domainChoice.ts'
import { DomainChooser } from './DomainChooser.tsx'
import styles from './domains.module.css'
import { OfferList } from './Suggestions.tsx'

export interface DomainEditorProps {
  readonly item: DomainItem
  readonly titleIdOf: (lineId: string) => string
  /** After another name was taken, or none. */
  readonly onClose: () => void
}

/** Another name in the place of this one: nothing changes until one is chosen. Source: spec 2 section 4, editing. */
export const DomainEditor = ({ item, titleIdOf, onClose }: DomainEditorProps) => {
  const t = useText()
  const shop = useShop()
  const { session, toasts } = shop
  const host = useSession(({ cart }) => findItem(cart, item.parentId ?? '') ?? null)
  const ccMode = useSession((state) => state.ccMode)
  const free = item.suggestions.filter(({ available }) => available === true)
  const others = useSession(({ cart }) => cart.items)
  const choose = (choice: DomainChoice) => {
    onClose()
    const chosen = domainNameOf(chosenName(choice))
    const twin = others.find(({ id, name }) => id !== item.id && name === chosen)
    if (twin !== undefined) return document.getElementById(titleIdOf(twin.id))?.focus()
    toasts.raise('domain-updated')
    void session.edit((cart) => replaceChoice(cart, choice, item.id, ccMode))
    void askGifts(choice, shop)
  }
  return (
    <div className={styles.editor}>
      {item.available !== true && free.length > 0 && (
        <section className={styles.suggestions}>
          <h3>{t('domain.suggestions')}</h3>
          <OfferList
            offers={free}
            offering={{
              host,
              action: 'replace',
              onChoose: (offer) => choose({ method: 'register', offer, gifts: null }),
            }}
          />
        </section>
      )}
      <DomainChooser
        place={`edit-${item.id.replaceAll('.', '-')}`}
        host={host}
        action="replace"
        method={item.isTemporaryDomain ? 'register' : item.method}
        refused={null}
        onChoose={choose}
      />
      <div>
        <Button variant="quiet" onClick={onClose}>
          {t('domain.edit.cancel')}
        </Button>
      </div>
    </div>
  )
}

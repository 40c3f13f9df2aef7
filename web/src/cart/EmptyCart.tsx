import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import styles from './cart.module.css'
import { HelpVideo } from './HelpVideo.tsx'
import { cartTitleId } from './lineIds.ts'

/** Each has its drawing in the catalogue, under its own name. */
const solutions = ['hosting', 'site-builder', 'email', 'vps', 'dedicated'] as const

export interface EmptyCartProps {
  readonly notices: ReactNode
  /** Where the visitor came for a name, or for one that cannot be had: the place to choose one. */
  readonly domainBox: ReactNode
}

/** Nothing in the cart: the way back, and what there is to buy. Source: spec 1 section 2. */
export const EmptyCart = ({ notices, domainBox }: EmptyCartProps) => {
  const t = useText()
  const { addresses, helpVideoUrl } = useShop().brand
  const { siteUrl } = addresses
  const title = useFocusLeft()
  return (
    <div className={styles.empty}>
      <h1 ref={title} className={styles.title} id={cartTitleId} tabIndex={-1}>
        {t('cart.empty.title')}
      </h1>
      {notices}
      {domainBox}
      <p>{t('cart.empty.text')}</p>
      <div className={styles.ways}>
        <LinkButton href={siteUrl} variant="primary">
          {t('cart.empty.back')}
        </LinkButton>
        {helpVideoUrl !== null && <HelpVideo url={helpVideoUrl} />}
      </div>
      <ul className={styles.solutions}>
        {solutions.map((id) => (
          <li key={id}>
            <a className={styles.solution} href={new URL(t(`solution.${id}.path`), siteUrl).href}>
              <img src={`/icons/${id}.svg`} alt="" width={28} height={28} />
              <strong>{t(`solution.${id}.title`)}</strong>
              <span>{t(`solution.${id}.text`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The heading that takes focus when the last item went with it. A page that was empty from the start leaves focus where it is. */
function useFocusLeft() {
  const { store } = useShop().session
  const heading = useRef<HTMLHeadingElement>(null)

  // Keeps the browser's focus in step with the page: it falls to the body when its element has gone.
  useEffect(() => {
    const wasFilled = store.getInitialState().cart.items.length > 0
    if (wasFilled && document.activeElement === document.body) heading.current?.focus()
  }, [store])
  return heading
}

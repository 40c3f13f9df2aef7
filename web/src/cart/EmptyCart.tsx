import type { ReactNode } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import styles from './cart.module.css'
import { HelpVideo } from './HelpVideo.tsx'
import { cartTitleId } from './lineIds.ts'

const solutions = [
  { id: 'hosting', icon: 'server' },
  { id: 'site-builder', icon: 'globe' },
  { id: 'email', icon: 'mail' },
  { id: 'vps', icon: 'server' },
  { id: 'dedicated', icon: 'server' },
] as const

/** Nothing in the cart: the way back, and what there is to buy. Source: spec 1 section 2. */
export const EmptyCart = ({ notices }: { readonly notices: ReactNode }) => {
  const t = useText()
  const { addresses, helpVideoUrl } = useShop().brand
  const { siteUrl } = addresses
  return (
    <div className={styles.empty}>
      <h1 className={styles.title} id={cartTitleId} tabIndex={-1}>
        {t('cart.empty.title')}
      </h1>
      {notices}
      <p>{t('cart.empty.text')}</p>
      <div className={styles.ways}>
        <LinkButton href={siteUrl} variant="primary">
          {t('cart.empty.back')}
        </LinkButton>
        {helpVideoUrl !== null && <HelpVideo url={helpVideoUrl} />}
      </div>
      <ul className={styles.solutions}>
        {solutions.map(({ id, icon }) => (
          <li key={id}>
            <a className={styles.solution} href={new URL(t(`solution.${id}.path`), siteUrl).href}>
              <Icon name={icon} size={1.75} />
              <strong>{t(`solution.${id}.title`)}</strong>
              <span>{t(`solution.${id}.text`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { memo } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './cart.module.css'

/** What one may trust here, and what the shop accepts, which is what its payment step shows. Source: spec 1 section 2. */
export const Seals = memo(() => {
  const t = useText()
  const { seals, paymentMethods } = useShop().brand
  const accepted = useSession(({ acceptedMethods }) => acceptedMethods)
  const shown = accepted.flatMap((method) => paymentMethods.filter((known) => known.method === method))
  return (
    <div className={styles.seals}>
      <section aria-labelledby="seals">
        <h2 id="seals">{t('seal.security')}</h2>
        <ul>
          {seals.map(({ id, label, url }) => (
            <li key={id}>
              <Icon name={id === 'tls' ? 'lock' : 'shield'} />
              {url === null ? label : <a href={url}>{label}</a>}
            </li>
          ))}
        </ul>
      </section>
      {shown.length > 0 && (
        <section aria-labelledby="payments">
          <h2 id="payments">{t('seal.payment')}</h2>
          <ul>
            {shown.map(({ method, name, brands }) => (
              <li key={method}>
                {name}
                {brands.length > 1 && <small> ({brands.join(', ')})</small>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
})

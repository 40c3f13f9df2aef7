import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import styles from './Order.module.css'

/** The way to a person. */
export const OrderHelp = () => {
  const text = useText()
  const { supportUrl, whatsapp } = useShop().brand
  return (
    <p className={styles.soft}>
      {text('order.help')} <a href={supportUrl}>{text('order.help.center')}</a>
      {whatsapp && (
        <>
          {' '}
          {text('order.help.or')} <a href={`https://wa.me/${whatsapp}`}>WhatsApp</a>
        </>
      )}
      .
    </p>
  )
}

import { formatPhone, validatePhone } from '@balcao/rules/phone'
import { formatPostalCode } from '@balcao/rules/postalCode'
import { formatTaxDocument } from '@balcao/rules/taxDocument'
import { Link } from 'wouter'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { placeLine, streetLine } from './addressLine.ts'
import { useCheckoutDraft, useCustomerStatus } from './useCheckoutDraft.ts'
import styles from './Payment.module.css'

/** Who buys, to be read once more before anything is charged. */
export const ReviewCustomer = () => {
  const text = useText()
  const { paths } = useShop()
  const status = useCustomerStatus()
  return (
    <Card labelledBy="review-customer">
      <div className={styles.head}>
        <h2 id="review-customer">{text('payment.review.customer')}</h2>
        <Link href={paths.step('identificacao')}>{text('payment.review.correct')}</Link>
      </div>
      {status === 'unknown' ? (
        <div aria-busy="true">
          <Skeleton width="100%" height="7.5rem" />
        </div>
      ) : (
        <CustomerLines />
      )}
    </Card>
  )
}

const CustomerLines = () => {
  const { brand } = useShop()
  const [{ customer }] = useCheckoutDraft()
  const { name, email, document, phone, address } = customer
  const dialled = validatePhone(brand.id, phone)
  const lines = [
    email,
    document &&
      `${brand.taxDocuments.kinds.length === 1 ? `${brand.taxDocuments.label} ` : ''}${formatTaxDocument(brand.id, document)}`,
    dialled.ok ? dialled.formatted : formatPhone(brand.id, phone),
    streetLine(address),
    [placeLine(address), address.postalCode && formatPostalCode(brand.id, address.postalCode)]
      .filter((part) => part !== '')
      .join(', '),
  ]
  return (
    <div className={styles.lines}>
      <p>
        <strong>{name}</strong>
      </p>
      {lines.map((line, index) => line !== '' && <p key={index}>{line}</p>)}
    </div>
  )
}

import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { Button } from '../ui/Button.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './cart.module.css'
import { CouponFormPart } from './LaterParts.tsx'

/** Collapsed until wanted; a coupon that holds is named with what it is, one that was refused stays in its field with the reason. */
export const CouponEntry = () => {
  const coupon = useSession((state) => state.coupon)
  return coupon?.status === 'VALID' ? <AppliedCoupon code={coupon.code} /> : <CouponQuestion />
}

const AppliedCoupon = ({ code }: { readonly code: string }) => {
  const t = useText()
  const { session, toasts } = useShop()
  const remove = () => {
    toasts.raise('coupon-removed')
    void session.removeCoupon()
  }
  return (
    <div className={styles.coupon}>
      <span>
        <Icon name="tag" /> {t('coupon.applied', { code })}
      </span>
      <Button variant="quiet" onClick={remove}>
        {t('coupon.remove')}
      </Button>
    </div>
  )
}

/**
 * Always the same element: a cart that changes must not render it anew. While its code is on the way, the server's form stands there and
 * can be typed into, and React would take it off the page for that.
 */
const form = <CouponFormPart />

const CouponQuestion = () => {
  const t = useText()
  const hasCode = useSession(({ coupon }) => coupon !== null)
  return (
    <Disclosure summary={t('coupon.have')} startsOpen={hasCode}>
      {form}
    </Disclosure>
  )
}

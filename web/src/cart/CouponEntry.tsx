import { useEffect, useRef } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import type { CouponState } from '../session/sessionState.ts'
import { Button } from '../ui/Button.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './cart.module.css'
import { CouponFormPart } from './LaterParts.tsx'

/** Collapsed until wanted; a coupon that holds is named with what it is, one that was refused stays in its field with the reason. */
export const CouponEntry = () => {
  const coupon = useSession((state) => state.coupon)
  const applied = coupon?.status === 'VALID' ? coupon.code : null
  return (
    <div ref={useFocusOnChange(coupon?.status ?? null)}>
      {applied === null ? <CouponQuestion /> : <AppliedCoupon code={applied} />}
    </div>
  )
}

/** What applied or removed a coupon goes with it, and focus with that: it comes to what stands in its place. */
function useFocusOnChange(status: CouponState['status'] | null) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(status)

  // Keeps the browser's focus in step with the page; whoever has it elsewhere is left there.
  useEffect(() => {
    if (status === 'NOT_VALIDATED') return
    const wasApplied = before.current === 'VALID'
    before.current = status
    const isChanged = wasApplied ? status === null : status === 'VALID'
    if (isChanged && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('summary, button')?.focus()
  }, [status])
  return box
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

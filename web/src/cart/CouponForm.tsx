import { useState } from 'react'
import type { FormEvent } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import styles from './cart.module.css'

/** Where a code is typed. One that was refused stays in its field with the reason. */
export const CouponForm = () => {
  const t = useText()
  const { session, toasts } = useShop()
  const coupon = useSession((state) => state.coupon)
  const refused = coupon?.status === 'INVALID' ? coupon : null
  const [code, setCode] = useState(coupon?.code ?? '')
  const [isBusy, setBusy] = useState(false)

  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return
    setBusy(true)
    const outcome = await session.applyCoupon(code.trim())
    setBusy(false)
    if (outcome !== 'settled') return
    toasts.raise(session.store.getState().coupon?.status === 'VALID' ? 'coupon-added' : 'coupon-invalid')
  }
  const error =
    refused === null || refused.code !== code.trim()
      ? null
      : t(`coupon.reason.${refused.reason ?? 'unknown'}`)

  return (
    <form className={styles.couponForm} onSubmit={(event) => void apply(event)} noValidate>
      <Field id="coupon-code" label={t('coupon.label')} error={error}>
        <TextInput
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
        />
      </Field>
      <Button type="submit" busy={isBusy}>
        {t('coupon.apply')}
      </Button>
    </form>
  )
}

import { use, useState } from 'react'
import type { FormEvent } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import type { ShopPaths } from '../session/ShopContext.tsx'
import { sentCouponName } from '../session/sentCoupon.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { AfterPressContext } from '../ui/usePress.ts'
import { useTypedBefore } from '../ui/useTypedBefore.ts'
import styles from './cart.module.css'

const fieldId = 'coupon-code'

/**
 * Where a code is typed. One that was refused stays in its field with the reason. Sent before the page is alive, it goes to the address,
 * and the server applies it: the hidden mark tells that from a coupon that an address brought along.
 */
export const CouponForm = () => {
  const t = useText()
  const { session, toasts, paths } = useShop()
  const coupon = useSession((state) => state.coupon)
  const refused = coupon?.status === 'INVALID' ? coupon : null
  const [code, setCode] = useState(coupon?.code ?? '')
  const [isBusy, setBusy] = useState(false)
  const afterPress = use(AfterPressContext)
  useTypedBefore(fieldId, setCode)

  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return
    setBusy(true)
    await new Promise<void>(afterPress)
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
      {passedOn(paths).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={sentCouponName} value="1" />
      <Field id={fieldId} label={t('coupon.label')} error={error}>
        <TextInput
          name="coupon"
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

/** What every address of the visit carries. */
const passedOn = ({ step }: ShopPaths) => [...new URLSearchParams(step('carrinho').split('?')[1])]

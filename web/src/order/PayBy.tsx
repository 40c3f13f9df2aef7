import { useText } from '../i18n/TextContext.tsx'
import type { Text } from '../i18n/text.ts'
import { useShop } from '../session/ShopContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './Order.module.css'
import { useMinutes } from './useMinutes.ts'

interface PayByProps {
  /** ISO 8601. */
  readonly expiresAt: string
}

/** Until when one can pay, on the visitor's own clock, and how long that is. Information, no countdown that presses. */
export const PayBy = ({ expiresAt }: PayByProps) => {
  const text = useText()
  const { brand } = useShop()
  const now = useMinutes()
  if (now === null) return <Skeleton width="16rem" height="1.5rem" />
  const end = Date.parse(expiresAt)
  const date = new Intl.DateTimeFormat(brand.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(end)
  return (
    <p className={styles.payBy}>
      <Icon name="clock" />
      <span>
        {end > now ? (
          <>
            {text('order.payBy', { date })} <span className={styles.soft}>{remaining(text, end - now)}</span>
          </>
        ) : (
          text('order.payBy.over', { date })
        )}
      </span>
    </p>
  )
}

const minute = 60_000

/** In the largest unit that says something: days, hours, minutes. */
function remaining(text: Text, milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / minute)
  if (minutes <= 90) return text('order.remaining.minutes', { n: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48
    ? text('order.remaining.hours', { n: hours })
    : text('order.remaining.days', { n: Math.floor(hours / 24) })
}

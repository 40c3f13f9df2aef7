import type { ReactNode } from 'react'
import { OrderSummary } from '../cart/OrderSummary.tsx'
import { Button } from '../ui/Button.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import styles from './routes.module.css'
import { SessionNotices } from './SessionNotices.tsx'
import { ShopFrame } from './ShopFrame.tsx'
import { TotalBar } from './TotalBar.tsx'

interface EarlyStepProps {
  readonly step: 'selecionar-ciclo' | 'registrar-dominio'
  readonly title: string
  readonly lead: string
  /** Words of the way on. */
  readonly onwards: string
  readonly onContinue: () => void
  readonly children: ReactNode
}

/** A step before the cart: one question, the summary beside it, one way on. */
export const EarlyStep = ({ step, title, lead, onwards, onContinue, children }: EarlyStepProps) => {
  const button = (
    <Button variant="primary" wide onClick={onContinue}>
      {onwards}
    </Button>
  )
  return (
    <ShopFrame step={step} bar={<TotalBar action={button} />}>
      <TwoColumns aside={<OrderSummary withCoupon={false} action={button} />}>
        <div className={styles.question}>
          <h1 tabIndex={-1}>{title}</h1>
          <p>{lead}</p>
        </div>
        <SessionNotices />
        {children}
      </TwoColumns>
    </ShopFrame>
  )
}

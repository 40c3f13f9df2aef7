import type { PaymentInstructions } from '@balcao/contract/order'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { CopyField } from '../ui/CopyField.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Order.module.css'
import { useCopied } from './useCopied.ts'

interface PixInstructionsProps {
  readonly instructions: Extract<PaymentInstructions, { kind: 'pix' }>
  readonly amount: string
}

/** The code first where one pays on the same phone, the picture first where one pays with another. */
export const PixInstructions = ({ instructions: { code, picture }, amount }: PixInstructionsProps) => {
  const text = useText()
  const { legal } = useShop().brand
  const [copied, sayCopied] = useCopied()
  return (
    <div className={styles.pix}>
      <div className={styles.pixCode}>
        <CopyField
          main
          label={text('order.pix.code')}
          value={code}
          copyLabel={text('order.pix.copy')}
          copiedLabel={text('order.pix.copied')}
          onCopied={sayCopied}
        />
        <div role="status">
          <VisuallyHidden>{copied && text('order.pix.copiedStatus')}</VisuallyHidden>
        </div>
        <ol className={styles.steps}>
          <li>{text('order.pix.step1')}</li>
          <li>{text('order.pix.step2')}</li>
          <li>{text('order.pix.step3', { amount, company: legal.companyName })}</li>
        </ol>
      </div>
      <figure className={styles.qr}>
        <img src={picture} alt={text('order.pix.picture')} width="220" height="220" />
        <figcaption>{text('order.pix.scan')}</figcaption>
      </figure>
    </div>
  )
}

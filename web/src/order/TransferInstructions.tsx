import type { PaymentInstructions } from '@balcao/contract/order'
import { useText } from '../i18n/TextContext.tsx'
import { Button } from '../ui/Button.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { copyText } from './copyText.ts'
import { CopyRow } from './CopyRow.tsx'
import styles from './Order.module.css'
import { useCopied } from './useCopied.ts'

interface TransferInstructionsProps {
  readonly instructions: Extract<PaymentInstructions, { kind: 'bank_transfer' }>
  /** `copied`: digits alone, as a bank's form takes them. */
  readonly amount: { readonly shown: string; readonly copied: string }
}

/** Where to send the money, each datum to be copied alone or all at once, as banks there take them. */
export const TransferInstructions = ({ instructions, amount }: TransferInstructionsProps) => {
  const text = useText()
  const [copied, sayCopied] = useCopied()
  const rows = [
    { label: text('order.transfer.holder'), value: instructions.holder },
    { label: text('order.transfer.document'), value: instructions.document },
    { label: text('order.transfer.bank'), value: instructions.bank },
    { label: text('order.transfer.accountType'), value: instructions.accountType },
    { label: text('order.transfer.accountNumber'), value: instructions.accountNumber },
    { label: text('order.transfer.email'), value: instructions.email },
    { label: text('order.transfer.amount'), value: amount.shown, copied: amount.copied },
    { label: text('order.transfer.reference'), value: instructions.reference },
  ]

  const copyAll = async () => {
    if (await copyText(rows.map(({ label, value }) => `${label}: ${value}`).join('\n'))) sayCopied()
  }

  return (
    <div className={styles.transfer}>
      <dl>
        {rows.map((row) => (
          <CopyRow key={row.label} {...row} />
        ))}
      </dl>
      <Button variant="primary" wide icon={copied ? 'check' : 'copy'} onClick={() => void copyAll()}>
        {text(copied ? 'order.copied' : 'order.transfer.copyAll')}
      </Button>
      <div role="status">
        <VisuallyHidden>{copied && text('order.transfer.copiedStatus')}</VisuallyHidden>
      </div>
      <p>{text('order.transfer.referenceNote', { reference: instructions.reference })}</p>
    </div>
  )
}

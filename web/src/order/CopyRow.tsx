import { useRef } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { copyText } from './copyText.ts'
import styles from './Order.module.css'
import { useCopied } from './useCopied.ts'

interface CopyRowProps {
  readonly label: string
  readonly value: string
  /** What is copied where that is not the value as it is shown. */
  readonly copied?: string
}

/** A name, its value, and a button that copies it; where the clipboard is closed the value is selected instead. */
export const CopyRow = ({ label, value, copied: toCopy = value }: CopyRowProps) => {
  const text = useText()
  const shown = useRef<HTMLElement>(null)
  const [copied, sayCopied] = useCopied()

  const copy = async () => {
    if (await copyText(toCopy)) sayCopied()
    else if (shown.current) getSelection()?.selectAllChildren(shown.current)
  }

  return (
    <div className={styles.copyRow}>
      <dt>{label}</dt>
      <dd ref={shown}>{value}</dd>
      <dd>
        <IconButton
          icon={copied ? 'check' : 'copy'}
          label={text('order.transfer.copy', { label })}
          onClick={() => void copy()}
        />
        <span role="status">
          <VisuallyHidden>{copied && text('order.transfer.copiedOne', { label })}</VisuallyHidden>
        </span>
      </dd>
    </div>
  )
}

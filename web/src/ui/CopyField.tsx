import { useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { useCountdown } from './useCountdown.ts'
import styles from './CopyField.module.css'

interface CopyFieldProps {
  readonly label: string
  readonly value: string
  readonly copyLabel: string
  readonly copiedLabel: string
  /** The code is what the screen is about: its button takes the primary dress. */
  readonly main?: boolean
  /** After the value is on the clipboard; the owner announces it. */
  readonly onCopied?: () => void
}

/** A code to carry elsewhere. Where the clipboard is closed to the page, the text is selected, ready to be copied by hand. */
export const CopyField = ({
  label,
  value,
  copyLabel,
  copiedLabel,
  main = false,
  onCopied,
}: CopyFieldProps) => {
  const id = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState(false)

  const copy = async () => {
    text.current?.select()
    if (!(await writeToClipboard(value))) return
    setCopied(true)
    onCopied?.()
  }

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={text}
        className={styles.code}
        id={id}
        value={value}
        rows={3}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant={main ? 'primary' : 'secondary'}
        wide
        icon={copied ? 'check' : 'copy'}
        onClick={() => void copy()}
      >
        {copied ? copiedLabel : copyLabel}
      </Button>
      {copied && <Expiry onEnd={() => setCopied(false)} />}
    </div>
  )
}

/** Long enough to be read, then the button offers itself again. */
const Expiry = ({ onEnd }: { readonly onEnd: () => void }) => {
  useCountdown(3000, false, onEnd)
  return null
}

const writeToClipboard = (value: string): Promise<boolean> =>
  navigator.clipboard
    ? navigator.clipboard.writeText(value).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false)

import { useId } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { TldOptions } from './TldOptions.tsx'
import styles from './TldPicker.module.css'
import { useCombobox } from './useCombobox.ts'
import type { Tlds } from './useTlds.ts'

interface TldPickerProps {
  readonly id: string
  /** Without a leading dot. */
  readonly value: string
  readonly tlds: Tlds
  readonly onChange: (tld: string) => void
}

/** One of some hundred extensions, found by typing. The platform's own list cannot be searched on a phone, so this is our one combobox. */
export const TldPicker = ({ id, value, tlds, onChange }: TldPickerProps) => {
  const t = useText()
  const listId = useId()
  const box = useCombobox({ listId, value, tlds, onChoose: onChange })
  return (
    <div className={styles.picker}>
      <Field id={id} label={t('domain.tld.label')}>
        <span className={styles.wrapper}>
          <TextInput
            {...box.input}
            onFocus={tlds.load}
            inputMode="text"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={styles.input}
          />
          <Icon name="chevron" className={styles.chevron} />
        </span>
      </Field>
      {box.isOpen && (
        <TldOptions
          id={listId}
          typed={box.typed}
          fitting={box.fitting}
          active={box.active}
          tlds={tlds}
          onChoose={box.choose}
        />
      )}
    </div>
  )
}

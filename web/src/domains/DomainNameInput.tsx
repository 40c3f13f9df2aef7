import { useText } from '../i18n/TextContext.tsx'
import { Field, errorId } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { domainErrorText } from './domainErrorText.ts'
import type { DomainNameProblem } from './readDomainName.ts'
import { useTypedBefore } from '../ui/useTypedBefore.ts'

interface DomainNameInputProps {
  readonly id: string
  readonly label: string
  /** Id of the sentence above that says how. */
  readonly hintId: string
  readonly value: string
  readonly problem: DomainNameProblem | null
  readonly onChange: (typed: string) => void
}

/** A name as people type or paste it. Never disabled, never corrected under the fingers. */
export const DomainNameInput = ({ id, label, hintId, value, problem, onChange }: DomainNameInputProps) => {
  const t = useText()
  useTypedBefore(id, onChange)
  return (
    <Field id={id} label={label} error={problem === null ? null : domainErrorText(t, problem)}>
      <TextInput
        value={value}
        aria-describedby={problem === null ? hintId : `${errorId(id)} ${hintId}`}
        onChange={(event) => onChange(event.target.value)}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </Field>
  )
}

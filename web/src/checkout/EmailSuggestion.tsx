import { validateEmail } from '@balcao/rules/email'
import { useText } from '../i18n/TextContext.tsx'
import { Button } from '../ui/Button.tsx'
import { useIdentification } from './IdentificationContext.ts'

/** An address that looks like a slip of the finger is asked about, never changed. */
export const EmailSuggestion = () => {
  const text = useText()
  const { draft, change, isConfirmed } = useIdentification()
  const email = validateEmail(draft.customer.email)
  const suggestion = email.ok && isConfirmed('email') ? email.suggestion : null
  if (suggestion === null) return null
  return (
    <Button variant="quiet" onClick={() => change('email', suggestion)}>
      {text('identification.email.suggestion', { suggestion })}
    </Button>
  )
}

import { useLayoutEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { AddressFields } from './AddressFields.tsx'
import { adoptTyped } from './adoptTyped.ts'
import { checkoutDraftOf } from './useCheckoutDraft.ts'
import { fieldId } from './customerField.ts'
import { IdentificationProvider } from './IdentificationContext.ts'
import { PersonFields } from './PersonFields.tsx'
import { PrivacyNote } from './PrivacyNote.tsx'
import { problemText } from './problemText.ts'
import { useErrorTitle } from './useErrorTitle.ts'
import { useIdentificationForm } from './useIdentificationForm.ts'
import type { IdentificationForm } from './useIdentificationForm.ts'
import styles from './Identification.module.css'

interface IdentificationScreenProps {
  /** The order's summary, beside the form on wide screens. */
  readonly summary: ReactNode
}

/** Who buys: a guest, without a password. Leads to the payment. */
export const IdentificationScreen = ({ summary }: IdentificationScreenProps) => {
  const text = useText()
  const { paths } = useShop()
  const [, navigate] = useLocation()
  const form = useIdentificationForm(() => navigate(paths.step('pagamento')))
  return (
    <div className={styles.screen}>
      <div className={styles.heading}>
        <h1 tabIndex={-1}>{text('identification.title')}</h1>
        <p>{text('identification.lead')}</p>
      </div>
      <TwoColumns aside={summary}>
        <IdentificationProvider value={form}>
          <Form form={form} />
        </IdentificationProvider>
      </TwoColumns>
    </div>
  )
}

const Form = ({ form }: { readonly form: IdentificationForm }) => {
  const text = useText()
  const ref = useAdoptedForm()
  const hasAddress = form.fields.main.some((field) => field.startsWith('address.'))

  const send = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }

  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={send}>
      <Problems form={form} />
      <Card labelledBy="customer-person">
        <div className={styles.stack}>
          <h2 id="customer-person">{text('identification.person.title')}</h2>
          <PersonFields />
        </div>
      </Card>
      {hasAddress && (
        <Card labelledBy="customer-address">
          <div className={styles.stack}>
            <div className={styles.cardTitle}>
              <h2 id="customer-address">{text('identification.address.title')}</h2>
              <p className={styles.note}>
                {text(
                  form.needs.registrant
                    ? 'identification.address.registrant'
                    : 'identification.address.invoice',
                )}
              </p>
            </div>
            <AddressFields />
          </div>
        </Card>
      )}
      <div className={styles.stack}>
        {form.status === 'unreachable' && (
          <Notice tone="error" alert title={text('checkout.unreachable.title')}>
            {text('identification.unreachable')}
          </Notice>
        )}
        <Button type="submit" variant="primary" wide busy={form.status === 'sending'}>
          {text('identification.submit')}
        </Button>
        <PrivacyNote />
      </div>
    </form>
  )
}

const Problems = ({ form }: { readonly form: IdentificationForm }) => {
  const text = useText()
  const { brand } = useShop()
  const problems = form.attempt > 0 ? form.problems : []
  useErrorTitle(problems.length > 0)
  return (
    <ErrorSummary
      title={text('identification.problems.title', { n: problems.length })}
      attempt={form.attempt}
      problems={problems.map((problem) => ({
        fieldId: fieldId(problem.field),
        message: problemText(text, brand, problem, form.draft.customer.document),
      }))}
    />
  )
}

/** What was typed before the page came alive is not asked again. */
function useAdoptedForm() {
  const shop = useShop()
  const ref = useRef<HTMLFormElement>(null)

  // Reads the browser's own fields once, before React writes the draft into them.
  useLayoutEffect(() => {
    if (ref.current) adoptTyped(ref.current, checkoutDraftOf(shop))
  }, [shop])

  return ref
}

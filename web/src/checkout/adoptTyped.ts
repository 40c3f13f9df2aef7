import type { IdentificationField } from '@balcao/rules/identification'
import { withField } from './checkoutDraft.ts'
import type { CheckoutDraftStore } from './checkoutDraft.ts'
import { fieldValue, isIdentificationField } from './customerField.ts'

/** Fills empty fields of the draft from the form as the browser has it. What the draft holds stays. */
export function adoptTyped(form: HTMLFormElement, draft: CheckoutDraftStore): void {
  const adopt = (field: IdentificationField, value: string) => {
    if (value.trim() === '' || fieldValue(draft.read().customer, field) !== '') return
    draft.change((current) => withField(current, field, value))
  }
  for (const control of form.elements) {
    const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    if (isField && isIdentificationField(control.name)) adopt(control.name, control.value)
  }
}

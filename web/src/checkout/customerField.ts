import type { Customer } from '@balcao/contract/customer'
import type { IdentificationField } from '@balcao/rules/identification'
import { addressParts } from '@balcao/rules/postalAddress'

export const emptyCustomer: Customer = {
  name: '',
  email: '',
  document: '',
  phone: '',
  address: { postalCode: '', street: '', number: '', complement: '', district: '', city: '', state: '' },
}

const personFields = ['name', 'email', 'document', 'phone'] as const

const fields: readonly IdentificationField[] = [
  ...personFields,
  ...addressParts.map((part) => `address.${part}` as const),
]

export const isIdentificationField = (text: string): text is IdentificationField =>
  fields.some((field) => field === text)

export const fieldValue = (customer: Customer, field: IdentificationField): string => {
  const part = addressParts.find((candidate) => field === `address.${candidate}`)
  const own = personFields.find((candidate) => field === candidate)
  if (part !== undefined) return customer.address[part]
  return own === undefined ? '' : customer[own]
}

export const withFieldValue = (customer: Customer, field: IdentificationField, value: string): Customer => {
  const part = addressParts.find((candidate) => field === `address.${candidate}`)
  return part === undefined
    ? { ...customer, [field]: value }
    : { ...customer, address: { ...customer.address, [part]: value } }
}

/** Of the control on the page; an error summary links to it. */
export const fieldId = (field: IdentificationField): string => `customer-${field.replace('.', '-')}`

/** Whether nothing was typed at all; the document alone may come from the cart. */
export const isUntouched = (customer: Customer): boolean =>
  fields.every((field) => field === 'document' || fieldValue(customer, field).trim() === '')

import { createContext, useContext } from 'react'

/** What a control takes from the field around it, ready to spread. */
export interface FieldControl {
  readonly id?: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

/** Empty outside a field: a control that stands alone names itself. */
export const FieldContext = createContext<FieldControl>({})

export const useFieldControl = (): FieldControl => useContext(FieldContext)

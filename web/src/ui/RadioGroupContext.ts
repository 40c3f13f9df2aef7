import { createContext, useContext } from 'react'

export interface RadioGroupState {
  readonly name: string
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly describedBy: string | null
}

export const RadioGroupContext = createContext<RadioGroupState | null>(null)

export const useRadioGroup = (): RadioGroupState => {
  const group = useContext(RadioGroupContext)
  if (!group) throw new Error('A radio stands inside a RadioGroup.')
  return group
}

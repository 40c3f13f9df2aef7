/** The six, in order; an id's place is its number. Source: spec 1 section 2. */
export const stepIds = [
  'selecionar-ciclo',
  'registrar-dominio',
  'carrinho',
  'identificacao',
  'pagamento',
  'confirmacao',
] as const

export type StepId = (typeof stepIds)[number]

export const isStepId = (value: string): value is StepId => stepIds.some((id) => id === value)

import type { Step } from '../ui/Stepper.tsx'

const labels = {
  carrinho: 'Carrinho',
  identificacao: 'Identificação',
  pagamento: 'Pagamento',
  confirmacao: 'Confirmação',
}

/** The four steps of a purchase as they look at one of them. */
export const sampleSteps = (current: string): readonly Step[] => {
  const at = Object.keys(labels).indexOf(current)
  return Object.entries(labels).map(([id, label], index) => ({
    id,
    label,
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
    href: index < at ? '#places' : null,
  }))
}

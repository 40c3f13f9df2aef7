import { useState } from 'react'
import { DiscountLabel } from '../ui/DiscountLabel.tsx'
import { Price } from '../ui/Price.tsx'
import { RadioCard } from '../ui/RadioCard.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'

const cycles = [
  { value: 'monthly', title: '1 mês', amount: 'R$ 21,90', note: 'Renova por R$ 21,90', discount: null },
  {
    value: 'annually',
    title: '1 ano',
    amount: 'R$ 12,90',
    note: 'Renova por R$ 214,80',
    discount: '41% OFF',
  },
  {
    value: 'triennially',
    title: '3 anos',
    amount: 'R$ 9,90',
    note: 'Renova por R$ 572,40',
    discount: '55% OFF',
  },
]

/** Billing cycles, as the cart will offer them. */
export const CycleSample = ({ name, layout }: { readonly name: string; readonly layout: 'list' | 'row' }) => {
  const [cycle, setCycle] = useState('annually')
  return (
    <RadioGroup name={name} legend="Período de pagamento" value={cycle} onChange={setCycle} layout={layout}>
      {cycles.map(({ value, title, amount, note, discount }) => (
        <RadioCard
          key={value}
          value={value}
          title={
            <>
              {title} {discount && <DiscountLabel text={discount} />}
            </>
          }
          note={
            <>
              <Price amount={amount} per="/mês" />
              <br />
              {note}
            </>
          }
        />
      ))}
    </RadioGroup>
  )
}

import type { CartItem, DomainMethod } from '@balcao/rules/cart'
import { useState } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import type { NameQuestion } from '../session/askRegistry.ts'
import { RadioCard } from '../ui/RadioCard.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import type { ChooserProps } from './chooserProps.ts'
import type { DomainChoice } from './domainChoice.ts'
import { DomainSearch } from './DomainSearch.tsx'
import { moveFocus } from './moveFocus.ts'
import { OwnDomain } from './OwnDomain.tsx'
import { TransferForm } from './TransferForm.tsx'

interface DomainChooserProps {
  /** Begins every id within. */
  readonly place: string
  readonly host: CartItem | null
  readonly action: ChooserProps['action']
  readonly method: DomainMethod
  readonly onChoose: (choice: DomainChoice) => void
}

const ways: readonly DomainMethod[] = ['register', 'own', 'transfer']

/** The end of the id of each way's field. */
const fieldOf = { register: 'search', own: 'own', transfer: 'transfer' } as const

const isWay = (value: string): value is DomainMethod => ways.some((way) => way === value)

/** Register a new name, use one's own, or bring one over. */
export const DomainChooser = ({ place, host, action, method, onChoose }: DomainChooserProps) => {
  const t = useText()
  const [way, setWay] = useState<{ method: DomainMethod; start: NameQuestion | null }>({
    method,
    start: null,
  })
  const props: ChooserProps = {
    place,
    host,
    action,
    start: way.start,
    onChoose,
    onOtherWay: (other, start) =>
      moveFocus(
        () => setWay({ method: other, start }),
        () => `${place}-${fieldOf[other]}`,
      ),
  }
  return (
    <>
      <RadioGroup
        name={`${place}-method`}
        legend={t('domain.box.legend')}
        value={way.method}
        onChange={(value) => isWay(value) && setWay({ method: value, start: null })}
        layout="row"
      >
        <RadioCard value="register" title={t('domain.box.register')} note={t('domain.box.registerNote')} />
        <RadioCard value="own" title={t('domain.box.own')} note={t('domain.box.ownNote')} />
        <RadioCard value="transfer" title={t('domain.box.transfer')} note={t('domain.box.transferNote')} />
      </RadioGroup>
      {way.method === 'register' && <DomainSearch {...props} />}
      {way.method === 'own' && <OwnDomain {...props} />}
      {way.method === 'transfer' && <TransferForm {...props} />}
    </>
  )
}

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
import type { RefusedName } from './refusedName.ts'
import { TransferForm } from './TransferForm.tsx'

interface DomainChooserProps {
  /** Begins every id within. */
  readonly place: string
  readonly host: CartItem | null
  readonly action: ChooserProps['action']
  readonly method: DomainMethod
  /** A name to begin with, which cannot be had as it is. */
  readonly refused: RefusedName | null
  readonly onChoose: (choice: DomainChoice) => void
}

interface Way {
  readonly method: DomainMethod
  readonly start: NameQuestion | null
  readonly refused: RefusedName | null
}

const ways: readonly DomainMethod[] = ['register', 'own', 'transfer']

/** The end of the id of each way's field. */
const fieldOf = { register: 'search', own: 'own', transfer: 'transfer' } as const

const isWay = (value: string): value is DomainMethod => ways.some((way) => way === value)

/** Register a new name, use one's own, or bring one over. */
export const DomainChooser = ({ place, host, action, method, refused, onChoose }: DomainChooserProps) => {
  const t = useText()
  const [way, setWay] = useState<Way>({ method, start: null, refused })
  const props: ChooserProps = {
    place,
    host,
    action,
    start: way.start,
    refused: way.refused,
    onChoose,
    onOtherWay: (other, start) =>
      moveFocus(
        () => setWay({ method: other, start, refused: null }),
        () => `${place}-${fieldOf[other]}`,
      ),
  }
  return (
    <>
      <RadioGroup
        name={`${place}-method`}
        legend={t('domain.box.legend')}
        value={way.method}
        onChange={(value) => isWay(value) && setWay({ method: value, start: null, refused: null })}
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

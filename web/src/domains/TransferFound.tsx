import type { DomainItem, DomainMethod } from '@balcao/rules/cart'
import { createDomainItem } from '@balcao/rules/createItem'
import { setTransferability } from '@balcao/rules/domainAnswer'
import type { BrandId } from '@balcao/rules/brand'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import type { NameQuestion, NameTransferability } from '../session/askRegistry.ts'
import { useShop } from '../session/ShopContext.tsx'
import { useMoney } from '../session/useMoney.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Price } from '../ui/Price.tsx'
import type { DomainChoice } from './domainChoice.ts'
import styles from './domains.module.css'
import { EppCodeField } from './EppCodeField.tsx'
import { moveFocus } from './moveFocus.ts'
import { TransferPanel } from './TransferPanel.tsx'

interface TransferFoundProps {
  readonly place: string
  readonly answer: NameTransferability
  readonly onRetry: () => void
  readonly onChoose: (choice: DomainChoice) => void
  readonly onOtherWay: (method: DomainMethod, name: NameQuestion | null) => void
}

/** What was found of a name that somebody wants to bring over, not yet in the cart. */
export const TransferFound = ({ place, answer, onRetry, onChoose, onOtherWay }: TransferFoundProps) => {
  const { brand } = useShop()
  const { sld, tld } = answer
  const item = asLine(answer, brand.id)
  return (
    <TransferPanel
      item={item}
      onRegister={() => onOtherWay('register', { sld, tld })}
      onOwn={() => onChoose({ method: 'own', sld, tld })}
      onRetry={onRetry}
      onSearch={() => onOtherWay('register', null)}
    >
      <TransferOffer
        place={place}
        item={item}
        onAdd={(code) => onChoose({ method: 'transfer', answer, code })}
      />
    </TransferPanel>
  )
}

/** As the cart would hold it: whether it is sold at all is for its rules to say. */
function asLine(answer: NameTransferability, brand: BrandId): DomainItem {
  const line = createDomainItem({ sld: answer.sld, tld: answer.tld, method: 'transfer' }, [])
  const told = setTransferability({ brand, items: [line] }, { ...answer, lineId: line.id }).items[0]
  return told?.type === 'domain' ? told : line
}

interface TransferOfferProps {
  readonly place: string
  readonly item: DomainItem
  readonly onAdd: (code: string) => void
}

const TransferOffer = ({ place, item, onAdd }: TransferOfferProps) => {
  const t = useText()
  const money = useMoney()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const year = item.cycles[0]
  const codeId = `${place}-epp`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') return onAdd(code)
    moveFocus(
      () => setMissing(true),
      () => codeId,
    )
  }
  return (
    <form className={styles.panel} onSubmit={submit} noValidate>
      <div className={styles.offer}>
        <div className={styles.offerWords}>
          <strong className={styles.name}>{item.name}</strong>
          <Badge tone="positive">{t('transfer.available.badge')}</Badge>
          <p className={styles.note}>
            {t('transfer.available.text')}
            {year !== undefined && ` ${t('domain.renewal', { renewal: money(year.renew) })}`}
          </p>
        </div>
        {year !== undefined && year.transfer !== null && <Price amount={money(year.transfer)} />}
      </div>
      <EppCodeField
        id={codeId}
        value={code}
        isMissing={isMissing}
        onChange={(value) => {
          setCode(value)
          setMissing(false)
        }}
      />
      <Button type="submit">{t('transfer.add')}</Button>
    </form>
  )
}

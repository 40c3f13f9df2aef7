import { setOwnDomain, setTransferCode, switchToRegister } from '@balcao/rules/domainMethod'
import { useState } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { StandingProps } from './DomainStanding.tsx'
import { DomainTerms } from './DomainTerms.tsx'
import { EppCodeField } from './EppCodeField.tsx'
import { eppFieldId } from './fieldIds.ts'
import { GiftOffers } from './GiftOffers.tsx'
import { IdProtect } from './IdProtect.tsx'
import { TransferPanel } from './TransferPanel.tsx'
import { useRecheck } from './useRecheck.ts'

/** A name of the cart that comes over: one of the five panels, and with the good one the code, the years, ID Protect. */
export const TransferLine = ({ item, titleId, isCodeMissed, onEdit }: StandingProps) => {
  const t = useText()
  const { session, toasts } = useShop()
  const { isChecking, recheck } = useRecheck(item, titleId)
  const [code, setCode] = useState(item.transferCode)
  const [isMissing, setMissing] = useState(false)

  const keepCode = () => {
    setMissing(code.trim() === '')
    if (code.trim() !== item.transferCode)
      void session.edit((cart) => setTransferCode(cart, { lineId: item.id, code }))
  }
  const register = () => {
    toasts.raise('domain-updated')
    void session.edit((cart) => switchToRegister(cart, { lineId: item.id }))
    // Prices and gifts of a registration are another answer than those of a transfer.
    recheck('register')
  }
  const keepAsOwn = () => {
    toasts.raise('domain-updated')
    void session.edit((cart) => setOwnDomain(cart, { lineId: item.id, sld: item.sld, tld: item.tld }))
    document.getElementById(titleId)?.focus()
  }
  if (isChecking)
    return (
      <p role="status">
        <Spinner /> {t('domain.search.busy', { name: item.name })}
      </p>
    )
  return (
    <TransferPanel
      item={item}
      onRegister={register}
      onOwn={keepAsOwn}
      onRetry={() => recheck('transfer')}
      onSearch={onEdit}
    >
      <Notice tone="success" title={t('transfer.available.title', { name: item.name })}>
        {t('transfer.available.text')}
      </Notice>
      <EppCodeField
        id={eppFieldId(item.id)}
        value={code}
        isMissing={isMissing || (isCodeMissed && code.trim() === '')}
        onChange={(value) => {
          setCode(value)
          setMissing(false)
        }}
        onBlur={keepCode}
      />
      <DomainTerms item={item} />
      <IdProtect item={item} />
      <GiftOffers item={item} titleId={titleId} />
    </TransferPanel>
  )
}

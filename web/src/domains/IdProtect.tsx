import type { DomainItem } from '@balcao/rules/cart'
import { offersIdProtection, setIdProtection } from '@balcao/rules/idProtection'
import { useState } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { useMoney } from '../session/useMoney.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Price } from '../ui/Price.tsx'
import { Switch } from '../ui/Switch.tsx'
import styles from './domains.module.css'

/** Keeps the owner out of the public directory, where the registry allows it. Off unless the visitor wants it. */
export const IdProtect = ({ item }: { readonly item: DomainItem }) => {
  const t = useText()
  const money = useMoney()
  const { session, toasts } = useShop()
  const [isOpen, setOpen] = useState(false)
  const yearly = item.idProtectionYearly
  if (yearly === null || !offersIdProtection(item)) return null
  const protect = (on: boolean) => {
    toasts.raise(on ? 'product-added' : 'product-removed')
    void session.edit((cart) => setIdProtection(cart, { lineId: item.id, on }))
  }
  return (
    <div>
      <Switch
        label={t('idProtect.label')}
        note={t('idProtect.note')}
        aside={<Price amount={money(yearly)} per={t('price.perYear')} size="small" />}
        checked={item.idProtection}
        onChange={protect}
      />
      <Button
        variant="quiet"
        className={styles.more}
        onClick={() => setOpen(true)}
        aria-label={t('idProtect.moreNamed', { name: item.name })}
      >
        {t('idProtect.more')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('idProtect.dialog.title')}
        closeLabel={t('dialog.close')}
      >
        <p>{t('idProtect.dialog.what')}</p>
        <p>{t('idProtect.dialog.why')}</p>
        <p>{t('idProtect.dialog.price', { amount: money(yearly) })}</p>
      </Dialog>
    </div>
  )
}

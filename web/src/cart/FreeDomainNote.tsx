import { createElement } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useSession } from '../session/ShopContext.tsx'
import type { SessionState } from '../session/sessionState.ts'
import { Button } from '../ui/Button.tsx'
import styles from './cart.module.css'
import { freeDomainDialog } from './cartParts.ts'
import { useDialogPart } from './useDialogPart.tsx'

/** The way to the conditions of free names, where the cart has one, or a plan or a name that gives one. */
export const FreeDomainNote = () => {
  const t = useText()
  const isConcerned = useSession(concernsFreeNames)
  const dialog = useDialogPart(freeDomainDialog)
  if (!isConcerned) return null
  return (
    <>
      <Button variant="quiet" className={styles.aligned} onClick={dialog.open}>
        {t('summary.freeDomain')}
      </Button>
      {dialog.failure}
      {dialog.part !== null && createElement(dialog.part, { open: dialog.isOpen, onClose: dialog.close })}
    </>
  )
}

const concernsFreeNames = ({ cart }: SessionState): boolean =>
  cart.items.some((item) =>
    item.type === 'product'
      ? item.selected && item.freeDomainCycles.includes(item.cycle)
      : item.isFreeDomain || item.isBonusDomain || item.freeDomains.length > 0,
  )

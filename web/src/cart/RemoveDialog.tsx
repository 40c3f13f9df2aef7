import type { CartItem } from '@balcao/rules/cart'
import { removedAlong, removeLine } from '@balcao/rules/removeLine'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { cartTitleId } from './lineIds.ts'

export interface RemoveDialogProps {
  readonly item: CartItem
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks before an item goes, and says what goes with it. */
export const RemoveDialog = ({ item, open, onClose }: RemoveDialogProps) => {
  const t = useText()
  const shop = useShop()
  const { session, toasts, log } = shop
  const cart = useSession((state) => state.cart)
  const along = removedAlong(cart, item.id)
  const remove = () => {
    onClose()
    toasts.raise(item.type === 'domain' ? 'domain-removed' : 'product-removed')
    void session.edit((current) => removeLine(current, { lineId: item.id }))
    if (item.type === 'product')
      import('../session/offerBesideNames.ts')
        .then(({ offerBesideNames }) => offerBesideNames(shop))
        .catch(() => log.warn({}, 'what goes with a name was not offered'))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        item.name === ''
          ? t('cart.removeDialog.titleNameless')
          : t('cart.removeDialog.title', { name: item.name })
      }
      closeLabel={t('dialog.close')}
      fallbackFocusId={cartTitleId}
      actions={
        <>
          <Button onClick={onClose}>{t('cart.removeDialog.keep')}</Button>
          <Button variant="danger" onClick={remove}>
            {t('cart.removeDialog.remove')}
          </Button>
        </>
      }
    >
      <p>{t('cart.removeDialog.text')}</p>
      {along.length > 0 && (
        <p>{t('cart.removeDialog.along', { names: along.map(({ name }) => name).join(', ') })}</p>
      )}
    </Dialog>
  )
}

import { createElement } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { Button } from '../ui/Button.tsx'
import { helpVideoDialog } from './cartParts.ts'
import { useDialogPart } from './useDialogPart.tsx'

/** How to buy, for those who would rather be shown. Source: spec 1 section 2, Brazil only. */
export const HelpVideo = ({ url }: { readonly url: string }) => {
  const t = useText()
  const dialog = useDialogPart(helpVideoDialog)
  return (
    <>
      <Button onClick={dialog.open}>{t('cart.empty.help')}</Button>
      {dialog.failure}
      {dialog.part !== null &&
        createElement(dialog.part, { url, open: dialog.isOpen, onClose: dialog.close })}
    </>
  )
}

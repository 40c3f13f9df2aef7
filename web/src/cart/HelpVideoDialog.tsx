import { useText } from '../i18n/TextContext.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import styles from './cart.module.css'

export interface HelpVideoDialogProps {
  readonly url: string
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * What the video shows in words, and the way to the video. It is not embedded: the shop loads nothing from elsewhere, and nobody's
 * visit is told to a video service unasked.
 */
export const HelpVideoDialog = ({ url, open, onClose }: HelpVideoDialogProps) => {
  const t = useText()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('cart.help.title')}
      closeLabel={t('dialog.close')}
      actions={
        <LinkButton href={url} target="_blank" rel="noreferrer" variant="primary">
          {t('cart.help.watch')}
        </LinkButton>
      }
    >
      <ol className={styles.conditions}>
        <li>{t('cart.help.step1')}</li>
        <li>{t('cart.help.step2')}</li>
        <li>{t('cart.help.step3')}</li>
      </ol>
    </Dialog>
  )
}

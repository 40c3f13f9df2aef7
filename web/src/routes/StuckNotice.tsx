import { useText } from '../i18n/TextContext.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import styles from './routes.module.css'

/**
 * The page was read but does not come alive, because a script of it did not come: the one thing that has to be said in the server's words.
 * `boot` shows it. Its link loads the page anew; the first press tries in place.
 */
export const StuckNotice = () => {
  const t = useText()
  return (
    <div id="stuck" className={styles.stuck} hidden>
      <Notice tone="warning" alert action={<LinkButton href="">{t('notice.retry')}</LinkButton>}>
        {t('page.stuck')}
      </Notice>
    </div>
  )
}

import { useText } from '../i18n/TextContext.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'
import styles from './routes.module.css'

/** For visitors who cannot buy here: nothing is loaded, nothing is sold. Source: spec 1 section 6. */
export const BlockedPage = () => {
  const t = useText()
  return (
    <PageLayout skipLabel={t('frame.skip')} header={<Wordmark name="Balcão" />} footer={null}>
      <div className={styles.plain}>
        <h1>{t('blocked.title')}</h1>
        <p>{t('blocked.text')}</p>
      </div>
    </PageLayout>
  )
}

import type { Brand } from '@balcao/catalogue/brand'
import { useText } from '../i18n/TextContext.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'
import { LegalFooter } from './LegalFooter.tsx'
import styles from './routes.module.css'

/** For visitors who cannot buy here: nothing is loaded, nothing is sold, and who can help is told. Source: spec 1 section 6. */
export const BlockedPage = ({ brand }: { readonly brand: Brand }) => {
  const t = useText()
  return (
    <PageLayout
      skipLabel={t('frame.skip')}
      header={<Wordmark name="Balcão" />}
      footer={<LegalFooter legal={brand.legal} />}
    >
      <div className={styles.plain}>
        <h1>{t('blocked.title')}</h1>
        <p>{t('blocked.text')}</p>
        <p>
          <a href={brand.supportUrl}>{t('frame.help')}</a> ·{' '}
          <a href={`mailto:${brand.legal.email}`}>{brand.legal.email}</a> ·{' '}
          {brand.legal.phone.replaceAll(' ', '\u00a0')}
        </p>
      </div>
    </PageLayout>
  )
}

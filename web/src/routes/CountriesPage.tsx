import type { BrandId } from '@balcao/rules/brand'
import { useText } from '../i18n/TextContext.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'
import styles from './routes.module.css'

interface CountriesPageProps {
  readonly countries: readonly { readonly id: BrandId; readonly name: string; readonly locale: string }[]
  /** The address led nowhere. */
  readonly isMissing: boolean
}

/** The shops, one per country. Whoever comes here has not said which language they read: it speaks both. */
export const CountriesPage = ({ countries, isMissing }: CountriesPageProps) => {
  const t = useText()
  return (
    <PageLayout skipLabel={t('frame.skip')} header={<Wordmark name="Balcão" />} footer={null}>
      <div className={styles.plain}>
        <h1>
          {t('countries.title.pt')} / <span lang="es">{t('countries.title.es')}</span>
        </h1>
        {isMissing && (
          <Notice tone="warning">
            {t('countries.missing.pt')} <span lang="es">{t('countries.missing.es')}</span>
          </Notice>
        )}
        <ul className={styles.countries}>
          {countries.map(({ id, name, locale }) => (
            <li key={id} lang={locale}>
              <a href={`/${id}/carrinho`}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </PageLayout>
  )
}

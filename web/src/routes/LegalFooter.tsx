import type { Brand } from '@balcao/catalogue/brand'
import { memo } from 'react'
import styles from './routes.module.css'

/** Who sells, where they are, and what they must show there. Source: facts section 6. */
export const LegalFooter = memo(({ legal }: Pick<Brand, 'legal'>) => (
  <div className={styles.legal}>
    <p>
      <strong>{legal.companyName}</strong> · {legal.taxId.label} {legal.taxId.value} · {legal.address}
    </p>
    <p>
      <a href={`mailto:${legal.email}`}>{legal.email}</a> · {legal.phone}
    </p>
    <ul className={styles.links}>
      {legal.links.map(({ id, label, url }) => (
        <li key={id}>
          <a href={url}>{label}</a>
        </li>
      ))}
    </ul>
  </div>
))

import type { ReactNode } from 'react'
import styles from './Specimen.module.css'

interface SpecimenProps {
  readonly name: string
  /** When to reach for it. */
  readonly use: string
  /** Side by side where it fits, rather than one below the other. */
  readonly row?: boolean
  readonly children: ReactNode
}

/** One primitive with its states. The samples speak Portuguese, as the shop does. */
export const Specimen = ({ name, use, row = false, children }: SpecimenProps) => (
  <section className={styles.specimen} aria-label={name}>
    <header className={styles.header}>
      <h3>{name}</h3>
      <p>{use}</p>
    </header>
    <div className={row ? styles.row : styles.stack} lang="pt-BR">
      {children}
    </div>
  </section>
)

import styles from './Spinner.module.css'

/** A turning ring, decoration only: what is busy says so itself with `aria-busy`. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />

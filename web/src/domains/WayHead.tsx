import styles from './domains.module.css'

interface WayHeadProps {
  /** Of the sentence, which describes the field below. */
  readonly hintId: string
  readonly title: string
  readonly hint: string
}

/** What a way to a domain is about, and how to write the name. */
export const WayHead = ({ hintId, title, hint }: WayHeadProps) => (
  <div>
    <h3 className={styles.wayTitle}>{title}</h3>
    <p className={styles.note} id={hintId}>
      {hint}
    </p>
  </div>
)

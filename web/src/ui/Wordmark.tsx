import styles from './Wordmark.module.css'

/** The shop's mark: a counter under its awning, and the name. */
export const Wordmark = ({ name }: { readonly name: string }) => (
  <span className={styles.wordmark}>
    <svg viewBox="0 0 32 32" width="2rem" height="2rem" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="var(--action)" />
      <path
        d="M7 10.5h18l-1.2 4a2.9 2.9 0 0 1-5.3 0 2.9 2.9 0 0 1-5 0 2.9 2.9 0 0 1-5.3 0z"
        fill="var(--accent)"
      />
      <path
        d="M8 21.5h16M10.5 21.5v3M21.5 21.5v3"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
    <span>{name}</span>
  </span>
)

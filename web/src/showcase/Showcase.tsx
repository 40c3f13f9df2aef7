import { LinkButton } from '../ui/LinkButton.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'
import { Amounts } from './Amounts.tsx'
import { Buttons } from './Buttons.tsx'
import { Choices } from './Choices.tsx'
import { Feedback } from './Feedback.tsx'
import { Fields } from './Fields.tsx'
import { Foundations } from './Foundations.tsx'
import { Places } from './Places.tsx'
import styles from './Showcase.module.css'

const chapters = [
  { id: 'foundations', title: 'Foundations', Chapter: Foundations },
  { id: 'buttons', title: 'Actions', Chapter: Buttons },
  { id: 'fields', title: 'Fields', Chapter: Fields },
  { id: 'choices', title: 'Choices', Chapter: Choices },
  { id: 'amounts', title: 'Amounts', Chapter: Amounts },
  { id: 'feedback', title: 'Feedback', Chapter: Feedback },
  { id: 'places', title: 'Places', Chapter: Places },
]

/** Every primitive in every state, on one page. */
export const Showcase = () => (
  <PageLayout
    skipLabel="Skip to the content"
    header={
      <>
        <Wordmark name="Balcão" />
        <LinkButton href="?sample" variant="quiet">
          A whole page
        </LinkButton>
      </>
    }
    footer={<p>Only in development. Values are in tokens.css; a brand changes them there.</p>}
  >
    <h1>The design language</h1>
    <p className={styles.lead}>
      Calm and plain, like a counter where one is served well: paper and white, ink for words, one green for
      what can be done, amber where something is cheaper.
    </p>
    <nav className={styles.chapters} aria-label="Chapters">
      {chapters.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
    {chapters.map(({ id, title, Chapter }) => (
      <section key={id} id={id} className={styles.chapter} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <Chapter />
      </section>
    ))}
  </PageLayout>
)

import { Icon } from '../ui/Icon.tsx'
import { iconPaths, type IconName } from '../ui/iconPaths.ts'
import { Specimen } from './Specimen.tsx'
import styles from './Foundations.module.css'

const colours = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'inkSoft',
  'inkFaint',
  'action',
  'actionTint',
  'accent',
  'accentTint',
  'positive',
  'negative',
  'warning',
  'info',
] as const
const sizes = ['total', 'title', 'heading', 'large', 'medium', 'small', 'tiny'] as const
const names = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths)

export const Foundations = () => (
  <>
    <Specimen name="Colour" use="One colour of action. Tones speak only beside words and an icon.">
      <ul className={styles.colours}>
        {colours.map((colour) => (
          <li key={colour} className={styles.colour}>
            <span className={`${styles.swatch} ${styles[colour]}`} />
            {colour}
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen
      name="Type"
      use="The faces of the visitor's own system, in seven sizes that grow with the browser's text size."
    >
      {sizes.map((size) => (
        <p key={size} className={styles[size]}>
          Registro de domínio por R$ 39,90
        </p>
      ))}
    </Specimen>
    <Specimen name="Icon" use="Decoration beside words; never alone without a name on its button." row>
      {names.map((name) => (
        <span key={name} className={styles.icon}>
          <Icon name={name} size={1.5} />
          {name}
        </span>
      ))}
    </Specimen>
  </>
)

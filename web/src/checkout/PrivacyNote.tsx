import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import styles from './Identification.module.css'

/** What the data are for, in one sentence, and where the rest stands. */
export const PrivacyNote = () => {
  const text = useText()
  const { legal } = useShop().brand
  const policy = legal.links.find(({ id }) => id === 'privacy')
  return (
    <p className={styles.privacy}>
      <Icon name="lock" />
      <span>
        {text('identification.privacy')}{' '}
        {policy && <ExternalLink href={policy.url}>{policy.label}</ExternalLink>}
      </span>
    </p>
  )
}

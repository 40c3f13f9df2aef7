import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { addressLine } from './addressLine.ts'
import { ExternalLink } from './ExternalLink.tsx'
import { useIdentification } from './IdentificationContext.ts'
import styles from './Identification.module.css'

/** Brazil's post office finds a postal code by its address. */
const postalCodeSearch = 'https://buscacepinter.correios.com.br/app/endereco/index.php'

/** How the search for an address stands, below the postal code; read out when it changes. */
export const LookupNote = () => {
  const text = useText()
  const { brand } = useShop()
  const { isLooking, stage, draft } = useIdentification()
  if (!brand.postalCode.lookup) return null
  const { address } = draft.customer
  const found = addressLine({ ...address, number: '', complement: '' })
  const outcome = isLooking ? null : draft.lookup?.outcome
  return (
    <div className={styles.lookup}>
      <div role="status" className={styles.note}>
        {isLooking && (
          <>
            <Spinner /> {text('identification.address.looking')}
          </>
        )}
        {(outcome === 'street' || outcome === 'city') && (
          <VisuallyHidden>{text('identification.address.found', { address: found })}</VisuallyHidden>
        )}
        {outcome === 'unknown' && text('identification.address.unknown')}
        {outcome === 'failed' && text('identification.address.failed')}
      </div>
      {stage === 'asking' && (
        <ExternalLink href={postalCodeSearch}>{text('identification.postalCode.search')}</ExternalLink>
      )}
    </div>
  )
}

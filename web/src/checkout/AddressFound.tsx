import { useText } from '../i18n/TextContext.tsx'
import { Button } from '../ui/Button.tsx'
import { placeLine, streetLine } from './addressLine.ts'
import { useIdentification } from './IdentificationContext.ts'
import styles from './Identification.module.css'

/** What the postal code told, as one reads an address; nothing to type unless it is wrong. */
export const AddressFound = ({ onEdit }: { readonly onEdit: () => void }) => {
  const text = useText()
  const { draft, stage } = useIdentification()
  const { address } = draft.customer
  const street = stage === 'street' ? streetLine({ ...address, number: '', complement: '' }) : ''
  return (
    <div className={styles.found}>
      <p>
        {street && (
          <>
            <strong>{street}</strong>
            <br />
          </>
        )}
        {placeLine(address)}
      </p>
      <Button variant="quiet" onClick={onEdit}>
        {text('identification.address.edit')}
      </Button>
    </div>
  )
}

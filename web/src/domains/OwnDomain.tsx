import { useState } from 'react'
import type { FormEvent } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useAskedFlag } from '../session/useAskedFlag.ts'
import { Button } from '../ui/Button.tsx'
import type { ChooserProps } from './chooserProps.ts'
import { DomainNameInput } from './DomainNameInput.tsx'
import styles from './domains.module.css'
import { moveFocus } from './moveFocus.ts'
import { readDomainName } from './readDomainName.ts'
import type { DomainNameProblem } from './readDomainName.ts'

import { WayHead } from './WayHead.tsx'

/** A name the visitor already has: nothing is bought, no registry is asked, the plan answers to it. */
export const OwnDomain = ({ place, start, refused, onChoose }: ChooserProps) => {
  const t = useText()
  const [typed, setTyped] = useState(start === null ? (refused?.typed ?? '') : `${start.sld}.${start.tld}`)
  const short = useAskedFlag('short-domain-names')
  const [problem, setProblem] = useState<DomainNameProblem | null>(refused?.problem ?? null)

  const fieldId = `${place}-own`
  const add = (event: FormEvent) => {
    event.preventDefault()
    // Somebody else may have sold it: it need not be an extension of ours.
    const read = readDomainName(typed, { defaultTld: null, knownTlds: [], shortAllowed: short.isOn })
    if (read.ok) return onChoose({ method: 'own', sld: read.sld, tld: read.tld })
    moveFocus(
      () => setProblem(read.problem),
      () => fieldId,
    )
  }
  return (
    <>
      <WayHead hintId={`${place}-own-hint`} title={t('domain.own.title')} hint={t('domain.own.hint')} />
      <form className={styles.form} onSubmit={add} onFocus={short.load} noValidate>
        <DomainNameInput
          id={fieldId}
          label={t('domain.own.label')}
          hintId={`${place}-own-hint`}
          value={typed}
          problem={problem}
          onChange={(value) => {
            setTyped(value)
            setProblem(null)
          }}
        />
        <Button type="submit">{t('domain.own.add')}</Button>
      </form>
    </>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { askTransferability } from '../session/askRegistry.ts'
import type { NameQuestion, NameTransferability, Unanswered } from '../session/askRegistry.ts'
import { useShop } from '../session/ShopContext.tsx'
import { useAskedFlag } from '../session/useAskedFlag.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { ChooserProps } from './chooserProps.ts'
import { DomainNameInput } from './DomainNameInput.tsx'
import styles from './domains.module.css'
import { moveFocus } from './moveFocus.ts'
import { readDomainName, refusedName } from './readDomainName.ts'
import type { DomainNameProblem } from './readDomainName.ts'
import { TransferFound } from './TransferFound.tsx'
import { useTlds } from './useTlds.ts'
import { WayHead } from './WayHead.tsx'

type Check =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly name: NameQuestion }
  | { readonly status: 'answered'; readonly answer: NameTransferability }
  | { readonly status: 'unanswered'; readonly name: NameQuestion; readonly why: Unanswered }

/** Brings a name over: which one, whether it may leave, and its code. */
export const TransferForm = ({ place, start, refused, onChoose, onOtherWay }: ChooserProps) => {
  const t = useText()
  const tlds = useTlds()
  const short = useAskedFlag('short-domain-names')
  const [typed, setTyped] = useState(start === null ? (refused?.typed ?? '') : `${start.sld}.${start.tld}`)
  const [problem, setProblem] = useState<DomainNameProblem | null>(refused?.problem ?? null)
  const { check, ask } = useTransferCheck(start, setProblem)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const knownTlds = tlds.status === 'loaded' ? tlds.list : []
    const read = readDomainName(typed, { defaultTld: null, knownTlds, shortAllowed: short.isOn })
    if (!read.ok) return setProblem(read.problem)
    ask({ sld: read.sld, tld: read.tld })
  }
  const prepare = () => {
    tlds.load()
    short.load()
  }
  const again = (name: NameQuestion) =>
    moveFocus(
      () => ask({ sld: name.sld, tld: name.tld }),
      () => `${place}-transfer`,
    )
  return (
    <>
      <WayHead hintId={`${place}-transfer-hint`} title={t('transfer.title')} hint={t('transfer.hint')} />
      <form className={styles.form} onSubmit={submit} onFocus={prepare} noValidate>
        <DomainNameInput
          id={`${place}-transfer`}
          label={t('transfer.label')}
          hintId={`${place}-transfer-hint`}
          value={typed}
          problem={problem}
          onChange={(value) => {
            setTyped(value)
            setProblem(null)
          }}
        />
        <Button type="submit">{t('transfer.check')}</Button>
      </form>
      <div className={styles.results} aria-busy={check.status === 'pending'} aria-live="polite">
        {check.status === 'pending' && <Skeleton width="100%" height="5.5rem" />}
        {check.status === 'unanswered' && check.why.kind !== 'refused' && (
          <Unanswered name={check.name} why={check.why} onRetry={() => again(check.name)} />
        )}
        {check.status === 'answered' && (
          <TransferFound
            key={`${check.answer.sld}.${check.answer.tld}`}
            place={place}
            answer={check.answer}
            onRetry={() => again(check.answer)}
            onChoose={onChoose}
            onOtherWay={onOtherWay}
          />
        )}
      </div>
    </>
  )
}

/** One check at a time: a newer one gives up the older, and so does leaving. */
function useTransferCheck(
  start: NameQuestion | null,
  onRefused: (problem: DomainNameProblem) => void,
): { readonly check: Check; readonly ask: (name: NameQuestion) => void } {
  const { api, brand, log } = useShop()
  const [check, setCheck] = useState<Check>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)

  const ask = (name: NameQuestion) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setCheck({ status: 'pending', name })
    void askTransferability(name, { api, brand, log }, controller.signal).then((asked) => {
      if (controller.signal.aborted) return
      if (asked.ok) return setCheck({ status: 'answered', answer: asked.answer })
      setCheck({ status: 'unanswered', name, why: asked.why })
      if (asked.why.kind === 'refused') onRefused(refusedName(asked.why.problem, name.tld))
    })
  }
  const first = useRef(() => {
    if (start !== null) ask(start)
  })
  // Keeps the network in step: a name brought along is asked about at once, and nobody waits after leaving.
  useEffect(() => {
    first.current()
    return () => running.current?.abort()
  }, [])
  return { check, ask }
}

interface UnansweredProps {
  readonly name: NameQuestion
  readonly why: Unanswered
  readonly onRetry: () => void
}

const Unanswered = ({ name: { sld, tld }, why, onRetry }: UnansweredProps) => {
  const t = useText()
  return (
    <Notice
      tone="warning"
      title={t('transfer.unknown.title', { name: `${sld}.${tld}` })}
      action={<Button onClick={onRetry}>{t('domain.retry')}</Button>}
    >
      {why.kind === 'rate-limited' ? t('domain.unknown.limited') : t('transfer.unknown.text')}
    </Notice>
  )
}

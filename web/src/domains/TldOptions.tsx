import { useEffect, useRef } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import styles from './TldPicker.module.css'
import { optionId } from './useCombobox.ts'
import type { Tlds } from './useTlds.ts'

interface TldOptionsProps {
  readonly id: string
  readonly typed: string
  readonly fitting: readonly string[]
  readonly active: number
  readonly tlds: Tlds
  readonly onChoose: (tld: string) => void
}

/** The list below the field, and what to say when nothing in it fits. */
export const TldOptions = ({ id, typed, fitting, active, tlds, onChoose }: TldOptionsProps) => {
  const t = useText()
  const shown = useRef<HTMLDivElement>(null)

  // Keeps the scroll of the list in step with the active option.
  useEffect(() => {
    shown.current?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  return (
    <div className={styles.popup}>
      <p className={styles.status} role="status">
        {statusText()}
      </p>
      <div className={styles.options} id={id} role="listbox" aria-label={t('domain.tld.list')}>
        {typed === '' && tlds.status === 'loaded' ? groupsOf(fitting).map(group) : fitting.map(option)}
      </div>
    </div>
  )

  /** While nobody searches, the list is read by its titles. */
  function groupsOf(all: readonly string[]): readonly (readonly [string, readonly string[]])[] {
    const titleOf = (tld: string) => tlds.titlesOf(tld)[0] ?? ''
    return [...new Set(all.map(titleOf))].map((title) => [title, all.filter((tld) => titleOf(tld) === title)])
  }

  function group([title, members]: readonly [string, readonly string[]]): ReactNode {
    return (
      <div key={title} role="group" aria-label={title}>
        <p className={styles.groupTitle} aria-hidden="true">
          {title}
        </p>
        {members.map((tld) => option(tld, fitting.indexOf(tld)))}
      </div>
    )
  }

  function option(tld: string, index: number): ReactNode {
    return (
      // The field keeps focus and hears the keys.
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events
      <div
        key={tld}
        id={optionId(id, index)}
        className={styles.option}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        {...(index === active && { ref: shown })}
        onPointerDown={keepFocus}
        onMouseDown={keepFocus}
        onClick={() => onChoose(tld)}
      >
        .{tld}
      </div>
    )
  }

  function statusText(): string {
    if (tlds.status === 'loading') return t('domain.tld.loading')
    if (fitting.length === 0) return t('domain.tld.notAvailable', { tld: typed.replace(/^\.+/, '') })
    if (tlds.status === 'failed') return t('domain.tld.failed')
    return typed === '' ? '' : t('domain.tld.count', { n: fitting.length })
  }
}

const keepFocus = (event: SyntheticEvent): void => event.preventDefault()

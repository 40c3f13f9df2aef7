import { useState } from 'react'
import type { ChangeEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { filterTlds } from './filterTlds.ts'
import type { Tlds } from './useTlds.ts'

interface ComboboxParts {
  readonly listId: string
  readonly value: string
  readonly tlds: Pick<Tlds, 'list' | 'titlesOf' | 'load'>
  readonly onChoose: (value: string) => void
}

/** Editable combobox with a list, after the ARIA Authoring Practices: focus stays in the field, arrows move the active option. */
export function useCombobox({ listId, value, tlds, onChoose }: ComboboxParts) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const fitting = filterTlds(tlds.list, typed ?? '', tlds.titlesOf)

  const open = () => {
    if (isOpen) return
    setOpen(true)
    setActive(tlds.list.indexOf(value))
  }
  const close = () => {
    setOpen(false)
    setTyped(null)
    setActive(-1)
  }
  const choose = (option: string) => {
    close()
    if (option !== value) onChoose(option)
  }
  const move = (step: 1 | -1) => {
    if (!isOpen) return open()
    if (fitting.length > 0) setActive((active + step + fitting.length) % fitting.length)
  }
  /** What was typed out in full is meant, also when the field is simply left. */
  const typedOut = (): string | undefined =>
    typed === null
      ? undefined
      : fitting.find((option) => option === typed.trim().toLowerCase().replace(/^\./, ''))
  const leave = () => {
    const meant = typedOut()
    if (meant === undefined) close()
    else choose(meant)
  }
  const press = (event: KeyboardEvent) => {
    const chosen = fitting[active] ?? typedOut()
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'Enter' && isOpen && chosen !== undefined) choose(chosen)
    else return
    // Enter must not send the form, Escape not close what is around it.
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    isOpen,
    typed: typed ?? '',
    fitting,
    active,
    choose,
    input: {
      role: 'combobox',
      value: typed ?? `.${value}`,
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      ...(isOpen && fitting[active] !== undefined && { 'aria-activedescendant': optionId(listId, active) }),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value)
        setOpen(true)
        setActive(-1)
      },
      onClick: (event: MouseEvent<HTMLInputElement>) => {
        // The whole is marked, so that typing begins a new search.
        if (!isOpen) event.currentTarget.select()
        // A list that did not come is asked for again by whoever wants to see it; focus may be here already.
        tlds.load()
        open()
      },
      onBlur: (_event: FocusEvent) => leave(),
      onKeyDown: press,
    },
  } as const
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

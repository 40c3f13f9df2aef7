import { keepCaret } from '@balcao/rules/keepCaret'
import type { ChangeEvent, ComponentProps } from 'react'
import { TextInput } from '../ui/TextInput.tsx'

interface MaskedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly value: string
  /** Only adds or drops separators, so that nothing typed or pasted is lost. */
  readonly format: (typed: string) => string
  readonly onValue: (value: string) => void
}

/** Text with its separators put in while it is typed; the caret stays behind the same letter or digit. */
export const MaskedInput = ({ value, format, onValue, ...rest }: MaskedInputProps) => {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const shown = format(input.value)
    if (shown === input.value) return onValue(shown)
    const caret = keepCaret(input.value, input.selectionStart ?? input.value.length, shown)
    // Forward over a separator: it comes back at once, so the caret steps across it.
    const step = shown === value && deletedForward(event) ? 1 : 0
    // Before React renders, which would send the caret to the end.
    input.value = shown
    input.setSelectionRange(caret + step, caret + step)
    onValue(shown)
  }
  return <TextInput {...rest} value={format(value)} onChange={change} />
}

const deletedForward = ({ nativeEvent }: ChangeEvent): boolean =>
  'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward'

import { createContext, use, useState } from 'react'
import type { AfterPress } from './afterPaint.ts'

/** Without a page that paints, at once. */
export const AfterPressContext = createContext<AfterPress>((task) => task())

/**
 * A choice that is shown at once when it is pressed, and told as soon as that is painted: what follows from it, prices and texts of a whole cart, is no
 * part of the wait for an answer to the press (INP). Then the value stands, whatever has become of it.
 */
export function usePress<Value>(
  value: Value,
  onPress: (value: Value) => void,
): readonly [Value, (value: Value) => void] {
  const afterPress = use(AfterPressContext)
  const [pressed, setPressed] = useState<{ readonly value: Value } | null>(null)
  const press = (next: Value) => {
    setPressed({ value: next })
    afterPress(() => {
      setPressed(null)
      onPress(next)
    })
  }
  return [pressed === null ? value : pressed.value, press]
}

import { devices } from '@balcao/rules/device'
import { flagExperiment, isExperimentFlag } from '@balcao/rules/flagExperiments'
import type { FlagExperiments } from '@balcao/rules/flagExperiments'
import { isFlagVariable } from '@balcao/rules/flags'
import type { FlagValues } from '@balcao/rules/flags'
import * as v from 'valibot'
import { callsPerMinute, isCallClass } from './http/callClass.ts'
import type { CallClass } from './http/callClass.ts'

/** Settings that are lists, as text with commas between. */
export const words = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.transform((text) => text.split(',').flatMap((word) => word.trim() || [])),
  )

/** `discount-card=on, payment-boleto=off` */
export const flagValues = v.pipe(
  words(''),
  v.check((list) => list.every((word) => /^[a-z-]+=(on|off)$/.test(word) && isFlagVariable(nameOf(word)))),
  v.transform((list): FlagValues =>
    Object.fromEntries(list.map((word) => [nameOf(word), word.endsWith('=on')])),
  ),
)
/** `email-trial=50, mobile-fixed-menu:phone=20`: the percentage of visitors, on every device or on one kind. */
export const flagExperiments = v.pipe(
  words(''),
  v.transform((list) => list.map((word) => experimentIn(word))),
  v.check((list) => list.every((experiment) => experiment !== null)),
  v.transform((list): FlagExperiments =>
    Object.fromEntries(list.flatMap((one) => (one === null ? [] : [one]))),
  ),
)
function experimentIn(word: string) {
  const [, flag = '', device, percent] = /^([a-z-]+)(?::([a-z]+))?=(100|\d{1,2})$/.exec(word) ?? []
  const on = devices.filter((known) => device === undefined || known === device)
  if (!isFlagVariable(flag) || !isExperimentFlag(flag) || on.length === 0) return null
  return [flag, flagExperiment(flag, Number(percent), on)] as const
}
/** `order=10, sensitive=5`; a class that is not named keeps its default. */
export const rateLimits = v.pipe(
  words(''),
  v.check((list) => list.every((word) => /^[a-z]+=[1-9]\d{0,5}$/.test(word) && isCallClass(nameOf(word)))),
  v.transform((list): Readonly<Record<CallClass, number>> => ({
    ...callsPerMinute,
    ...Object.fromEntries(list.map((word) => [nameOf(word), Number(word.slice(nameOf(word).length + 1))])),
  })),
)
const nameOf = (word: string): string => word.slice(0, word.indexOf('='))

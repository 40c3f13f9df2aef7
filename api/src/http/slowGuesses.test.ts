import { describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { TooOftenError } from './apiError.ts'
import { guessDelayMs, slowGuesses } from './slowGuesses.ts'

describe('guessing coupons', () => {
  const brakeOf = (env: NodeJS.ProcessEnv, time = { now: 0 }) =>
    slowGuesses({ env: readEnv(env), clock: () => time.now, redis: null })

  it('ends for an address that guesses too often, for a while, and for nobody else', async () => {
    const time = { now: 0 }
    const brake = brakeOf({ COUPON_MISSES: '3' }, time)
    for (let guess = 0; guess < 3; guess += 1) await brake('198.51.100.1')
    await expect(brake('198.51.100.1')).rejects.toThrow(TooOftenError)
    await brake('198.51.100.2')
    time.now = 10 * 60_000 + 1
    await brake('198.51.100.1')
  })

  it('counts one household once, however many addresses it has', async () => {
    const brake = brakeOf({ COUPON_MISSES: '2' })
    await brake('2001:db8:1:2::a')
    await brake('2001:db8:1:2:ffff::b')
    await expect(brake('2001:db8:1:2::c')).rejects.toThrow(TooOftenError)
    await brake('2001:db8:1:3::a')
    await brake('198.51.100.1')
    await brake('::ffff:198.51.100.1')
    await expect(brake('198.51.100.1')).rejects.toThrow(TooOftenError)
  })

  it.each([
    [1, 0],
    [5, 0],
    [6, 100],
    [7, 200],
    [10, 1_600],
    [11, 3_000],
    [30, 3_000],
  ])('holds the answer to miss %i back by %i ms', (miss, delayMs) => {
    expect(guessDelayMs(miss)).toBe(delayMs)
  })

  it('lets others pass who did not guess', async () => {
    const brake = brakeOf({})
    for (let guess = 0; guess < 5; guess += 1) await brake('198.51.100.1')
    const guesser = brake('198.51.100.1').then(() => 'guesser')
    const other = brake('198.51.100.2').then(() => 'other')
    expect(await Promise.race([guesser, other])).toBe('other')
    await guesser
  })

  it('is not looked at while limits are off', async () => {
    const brake = brakeOf({ COUPON_MISSES: '1', RATE_LIMIT: 'off' })
    for (let guess = 0; guess < 10; guess += 1) await brake('198.51.100.1')
  })
})

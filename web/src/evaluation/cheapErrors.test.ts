import { expect, it } from 'vitest'

it('errors are cheap while React is evaluated, and real ones from then on', async () => {
  const { realError } = await import('./cheapErrors.ts')
  const sentinel: unknown = Error('made ahead')
  await import('./realErrors.ts')

  expect(sentinel).toBeInstanceOf(realError)
  expect(sentinel).toMatchObject({ message: 'made ahead' })
  expect(Object.hasOwn(Object(sentinel), 'stack')).toBe(false)
  expect(Error).toBe(realError)
})

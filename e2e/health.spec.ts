import { expect, test } from './fixtures.ts'

test('the shop says that it is alive and ready', async ({ request }) => {
  await expect(await request.get('/healthz')).toBeOK()
  await expect(await request.get('/readyz')).toBeOK()
})

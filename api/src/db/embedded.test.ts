import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { connectEmbedded } from './embedded.ts'

describe('the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'balcao-embedded-'))
  const dataDir = join(folder, 'postgres')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is made whole where an earlier start was cut off, and kept from then on', async () => {
    mkdirSync(`${dataDir}.new`)
    writeFileSync(join(`${dataDir}.new`, 'PG_VERSION'), 'half a database')

    const first = await connectEmbedded(dataDir)
    await first.orm.execute(sql`create table kept (word text)`)
    await first.orm.execute(sql`insert into kept values ('still here')`)
    await first.close()
    expect(existsSync(`${dataDir}.new`)).toBe(false)

    const second = await connectEmbedded(dataDir)
    expect(await second.orm.execute(sql`select word from kept`)).toMatchObject({
      rows: [{ word: 'still here' }],
    })
    await second.close()
  })

  it('takes little memory for its buffers', async () => {
    const connection = await connectEmbedded('memory://')
    expect(await connection.orm.execute(sql`show shared_buffers`)).toMatchObject({
      rows: [{ shared_buffers: '16MB' }],
    })
    await connection.close()
  })
})

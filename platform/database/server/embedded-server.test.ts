import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDump } from '#tests/support/database-dumps.ts'
import { openDatabase } from './connect.ts'
import { EmbeddedServer } from './embedded-server.ts'
import { embeddedPool } from './pools.ts'

let dataDir = ''
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kerja-embedded-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('a folder is opened by one at a time, and keeps what was stored', async () => {
  const first = await openDatabase({ dataDir, dump: await emptyDump() })
  await first.owner((owner) => owner.script('create table kept (n integer); insert into kept values (1)'))
  await expect(openDatabase({ dataDir })).rejects.toThrow('This process has already opened the database')
  await first.close()
  const second = await openDatabase({ dataDir })
  expect(await second.owner((owner) => owner.rows('select n from kept'))).toEqual([{ n: 1 }])
  await second.close()
})

test('when the database thread dies, its calls fail and the next ones find all that was stored', async () => {
  const server = new EmbeddedServer({ folder: join(dataDir, 'database') })
  const pool = embeddedPool(server, {})
  await pool.query('insert into kept values (2)')
  const sleeping = pool.query('select pg_sleep(0.2)').catch((failure: Error) => failure.message)
  await (await server.worker()).terminate()
  expect(await sleeping).toContain('stopped unexpectedly')
  expect((await pool.query('select n from kept order by n')).rows).toEqual([{ n: 1 }, { n: 2 }])
  await pool.end()
  await server.close()
})

test('a large answer and a large parameter pass whole', async () => {
  const database = await openDatabase({ dataDir })
  const text = '0123456789'.repeat(500_000)
  const rows = await database.owner((owner) =>
    owner.rows<{ back: string; n: number }>('select $1::text as back, n from generate_series(1, 3) as n', [text]),
  )
  expect(rows.map(({ back, n }) => [back === text, n])).toEqual([
    [true, 1],
    [true, 2],
    [true, 3],
  ])
  await database.close()
})

test('a program that is missing or a folder that cannot be used is said in one sentence', async () => {
  await expect(openDatabase({ dataDir: join(import.meta.filename, 'below') })).rejects.toThrow('DATA_DIR')
  await expect(openDatabase({ dataDir, url: 'mysql://x' })).rejects.toThrow('DATABASE_URL')
  await expect(openDatabase({ dataDir, url: 'postgres://x@127.0.0.1:1/x' })).rejects.toThrow(
    /DATABASE_URL.*ECONNREFUSED/,
  )
})

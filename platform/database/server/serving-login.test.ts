/** @both-homes a login of its own for serving */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgresServer, type TestServer } from '#tests/support/postgres-server.ts'
import { openDatabase } from './connect.ts'
import { migrate } from './migrate.ts'

// Needs the server's programs: run where the others run on PostgreSQL.
describe.skipIf(!process.env.TEST_DATABASE_URL)('a login that owns nothing', () => {
  let server: TestServer
  let owner: string
  let serving: string
  beforeAll(async () => {
    server = await startPostgresServer()
    const name = `kerja_${randomBytes(4).toString('hex')}`
    const client = new pg.Client(server.url)
    await client.connect()
    await client.query(`create database ${name}`)
    await client.query('create role kerja_serve login')
    await client.end()
    owner = server.url.replace(/\/[^/]*$/, `/${name}`)
    serving = owner.replace('kerja@', 'kerja_serve@')
  })
  afterAll(() => server?.stop())

  test('serves what another login made, and can neither drop a table nor lift the rules of its rows', async () => {
    const database = await openDatabase({ url: serving, ownerUrl: owner, dataDir: '' })
    expect((await migrate(database)).length).toBeGreaterThan(0)
    const { rows } = await database.system.read((tx) =>
      sql<{ by: string }>`select session_user::text as by`.execute(tx),
    )
    expect(rows).toEqual([{ by: 'kerja_serve' }])
    await database.close()
    const client = new pg.Client(serving)
    await client.connect()
    await expect(client.query('drop table companies')).rejects.toThrow('must be owner')
    await expect(client.query('alter table activity disable row level security')).rejects.toThrow('must be owner')
    await client.end()
  })

  test('that owns the tables after all is refused', async () => {
    const opening = openDatabase({ url: owner, ownerUrl: owner, dataDir: '' })
    await expect(opening).rejects.toThrow('it must be another, which owns nothing')
  })
})

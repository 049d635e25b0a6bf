import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbeddedTestDatabase } from '#tests/support/embedded-database.ts'
import type { Database } from './connect.ts'
import { readMigrations } from './migration-files.ts'

let database: Database
const [foundations] = readMigrations()

beforeAll(async () => {
  database = await openEmbeddedTestDatabase([])
})
afterAll(() => database?.close())

/** Runs the first migration as such a login; answers whether it may then take both roles. */
async function asLogin(before: string): Promise<boolean> {
  return database.owner(async (owner) => {
    await owner.script(`begin; ${before}; set local role visitor`)
    try {
      await owner.script(foundations?.sql ?? '')
      const [may] = await owner.rows<{ both: boolean }>(
        `select pg_has_role('visitor', 'kerja_app', 'set') and pg_has_role('visitor', 'kerja_system', 'set') as both`,
      )
      return may?.both === true
    } finally {
      await owner.script('rollback')
    }
  })
}

const LOGIN =
  'create role visitor login; grant create on schema public to visitor with grant option; grant usage on schema public to visitor with grant option'

test('a login that may make roles makes them for itself', async () => {
  expect(await asLogin(`${LOGIN}; alter role visitor createrole`)).toBe(true)
})

test('a login that may not make roles takes those that were made for it', async () => {
  const made = 'create role kerja_app; create role kerja_system; grant kerja_app, kerja_system to visitor'
  expect(await asLogin(`${LOGIN}; ${made}`)).toBe(true)
})

test('a login that neither may make roles nor was given them is told so', async () => {
  await expect(asLogin(LOGIN)).rejects.toThrow('permission denied to create role')
})

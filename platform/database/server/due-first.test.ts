import { beforeEach, expect, test } from 'vitest'
import type { CompanyDb, Database } from './connect.ts'
import { dueFirst } from './due-first.ts'

let now: Date
let done: string[]
let broken: boolean
beforeEach(() => {
  now = new Date('2026-11-30T15:59:59Z')
  done = []
  broken = false
})

const company = (companyId: string): CompanyDb => {
  const said = (what: string) => async () => void done.push(`${what} of ${companyId}`)
  return { companyId, read: said('read'), transaction: said('write'), ask: said('ask') } as unknown as CompanyDb
}
const database = () =>
  dueFirst({ forCompany: company } as unknown as Database, {
    now: () => now,
    carryOut: async ({ companyId }) => {
      await Promise.resolve()
      if (broken) throw new Error('struck down')
      done.push(`due of ${companyId}`)
    },
    failed: (_err, companyId) => done.push(`failed of ${companyId}`),
  })
const read = (db: Database, id: string) => db.forCompany(id).read(async () => {})

test('what is due comes before whoever is first in a quarter of an hour, once for all who come together', async () => {
  const db = database()
  await Promise.all([read(db, 'A'), read(db, 'A'), db.forCompany('A').transaction(async () => {})])
  await read(db, 'A')
  expect(done).toEqual(['due of A', 'read of A', 'read of A', 'write of A', 'read of A'])
  done = []
  now = new Date('2026-11-30T16:00:00Z')
  await read(db, 'A')
  expect(done).toEqual(['due of A', 'read of A'])
})

test('each company has what is due of its own, and its own only', async () => {
  const db = database()
  await read(db, 'A')
  await read(db, 'B')
  expect(done).toEqual(['due of A', 'read of A', 'due of B', 'read of B'])
})

test('work that fails is told, holds nobody up, and is begun again by whoever comes next', async () => {
  const db = database()
  broken = true
  await read(db, 'A')
  broken = false
  await read(db, 'A')
  expect(done).toEqual(['failed of A', 'read of A', 'due of A', 'read of A'])
})

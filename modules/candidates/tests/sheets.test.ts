import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { type HiringCompany, hiringCompany } from '#tests/support/hiring-company.ts'
import { candidatesHandlers } from '../server/handlers.ts'
import { offerKind } from '../server/offers/agreeing/offer-kind.ts'
import { candidatesOvernight } from '../server/overnight.ts'

const approvals = { kinds: [offerKind], people: approvalPeople }
const CANDIDATE = 'api/panel/onboarding/candidate'
let of: HiringCompany
beforeEach(async () => {
  of = await hiringCompany(candidatesHandlers({ payInputsChanged: async () => {}, approvals, joined: async () => {} }))
})
afterEach(() => of?.close())

const HEAD = 'vacancy,email,full_name,phone,country,expected_salary,available_from,source,talent_pool,status'
const bring = (...rows: string[]) =>
  of.app.upload(of.admin, `${CANDIDATE}/import`, 'list.csv', `${[HEAD, ...rows].join('\n')}\n`)
const back = (batch: string) => of.app.call(of.admin, 'POST', `${CANDIDATE}/import/undo/${batch}`)
const list = async (): Promise<{ id: string; full_name: string; phone: string; status: string }[]> =>
  (await of.app.call(of.admin, 'GET', CANDIDATE)).body.data

test('candidates come in, change by vacancy and e-mail, and are as before once it is taken back', async () => {
  expect((await of.apply()).status).toBe(201)
  const brought = await bring(
    'barista,Mei@example.com,Lin Mei,0165554444,TW,4500,2026-12-01,A fair,yes,',
    'Barista,aisyah@example.com,Aisyah R.,+60 12-345 6789,,,,,,pending',
  )
  expect(brought.body.data).toMatchObject({ created: 1, updated: 1 })
  expect((await list()).map(({ full_name, status }) => [full_name, status])).toEqual([
    ['Aisyah R.', 'pending'],
    ['Lin Mei', 'pending'],
  ])
  const sheet = await of.app.call(of.admin, 'GET', `${CANDIDATE}/export`)
  const again = await of.app.upload(of.admin, `${CANDIDATE}/import`, 'list.xlsx', sheet.bytes)
  expect(again.body.data).toMatchObject({ rows: 2, created: 0, updated: 0, changes: [] })
  const told = await of.company.read((tx) =>
    sql<{ said: string }>`select coalesce(string_agg(to_jsonb(l)::text, ' '), '') as said from activity l`.execute(tx),
  )
  expect(told.rows[0]?.said).toContain('candidates.imported')
  expect(told.rows[0]?.said).not.toMatch(/Lin Mei|mei@/)
  expect((await back(brought.body.data.batch_id)).body.data).toEqual({ undone: 2 })
  expect((await list()).map(({ full_name }) => full_name)).toEqual(['Aisyah Rahman'])
})

test('wrong cells are named, nobody is moved or entered twice by a sheet, and nothing is kept', async () => {
  expect((await of.apply()).status).toBe(201)
  const refused = await bring(
    'Roaster,a@example.com,A,0161111111,,,,,,',
    'Barista,nobody,B,0161111112,,,,,,',
    'Barista,aisyah@example.com,Aisyah,012-345 6789,,,,,,accepted',
    'Barista,other@example.com,Other,+60123456789,,,,,,',
    'Barista,c@example.com,C,0161111113,QQ,,,,,',
  )
  expect(refused.status).toBe(422)
  const cells = refused.body.data.errors.map(({ row, column }: { row: number; column: string }) => [row, column])
  expect(cells).toEqual([
    [1, 'vacancy'],
    [2, 'email'],
    [3, 'status'],
    [4, 'phone'],
    [5, 'country'],
  ])
  expect(await list()).toHaveLength(1)
  const reader = await of.as('HR Manager')
  expect((await of.app.call(reader, 'GET', `${CANDIDATE}/export`)).status).toBe(403)
})

test('an import keeps nothing of who was forgotten, and is not taken back then nor once somebody was moved', async () => {
  const one = (await bring('Barista,mei@example.com,Lin Mei,0165554444,,,,,,')).body.data.batch_id
  const [card] = await list()
  const moved = { status: 'pendingInterview' }
  expect((await of.app.call(of.admin, 'POST', `${CANDIDATE}/${card?.id}/stage`, moved)).status).toBe(200)
  expect((await back(one)).status).toBe(422)
  expect((await of.app.call(of.admin, 'DELETE', `${CANDIDATE}/${card?.id}`)).status).toBe(200)
  const kept = async () =>
    JSON.stringify(await of.company.read((tx) => tx.selectFrom('import_batches').selectAll().execute()))
  expect(await kept()).not.toContain('Lin Mei')
  expect((await back(one)).status).toBe(422)
  await bring('Barista,ken@example.com,Ken Ito,0165554445,,,,,,')
  expect(await kept()).toContain('Ken Ito')
  const today = plainDateOf('2100-01-01')
  await candidatesOvernight.run(of.app.services, { companyId: of.companyId, today })
  expect(await kept()).not.toContain('Ken Ito')
})

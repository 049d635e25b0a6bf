// People of the company invited by their records: many at once, all of an import, and who cannot be.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { INVITE_JOB, identityJobs } from '#platform/identity/server/invite-job.ts'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'

const INVITE = 'api/panel/user/invite/batch'
type Row = { id: string; staff_id: string; account: string | null; user_id: string | null }
let server: PayServer
let company: PayCompany
let mark = 0
beforeAll(async () => {
  server = await startPayServer()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  company = await server.newCompany()
  const other = await server.newCompany()
  mark += 1
  await company.addPeople(
    peopleSheet([
      { staff_id: 'A-1', email: `ann${mark}@people.example`, preferred_name: 'Ann' },
      { staff_id: 'A-2', email: '' },
      { staff_id: 'A-3', email: other.email },
      { staff_id: 'A-4', email: `dan${mark}@people.example` },
    ]),
  )
})
const rows = async (query = '', by = company): Promise<Row[]> =>
  (await by.get(`api/panel/employee/getAllEmployees?sort=staff_id${query}`)).body.data
const accounts = async () => (await rows()).map(({ account }) => account)
const idsOf = async () => (await rows()).map(({ id }) => id)
/** The names by which those who were invited are greeted. */
const greeted = async () =>
  (
    await server.db.system.read((tx) =>
      sql<{
        name: string | null
      }>`select preferred_name as name from accounts where email like ${`%${mark}@people.example`}
        order by email`.execute(tx),
    )
  ).rows.map(({ name }) => name)
const mails = async () =>
  (
    await server.db.system.read((tx) =>
      sql<{ recipient: string }>`select recipient from mails where subject like '%access%' order by id`.execute(tx),
    )
  ).rows.filter(({ recipient }) => recipient.includes(`${mark}@people`)).length

test('many are invited at once; each is told apart, and whoever was skipped is named with the reason', async () => {
  expect(await accounts()).toEqual(['none', 'none', 'none', 'none'])
  const done = await company.post(INVITE, { employee_ids: await idsOf() })
  expect([done.status, done.body.data.invited, done.body.data.skipped]).toEqual([200, 2, 2])
  expect(done.body.message).toBe('2 invited, 2 skipped')
  expect(done.body.data.outcomes.map(({ status }: { status: string }) => status)).toEqual([
    'invited',
    'no_email',
    'taken',
    'invited',
  ])
  expect([await accounts(), await mails()]).toEqual([['invited', 'none', 'none', 'invited'], 2])
  expect(await greeted()).toEqual(['Ann', null])
  const again = await company.post(INVITE, { employee_ids: await idsOf() })
  expect(again.body.data.outcomes[0].status).toBe('has_account')
  expect(await mails()).toBe(2)
  expect((await rows('&account=invited')).map(({ staff_id }) => staff_id)).toEqual(['A-1', 'A-4'])
  expect((await rows('&account=none&page=1&per_page=1')).map(({ staff_id }) => staff_id)).toEqual(['A-2'])
})

test('a link that is over is sent anew', async () => {
  const [first = ''] = await idsOf()
  await company.post(INVITE, { employee_ids: [first] })
  await server.db.system.transaction((tx) =>
    sql`update one_time_links set expires_at = '2020-01-01' where kind = 'invite'`.execute(tx),
  )
  expect((await accounts())[0]).toBe('expired')
  const anew = await company.post(INVITE, { employee_ids: [first] })
  expect(anew.body.data.outcomes).toMatchObject([{ status: 'invited' }])
  expect(anew.body.message).toBe('1 invited')
  expect([(await accounts())[0], await mails()]).toEqual(['invited', 2])
})

test('all of an import are invited, with roles that one may grant', async () => {
  const sheet = peopleSheet([{ staff_id: 'B-1', email: `bea${mark}@people.example`, identity_number: '900505999998' }])
  const brought = await company.upload('api/panel/employee/add/by/batch/upload/0', sheet)
  const { batch_id } = brought.body.data
  const done = await company.post(INVITE, { import_batch_id: batch_id, roles: ['HR Leave'] })
  expect([done.status, done.body.data.invited]).toEqual([200, 1])
  const list = (await company.get('api/panel/user?search=bea')).body.data.accounts
  expect(list).toMatchObject([{ state: 'invited', roles: ['HR Leave'] }])
})

test('whoever has left is not invited, and of very many one who is not of the company refuses all', async () => {
  const [first = ''] = await idsOf()
  await company.send('PATCH', `api/panel/employee/status/disable/${first}`, {
    body: { last_working_date: '2026-03-31' },
  })
  const done = await company.post(INVITE, { employee_ids: [first] })
  expect(done.body.data.outcomes).toMatchObject([{ status: 'left', message: 'Has left, or is a service account' }])
  const one = { full_name: 'Ann', email: `late${mark}@people.example`, employee_id: first }
  expect((await company.post('api/panel/user/invite', one)).status).toBe(422)
  const many = [...(await idsOf()), ...Array.from({ length: 200 }, () => randomUUID())]
  expect((await company.post(INVITE, { employee_ids: many })).status).toBe(404)
  expect(await mails()).toBe(0)
})

test('of very many, invited by a job, those who could not be are named', async () => {
  const employeeIds = await idsOf()
  const { rows: mine } = await server.db.system.read((tx) =>
    sql<{ id: string; company_id: string }>`select id, company_id from accounts where email = ${company.email}`.execute(
      tx,
    ),
  )
  const [{ id: accountId, company_id: companyId } = { id: '', company_id: '' }] = mine
  const task = {
    ...{ id: randomUUID(), companyId, step: async () => {} },
    actor: { accountId, name: 'Admin', roles: [] },
    input: { employeeIds, roles: [], acting: ['Company Admin'], origin: 'http://here.example' },
  }
  const ended = await identityJobs(server.services).get(INVITE_JOB)?.(task as never)
  expect(ended).toMatchObject({ invited: 2, skipped: 2, outcomes: [{ status: 'no_email' }, { status: 'taken' }] })
  // Again for the one without an e-mail alone: why is said, and the link opens the list of those without an account.
  const again = { ...task, input: { ...task.input, employeeIds: [employeeIds[1] ?? ''] } }
  await identityJobs(server.services).get(INVITE_JOB)?.(again as never)
  const { rows: told } = await server.db.system.read((tx) =>
    sql<{ word: string; link: string }>`select word, link from notices where company_id = ${companyId}
      and word like 'identity.notice-invited%' order by word`.execute(tx),
  )
  expect(told.map(({ word }) => word)).toEqual(['identity.notice-invited-but', 'identity.notice-invited-no-email'])
  expect(new URL(told[0]?.link ?? '', 'http://x').searchParams.get('f.account')).toBe('none')
})

describe('refused', () => {
  test('are roles that one may not grant, people of another company, both or neither of the two ways', async () => {
    const ids = await idsOf()
    const generalist = await company.colleague('HR Generalist')
    const over = await generalist.post(INVITE, { employee_ids: ids, roles: ['HR Payroll'] })
    expect(over.status).toBe(403)
    const other = await server.newCompany()
    expect((await other.post(INVITE, { employee_ids: ids })).status).toBe(404)
    expect((await company.post(INVITE, {})).status).toBe(422)
    expect((await company.post(INVITE, { employee_ids: ids, import_batch_id: ids[0] })).status).toBe(422)
    expect(await mails()).toBe(0)
  })

  test('is whoever has no access to accounts: nothing is shown to them either', async () => {
    const manager = await company.colleague('HR Manager')
    expect((await manager.post(INVITE, { employee_ids: await idsOf() })).status).toBe(403)
    expect((await rows('', manager)).map(({ account }) => account)).toEqual([null, null, null, null])
    expect((await manager.get('api/panel/employee/getAllEmployees?account=none')).status).toBe(403)
  })
})

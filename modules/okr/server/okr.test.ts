import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companyOpening } from '#modules/company/server/public.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { noticeHandlers } from '#platform/notices/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { expected } from '#tests/support/people-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { objectiveHandlers } from './handlers.ts'

const PANEL = 'api/panel/okr'
const OWN = 'api/emp/okr'
let app: ModuleApp
let hr: Caller
let boss: Caller
let other: Caller
let recruiter: Caller
let ann: Caller
let annId: string
let made = 0

beforeAll(async () => {
  app = await moduleApp({
    handlers: [
      ...objectiveHandlers({ people: approvalPeople }),
      ...employeesHandlers({ payInputsChanged: async () => {} }),
      ...noticeHandlers,
    ],
    catalogues: serverWords,
    openings: [companyOpening],
    now: () => new Date('2026-10-05T01:00:00Z'),
  })
})
afterAll(() => app?.close())
beforeEach(async () => {
  hr = await app.caller(await app.company('MY'), 'MY', 'HR Generalist')
  const as = (...roles: Parameters<ModuleApp['caller']>[2][]) => app.caller(hr.companyId, 'MY', ...roles)
  ;[boss, other] = [await as('Reporting Manager'), await as('Reporting Manager')]
  ;[recruiter, ann] = [await as('Recruitment 1'), await as()]
  const bossId = await person('Boss', { email: boss.session.email })
  await person('Other', { email: other.session.email })
  annId = await person('Ann', { email: ann.session.email, manager_id: bossId })
})

const call = (who: Caller, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  app.call(who, method, path, body)
async function person(full_name: string, fields: object): Promise<string> {
  made += 1
  const body = { staff_id: `O-${made}`, full_name, joined_on: '2020-01-01', ...fields }
  return expected(await call(hr, 'POST', 'api/panel/employee/create', body), 201).id
}
const result = (name: string, target_value: string, start_value = '0') => ({ name, start_value, target_value })
const objective = (name: string, weight: number, ...key_results: object[]) => ({ name, weight, key_results })
const quarter = { year: 2026, quarter: 4 }
const two = [objective('Guests', 60, result('A day', '100', '80')), objective('Waste', 40, result('Bags', '5', '10'))]
const written = async () => expected(await call(ann, 'POST', OWN, { ...quarter, objectives: two }), 201)
const noticesOf = async (who: Caller): Promise<string[]> =>
  expected(await call(who, 'GET', 'api/emp/notice'), 200).notices.map(({ text }: { text: string }) => text)

describe('objectives from the draft to the end of their quarter', () => {
  test('are written by the person, agreed to by the manager, checked in on a phone, closed and copied on', async () => {
    const { id, objectives } = await written()
    const said = { key_result_id: objectives[0].key_results[0].id, value: '90', confidence: 2, comment: 'Rainy' }
    const early = await call(ann, 'POST', `${OWN}/${id}/checkIn`, said)
    expect([early.status, early.body.message]).toEqual([422, 'The status of the objectives does not allow this'])
    expected(await call(ann, 'POST', `${OWN}/${id}/proceed`, {}), 200)
    expect(await noticesOf(boss)).toEqual(['Ann asks you to agree to the objectives for 2026 Q4'])
    expect((await call(ann, 'POST', `${PANEL}/${id}/proceed`, {})).status).toBe(403)
    expected(await call(boss, 'POST', `${PANEL}/${id}/proceed`, {}), 200)
    expect(await noticesOf(ann)).toEqual(['Your objectives for 2026 Q4 are agreed'])
    // Half the way of the first, which weighs 60; nothing of the other.
    expect(expected(await call(ann, 'POST', `${OWN}/${id}/checkIn`, said), 200)).toMatchObject({
      ...{ progress: '30.0', confidence: 2 },
      objectives: [
        { progress: '50.0', key_results: [{ current_value: '90.00', check_ins: [{ comment: 'Rainy' }] }] },
        {},
      ],
    })
    expect((await call(ann, 'PATCH', `${OWN}/${id}`, { objectives: two })).status).toBe(422)
    const next = expected(await call(boss, 'POST', `${PANEL}/${id}/copy`, {}), 201)
    expect(next).toMatchObject({ year: 2027, quarter: 1, status: 0, progress: '0.0' })
    expect(next.objectives[0].key_results[0]).toMatchObject({ start_value: '90.00', target_value: '100.00' })
    expect((await call(boss, 'POST', `${PANEL}/${id}/copy`, {})).body.errors).toEqual({
      quarter: ['There are objectives for this quarter already'],
    })
    expect(expected(await call(boss, 'POST', `${PANEL}/${id}/proceed`, {}), 200).status).toBe(3)
    expect((await call(boss, 'POST', `${PANEL}/${id}/revert`, {})).body.errors).toEqual({ reason: ['Say why'] })
    expect(expected(await call(boss, 'POST', `${PANEL}/${id}/revert`, { reason: 'Not over' }), 200).status).toBe(2)
  })

  test('of somebody who was employed before stand with the record of now, and are read beside the department’s', async () => {
    const { id } = await written()
    expected(await call(boss, 'POST', `${PANEL}/${id}/proceed`, {}), 200)
    // Two records of one account: the former employment joined later in the list, and earlier in time.
    const former = await person('Other of before', { joined_on: '2015-01-01' })
    await app.db
      .forCompany(hr.companyId)
      .transaction((tx) =>
        sql`update employees set account_id = ${other.session.accountId}::uuid where id = ${former}`.execute(tx),
      )
    expect(expected(await call(other, 'GET', OWN), 200)).toEqual([])
    const mine = expected(await call(other, 'POST', OWN, { ...quarter, objectives: two }), 201)
    expect(mine.owner).toBe('Other')
  })

  test('keep the check-ins of rows that stay, and refuse what an older page sends', async () => {
    const { id, revision, objectives } = await written()
    expected(await call(boss, 'POST', `${PANEL}/${id}/proceed`, {}), 200)
    const [first] = objectives
    const said = { key_result_id: first.key_results[0].id, value: '95', confidence: 3 }
    expected(await call(boss, 'POST', `${PANEL}/${id}/checkIn`, said), 200)
    const kept = { id: first.key_results[0].id, ...result('A day', '120', '80') }
    const rows = [{ ...objective('More guests', 100, kept), id: first.id }]
    expect((await call(boss, 'PATCH', `${PANEL}/${id}`, { revision, objectives: rows })).status).toBe(409)
    const after = expected(await call(boss, 'PATCH', `${PANEL}/${id}`, { objectives: rows }), 200)
    // 15 of 40.
    expect(after).toMatchObject({
      progress: '37.5',
      objectives: [{ name: 'More guests', key_results: [{ check_ins: [{}] }] }],
    })
    const foreign = [{ ...objective('Another', 100, result('x', '1')), id: annId }]
    expect((await call(boss, 'PATCH', `${PANEL}/${id}`, { objectives: foreign })).status).toBe(422)
  })
})

test('objectives weigh a hundred, and a key result has somewhere to go (S5-020, decision B21)', async () => {
  const add = async (...objectives: object[]) => (await call(ann, 'POST', OWN, { ...quarter, objectives })).body.errors
  const [a, b] = [objective('A', 60, result('x', '1')), objective('B', 30, result('y', '1'))]
  expect(await add(a, b)).toEqual({ objectives: ['Total weight must be 100'] })
  expect(await add(a, { ...b, weight: 50 })).toMatchObject({
    'objectives.1.weight': ['This is more than remains of 100'],
  })
  expect(await add(objective('A', 100, result('x', '7', '7')))).toMatchObject({
    'objectives.0.key_results.0.target_value': ['Choose a target other than the start'],
  })
  expect(await add(objective('A', 100))).toBeDefined()
})

test('a person serves the department’s and the company’s objectives, and reads them once they are agreed', async () => {
  const whole = { owner_kind: 'company', ...quarter, objectives: [objective('Grow', 100, result('Shops', '3'))] }
  const company = expected(await call(hr, 'POST', PANEL, whole), 201)
  expect((await call(boss, 'POST', PANEL, { ...whole, quarter: 3 })).status).toBe(403)
  const mine = (who: Caller) => call(who, 'GET', OWN).then((answer) => expected(answer, 200))
  expect(await mine(ann)).toEqual([])
  expected(await call(hr, 'POST', `${PANEL}/${company.id}/proceed`, {}), 200)
  expect(await mine(ann)).toMatchObject([{ owner_kind: 'company', is_mine: false }])
  const parent_id = company.objectives[0].id
  const serving = [{ ...objective('Guests', 100, result('A day', '9')), parent_id }]
  expect(expected(await call(ann, 'POST', OWN, { ...quarter, objectives: serving }), 201)).toMatchObject({
    objectives: [{ parent: 'Grow' }],
  })
  const own = [{ ...objective('x', 100, result('y', '1')), parent_id: annId }]
  expect((await call(ann, 'POST', OWN, { year: 2026, quarter: 1, objectives: own })).body.errors).toEqual({
    objectives: ['Choose an objective of the company or a department of this year'],
  })
})

test('managers see their own people alone, and whoever recruits changes nothing (C6)', async () => {
  const { id } = await written()
  const owners = async (who: Caller) =>
    expected(await call(who, 'GET', PANEL), 200).map(({ owner }: { owner: string }) => owner)
  expect([await owners(boss), await owners(other), await owners(recruiter)]).toEqual([['Ann'], [], ['Ann']])
  expect((await call(other, 'POST', `${PANEL}/${id}/proceed`, {})).status).toBe(404)
  expect(
    (
      await call(other, 'POST', PANEL, {
        owner_kind: 'person',
        employee_id: annId,
        year: 2027,
        quarter: 1,
        objectives: two,
      })
    ).body.errors,
  ).toEqual({
    employee_id: ['This person is not employed now'],
  })
  expect((await call(recruiter, 'POST', `${PANEL}/${id}/proceed`, {})).status).toBe(403)
  expect((await call(other, 'GET', `${OWN}/${id}`)).status).toBe(404)
})

test('a template is given to people once it weighs a hundred, and each keeps what they have (S8-021)', async () => {
  const TEMPLATE = `${PANEL}/template`
  const half = expected(await call(hr, 'POST', TEMPLATE, { name: 'Bar', objectives: [two[0]] }), 201)
  const given = { employee_ids: [annId], ...quarter }
  const early = await call(hr, 'POST', `${TEMPLATE}/${half.id}/give`, given)
  expect([early.status, early.body.message]).toEqual([422, 'Please complete OKR setting before adding employee'])
  expected(await call(hr, 'PATCH', `${TEMPLATE}/${half.id}`, { objectives: two }), 200)
  const give = () => call(hr, 'POST', `${TEMPLATE}/${half.id}/give`, given).then((answer) => expected(answer, 200))
  expect([await give(), await give()]).toEqual([
    { given: 1, there: 0 },
    { given: 0, there: 1 },
  ])
  expect(expected(await call(ann, 'GET', OWN), 200)).toMatchObject([{ status: 0, is_mine: true, objectives_count: 2 }])
  expect((await call(boss, 'POST', TEMPLATE, { name: 'Mine', objectives: two })).status).toBe(403)
  expected(await call(hr, 'DELETE', `${TEMPLATE}/${half.id}`), 200)
})

test('a success factor is there once by name, and objectives stay without it', async () => {
  const FACTOR = 'api/panel/successFactor/okr'
  const aim = expected(await call(hr, 'POST', FACTOR, { name: 'Guests', kind: 'customer' }), 201)
  expect((await call(hr, 'POST', FACTOR, { name: 'guests', kind: 'people' })).status).toBe(422)
  expected(await call(hr, 'PATCH', `${FACTOR}/${aim.id}`, { name_zh: '顧客' }), 200)
  const rows = [{ ...objective('x', 100, result('y', '1')), factor_id: aim.id }]
  const { id } = expected(await call(ann, 'POST', OWN, { ...quarter, objectives: rows }), 201)
  expected(await call(hr, 'DELETE', `${FACTOR}/${aim.id}`), 200)
  expect(expected(await call(ann, 'GET', `${OWN}/${id}`), 200).objectives).toMatchObject([{ factor: null }])
})

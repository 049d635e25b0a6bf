import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, newCompany, signIn } from '#tests/support/client.ts'
import { colleague } from '#tests/support/colleagues.ts'
import { type Product, startProduct } from '#tests/support/product.ts'

const RECORD = 'api/panel/employee/show/employment/details'
const CHANGE = 'api/panel/employee/update/employment/details'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.stop())

const setClock = (moment: string) => product.stand(moment)

/** Ann works in D1 for One; Two leads D2. Signed in anew whenever the clock was set. */
async function company(timezone: string) {
  setClock('2026-11-20T03:00:00Z')
  const boss = await newCompany(product.client)
  const { company_id } = (await boss.get('api/auth/me')).body.data
  await product.db.system.transaction((tx) =>
    sql`update companies set timezone_key = ${timezone} where id = ${company_id}`.execute(tx),
  )
  const made = async (path: string, body: object) => (await boss.post(path, body)).body.data.id as string
  const department = (name: string) => made('api/panel/company/department', { name })
  const [d1, d2] = [await department('D1'), await department('D2')]
  let staff = 0
  const person = (full_name: string, more: object = {}) => {
    staff += 1
    return made('api/panel/employee/create', { staff_id: `S-${staff}`, full_name, joined_on: '2025-01-01', ...more })
  }
  const manager = async (full_name: string, department_id: string) => {
    const id = await person(full_name, { department_id })
    return { id, account: await colleague(boss, ['Reporting Manager'], { employee_id: id }) }
  }
  const [one, two] = [await manager('One', d1), await manager('Two', d2)]
  const ann = await person('Ann', { department_id: d1, manager_id: one.id })
  const as = async ({ email, password }: { email: string; password: string }): Promise<Client> =>
    signIn(product.client, email, password)
  return {
    ...{ d1, d2, one, two, ann, person, manager, company_id },
    admin: () => as(boss),
    record: async (id = ann) => (await (await as(boss)).get(`${RECORD}/${id}`)).body.data,
    change: async (body: object, id = ann) => (await as(boss)).post(`${CHANGE}/${id}`, body),
    /** Whether the record opens, and whether the person stands in the list. */
    async sees({ account }: { account: { email: string; password: string } }) {
      const client = await as(account)
      const { status } = await client.get(`${RECORD}/${ann}`)
      const { body } = await client.get('api/panel/employee/getAllEmployees')
      return [status, body.data.map(({ full_name }: { full_name: string }) => full_name)]
    },
  }
}

describe.each([
  ['Asia/Kuala_Lumpur', '2026-11-30T15:59:59Z', '2026-11-30T16:00:00Z'],
  ['America/New_York', '2026-12-01T04:59:59Z', '2026-12-01T05:00:00Z'],
])('a move that is planned, in %s', (timezone, lastMoment, firstMoment) => {
  test('the old manager loses sight at 00:00 of the company’s day, and the new one gains it', async () => {
    const { d1, d2, one, two, ann, admin, record, change, sees } = await company(timezone)
    const planned = await change({
      department_id: d2,
      manager_id: two.id,
      moved_on: '2026-12-01',
      job_category: 'Sales',
    })
    expect([planned.status, planned.body.data.department, planned.body.data.job_category]).toEqual([200, 'D1', 'Sales'])
    const move = {
      effective_on: '2026-12-01',
      department: 'D2',
      division: null,
      manager: 'Two',
      planned_by: 'Aida binti Osman',
    }
    expect(planned.body.data.planned_moves).toEqual([expect.objectContaining(move)])
    setClock(lastMoment)
    expect(await record()).toMatchObject({ department_id: d1, manager: 'One', planned_moves: [move] })
    expect([await sees(one), await sees(two)]).toEqual([
      [200, ['Ann']],
      [404, []],
    ])
    setClock(firstMoment)
    expect([await sees(one), await sees(two)]).toEqual([
      [404, []],
      [200, ['Ann']],
    ])
    expect(await record()).toMatchObject({ department_id: d2, manager: 'Two', planned_moves: [] })
    const hr = await admin()
    expect((await hr.get(`api/panel/employee/career/${ann}`)).body.data).toMatchObject([
      { type: 'transfer', effective_from: '2026-12-01', effective_to: null, department: 'D2' },
      { type: 'joined', effective_from: '2025-01-01', effective_to: '2026-11-30', department: 'D1' },
    ])
    const log = (await hr.get('api/panel/activityLog')).body.data
    const told = log.filter(({ action }: { action: string }) => /^employees\.mov/.test(action))
    expect(told.map(({ action, actor }: { action: string; actor: string }) => [action, actor])).toEqual([
      ['employees.moved', 'Kerja'],
      ['employees.move-planned', 'Aida binti Osman'],
    ])
    const units = (await hr.get('api/panel/company/department')).body.data
    expect(units.map(({ name, employees_count }: Record<string, unknown>) => [name, employees_count])).toEqual([
      ['D1', 1],
      ['D2', 2],
    ])
  })
})

test('several days that nobody looked at come one after the other, as each was told', async () => {
  const { d2, ann, admin, record, change } = await company('Asia/Taipei')
  await change({ department_id: d2, moved_on: '2026-12-01', move_type: 'secondment' })
  await change({ department_id: null, moved_on: '2026-12-08' })
  setClock('2026-12-09T03:00:00Z')
  expect(await record()).toMatchObject({ department_id: null, planned_moves: [] })
  const { data } = (await (await admin()).get(`api/panel/employee/career/${ann}`)).body
  expect(data.map(({ type, effective_from }: Record<string, string>) => `${type} ${effective_from}`)).toEqual([
    'transfer 2026-12-08',
    'secondment 2026-12-01',
    'joined 2025-01-01',
  ])
})

test('what is taken back never comes, and is told; there is nothing to take back twice', async () => {
  const { d1, d2, ann, admin, record, change } = await company('Asia/Manila')
  await change({ department_id: d2, moved_on: '2026-12-01' })
  const takeBack = async () => (await admin()).delete(`api/panel/employee/move/${ann}/2026-12-01`)
  expect(await takeBack()).toMatchObject({ status: 200, body: { data: [] } })
  expect(await takeBack()).toMatchObject({ status: 404, body: { message: 'No move is planned for this day' } })
  setClock('2026-12-02T03:00:00Z')
  expect(await record()).toMatchObject({ department_id: d1 })
  const log = (await (await admin()).get('api/panel/activityLog')).body.data
  expect(log.map(({ action }: { action: string }) => action)).toContain('employees.move-taken-back')
})

test('a second plan for the same day takes the place of the first; a move at once leaves it standing', async () => {
  const { d1, d2, record, change, two } = await company('Asia/Manila')
  await change({ department_id: d2, moved_on: '2026-12-01' })
  await change({ manager_id: two.id, moved_on: '2026-12-01' })
  await change({ department_id: d2 })
  const [move, ...more] = (await record()).planned_moves
  expect([move.sets, move.manager, more]).toEqual([['manager_id'], 'Two', []])
  await change({ department_id: d1 })
  setClock('2026-12-01T03:00:00Z')
  expect(await record()).toMatchObject({ department_id: d1, manager: 'Two' })
})

test('is planned by who may change records, and seen by nobody else', async () => {
  const { d2, ann, one, change } = await company('Asia/Kuala_Lumpur')
  await change({ department_id: d2, moved_on: '2026-12-01' })
  const client = await signIn(product.client, one.account.email, one.account.password)
  expect((await client.get(`${RECORD}/${ann}`)).body.data.planned_moves).toEqual([])
  expect((await client.delete(`api/panel/employee/move/${ann}/2026-12-01`)).status).toBe(403)
})

test('is refused after the last day, to a unit of another department, under oneself, and as a correction', async () => {
  const { d1, d2, ann, one, admin, change } = await company('Asia/Kuala_Lumpur')
  const division = (
    await (await admin()).post('api/panel/company/department/create/division', { department_id: d1, name: 'V' })
  ).body
  const refused = async (body: object, id = ann) => (await change({ moved_on: '2026-12-01', ...body }, id)).body.errors
  expect(await refused({ department_id: d2, division_id: division.data.id })).toEqual({
    division_id: [expect.stringMatching(/department/)],
  })
  expect(await refused({ manager_id: ann }, one.id)).toEqual({ manager_id: [expect.any(String)] })
  expect(await refused({ department_id: d2, move_type: 'correction' })).toEqual({
    moved_on: ['This day is in the future'],
  })
  expect(await refused({ department_id: d2, left_on: '2026-11-29' })).toEqual({
    moved_on: ['This day is after the last day of employment'],
  })
})

test('who has left by then is not moved, and who would stand under himself keeps his manager', async () => {
  const { d1, d2, ann, one, two, person, record, change } = await company('Asia/Kuala_Lumpur')
  const ben = await person('Ben', { department_id: d1 })
  await change({ department_id: d2, moved_on: '2026-12-01' }, ben)
  await change({ left_on: '2026-11-25' }, ben)
  await change({ department_id: d2, manager_id: two.id, moved_on: '2026-12-01' })
  await change({ manager_id: ann }, two.id)
  setClock('2026-12-01T03:00:00Z')
  expect(await record(ben)).toMatchObject({ department_id: d1, planned_moves: [] })
  expect(await record()).toMatchObject({ department_id: d2, manager_id: one.id })
})

test('a department that somebody is to come to is in use', async () => {
  const { admin, change } = await company('Asia/Kuala_Lumpur')
  const { id } = (await (await admin()).post('api/panel/company/department', { name: 'D3' })).body.data
  await change({ department_id: id, moved_on: '2026-12-01' })
  const { body } = await (await admin()).delete(`api/panel/company/department/${id}`)
  expect(body.type).toBe('problem:organisation.in-use')
})

test('an open payslip is marked on the day; worked out again its month stays with the old department', async () => {
  const { d2, ann, admin, change } = await company('Asia/Kuala_Lumpur')
  await (await admin()).patch(`api/panel/employee/compensation/${ann}`, {
    effective_from: '2025-01-01',
    components: { basic_salary: '3000.00' },
  })
  await change({ department_id: d2, moved_on: '2026-12-01' })
  const run = 'api/panel/payroll/2026/11'
  expect((await (await admin()).post(`${run}/generate`)).status).toBe(200)
  const stale = async () =>
    (await (await admin()).get(run)).body.data.payslips.filter(({ stale }: { stale: unknown }) => stale).length
  expect(await stale()).toBe(0)
  setClock('2026-12-01T03:00:00Z')
  expect(await stale()).toBe(1)
  const hr = await admin()
  expect((await hr.post(`${run}/generate`)).status).toBe(200)
  const { payslips } = (await hr.get(run)).body.data
  expect(payslips.find(({ full_name }: { full_name: string }) => full_name === 'Ann').department).toBe('D1')
})

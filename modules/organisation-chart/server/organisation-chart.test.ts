import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompanyRole } from '#access/roles.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { organisationHandlers } from '#modules/organisation/server/handlers.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { organisationChartHandlers } from './handlers.ts'

const CHART = 'api/panel/employee/organizationChart'
let app: ModuleApp
let admin: Caller
/** Name -> id. */
const people: Record<string, string> = {}

beforeAll(async () => {
  app = await moduleApp({
    handlers: [
      ...organisationHandlers,
      ...organisationChartHandlers,
      ...employeesHandlers({ payInputsChanged: async () => {} }),
    ],
    catalogues: serverWords,
  })
  admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  const [cafes, finance] = [await department('Cafés'), await department('Finance')]
  await hire('Boss')
  await hire('Ann', { manager_id: people.Boss, department_id: cafes })
  await hire('Ben', { manager_id: people.Ann, department_id: cafes })
  await hire('Cid', { manager_id: people.Ben, department_id: cafes })
  await hire('Dee', { manager_id: people.Boss, department_id: finance })
  await hire('Gone', { manager_id: people.Dee, department_id: finance })
  await hire('Eve', { manager_id: people.Gone, department_id: finance })
  await set('Gone', `left_on = '2026-03-31'`)
})
afterAll(async () => {
  await app?.close()
  await pdfMaker.close()
})

async function department(name: string): Promise<string> {
  return (await app.call(admin, 'POST', 'api/panel/company/department', { name })).body.data.id
}

async function hire(full_name: string, more = {}, by = admin): Promise<string> {
  const body = { staff_id: `S-${full_name}`, full_name, joined_on: '2026-01-01', ...more }
  const { id } = (await app.call(by, 'POST', 'api/panel/employee/create', body)).body.data
  people[full_name] = id
  return id
}

const set = (name: string, columns: string) =>
  app.db
    .forCompany(admin.companyId)
    .transaction((tx) => sql`update employees set ${sql.raw(columns)} where id = ${people[name]}`.execute(tx))

const nodes = async (by = admin) => (await app.call(by, 'GET', CHART)).body.data
const nameOf = (id: string | null) => Object.keys(people).find((name) => people[name] === id) ?? null
/** `Ann < Boss`, by name. */
const lines = async (by = admin) =>
  (await nodes(by)).map((node: { full_name: string; parent_id: string | null }) =>
    [node.full_name, nameOf(node.parent_id)].filter(Boolean).join(' < '),
  )
const move = (name: string, under: string | null, more = {}, by = admin) =>
  app.call(by, 'POST', `${CHART}/${people[name]}`, { parent_id: under === null ? null : people[under], ...more })

async function employed(name: string, ...roles: CompanyRole[]): Promise<Caller> {
  const caller = await app.caller(admin.companyId, 'MY', ...roles)
  await set(name, `account_id = '${caller.session.accountId}'`)
  return caller
}

describe('the organisation chart', () => {
  test('shows everybody who works here under the nearest manager who does', async () => {
    expect(await lines()).toEqual(['Ann < Boss', 'Ben < Ann', 'Boss', 'Cid < Ben', 'Dee < Boss', 'Eve < Dee'])
    const found = await nodes()
    expect(found.find(({ full_name }: { full_name: string }) => full_name === 'Dee')).toMatchObject({
      children_count: 1,
      department: 'Finance',
      position: null,
      manager_left: false,
    })
    expect(found.find(({ full_name }: { full_name: string }) => full_name === 'Eve').manager_left).toBe(true)
  })

  test('leaves out who is not to be shown and what is nobody, leads their people to whoever is above, and says who is to come', async () => {
    await hire('Fay', { joined_on: '2099-01-01', manager_id: people.Dee })
    await hire('Kiosk', { manager_id: people.Dee, is_service_account: true })
    await set('Ann', 'show_in_org_chart = false')
    expect(await lines()).toEqual(['Ben < Boss', 'Boss', 'Cid < Ben', 'Dee < Boss', 'Eve < Dee', 'Fay < Dee'])
    const found = await nodes()
    const named = (name: string) => found.find(({ full_name }: { full_name: string }) => full_name === name)
    expect(named('Ben')).toMatchObject({ manager_left: false, starts_on: null })
    expect(named('Fay')).toMatchObject({ starts_on: '2099-01-01' })
    expect((await move('Ann', 'Dee')).status).toBe(404)
    expect((await move('Dee', 'Kiosk')).status).toBe(422)
    await set('Ann', 'show_in_org_chart = true')
    await set('Fay', `left_on = '2026-01-02', joined_on = '2026-01-01'`)
  })

  test('shows people without a role their department, their line and their own people, until the company opens it', async () => {
    const ben = await employed('Ben')
    expect(await lines(ben)).toEqual(['Ann < Boss', 'Ben < Ann', 'Boss', 'Cid < Ben'])
    expect(await lines(await employed('Dee', 'Reporting Manager'))).toEqual(['Boss', 'Dee < Boss', 'Eve < Dee'])
    expect(await lines(await app.caller(admin.companyId, 'MY', 'Finance'))).toEqual([])
    expect(await lines(await app.caller(admin.companyId, 'MY', 'Recruitment 1'))).toHaveLength(6)
    await app.db
      .forCompany(admin.companyId)
      .transaction((tx) =>
        sql`update companies set settings = '{"is_view_of_other_department": true}' where id = ${admin.companyId}`.execute(
          tx,
        ),
      )
    expect(await lines(ben)).toHaveLength(6)
  })
})

describe('moving somebody', () => {
  test('takes their own people along, is told and logged', async () => {
    const moved = await move('Ben', 'Dee', { former_parent_id: people.Ann })
    expect([moved.status, moved.body.message]).toEqual([200, 'Ben now reports to Dee'])
    expect(moved.body.data).toMatchObject({ parent_id: people.Dee, children_count: 1 })
    expect(await lines()).toContain('Cid < Ben')
    const { rows } = await app.db
      .forCompany(admin.companyId)
      .read((tx) =>
        sql`select before, after from activity where action = 'organisation-chart.moved' order by seq`.execute(tx),
      )
    expect(rows).toEqual([{ before: { manager: 'Ann' }, after: { manager: 'Dee' } }])
    expect((await move('Ben', null)).body.message).toBe('Ben now reports to nobody')
    await move('Ben', 'Ann')
  })

  test('makes no circle, also when two move at once', async () => {
    for (const [name, under] of [
      ['Ann', 'Ann'],
      ['Ann', 'Cid'],
    ] as const) {
      const refused = await move(name, under)
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['parent_id']])
      expect(refused.body.message).toMatch(/Nobody can report to their own people/)
    }
    const both = await Promise.all([move('Ann', 'Dee'), move('Dee', 'Ann')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    await move('Ann', 'Boss')
    await move('Dee', 'Boss')
  })

  test('is told, and not done, when somebody else was faster', async () => {
    const late = await move('Cid', 'Dee', { former_parent_id: people.Boss })
    expect([late.status, await lines()]).toEqual([409, expect.arrayContaining(['Cid < Ben'])])
  })

  test('knows nobody who has left, nobody of another company and nobody at all', async () => {
    const stranger = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
    await hire('Foreign', {}, stranger)
    expect((await move('Cid', 'Gone')).body.errors.parent_id).toEqual([
      'This person has left the company and cannot become a manager',
    ])
    const foreign = await move('Cid', 'Foreign')
    const unknown = await app.call(admin, 'POST', `${CHART}/${people.Cid}`, { parent_id: randomUUID() })
    expect([foreign.status, foreign.body]).toEqual([422, unknown.body])
    for (const name of ['Foreign', 'Gone']) expect((await move(name, 'Boss')).status).toBe(404)
  })

  test('is HR’s: recruitment and managers look on', async () => {
    for (const role of ['Recruitment Manager', 'Reporting Manager', 'L & D'] as const) {
      const caller = await app.caller(admin.companyId, 'MY', role)
      expect((await move('Cid', 'Dee', {}, caller)).status).toBe(403)
    }
    const hr = await app.caller(admin.companyId, 'MY', 'HR Manager')
    expect((await move('Cid', 'Ben', {}, hr)).status).toBe(200)
  })
})

describe('on paper', () => {
  test('the chart is one page with everybody’s name, from whom one wants, without whom one folds in', async () => {
    const whole = await app.call(admin, 'POST', `${CHART}/export/pdf`, {})
    expect(whole.headers['content-type']).toBe('application/pdf')
    const text = textOf(whole.bytes)
    for (const name of ['Boss', 'Ann', 'Ben', 'Cid', 'Dee', 'Eve', '6 people']) expect(text).toContain(name)
    const part = textOf(
      (await app.call(admin, 'POST', `${CHART}/export/pdf`, { root: people.Ann, folded: [people.Ben] })).bytes,
    )
    expect(part).toContain('1 below')
    for (const name of ['Boss', 'Cid', 'Dee']) expect(part).not.toContain(name)
  })

  test('only what one may see', async () => {
    const outsider = await app.caller(await app.company('MY'), 'MY')
    const nobody = await app.call(outsider, 'POST', `${CHART}/export/pdf`, {})
    expect([nobody.status, nobody.body.message]).toEqual([422, 'There is nobody to show'])
    expect((await app.call(outsider, 'POST', `${CHART}/export/pdf`, { root: people.Boss })).status).toBe(404)
  })
})

const textOf = (pdf: Buffer) => pdfPages(pdf).join('\n')

import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogues } from '#apps/server/catalogues.ts'
import { companyOpening } from '#modules/company/server/public.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { sampleText } from '#tests/support/employee-sheet.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { migrationHandlers } from './handlers.ts'
import { leaveOpenings } from './public.ts'

const STATE = 'api/migration/state'
const OVER = 'Migration available for first time company setup only'
const FAILED = 'Previous import failed, kindly check the error message, if problem persists please report to us'
let app: ModuleApp
const leaveTold: number[] = []

beforeAll(async () => {
  const payInputsChanged = async () => {}
  app = await moduleApp({
    handlers: [
      ...employeesHandlers({ payInputsChanged }),
      ...migrationHandlers({
        payInputsChanged,
        leaveTypes: async () => [
          { name: 'Annual leave', otherName: '特別休假', halvesPerDay: 2 },
          { name: 'Sick leave', otherName: '病假', halvesPerDay: 2 },
        ],
        leaveOpeningsChanged: async (_tx, _company, ids) => void leaveTold.push(ids.length),
      }),
    ],
    catalogues,
    openings: [companyOpening],
  })
})
afterAll(() => app?.close())

const newcomer = async (): Promise<Caller> => app.caller(await app.company('MY'), 'MY', 'Company Admin')
const get = (who: Caller, path: string, headers = {}) => app.call(who, 'GET', path, undefined, headers)
const flag = (who: Caller, step: number | string) => get(who, `api/migration/flag/step/${step}`)
const clear = (who: Caller, step: number | string, query = '') => get(who, `api/migration/clear/step/${step}${query}`)
const send = (who: Caller, path: string, rows: readonly object[] | string) =>
  app.upload(who, path, 'sheet.csv', typeof rows === 'string' ? rows : Papa.unparse([...rows]))
const part = (who: Caller, name: string, rows: readonly object[], query = '') =>
  send(who, `api/migration/upload/${name}${query}`, rows)
const state = async (who: Caller) => (await get(who, STATE)).body.data

const structure = [
  { department: 'Head Office', division: 'Accounts', position: 'Controller', job_level: 'Executive' },
  { department: 'Head Office', division: 'Legal', position: 'Lawyer', job_level: '' },
  { department: 'Warehouse', division: '', position: '', job_level: '' },
]
const people = () => sampleText('malaysia')
const ADD = 'api/panel/employee/add/by/batch/upload/1'
const UPDATE = 'api/panel/employee/update/by/batch/upload?wizard=1'
const SALARY = 'api/panel/employee/update/salary/by/batch/upload?wizard=1'
const raise = { staff_id: 'KS-0001', effective_from: '2025-01-01', basic_salary: '4100.00' }
const leave = { staff_id: 'KS-0001', leave_type: 'annual leave', days: '8.5', as_of: '2026-07-01', expires_on: '' }
const paid = {
  staff_id: 'KS-0001',
  month: '2026-06',
  months: '6',
  remuneration: '26000',
  epf_employee: '2860',
  withholding_tax: '300',
}

/** A company that has brought everything, at the last step. */
async function movedIn(): Promise<Caller> {
  const admin = await newcomer()
  await part(admin, 'structure', structure)
  await flag(admin, 1)
  await send(admin, ADD, people())
  await flag(admin, 2)
  await send(admin, UPDATE, [
    { staff_id: 'KS-0001', phone: '012 345 6789', division: 'Accounts', department: 'Head Office' },
  ])
  await flag(admin, 3)
  await send(admin, SALARY, [raise])
  await part(admin, 'leave', [leave])
  await part(admin, 'pay', [paid])
  await flag(admin, 4)
  return admin
}

describe('the steps of moving in', () => {
  test('are walked one after the other, and the last one is done with -1 (S2-064, S4-022)', async () => {
    const admin = await newcomer()
    expect((await state(admin)).migration_wizard_step).toBe(0)
    for (const step of [1, 2, 3, 4]) {
      const { status, body } = await flag(admin, step)
      expect([status, body.data]).toEqual([200, { migration_wizard_step: step }])
    }
    expect((await flag(admin, -1)).body.data).toEqual({ migration_wizard_step: -1 })
    expect((await state(admin)).migration_wizard_step).toBe(-1)
  })

  test.each([
    [0, 2],
    [0, 4],
    [0, -1],
    [2, -1],
    [1, 3],
  ])('from %i none leads to %i, and the message names it (S8-013)', async (from, to) => {
    const admin = await newcomer()
    for (let step = 1; step <= from; step += 1) await flag(admin, step)
    const { status, body } = await flag(admin, to)
    expect([status, body.message]).toEqual([422, `something went wrong went moving migration to step ${to}`])
    expect((await state(admin)).migration_wizard_step).toBe(from)
  })

  test.each(['5', '-2', 'x', '1.5', '01'])('%s is no step', async (step) => {
    const admin = await newcomer()
    for (const answer of [await flag(admin, step), await clear(admin, step)]) {
      expect([answer.status, answer.body.errors]).toEqual([422, { step: ['A step is a number from -1 to 4'] }])
    }
  })

  test('are only for the first setting-up of a company (S2-065)', async () => {
    const admin = await newcomer()
    for (const step of [1, 2, 3, 4, -1]) await flag(admin, step)
    const answers = [
      await flag(admin, 0),
      await clear(admin, 1),
      await part(admin, 'structure', structure),
      await send(admin, ADD, people()),
      await send(admin, UPDATE, [{ staff_id: 'KS-0001' }]),
      await send(admin, SALARY, [raise]),
    ]
    for (const { status, body } of answers) expect([status, body.message]).toEqual([422, OVER])
    expect((await state(admin)).migration_wizard_step).toBe(-1)
  })

  test('are open to two roles, and not to a browser that fetches ahead', async () => {
    const admin = await newcomer()
    for (const role of ['HR Manager', 'HR Payroll', 'Reporting Manager', 'Finance'] as const) {
      const who = await app.caller(admin.companyId, 'MY', role)
      for (const path of [
        STATE,
        'api/migration/flag/step/1',
        'api/migration/clear/step/0',
        'api/migration/template/pay',
      ])
        expect((await get(who, path)).status).toBe(403)
    }
    const generalist = await app.caller(admin.companyId, 'MY', 'HR Generalist')
    expect((await get(generalist, STATE)).status).toBe(200)
    for (const header of [{ 'sec-purpose': 'prefetch' }, { purpose: 'prefetch' }, { 'x-moz': 'prefetch' }]) {
      expect((await get(admin, 'api/migration/flag/step/1', header)).status).toBe(422)
      expect((await get(admin, 'api/migration/clear/step/0', header)).status).toBe(422)
    }
    expect((await state(admin)).migration_wizard_step).toBe(0)
  })

  test('two who go on at once arrive at one step', async () => {
    const admin = await newcomer()
    const answers = await Promise.all([flag(admin, 1), flag(admin, 1), flag(admin, 1)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await state(admin)).migration_wizard_step).toBe(1)
  })
})

describe('what is imported', () => {
  test('is counted with what is still missing, and kept with the step it belongs to', async () => {
    const admin = await movedIn()
    const { counts, gaps, imports } = await state(admin)
    expect(counts).toMatchObject({
      people: 60,
      divisions: 2,
      job_levels: 1,
      people_with_history: 1,
      leave_balances: 1,
      people_with_pay: 1,
    })
    expect(gaps).toContainEqual({ field: 'manager_staff_id', people: 60 })
    expect(imports.map(({ step, kind }: { step: number; kind: string }) => `${step} ${kind}`).sort()).toEqual([
      '0 structure',
      '1 employees',
      '2 employee_updates',
      '3 employee_salaries',
      '3 leave_openings',
      '3 pay_openings',
    ])
  })

  test('a bad file of any step says what the specification says, cell by cell, and changes nothing (S8-014)', async () => {
    const admin = await newcomer()
    await send(admin, ADD, people())
    const before = await state(admin)
    const answers = [
      await part(admin, 'structure', [{ department: '', division: 'Nowhere' }]),
      await send(admin, ADD, people()),
      await send(admin, UPDATE, [{ staff_id: 'X-1' }]),
      await send(admin, SALARY, [{ ...raise, effective_from: '1999-01-01' }]),
      await part(admin, 'leave', [{ ...leave, leave_type: 'Holiday on the moon' }]),
      await part(admin, 'pay', [{ ...paid, months: '7' }]),
    ]
    for (const { status, body } of answers) {
      expect([status, body.message]).toEqual([422, FAILED])
      expect(body.data.errors.length).toBeGreaterThan(0)
    }
    expect(await state(admin)).toEqual(before)
  })

  test.each(['structure', 'leave', 'pay'])(
    'the sheet of %s, sent back as it was taken, changes nothing',
    async (name) => {
      const admin = await movedIn()
      const taken = await get(admin, `api/migration/template/${name}`)
      const answer = await app.upload(admin, `api/migration/upload/${name}`, 'x.xlsx', taken.bytes)
      expect([answer.status, answer.body.data.changes]).toEqual([200, []])
    },
  )

  test('an empty sheet of leave or pay names everybody who is to be filled in', async () => {
    const admin = await newcomer()
    await send(admin, ADD, people())
    for (const name of ['leave', 'pay']) {
      const { bytes } = await get(admin, `api/migration/template/${name}`)
      const { body } = await app.upload(admin, `api/migration/upload/${name}?preview=1`, 'x.xlsx', bytes)
      expect(body.data.rows).toBe(60)
    }
  })

  test('leave balances are told with their days, by the names of the types, and the newest sheet counts', async () => {
    const admin = await movedIn()
    const seen = await part(admin, 'leave', [{ ...leave, days: '6' }], '?preview=1')
    expect(seen.body.data.changes).toMatchObject([{ what: 'change', field: 'days', before: '8.50', after: '6.00' }])
    const { body } = await part(admin, 'leave', [{ ...leave, days: '6' }])
    const balances = () => app.db.forCompany(admin.companyId).read((tx) => leaveOpenings(tx, admin.companyId))
    expect(await balances()).toMatchObject([{ leaveType: 'Annual leave', days: '6.00', asOf: '2026-07-01' }])
    expect(leaveTold.at(-1)).toBe(1)
    const undone = await app.call(admin, 'POST', `api/migration/undo/${body.data.batch_id}`)
    expect(undone.body.data).toEqual({ cleared: { leave_balances: 1 } })
    expect(await balances()).toMatchObject([{ days: '8.50' }])
  })

  test('months that overlap, or lie before joining, are refused', async () => {
    const admin = await movedIn()
    const overlap = await part(admin, 'pay', [paid, { ...paid, month: '2026-05', months: '1' }])
    expect(overlap.body.data.errors).toMatchObject([{ row: 2, column: 'month' }])
    const early = await part(admin, 'pay', [{ ...paid, month: '2023-12', months: '1' }])
    expect(early.body.data.errors).toMatchObject([{ column: 'month', message: 'Before the first day of employment' }])
  })
})

describe('going back', () => {
  test('from details to people takes both imports away, and says before what is lost', async () => {
    const admin = await newcomer()
    await part(admin, 'structure', structure)
    await flag(admin, 1)
    await send(admin, ADD, people())
    await flag(admin, 2)
    await send(admin, UPDATE, [{ staff_id: 'KS-0001', phone: '012 345 6789' }])
    const lost = await clear(admin, 2, '?preview=1')
    expect(lost.body.data.cleared).toEqual({ details: 1 })
    expect((await clear(admin, 1, '?preview=1')).body.data.cleared).toEqual({ details: 1, people: 60 })
    expect((await state(admin)).counts.people).toBe(60)
    expect((await clear(admin, 2)).body.data.cleared).toEqual({ details: 1 })
    expect((await clear(admin, 1)).body.data.cleared).toEqual({ people: 60 })
    expect((await flag(admin, 1)).body.data).toEqual({ migration_wizard_step: 1 })
    const { counts, imports } = await state(admin)
    expect(counts).toMatchObject({ people: 0, departments: 2, divisions: 2 })
    expect(imports).toMatchObject([{ step: 0, kind: 'structure' }])
  })

  test('clears the step left and the step reached also where nobody asked for it before (S4-023)', async () => {
    const admin = await movedIn()
    await flag(admin, 3)
    const at3 = await state(admin)
    expect(at3.counts).toMatchObject({ leave_balances: 0, people_with_pay: 0, people_with_history: 0, people: 60 })
    await flag(admin, 2)
    expect((await state(admin)).imports.map(({ step }: { step: number }) => step)).toEqual([1, 0])
  })

  test('to the structure leaves people, without the places that are gone', async () => {
    const admin = await movedIn()
    const { data } = (await clear(admin, 0, '?preview=1')).body
    expect(data.cleared).toEqual({
      departments: 2,
      divisions: 2,
      positions: 2,
      job_levels: 1,
      people_without_place: 1,
    })
    await flag(admin, 0)
    const { counts } = await state(admin)
    expect(counts).toMatchObject({ people: 60, divisions: 0, job_levels: 0, leave_balances: 1 })
  })

  test('what somebody corrected since stays corrected', async () => {
    const admin = await movedIn()
    const list = (await get(admin, 'api/panel/employee/getAllEmployees?search=KS-0001')).body.data
    const profile = `api/panel/employee/show/profile/details/${list[0].id}`
    const { revision } = (await get(admin, profile)).body.data
    const edit = { phone: '012 999 9999', revision }
    await app.call(admin, 'PATCH', `api/panel/employee/update/profile/details/${list[0].id}`, edit)
    await clear(admin, 2)
    expect((await get(admin, profile)).body.data.phone).toBe('012 999 9999')
  })

  test('tells before of how many people something was entered by hand since, and one import is not taken back over it', async () => {
    const admin = await newcomer()
    const { body } = await send(admin, ADD, people())
    await flag(admin, 1)
    await flag(admin, 2)
    await send(admin, UPDATE, [{ staff_id: 'KS-0001', phone: '012 345 6789' }])
    const at = async (staffId: string) => {
      const list = (await get(admin, `api/panel/employee/getAllEmployees?search=${staffId}`)).body.data
      const { revision } = (await get(admin, `api/panel/employee/show/profile/details/${list[0].id}`)).body.data
      return { path: `api/panel/employee/update/profile/details/${list[0].id}`, revision }
    }
    const lost = async () => (await clear(admin, 1, '?preview=1')).body.data.cleared
    expect(await lost()).toEqual({ details: 1, people: 60 })
    const { path, revision } = await at('KS-0002')
    await app.call(admin, 'PATCH', path, { phone: '012 999 9999', revision })
    expect(await lost()).toEqual({ details: 1, people: 60, people_by_hand: 1 })
    const undone = await app.call(admin, 'POST', `api/migration/undo/${body.data.batch_id}`)
    expect([undone.status, undone.body.message]).toEqual([
      422,
      expect.stringMatching(/^For 1 of these people, something was entered by hand since/),
    ])
    expect((await state(admin)).counts.people).toBe(60)
    expect((await clear(admin, 1)).body.data.cleared).toMatchObject({ people_by_hand: 1 })
  })

  test('people whose reports are others, who head a department, go all the same', async () => {
    const admin = await movedIn()
    await send(admin, UPDATE, [{ staff_id: 'KS-0002', manager_staff_id: 'KS-0001' }])
    const { body } = await clear(admin, 1)
    expect(body.data.cleared).toMatchObject({ people: 60 })
    expect((await state(admin)).counts).toMatchObject({ people: 0, leave_balances: 0, people_with_pay: 0 })
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { exitHandlers } from '#modules/exit/server/handlers.ts'
import { exitOpening, lastPaysMadeGood } from '#modules/exit/server/public.ts'
import { PASSWORD, type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { packOf } from '../../model/country-packs.ts'
import type { OwedAmount, PayContribution } from '../needs.ts'
import { lastPayStands, lastPaysFor, payInputsChanged, payMadeGood, settlementOf } from '../public.ts'
import { yearEndOf } from './read-settlement.ts'

const MARCH = '2026-03'
const NOBODY = '00000000-0000-4000-8000-000000000000'
let server: PayServer
/** Owed to and by whoever leaves, as neighbours tell it. */
let owed: OwedAmount[] = []
/** What somebody else does while a last pay is worked out. */
let meanwhile: () => Promise<unknown> = async () => {}
/** What a neighbour brings of somebody by the last day that stands in their record. */
let onLastDay: string | undefined
const neighbour: PayContribution = {
  origin: 'claim',
  between: async (tx, companyId, _days, ids) => {
    if (onLastDay === undefined) return []
    const { rows } = await sql<{ id: string; left_on: PlainDate }>`
      select id, left_on from employees
      where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) and left_on = ${onLastDay}`.execute(tx)
    const [kind, type, told] = ['amount' as const, 'overtime', { en: 'Rest', 'zh-Hant': '補休' }]
    return rows.map(({ id, left_on }) => {
      const [source, month] = [`rest ${left_on}`, left_on.slice(0, 7)]
      const line = { source, day: left_on, month, kind, type, amount: '75.00', basis: source, worksheet: [], told }
      return { employeeId: id, ...line }
    })
  },
  owedOnLeaving: async (_tx, _companyId, { leaving = '' }) =>
    leaving === '' ? [] : [{ id: leaving, fullName: 'Xavier', told: [], amounts: owed }],
}
beforeAll(async () => {
  server = await startPayServer({
    startAt: '2026-03-02T01:00:00.000Z',
    openings: [exitOpening],
    contributions: [neighbour, lastPaysMadeGood(payMadeGood)],
    more: exitHandlers({
      payInputsChanged,
      lastPayStands,
      pay: {
        settlement: async (call, asked) => {
          const found = await settlementOf(call, [], asked)
          await meanwhile()
          return found
        },
        ...lastPaysFor([]),
      },
    }),
  })
})
afterAll(() => server?.stop())

type Line = { code: string; amount: string; side: string; enters: boolean }
async function companyWithXavier() {
  const of = await server.newCompany()
  const person = { staff_id: 'X-1', full_name: 'Xavier', basic_salary: '3100.00', joined_on: '2024-02-01' }
  await of.addPeople(peopleSheet([person]))
  const [{ id }] = (await of.get('api/panel/employee/status/active/0')).body.data
  return { of, id: id as string }
}
const settled = (of: PayCompany, id: string, query: string) => of.get(`api/panel/payroll/settlement/${id}?${query}`)
const amountsOf = (lines: readonly Line[]) => Object.fromEntries(lines.map(({ code, amount }) => [code, amount]))

test('a last pay is worked out as its run would, line by line with its law, and nothing is stored', async () => {
  const { of, id } = await companyWithXavier()
  const { status, body } = await settled(of, id, 'last_day=2026-03-31&reason=redundancy')
  expect([status, body.message]).toEqual([200, ''])
  expect(body.data).toMatchObject({
    staff_id: 'X-1',
    month: MARCH,
    service_months: 26,
    gross: '6412.33',
    pay_by: '2026-03-31',
  })
  expect(amountsOf(body.data.lines)).toMatchObject({ wages: '3100.00', severance: '3312.33' })
  const [severance] = body.data.lines.filter(({ code }: Line) => code === 'severance')
  expect(severance).toMatchObject({ type: 'termination_benefit', enters: true, open: ['socso', 'eis', 'pcb'] })
  const cents = (text: string) => Math.round(Number(text) * 100)
  const sum = (side: (line: Line) => boolean) =>
    body.data.lines.filter(side).reduce((total: number, line: Line) => total + cents(line.amount), 0)
  expect(sum(({ side }) => side === 'earning')).toBe(cents(body.data.gross))
  expect(sum(({ side }) => side !== 'earning')).toBe(cents(body.data.deductions))
  expect(cents(body.data.gross) - cents(body.data.deductions)).toBe(cents(body.data.net))
  expect((await of.get(`${of.run(MARCH)}/items`)).body.data).toEqual([])
  const early = await settled(of, id, 'last_day=2026-03-10&reason=better_pay&notice_from=2026-03-02')
  // Of 42 days, nine were given: 21 in March and 12 in April are missing.
  expect(amountsOf(early.body.data.lines)).toMatchObject({ wages: '1000.00', notice_owed: '3340.00' })
})

test('claims are paid beside it; an advance and a bond are told, and not deducted without consent', async () => {
  const { of, id } = await companyWithXavier()
  const plain = (await settled(of, id, 'last_day=2026-03-31&reason=better_pay')).body.data
  owed = [
    { told: '2 claims', amount: '124.40', code: 'claim' },
    { told: 'Advance of travel T-0001', amount: '80.00', code: 'travel_advance' },
    { told: 'Bond', amount: '1400.00', code: 'bond' },
    { told: 'Told elsewhere', amount: '1.00' },
  ]
  const letter = await settled(of, `${id}/letter`, 'last_day=2026-03-31&reason=better_pay')
  expect([letter.status, letter.headers['content-type']]).toEqual([200, 'application/pdf'])
  const { lines, gross, deductions, net, beside } = (await settled(of, id, 'last_day=2026-03-31&reason=better_pay'))
    .body.data
  owed = []
  // Net is what the run pays, and nothing else.
  expect([lines, gross, deductions, net]).toEqual([plain.lines, plain.gross, plain.deductions, plain.net])
  expect([plain.beside, beside.total]).toEqual([undefined, '124.40'])
  expect(beside.lines).toMatchObject([
    { code: 'claim', side: 'earning', amount: '124.40', type: null, enters: false },
    { code: 'travel_advance', side: 'open', amount: '80.00' },
    { code: 'bond', side: 'open', amount: '1400.00' },
  ])
})

test('what others bring by the last day is in it before the leaving is recorded, and nothing of the look stays', async () => {
  const { of, id } = await companyWithXavier()
  onLastDay = '2026-03-20'
  try {
    const { data } = (await settled(of, id, 'last_day=2026-03-20&reason=better_pay')).body
    expect(data.lines).toContainEqual(expect.objectContaining({ type: 'overtime', amount: '75.00', why: 'Rest' }))
    const other = (await settled(of, id, 'last_day=2026-03-21&reason=better_pay')).body.data
    expect(other.lines).not.toContainEqual(expect.objectContaining({ type: 'overtime' }))
  } finally {
    onLastDay = undefined
  }
  expect((await of.get(`api/panel/employee/profile/${id}`)).body.data).not.toMatchObject({ left_on: '2026-03-20' })
})

test('is refused by field for an unknown reason and for a day outside the employment, and needs the role', async () => {
  const { of, id } = await companyWithXavier()
  const at = async (query: string) => {
    const { status, body } = await settled(of, id, query)
    return [status, Object.keys(body.errors ?? {})]
  }
  expect(await at('last_day=2026-03-31&reason=whim')).toEqual([422, ['reason']])
  expect(await at('last_day=2026-03-31')).toEqual([422, ['reason']])
  expect(await at('last_day=2024-01-31&reason=redundancy')).toEqual([422, ['last_day']])
  expect((await settled(of, NOBODY, 'last_day=2026-03-31&reason=death')).status).toBe(404)
  expect((await settled(await of.colleague('HR Leave'), id, 'last_day=2026-03-31&reason=death')).status).toBe(403)
})

test('a leaving reads it, hands it to the month’s pay once, and takes it out again when it is withdrawn', async () => {
  const { of, id } = await companyWithXavier()
  const reasons = (await of.get('api/panel/company/exitReason/index?exit_type_id=2')).body.data
  const reason = reasons.find(({ value }: { value: string }) => value === 'redundancy').id
  const days = { notice_date: '2026-01-02', last_working_date: '2026-03-31' }
  const entered = await of.post('api/panel/exit', {
    employee_id: id,
    exit_type_id: 2,
    exit_reason_ids: [reason],
    ...days,
  })
  const path = `api/panel/exit/${entered.body.data.id}`
  expect((await of.get(`${path}/settlement`)).body.data).toMatchObject({ settled_month: null, gross: '6412.33' })
  expect((await of.post(`${path}/settlement`, { confirm: 1 })).status).toBe(422)
  await of.post(`${path}/acknowledge`)
  const generalist = await of.colleague('HR Generalist')
  expect((await generalist.get(`${path}/settlement`)).status).toBe(200)
  expect((await generalist.post(`${path}/settlement`)).status).toBe(403)
  const done = await of.post(`${path}/settlement`, { confirm: 1 })
  expect([done.status, done.body.data.settled_month]).toEqual([201, MARCH])
  expect((await of.post(`${path}/settlement`, { confirm: 1 })).status).toBe(422)
  const items = async () =>
    (await of.get(`${of.run(MARCH)}/items?run=2`)).body.data.map(
      ({ type, amount }: { type: string; amount: string }) => [type, amount],
    )
  expect(await items()).toEqual([['termination_benefit', '3312.33']])
  await of.post(`${of.run(MARCH)}/generate?run=2`)
  expect((await of.view(MARCH, '?run=2')).body.data.payslips[0]).toMatchObject({ gross_pay: '6412.33' })
  expect((await of.post(`${path}/withdraw`, { reason: 'Stays' })).status).toBe(200)
  expect(await items()).toEqual([])
})

describe('a last pay follows its leaving', () => {
  async function leaving(value: string, days = { notice_date: '2026-01-02', last_working_date: '2026-03-31' }) {
    const { of, id } = await companyWithXavier()
    const reasonOf = async (wanted: string) => {
      const all = [1, 2].map((type) => of.get(`api/panel/company/exitReason/index?exit_type_id=${type}`))
      const found = (await Promise.all(all)).flatMap(({ body }) => body.data)
      return found.find((one: { value: string }) => one.value === wanted)
    }
    const reason = await reasonOf(value)
    const { exit_type_id } = reason
    const body = { employee_id: id, exit_type_id, exit_reason_ids: [reason.id], ...days }
    const path = `api/panel/exit/${(await of.post('api/panel/exit', body)).body.data.id}`
    const early = await of.post(`api/panel/payroll/settlement/${id}`, {
      last_day: days.last_working_date,
      reason: value,
    })
    expect(early.body.errors.last_day).toEqual([expect.stringContaining('acknowledge it first')])
    await of.post(`${path}/acknowledge`)
    const settle = () => of.post(`${path}/settlement`, { confirm: 1 })
    const runs = async (month = MARCH) => (await of.get(`${of.run(month)}/run`)).body.data.length
    const month = async () => (await of.get(`${path}/settlement`)).body.data.settled_month
    return { of, id, path, reasonOf, settle, runs, month }
  }

  test('is taken back where the day or the reason changes, also into another month, and can be handed over again', async () => {
    const { of, path, reasonOf, settle, runs, month } = await leaving('redundancy')
    expect((await settle()).status).toBe(201)
    const day = { date: '2026-04-15', remark: 'Two weeks more' }
    const moved = await of.send('PATCH', `${path}/lastWorkingDate`, { body: day })
    expect([moved.status, moved.body.message]).toEqual([200, expect.stringContaining('taken back out of payroll')])
    expect([await runs(), await month()]).toEqual([1, null])
    expect((await settle()).body.data).toMatchObject({ settled_month: '2026-04' })
    const { id: closure } = await reasonOf('closure')
    expect((await of.send('PATCH', path, { body: { exit_reason_ids: [closure], forward_period: 5 } })).status).toBe(200)
    expect([await runs('2026-04'), await month()]).toEqual([1, null])
    await settle()
    // Whom mail goes to is nothing to pay.
    await of.send('PATCH', path, { body: { forward_period: 9 } })
    expect(await month()).toBe('2026-04')
    expect((await of.post(`${path}/withdraw`, { reason: 'Stays' })).status).toBe(200)
    expect(await runs('2026-04')).toBe(1)
  })

  test('is made also where the law adds nothing to the month, and can be made again once payroll undid it', async () => {
    const { of, id, settle, month } = await leaving('better_pay')
    expect((await settle()).status).toBe(201)
    expect((await of.send('DELETE', `api/panel/payroll/settlement/${id}`)).status).toBe(200)
    expect(await month()).toBe(null)
    expect((await settle()).status).toBe(201)
    await of.send('DELETE', `api/panel/payroll/settlement/${id}`)
    // Made by payroll itself, it has been handed over all the same.
    const made = { last_day: '2026-03-31', reason: 'better_pay' }
    const other = await of.post(`api/panel/payroll/settlement/${id}`, { ...made, last_day: '2026-03-20' })
    expect(other.body.errors.last_day).toEqual([expect.stringContaining('31 Mar 2026')])
    expect((await of.post(`api/panel/payroll/settlement/${id}`, made)).status).toBe(201)
    expect(await month()).toBe(MARCH)
  })

  test('stays once it was approved: the change asks, and says what has to be corrected', async () => {
    const { of, path, settle, runs } = await leaving('redundancy')
    await settle()
    await of.post(`${of.run(MARCH)}/generate?run=2`)
    await of.post(`${of.run(MARCH)}/confirm?run=2`, {})
    expect((await of.post(`${of.run(MARCH)}/approve?run=2`, { password: PASSWORD })).status).toBe(200)
    const asked = await of.post(`${path}/withdraw`, { reason: 'Stays' })
    expect([asked.status, asked.body.confirm_required, asked.body.data]).toEqual([
      409,
      true,
      [expect.stringContaining('Xavier for March 2026 was approved')],
    ])
    const done = await of.post(`${path}/withdraw`, { reason: 'Stays', confirm: 1 })
    expect([done.status, done.body.data.pay_to_correct, await runs()]).toEqual([200, MARCH, 2])
    expect(done.body.message).toContain('correct it in payroll')
    const marks = async () => {
      const { pay_to_correct, pay_corrected } = (await of.get(path)).body.data
      return [pay_to_correct, pay_corrected]
    }
    // The month goes on to be paid; a correction of it, once approved, is said with its month until it is opened again.
    server.pass(60)
    await of.addPeople(peopleSheet([{ staff_id: 'Y-1', full_name: 'Yusof' }]))
    await of.through(MARCH)
    await of.through('2026-04')
    expect((await of.send('DELETE', path)).body.message).toContain('still has to be corrected')
    expect(await marks()).toEqual([MARCH, null])
    await of.post(`${of.run('2026-05')}/items`, { staff_id: 'X-1', type: 'other_deduction', amount: '300.00' })
    await of.generate('2026-05')
    await of.confirm('2026-05')
    expect(await marks()).toEqual([MARCH, null])
    expect((await of.post(`${of.run('2026-05')}/approve`, { password: PASSWORD })).status).toBe(200)
    expect(await marks()).toEqual([null, '2026-05'])
    expect((await of.post(`${of.run('2026-05')}/reopen`, { reason: 'Wrong' })).status).toBe(200)
    expect(await marks()).toEqual([MARCH, null])
  })

  test('asks before it goes from a month that was approved without the person, and says that it has to be paid', async () => {
    const { of, id, path, settle, runs } = await leaving('redundancy')
    await settle()
    await of.addPeople(peopleSheet([{ staff_id: 'Y-1', full_name: 'Yusof' }]))
    await of.through(MARCH)
    const day = { date: '2026-12-31', remark: 'Stays on' }
    const move = (body: object) => of.send('PATCH', `${path}/lastWorkingDate`, { body })
    const asked = await move(day)
    expect([asked.status, asked.body.confirm_required, await runs()]).toEqual([409, true, 2])
    expect(asked.body.data).toEqual([expect.stringContaining('March 2026 was approved without Xavier')])
    // Within the month it can be handed over again.
    expect((await move({ ...day, date: '2026-03-30' })).body.message).toContain('taken back out of payroll')
    await settle()
    const done = await move({ ...day, confirm: 1 })
    expect([done.status, done.body.data.pay_missing, await runs()]).toEqual([200, MARCH, 1])
    expect(done.body.message).toContain('approved without the person')
    await move({ ...day, date: '2026-03-30' })
    expect((await settle()).status).toBe(201)
    const undone = await of.send('DELETE', `api/panel/payroll/settlement/${id}`)
    expect(undone.body.message).toContain('March 2026 was approved without this person')
  })

  test('takes reason and notice from the exit where payroll says none, and is not made of others', async () => {
    const days = { notice_date: '2026-03-02', last_working_date: '2026-03-31' }
    const { of, id } = await leaving('redundancy', days)
    const path = `api/panel/payroll/settlement/${id}`
    await of.through('2026-02')
    const [waiting] = (await of.get('api/panel/payroll/settlement')).body.data.people
    expect(waiting).toMatchObject({ status: 'none', reason: 'redundancy', notice_from: '2026-03-02' })
    // Of 42 days from 2 March, twelve are missing on the 31st: s.12(2) and (4) of the Employment Act.
    const looked = (await of.get(`${path}?last_day=2026-03-31`)).body.data
    expect(amountsOf(looked.lines)).toMatchObject({ severance: '3312.33', notice_pay: '1240.00' })
    const made = { last_day: '2026-03-31', confirm: 1 }
    const other = await of.post(path, { ...made, reason: 'better_pay' })
    const earlier = await of.post(path, { ...made, notice_from: '2026-01-02' })
    expect([other.body.errors, earlier.body.errors]).toEqual([
      { reason: [expect.stringContaining('another reason')] },
      { notice_from: [expect.stringContaining('2 Mar 2026')] },
    ])
    expect((await of.post(path, made)).body.data).toMatchObject({ gross: looked.gross, reason: 'redundancy' })
  })

  test('is taken over by a leaving that is entered after payroll made it, and is in the way of another day', async () => {
    const { of, id } = await companyWithXavier()
    const made = { last_day: '2026-03-31', reason: 'better_pay' }
    expect((await of.post(`api/panel/payroll/settlement/${id}`, made)).status).toBe(201)
    const { data } = (await of.get('api/panel/company/exitReason/index?exit_type_id=1')).body
    const days = { notice_date: '2026-03-02', last_working_date: '2026-04-30' }
    const idOf = (wanted: string) => data.find(({ value }: { value: string }) => value === wanted).id
    const body = { employee_id: id, exit_type_id: 1, exit_reason_ids: [idOf('family')], ...days }
    const path = `api/panel/exit/${(await of.post('api/panel/exit', body)).body.data.id}`
    const other = await of.post(`${path}/acknowledge`)
    expect([other.status, other.body.message]).toEqual([422, expect.stringContaining('31 Mar 2026')])
    await of.send('PATCH', `${path}/lastWorkingDate`, { body: { date: made.last_day, remark: 'As paid' } })
    expect((await of.post(`${path}/acknowledge`)).body.message).toContain('for another reason')
    await of.send('PATCH', path, { body: { exit_reason_ids: [idOf('better_pay')] } })
    expect((await of.post(`${path}/acknowledge`)).status).toBe(200)
    expect((await of.post(`${path}/settlement`, { confirm: 1 })).status).toBe(422)
    const leftOn = async () => (await of.get(`api/panel/employee/status/show/${id}`)).body.data.left_on
    // The leaving is the exit's by now: payroll undoes the pay alone.
    expect((await of.send('DELETE', `api/panel/payroll/settlement/${id}`)).status).toBe(200)
    expect(await leftOn()).toBe(made.last_day)
    expect((await of.post(`${path}/settlement`, { confirm: 1 })).status).toBe(201)
    await of.post(`${path}/withdraw`, { reason: 'Stays' })
    expect([await leftOn(), (await of.get(`${of.run(MARCH)}/run`)).body.data.length]).toEqual([null, 1])
  })

  test('is not made of what was withdrawn or changed while it was worked out', async () => {
    const { of, path, settle, runs } = await leaving('redundancy')
    meanwhile = () => of.send('PATCH', path, { body: { notice_date: '2026-02-02' } })
    const changed = await settle()
    meanwhile = () => of.post(`${path}/withdraw`, { reason: 'Stays' })
    const withdrawn = await settle()
    meanwhile = async () => {}
    expect([changed.status, withdrawn.status, await runs()]).toEqual([409, 422, 1])
  })
})

test('what the law leaves open is asked about, one line for each point, before a last pay is made', async () => {
  const { of, id } = await companyWithXavier()
  const path = `api/panel/payroll/settlement/${id}`
  const redundant = { last_day: '2026-03-31', reason: 'redundancy' }
  const asked = await of.post(path, redundant)
  expect([asked.status, asked.body.confirm_required, asked.body.data]).toEqual([
    409,
    true,
    ['SOCSO', 'EIS', 'PCB'].map((scheme) => `Severance: whether it counts for ${scheme} is not settled by law`),
  ])
  expect((await of.get(`${of.run(MARCH)}/run`)).body.data).toHaveLength(1)
  expect((await of.post(path, { ...redundant, confirm: 1 })).status).toBe(201)
  expect((await of.send('DELETE', path)).status).toBe(200)
  // Nothing is open where the law adds nothing to the month.
  expect((await of.post(path, { ...redundant, reason: 'better_pay' })).status).toBe(201)
})

test('a thirteenth month is of the basic pay earned: less days without pay, and as agreed before the first payslip', () => {
  const from = plainDateOf('2024-01-01')
  const person = {
    ...{ joinedOn: from, leftOn: null, statutory: {} },
    rates: [{ component: 'basic_salary', from, amount: '30000.00' }],
  }
  const line = (key: string, amount: string) => ({ key, amount, side: 'earning' as const })
  const february = [line('basic_salary', '30000.00'), line('attendance_deduction', '-10000.00')]
  const lines = yearEndOf(
    packOf('PH'),
    plainDateOf('2026-03-31'),
    new Map([['2026-02', february]]),
    [line('basic_salary', '30000.00')],
    person,
  )
  // January as agreed, 20,000.00 of February and March: a twelfth of 80,000.00.
  expect(lines).toMatchObject([{ code: 'thirteenth_month', amount: '6666.67' }])
})

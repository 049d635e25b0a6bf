// Pay dated back into closed months: worked out by person and month, taken into the open month once, or dismissed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'

const RETRO = 'api/panel/payroll/retro'
let server: PayServer
beforeAll(async () => {
  server = await startPayServer()
})
afterAll(() => server?.stop())

type Person = Readonly<Record<string, string>>
const RANI: Person = { staff_id: 'A-1', full_name: 'Rani' }

/** January and February are closed; people by staff id. */
async function closedMonths(people: readonly Person[] = [RANI]) {
  const company = await server.newCompany()
  await company.addPeople(peopleSheet(people))
  for (const month of ['2026-01', '2026-02']) await company.through(month)
  const { payslips } = (await company.view('2026-02')).body.data
  const ids = new Map<string, string>(
    payslips.map((row: { staff_id: string; employee_id: string }) => [row.staff_id, row.employee_id]),
  )
  return { company, idOf: (staffId: string) => ids.get(staffId) ?? '' }
}

async function raise(company: PayCompany, id: string, basic_salary: string, effective_from: string, reason = 'Review') {
  const { revision } = (await company.get(`api/panel/employee/show/profile/details/${id}`)).body.data
  const body = { components: { basic_salary }, effective_from, reason, revision }
  const { status, body: answer } = await company.send('PATCH', `api/panel/employee/compensation/${id}`, { body })
  if (status !== 200) throw new Error(JSON.stringify(answer))
}

const waiting = async (company: PayCompany) => {
  const { data } = (await company.get(RETRO)).body
  return { ...data, people: data.people.filter(({ status }: { status: string }) => status === 'waiting') }
}
const take = (company: PayCompany, ids: readonly string[], more: object = {}) =>
  company.post(`${RETRO}/take`, { employee_ids: ids, year: 2026, month: 3, ...more })
const items = async (company: PayCompany, month: string) => (await company.get(`${company.run(month)}/items`)).body.data

describe('a raise of 300 from January that reached nobody in two closed months', () => {
  test('waits with its months, is taken by one click as 600 arrears into March, and a second time takes nothing', async () => {
    const { company, idOf } = await closedMonths()
    expect(await waiting(company)).toMatchObject({ next: '2026-03', total: '0.00', people: [] })
    await raise(company, idOf('A-1'), '3300.00', '2026-01-01')
    const line = { key: 'basic_salary', was: '3000.00', now: '3300.00', difference: '300.00' }
    expect(await waiting(company)).toMatchObject({
      total: '600.00',
      people: [
        {
          ...{ staff_id: 'A-1', effective_from: '2026-01-01', status: 'waiting', total: '600.00', into: null },
          can_take: true,
          months: [
            { month: '2026-01', difference: '300.00', lines: [line] },
            { month: '2026-02', difference: '300.00', lines: [line] },
          ],
        },
      ],
    })
    await company.generate('2026-03')
    const review = (await company.view('2026-03')).body.data
    expect(review.checks).toContainEqual(expect.objectContaining({ code: 'retro_waiting', weight: 'look', count: 1 }))
    const taken = await take(company, [idOf('A-1')])
    expect([taken.status, taken.body.data]).toEqual([200, { people: 1, items: 2, total: '600.00', into: '2026-03' }])
    expect(taken.body.message).toBe('Retroactive pay of 1 person is in March 2026 now')
    const again = await take(company, [idOf('A-1')])
    expect([again.status, again.body.data.items]).toEqual([200, 0])
    expect(again.body.message).toContain('Aida')
    const entered = { type: 'arrears', amount: '300.00', origin: 'retro' }
    expect(await items(company, '2026-03')).toMatchObject([
      { ...entered, for_month: '2026-01' },
      { ...entered, for_month: '2026-02' },
    ])
    await company.generate('2026-03', { only_stale: true })
    const { payslips, checks } = (await company.view('2026-03')).body.data
    expect(payslips[0].gross_pay).toBe('3900.00')
    expect(checks.map(({ code }: { code: string }) => code)).not.toContain('retro_waiting')
    const slip = await company.get(`${company.run('2026-03')}/payslip?payslip_id=${payslips[0].id}`)
    const [{ earnings }] = slip.body.data.payslips
    expect(earnings.map(({ label, amount }: { label: string; amount: string }) => [label, amount])).toEqual([
      ['Basic salary', '3300.00'],
      ['Correction of January 2026: Arrears', '300.00'],
      ['Correction of February 2026: Arrears', '300.00'],
    ])
    const { people } = (await company.get(RETRO)).body.data
    expect(people).toMatchObject([
      { status: 'taken', into: '2026-03', total: '600.00', decided_by: 'Aida binti Osman' },
    ])
  })

  test('taken by two officers at once is taken by one of them', async () => {
    const { company, idOf } = await closedMonths()
    await raise(company, idOf('A-1'), '3300.00', '2026-02-01')
    const both = await Promise.all([take(company, [idOf('A-1')]), take(company, [idOf('A-1')], { month: 4 })])
    expect(both.map(({ body }) => body.data.items).sort()).toEqual([0, 1])
  })

  test('waits again once its item is removed, and the item is not changed by hand', async () => {
    const { company, idOf } = await closedMonths()
    await raise(company, idOf('A-1'), '3300.00', '2026-02-01')
    await take(company, [idOf('A-1')])
    const [item] = await items(company, '2026-03')
    const path = `${company.run('2026-03')}/items/${item.id}`
    expect((await company.send('PATCH', path, { body: { amount: '1.00' } })).status).toBe(409)
    expect((await company.send('DELETE', path)).status).toBe(200)
    expect((await waiting(company)).total).toBe('300.00')
  })
})

test('what is dismissed with a reason waits no more, and after another change only what is new waits', async () => {
  const { company, idOf } = await closedMonths()
  const id = idOf('A-1')
  await raise(company, id, '3300.00', '2026-02-01')
  expect((await company.post(`${RETRO}/dismiss`, { employee_ids: [id] })).body.errors).toHaveProperty('reason')
  const done = await company.post(`${RETRO}/dismiss`, { employee_ids: [id], reason: 'Paid in cash' })
  expect(done.body.data).toEqual({ people: 1, total: '300.00' })
  expect((await waiting(company)).people).toEqual([])
  await raise(company, id, '3500.00', '2026-02-01')
  expect((await waiting(company)).people).toMatchObject([
    { months: [{ month: '2026-02', lines: [{ was: '3300.00', now: '3500.00', difference: '200.00' }] }] },
  ])
  const { people } = (await company.get(RETRO)).body.data
  expect(people.at(-1)).toMatchObject({ status: 'dismissed', reason: 'Paid in cash', total: '300.00' })
})

test('what waits can be taken into a further run; an advance, which is money alone, holds none of it', async () => {
  const { company, idOf } = await closedMonths()
  const id = idOf('A-1')
  await raise(company, id, '3300.00', '2026-02-01')
  const make = (body: object) => company.post(`${company.run('2026-03')}/run`, { pay_date: '2026-03-20', ...body })
  const plan = { kind: 'amount', amount: '100.00' }
  await make({ type: 'advance', name: 'Advance', plan, employee_ids: [id] })
  await make({ type: 'off_cycle', name: 'Arrears' })
  expect((await take(company, [id], { run: 2 })).body.errors).toHaveProperty('run')
  expect((await take(company, [id], { run: 3 })).body.data).toMatchObject({ items: 1, total: '300.00' })
  const { data } = (await company.get(`${company.run('2026-03')}/items?run=3`)).body
  expect(data).toMatchObject([{ type: 'arrears', amount: '300.00', origin: 'retro', for_month: '2026-02' }])
  // A change that counts from an open month leaves closed ones alone.
  await raise(company, id, '3900.00', '2026-03-01')
  expect((await waiting(company)).people).toEqual([])
})

test('a month that paid too much is taken off only once somebody says so, as a deduction', async () => {
  const { company, idOf } = await closedMonths()
  const id = idOf('A-1')
  await raise(company, id, '2800.00', '2026-02-01')
  const asked = await take(company, [id])
  expect([asked.status, asked.body.confirm_required, asked.body.data.length]).toEqual([409, true, 1])
  expect((await take(company, [id], { confirm: 1 })).body.data).toMatchObject({ items: 1, total: '-200.00' })
  expect(await items(company, '2026-03')).toMatchObject([{ type: 'other_deduction', amount: '200.00' }])
  await company.generate('2026-03')
  const { payslips } = (await company.view('2026-03')).body.data
  expect([payslips[0].gross_pay, payslips[0].other_deductions]).toEqual(['2800.00', '200.00'])
})

test('a raise within a month is paid for its days; others, and what was entered beside, wait for nothing', async () => {
  const { company, idOf } = await closedMonths([RANI, { staff_id: 'A-2' }])
  await raise(company, idOf('A-1'), '3280.00', '2026-02-15')
  // 14 of 28 days at 3,000 and 14 at 3,280.
  expect((await waiting(company)).people).toMatchObject([
    { staff_id: 'A-1', effective_from: '2026-02-15', months: [{ month: '2026-02', difference: '140.00' }] },
  ])
})

test('who may not, what is closed and who is unknown are refused', async () => {
  const { company, idOf } = await closedMonths()
  await raise(company, idOf('A-1'), '3300.00', '2026-02-01')
  expect((await take(company, [idOf('A-1')], { month: 2 })).status).toBe(422)
  expect((await take(company, [])).body.errors).toHaveProperty('employee_ids')
  expect((await take(company, [idOf('A-1')], { run: 2 })).status).toBe(404)
  const other = await closedMonths()
  expect((await take(other.company, [idOf('A-1')])).status).toBe(404)
  const leave = await company.colleague('HR Leave')
  expect([(await leave.get(RETRO)).status, (await take(leave, [idOf('A-1')])).status]).toEqual([403, 403])
})

test('two months compared: figures, and each person with the lines that differ and why', async () => {
  const { company, idOf } = await closedMonths([RANI, { staff_id: 'A-2', joined_on: '2026-02-01' }])
  await raise(company, idOf('A-1'), '3300.00', '2026-02-01')
  await take(company, [idOf('A-1')])
  await company.generate('2026-03')
  const compare = 'api/panel/payroll/compare'
  const { figures, people } = (await company.get(`${compare}?from=2026-02&to=2026-03`)).body.data
  const gross = { name: 'gross_pay', from: '6000.00', to: '6600.00', difference: '600.00' }
  expect(figures).toContainEqual(expect.objectContaining(gross))
  const [rani, same] = people
  expect([rani.status, same.status, same.lines]).toEqual(['changed', 'same', []])
  const why = new Map(rani.lines.map((line: { key: string; why: string }) => [line.key, line.why]))
  expect(why.get('basic_salary')).toBe('Basic salary 3,000.00 → 3,300.00')
  expect(why.get('arrears')).toContain('Makes good February 2026')
  expect(why.get('epf_employee')).toBe('By the law, from the pay')
  const joined = (await company.get(`${compare}?from=2026-01&to=2026-02`)).body.data.people
  expect(joined.map(({ status }: { status: string }) => status).sort()).toEqual(['joined', 'same'])
  const none = await company.get(`${compare}?from=2026-02&to=2026-07`)
  expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ['to']])
})

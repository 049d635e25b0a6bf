// A company that moves in mid-year: its first month here comes out as it would have with the months before it.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { type PayCompany, type PayServer, startPayServer } from '#tests/support/pay-company.ts'

type Row = Readonly<Record<string, string>>
const folders = { MY: 'malaysia', TW: 'taiwan', PH: 'philippines' } as const
type CountryCode = keyof typeof folders

const file = (country: CountryCode, name: string): string =>
  readFileSync(`tests/samples/${folders[country]}/${name}.csv`, 'utf8')
const rowsOf = (country: CountryCode, name: string): Row[] =>
  Papa.parse<Row>(file(country, name).trim(), { header: true }).data
const sum = (rows: readonly Row[], column: string): string =>
  amountText(sumOf(rows.map((row) => amountOf(row[column] ?? '0'))))

let server: PayServer
beforeAll(async () => {
  server = await startPayServer()
})
afterAll(() => server?.stop())

/** What the former system says of January and February, by the columns of the sheet. */
function paidBefore(country: CountryCode): Row[] {
  const payslips = rowsOf(country, 'expected').filter(({ month = '' }) => month < '2026-03')
  const items = rowsOf(country, 'pay-items').filter(({ month = '' }) => month < '2026-03')
  const people = [...new Set(payslips.map(({ staff_id }) => staff_id ?? ''))]
  return people.map((staffId) => {
    const own = payslips.filter(({ staff_id }) => staff_id === staffId)
    const paid = (type: string) =>
      amountText(
        sumOf(
          items
            .filter((item) => item.staff_id === staffId && item.type === type)
            .map(({ amount = '0' }) => amountOf(amount)),
        ),
      )
    const row = { staff_id: staffId, month: '2026-02', months: String(own.length) }
    return { ...row, ...figures[country](own, paid) }
  })
}

/** Country -> the figures, from the payslips and items of a person. */
const figures: Record<CountryCode, (own: readonly Row[], paid: (type: string) => string) => Row> = {
  MY(own, paid) {
    // Exempt travelling allowance and reimbursements are paid and do not count for PCB.
    const free = amountOf(paid('travel_allowance')) + amountOf(paid('reimbursement'))
    return {
      remuneration: amountText(amountOf(sum(own, 'gross_pay')) - free),
      travel_allowance: paid('travel_allowance'),
      ...sums(own, ['gross_pay', 'epf_employee', 'epf_employer', 'withholding_tax', 'zakat', 'net_pay']),
    }
  },
  TW: (own, paid) => ({
    bonus: paid('bonus'),
    ...sums(own, ['gross_pay', 'taxable_wages', 'withholding_tax', 'net_pay']),
  }),
  PH: (own) => sums(own, ['taxable_regular', 'taxable_supplementary', 'withholding_tax', 'gross_pay', 'net_pay']),
}
const sums = (own: readonly Row[], columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, sum(own, column)]))

async function movedIn(country: CountryCode, openings: readonly Row[]): Promise<PayCompany> {
  const company = await server.newCompany(country)
  if (country === 'TW') {
    await server.db.system.transaction((tx) =>
      sql`update companies set settings = settings || '{"occupational_accident_rate":"0.0021"}'
          where id = (select company_id from accounts where email = ${company.email})`.execute(tx),
    )
  }
  const right = (answer: { status: number; body: unknown }) =>
    expect([answer.status, answer.body]).toMatchObject([200, {}])
  const go = async (step: number) => right(await company.get(`api/migration/flag/step/${step}`))
  await go(1)
  right(await company.upload('api/panel/employee/add/by/batch/upload/1', file(country, 'employees')))
  await go(2)
  await go(3)
  if (openings.length > 0) {
    right(await company.upload('api/migration/upload/pay', Papa.unparse([...openings])))
  }
  await go(4)
  await go(-1)
  return company
}

const march = async (company: PayCompany, country: CountryCode) => {
  const items = await company.items('2026-03', file(country, 'pay-items'))
  expect(items.status, JSON.stringify(items.body)).toBe(200)
  const { status, body } = await company.generate('2026-03')
  expect(status, JSON.stringify(body)).toBe(200)
  return (await company.view('2026-03')).body.data.payslips as Row[]
}

describe.each(['MY', 'TW', 'PH'] as const)('a company of %s that moves in in March', (country) => {
  test('with what January and February paid as opening figures gets the March of those who were here all along', async () => {
    const company = await movedIn(country, paidBefore(country))
    const payslips = new Map((await march(company, country)).map((slip) => [slip.staff_id, slip]))
    const wanted = rowsOf(country, 'expected').filter(({ month }) => month === '2026-03')
    expect(payslips.size).toBe(wanted.length)
    for (const { month: _, staff_id = '', ...row } of wanted) {
      const got = Object.fromEntries(
        Object.keys(row).map((name) => [name, amountOf(payslips.get(staff_id)?.[name] ?? 'x')]),
      )
      expect({ staff_id, ...got }).toEqual({
        staff_id,
        ...Object.fromEntries(Object.entries(row).map(([name, text]) => [name, amountOf(text)])),
      })
    }
  })
})

describe('opening figures', () => {
  test('are what makes the tax of a mid-year month right: without them it differs', async () => {
    const company = await movedIn('MY', [])
    const payslips = await march(company, 'MY')
    const wanted = new Map(
      rowsOf('MY', 'expected')
        .filter(({ month }) => month === '2026-03')
        .map((row) => [row.staff_id, row.withholding_tax]),
    )
    const differing = payslips.filter(
      ({ staff_id, withholding_tax = '' }) => amountOf(withholding_tax) !== amountOf(wanted.get(staff_id) ?? '0'),
    )
    expect(differing.length).toBeGreaterThan(10)
  })

  test('that come late mark what was worked out without them, and a month they reach into is not worked out', async () => {
    const company = await server.newCompany()
    await company.upload('api/panel/employee/add/by/batch/upload/1', file('MY', 'employees'))
    await march(company, 'MY')
    const pay = (rows: readonly Row[]) => company.upload('api/migration/upload/pay', Papa.unparse([...rows]))
    const [first] = paidBefore('MY')
    expect((await pay(first ? [first] : [])).status).toBe(200)
    expect((await company.view('2026-03')).body.data.stale_count).toBe(1)
    await pay(first ? [{ ...first, month: '2026-03', months: '3' }] : [])
    const { status, body } = await company.generate('2026-03')
    expect([status, body.message]).toEqual([
      422,
      'Figures of earlier months that were imported reach into March 2026; it cannot be recalculated',
    ])
  })

  test('stand once a month is approved on them', async () => {
    const [first] = paidBefore('MY')
    const company = await server.newCompany()
    await company.upload('api/panel/employee/add/by/batch/upload/1', file('MY', 'employees'))
    const { body } = await company.upload('api/migration/upload/pay', Papa.unparse([first ?? {}]))
    await march(company, 'MY')
    await company.confirm('2026-03')
    expect((await company.approve('2026-03')).status).toBe(200)
    const pay = (row: Row) => company.upload('api/migration/upload/pay', Papa.unparse([{ ...first, ...row }]))
    expect((await pay({ month: '2026-03', months: '1' })).body.data.errors).toMatchObject([
      { column: 'month', message: 'The pay of this month was approved here' },
    ])
    expect((await company.post(`api/migration/undo/${body.data.batch_id}`)).body.message).toBe(
      'A month was approved on these figures; they can no longer be undone',
    )
  })
})

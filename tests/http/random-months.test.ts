/**
 * Random months of random companies (issue 15, shown when done): yearly forms come to the payslips, files to the reports,
 * the journal balances at the employer's cost, and no loan takes more than was lent.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { loansHandlers } from '#modules/loans/server/handlers.ts'
import { loansForPay } from '#modules/loans/server/loans-for-pay.ts'
import { payformsHandlers } from '#modules/payforms/server/handlers.ts'
import { payreportsHandlers } from '#modules/payreports/server/handlers.ts'
import { PASSWORD, type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import fc from '../support/properties.ts'

const MONTHS = ['2026-01', '2026-02', '2026-03']
const PAY = 'api/panel/payroll'
let server: PayServer
beforeAll(async () => {
  server = await startPayServer({
    contributions: [loansForPay],
    more: [...payformsHandlers({ datesFromElsewhere: async () => [] }), ...payreportsHandlers, ...loansHandlers],
  })
})
afterAll(() => server?.stop())

type Country = 'MY' | 'PH'
type Shown = Readonly<Record<string, string>>
const money = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((cents) => amountText(BigInt(cents)))
const people = fc.array(
  fc.record({
    salary: money(1_800, 30_000),
    loan: fc.record({ principal: money(500, 4_000), part: fc.integer({ min: 1, max: 4 }) }),
    items: fc.array(
      fc.record({
        month: fc.constantFrom(...MONTHS),
        type: fc.constantFrom('bonus', 'overtime', 'commission', 'other_deduction'),
        amount: money(1, 2_000),
      }),
      { maxLength: 4 },
    ),
    /** Which months have a bonus run of their own for the person. */
    bonus: fc.option(money(1, 5_000), { nil: undefined }),
  }),
  { minLength: 3, maxLength: 5 },
)
type People = ReturnType<typeof fc.sample<ReturnType<typeof people.generate>['value']>>[number]

const numbers = {
  MY: { employer_tax_number: 'E 9012345678', epf_employer_number: '012345678' },
  PH: { employer_tin: '684-785-510-000' },
} as const

async function lived(country: Country, all: People): Promise<PayCompany> {
  const of = await server.newCompany(country)
  const settings = { minimum_wage_region: 'NCR', negative_net: 'carry' }
  await server.db.system.transaction((tx) =>
    sql`update companies set employer_numbers = employer_numbers || ${JSON.stringify(numbers[country])}::jsonb,
      settings = settings || ${JSON.stringify(settings)}::jsonb
      where id = (select company_id from accounts where email = ${of.email})`.execute(tx),
  )
  const sheet = all.map(({ salary }, at) => ({
    ...{ staff_id: `A-${at}`, basic_salary: salary },
    ...(country === 'MY'
      ? { identity_number: `90050514500${at * 2}`, epf_number: `1111111${at}` }
      : { tax_number: '', epf_number: '', bank: '', bank_account_number: '', nationality: 'PH' }),
  }))
  await of.addPeople(peopleSheet(sheet))
  for (const [at, { loan }] of all.entries()) {
    const { principal, part } = loan
    const instalment = amountText(amountOf(principal) / BigInt(part))
    const body = { staff_id: `A-${at}`, kind: 'loan', name: `Loan ${at}`, principal, instalment, from: MONTHS[0] }
    expect((await of.post(`${PAY}/loan`, body)).status).toBe(201)
  }
  for (const month of MONTHS) {
    for (const [at, { items }] of all.entries()) {
      for (const { type, amount, month: when } of items)
        if (when === month) await of.post(`${of.run(month)}/items`, { staff_id: `A-${at}`, type, amount })
    }
    await closed(of, month, 1)
    if (month === '2026-02') await bonusRun(of, month, all)
  }
  return of
}

/** A further run of the month, with whoever has something in it. */
async function bonusRun(of: PayCompany, month: string, all: People): Promise<void> {
  if (all.every(({ bonus }) => bonus === undefined)) return
  const made = await of.post(`${of.run(month)}/run`, { type: 'bonus', name: 'Bonus', pay_date: '2026-02-20' })
  expect(made.status).toBe(201)
  for (const [at, { bonus }] of all.entries())
    if (bonus) await of.post(`${of.run(month)}/items?run=2`, { staff_id: `A-${at}`, type: 'bonus', amount: bonus })
  await closed(of, month, 2)
}

async function closed(of: PayCompany, month: string, run: number): Promise<void> {
  for (const [what, body] of [
    ['generate', { confirm: 1 }],
    ['confirm', { confirm: 1 }],
    ['approve', { password: PASSWORD, confirm: 1 }],
  ] as const) {
    const { status, body: answer } = await of.post(`${of.run(month)}/${what}?run=${run}`, body)
    expect([month, run, what, status, answer.message]).toEqual([month, run, what, 200, answer.message])
  }
}

/** A figure over all approved runs, as their payslips have it. */
async function paidIn(of: PayCompany, name: string, months: readonly string[] = MONTHS): Promise<bigint> {
  const { rows } = await server.db.system.read((tx) =>
    sql<{ sum: string }>`
      select coalesce(sum((p.figures ->> ${name})::numeric), 0)::numeric(15, 2)::text as sum
      from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id and r.version = p.version
      where p.company_id = (select company_id from accounts where email = ${of.email}) and r.state = 'approved'
        and to_char(make_date(p.year, p.month, 1), 'YYYY-MM') = any(${[...months]}::text[])`.execute(tx),
  )
  return amountOf(rows[0]?.sum ?? '0')
}
const sum = (totals: Shown, ...names: string[]) => sumOf(names.map((name) => amountOf(totals[name] ?? '0')))

/** More of them: RANDOM_MONTHS=20. */
const cases = fc.sample(people, Number(process.env.RANDOM_MONTHS ?? 1))

test.each(['MY', 'PH'] as const)('%s: forms are the payslips, journals balance, loans end', async (country) => {
  for (const all of cases) {
    const of = await lived(country, all)
    const form = country === 'MY' ? 'ea' : 'bir2316'
    const { totals } = (await of.get(`${PAY}/yearForm/${form}/2026`)).body.data
    if (country === 'MY') {
      expect(sum(totals, 'total_B', 'F')).toBe(await paidIn(of, 'gross_pay'))
      expect(sum(totals, 'D1')).toBe(await paidIn(of, 'withholding_tax'))
      expect(sum(totals, 'E1')).toBe(await paidIn(of, 'epf_employee'))
    } else {
      expect(sum(totals, '19')).toBe(await paidIn(of, 'gross_pay'))
    }
    for (const month of MONTHS) {
      const journal = (await of.get(`${of.run(month)}/journal`)).body.data
      expect([month, journal.debit]).toEqual([month, journal.credit])
      if (country === 'MY') await epfFileIsReport(of, month)
    }
    for (const loan of (await of.get(`${PAY}/loan`)).body.data) {
      const taken = sumOf(loan.taken.map(({ amount }: { amount: string }) => amountOf(amount)))
      expect([loan.name, amountOf(loan.balance) >= 0n]).toEqual([loan.name, true])
      expect([loan.name, amountText(taken + amountOf(loan.balance))]).toEqual([loan.name, loan.principal])
    }
  }
})

async function epfFileIsReport(of: PayCompany, month: string): Promise<void> {
  await of.post('api/auth/confirm', { password: PASSWORD })
  const file = await of.get(`${of.run(month)}/file/epf`)
  expect([month, file.status]).toEqual([month, 200])
  const cells = String(file.body)
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',').slice(-2))
  const [employer, employee] = [0, 1].map((at) => amountText(sumOf(cells.map((line) => amountOf(line[at] ?? '0')))))
  const { totals } = (await of.get(`${PAY}/report/epf/${month.replace('-', '/')}`)).body.data
  expect([month, totals.epf_employer, totals.epf_employee]).toEqual([month, employer, employee])
}

// The sample companies of three countries: forms come to what the payslips came to, worked out independently.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvRows } from '#tests/support/csv.ts'
import { PASSWORD, type PayCompany, type PayServer, startPayServer } from '#tests/support/pay-company.ts'
import { payformsHandlers } from './handlers.ts'

const MONTHS = ['2026-01', '2026-02', '2026-03']
const FORM = 'api/panel/payroll/yearForm'
const folders = { MY: 'malaysia', TW: 'taiwan', PH: 'philippines' } as const
const numbers = {
  MY: { employer_tax_number: 'E 9012345678' },
  TW: { unified_business_number: '12345675' },
  PH: { employer_tin: '684-785-510-000' },
} as const

let server: PayServer
beforeAll(async () => {
  server = await startPayServer({ more: payformsHandlers({ datesFromElsewhere: async () => [] }) })
})
afterAll(() => server?.stop())

type Country = keyof typeof folders
const fileOf = (country: Country, name: string) => readFileSync(`tests/samples/${folders[country]}/${name}.csv`, 'utf8')

async function sampleCompany(country: Country): Promise<PayCompany> {
  const of = await server.newCompany(country)
  const settings = {
    ...{ occupational_accident_rate: '0.0016', minimum_wage_region: 'NCR' },
    minimum_wage_sector: 'non_agriculture',
  }
  await server.db.system.transaction((tx) =>
    sql`update companies set employer_numbers = employer_numbers || ${JSON.stringify(numbers[country])}::jsonb,
        settings = settings || ${JSON.stringify(settings)}::jsonb
      where id = (select company_id from accounts where email = ${of.email})`.execute(tx),
  )
  await of.addPeople(fileOf(country, 'employees'))
  for (const month of MONTHS) {
    await of.items(month, fileOf(country, 'pay-items'))
    await of.generate(month, { confirm: 1 })
    await of.confirm(month, { confirm: 1 })
    const { status, body } = await of.approve(month)
    expect([month, status, body.errors]).toEqual([month, 200, undefined])
  }
  return of
}

/** Hundredths. */
const cents = (text: string | undefined): bigint => {
  const [whole = '0', part = ''] = (text ?? '0').split('.')
  return BigInt(whole + part.padEnd(2, '0'))
}
const expectedSum = (country: Country, ...figures: string[]): bigint =>
  csvRows(fileOf(country, 'expected')).reduce(
    (sum, row) => figures.reduce((all, figure) => all + cents(row[figure]), sum),
    0n,
  )
const itemSum = (country: Country, ...types: string[]): bigint =>
  csvRows(fileOf(country, 'pay-items')).reduce(
    (sum, { type, amount }) => (types.includes(type ?? '') ? sum + cents(amount) : sum),
    0n,
  )
const formOf = async (of: PayCompany, form: string) => (await of.get(`${FORM}/${form}/2026`)).body.data
const fileText = async (of: PayCompany, form: string, part: string) => {
  await of.post('api/auth/confirm', { password: PASSWORD })
  return of.get(`${FORM}/${form}/2026/file?part=${part}`)
}
const linesOf = (text: string): string[] => text.split('\r\n').slice(0, -1)

describe('Malaysia', () => {
  let of: PayCompany
  beforeAll(async () => {
    of = await sampleCompany('MY')
  })

  test('EA holds all that was paid, in one box each, and what was deducted', async () => {
    const { totals } = await formOf(of, 'ea')
    const paid = expectedSum('MY', 'gross_pay') - itemSum('MY', 'reimbursement') + itemSum('MY', 'benefit_in_kind')
    expect(cents(totals.total_B) + cents(totals.F)).toBe(paid)
    expect(cents(totals.D1)).toBe(expectedSum('MY', 'withholding_tax'))
    expect(cents(totals.D3)).toBe(expectedSum('MY', 'zakat'))
    expect(cents(totals.E1)).toBe(expectedSum('MY', 'epf_employee'))
    expect(cents(totals.E2)).toBe(expectedSum('MY', 'socso_employee'))
  })

  test('C.P.8D has a line of 22 fields for everybody, and Form E counts them', async () => {
    const { people } = await formOf(of, 'cp8d')
    const employer = await fileText(of, 'cp8d', 'M')
    expect([employer.status, linesOf(employer.body)[0]?.split('|')[0]]).toEqual([200, '9012345678'])
    const lines = linesOf((await fileText(of, 'cp8d', 'P')).body)
    expect(lines).toHaveLength(people.length)
    expect(new Set(lines.map((line) => line.split('|').length))).toEqual(new Set([22]))
    const mtd = lines.reduce((sum, line) => sum + cents(line.split('|')[18]), 0n)
    expect(mtd).toBe(expectedSum('MY', 'withholding_tax'))
    const form = await formOf(of, 'e')
    const taxed = people.filter(({ figures }: { figures: { mtd: string } }) => figures.mtd !== '0.00').length
    expect(form.figures).toMatchObject({ A1: '60', A2: String(taxed), A6: '' })
  })

  test('PCB 2(II) has the tax of each month', async () => {
    const { totals } = await formOf(of, 'pcb2ii')
    expect(cents(totals.mtd_01) + cents(totals.mtd_02) + cents(totals.mtd_03)).toBe(cents(totals.mtd))
    expect(cents(totals.mtd)).toBe(expectedSum('MY', 'withholding_tax'))
  })
})

describe('Taiwan', () => {
  test('the statement has pay, tax and pension of the year, and the file a line of 32 fields', async () => {
    const of = await sampleCompany('TW')
    const { totals, people, due_on } = await formOf(of, 'withholding_statement')
    // 31 January 2027 is a Sunday.
    expect(due_on).toBe('2027-02-01')
    expect(cents(totals.tax)).toBe(expectedSum('TW', 'withholding_tax', 'bonus_withholding_tax'))
    expect(cents(totals.pension)).toBe(expectedSum('TW', 'pension_employee'))
    expect(cents(totals.gross) - cents(totals.net)).toBe(cents(totals.tax))
    const refused = await fileText(of, 'withholding_statement', 'U8')
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['tax_office_code']])
    await of.send('PATCH', `${FORM}/details`, { body: { tax_office_code: 'A05' } })
    const lines = linesOf((await fileText(of, 'withholding_statement', 'U8')).body)
    const residents = people.filter(
      ({ missing }: { missing: { field: string }[] }) => !missing.some(({ field }) => field === 'non_resident'),
    )
    expect(lines).toHaveLength(residents.length)
    const fields = lines[0]?.split('|') ?? []
    expect(fields).toHaveLength(32)
    expect([fields[0], fields[1], fields[2], fields[4], fields[15], fields[18], fields[25]]).toEqual([
      'A05',
      '00000001',
      '12345675',
      '50',
      '115',
      '1150111503',
      '1',
    ])
    const { employee_id } = residents[0]
    const put = (delivery: string) =>
      of.send('PATCH', `${FORM}/withholding_statement/delivery/${employee_id}`, { body: { delivery } })
    expect([(await put('paper')).status, (await put('post')).status]).toEqual([200, 422])
    // Stands under December, and is due in August.
    const insured = await of.post('api/panel/payroll/calendar/insured_feb_jul-2026-12/done', { paid_on: '2026-04-01' })
    expect([insured.status, insured.body.data?.due_on]).toEqual([200, '2026-08-31'])
    expect(linesOf((await fileText(of, 'withholding_statement', 'U8')).body)[0]?.split('|')[25]).toBe('3')

    const details = await formOf(of, 'supplementary_premium')
    expect(cents(details.totals.premium)).toBe(expectedSum('TW', 'supplementary_premium'))
    const without = await fileText(of, 'supplementary_premium', 'DPR')
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['health_insurance_unit_code']])
  })
})

describe('Philippines', () => {
  test('2316, the alphalist and the 13th month report come to the payslips', async () => {
    const of = await sampleCompany('PH')
    const { totals } = await formOf(of, 'bir2316')
    expect(cents(totals['52'])).toBe(expectedSum('PH', 'taxable_regular', 'taxable_supplementary'))
    expect(cents(totals['36'])).toBe(
      expectedSum('PH', 'sss_employee', 'philhealth_employee', 'pag_ibig_employee') + itemSum('PH', 'union_dues'),
    )
    expect(cents(totals['25A'])).toBe(expectedSum('PH', 'withholding_tax'))
    expect(cents(totals['19'])).toBe(expectedSum('PH', 'gross_pay') - itemSum('PH', 'reimbursement'))
    const { people, figures: whole } = await formOf(of, 'bir1604c')
    const remitted = (month: string) =>
      csvRows(fileOf('PH', 'expected')).reduce(
        (sum, row) => (row.month === month ? sum + cents(row.withholding_tax) - cents(row.tax_refund) : sum),
        0n,
      )
    expect(MONTHS.map((month) => cents(whole[`remitted_${month.slice(5)}`]))).toEqual(MONTHS.map(remitted))
    expect(whole).toMatchObject({ remitted_12: '0.00', remitted: totals['25A'] })
    const file = await fileText(of, 'bir1604c', 'DAT')
    expect([file.status, file.body.errors]).toEqual([200, undefined])
    const lines = linesOf(file.body)
    expect(lines[0]).toBe('H1604C,684785510,0000,12/31/2026')
    expect(lines).toHaveLength(people.length + 2)
    expect(lines[2]?.split(',')[5]).toBe('2')
    const items = `${FORM}/bir2316/boxes`
    const put = (boxes: object) => of.send('PATCH', items, { body: { boxes } })
    expect([(await put({ allowance: '45' })).status, (await put({ nothing: '41' })).status]).toEqual([422, 422])
    expect((await put({ allowance: '41' })).body.data).toEqual({ changed: 1 })
    const read = (await formOf(of, 'bir2316')).totals
    expect([read['41'], read['44A'], read['52']]).toEqual([totals['44A'], '0.00', totals['52']])
    expect((await put({ allowance: null })).status).toBe(200)
    const { figures, due_on } = (await of.get(`${of.run('2026-01')}/form/bir1601c`)).body.data
    expect(due_on).toBe('2026-02-10')
    const january = (figure: string) =>
      csvRows(fileOf('PH', 'expected')).reduce(
        (sum, row) => (row.month === '2026-01' ? sum + cents(row[figure]) : sum),
        0n,
      )
    expect(cents(figures['25'])).toBe(january('withholding_tax'))
    expect(cents(figures['22'])).toBe(january('taxable_regular') + january('taxable_supplementary'))
    expect(cents(figures['14'])).toBe(cents(figures['21']) + cents(figures['22']))
    expect((await of.get(`${of.run('2026-04')}/form/bir1601c`)).status).toBe(404)
    const report = await formOf(of, 'thirteenth_month_report')
    expect(report.figures).toMatchObject({ workers_benefitted: '0', total_granted: '0.00' })
  })
})

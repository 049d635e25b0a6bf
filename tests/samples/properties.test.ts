// Random months of the sample companies' people: forms come to the payslips, the journal balances, shares lose nothing.
import { expect, test } from 'vitest'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { parseYearMonth, plainDateOf } from '#kernel/plain-date.ts'
import { makeForm } from '#modules/payforms/model/forms.ts'
import type { FormYear, PayLine, PersonYear } from '#modules/payforms/model/year.ts'
import { journalOf } from '#modules/payreports/model/ledger/journal.ts'
import { accountsBy } from '#modules/payreports/model/ledger/rules.ts'
import { reports } from '#modules/payreports/model/reports.ts'
import { makePayslip, type PayslipMade } from '#modules/payroll/model/make-payslip.ts'
import { agencyFileOf, statutoryLayout } from '#modules/payroll/model/output/files-of.ts'
import { agencyFile } from '#modules/payroll/model/output/records/agency-file.ts'
import type { Carried } from '#modules/payroll/model/payslip.ts'
import { periodOf } from '#modules/payroll/model/period.ts'
import fc from '#tests/support/properties.ts'
import { type SampleCountry, sampleCompany } from '#tests/support/sample-company.ts'
import { sampleFiles, sampleFolders } from '#tests/support/sample-files.ts'

const types: Readonly<Record<SampleCountry, readonly string[]>> = {
  malaysia: [
    'bonus',
    'commission',
    'travel_allowance',
    'reimbursement',
    'benefit_in_kind',
    'overtime',
    'arrears',
    'zakat',
  ],
  taiwan: ['bonus', 'overtime_pay', 'back_pay', 'reimbursement'],
  philippines: ['commission', 'overtime', 'holiday_pay', 'hazard_pay', 'bonus', 'rice_subsidy', 'reimbursement'],
}
const at: FormYear = {
  year: 2026,
  today: plainDateOf('2027-01-15'),
  company: { name: 'Kopi', numbers: {}, address: null, travelLimit: '6000.00', region: 'NCR', details: {} },
}
const sum = (amounts: readonly unknown[]) => sumOf(amounts.map((amount) => amountOf(String(amount ?? '0'))))

type Item = { readonly person: number; readonly month: number; readonly type: string; readonly cents: number }
const item = (country: SampleCountry) =>
  fc.record({
    person: fc.nat(11),
    month: fc.nat(2),
    type: fc.constantFrom(...types[country]),
    // Dollars of Taiwan are whole.
    cents: fc
      .integer({ min: 1, max: 900_000 })
      .map((cents) => (country === 'taiwan' ? cents - (cents % 100) + 100 : cents)),
  })

/** Each person's three months, one after the other. */
function paid(country: SampleCountry, items: readonly Item[]) {
  const { pack, people, settings } = sampleCompany(country)
  return people.slice(0, 12).map((person, index) => {
    let carried: Carried | undefined
    const months = ['2026-01', '2026-02', '2026-03'].map((month, place) => {
      const period = periodOf(parseYearMonth(month) ?? { year: 0, month: 0 })
      const own = items.filter((one) => one.person === index && one.month === place)
      const given = own.map(({ type, cents }) => ({ type, amount: amountText(BigInt(cents)) }))
      const about = { company: pack.companyFactsOf(settings, people, []), period, today: period.last, threshold: '10' }
      const made = makePayslip(pack, { person, items: given, carried }, undefined, about)
      carried = made.carried
      return made
    })
    return { person, months }
  })
}

function yearOf(id: string, months: readonly PayslipMade[]): PersonYear {
  const marked = (one: PayslipMade) => 'minimum_wage_earner' in one.inputs
  return {
    person: {
      ...{ id, staffId: id, fullName: 'Ann Tan', position: null, department: null, address: 'Main Road 1' },
      ...{ identityNumber: '900505100008', passportNumber: null, nationality: null, citizenship: 'citizen' },
      ...{ employmentType: 'full_time', jobLevel: null, joinedOn: plainDateOf('2020-01-01'), leftOn: null },
      ...{ statutory: {}, category: 1 },
    },
    months: months.map((one, place) => ({
      ...{ month: place + 1, marked: marked(one) },
      figures: Object.fromEntries(Object.entries(one.figures).map(([name, value]) => [name, String(value)])),
    })),
    lines: months.flatMap((one) =>
      one.lines.map(({ key, side, amount }): PayLine => {
        return { key, side, amount, name: null, of_earlier_year: false, marked: marked(one) }
      }),
    ),
    before: {},
  }
}

const forms = {
  malaysia(of: PersonYear, months: readonly PayslipMade[]) {
    const { figures: ea } = makeForm('ea', of, at, {})
    const counted = of.lines.filter(({ side, key }) => /earning|benefit/.test(side) && key !== 'reimbursement')
    expect(sum([ea.total_B, ea.F])).toBe(sum(counted.map(({ amount }) => amount)))
    for (const [box, figure] of [
      ['D1', 'withholding_tax'],
      ['D3', 'zakat'],
      ['E1', 'epf_employee'],
    ] as const)
      expect([box, sum([ea[box]])]).toEqual([box, sum(months.map(({ figures }) => figures[figure]))])
    expect(makeForm('pcb2ii', of, at, {}).figures.mtd).toBe(ea.D1)
  },
  taiwan(of: PersonYear, months: readonly PayslipMade[]) {
    const { figures } = makeForm('withholding_statement', of, at, {})
    const all = (...names: string[]) => sum(months.flatMap((one) => names.map((name) => one.figures[name])))
    expect(sum([figures.gross])).toBe(all('taxable_wages', 'bonus', 'back_pay'))
    expect(sum([figures.tax])).toBe(all('withholding_tax', 'bonus_withholding_tax'))
  },
  philippines(of: PersonYear, months: readonly PayslipMade[]) {
    const { figures: item } = makeForm('bir2316', of, at, { commission: '47', overtime: '51B' })
    const all = (name: string) => sum(months.map(({ figures }) => figures[name]))
    const repaid = sum(of.lines.filter(({ key }) => key === 'reimbursement').map(({ amount }) => amount))
    expect(sum([item['19']])).toBe(all('gross_pay') - repaid)
    expect(sum([item['52']])).toBe(all('taxable_regular') + all('taxable_supplementary'))
    expect(sum([item['38'], item['52']])).toBe(sum([item['19']]))
  },
} satisfies Record<SampleCountry, (of: PersonYear, months: readonly PayslipMade[]) => void>

test.each(['malaysia', 'taiwan', 'philippines'] as const)(
  '%s: forms are the payslips, and the journal balances',
  (country) => {
    const { pack } = sampleCompany(country)
    const reductions = new Set(pack.figures.flatMap(({ name, side }) => (side === 'reduction' ? [name] : [])))
    const shares = [
      { cost_centre: 'A', percentage: '33.33' },
      { cost_centre: 'B', percentage: '66.67' },
    ]
    fc.assert(
      fc.property(fc.array(item(country), { maxLength: 12 }), (items) => {
        const people = paid(country, items)
        for (const { person, months } of people) forms[country](yearOf(person.id, months), months)
        const booked = people.map(({ months }, index) => ({
          ...{ department: index % 2 === 0 ? 'Kitchen' : null, shares: index % 3 === 0 ? shares : [] },
          net: String(months[0]?.figures.net_pay ?? '0.00'),
          lines: (months[0]?.lines ?? []).flatMap(({ key, side, amount }) =>
            side === 'benefit' ? [] : [{ figure: key, side, amount, category: null, source: null }],
          ),
        }))
        const { debit, credit, lines } = journalOf(booked, {
          ...{ accountOf: accountsBy([]), suspense: { account: '9', name: 'Suspense' }, claims: null },
          ...{ label: ({ figure }: { figure: string }) => figure, reductions, basic: 'basic_salary' },
        })
        expect([debit, debit]).toEqual([credit, amountText(sum(lines.map((line) => line.debit)))])
      }),
      { numRuns: 15 },
    )
  },
)

/** Amounts of a file by the lines that hold them: cells of a table, or signs from one place to another. */
const cells = (text: string, head: RegExp, of: readonly number[]) => {
  const rows = linesOf(text).map((line) => line.split(','))
  const first = rows.findIndex(([name = '']) => head.test(name)) + 1
  return of.map((at) => sum(rows.slice(first).map((row) => row.at(at))))
}
const signs = (text: string, head: RegExp, places: readonly (readonly [from: number, width: number])[]) =>
  places
    .map(([from, width]) => {
      const found = linesOf(text).filter((line) => head.test(line))
      return found.map((line) => line.slice(from, from + width).trim() || '0').map(inCents)
    })
    .map((all) => sumOf(all))
/** With a full stop, or as cents alone. */
const inCents = (digits: string): bigint => (digits.includes('.') ? amountOf(digits) : BigInt(digits))
const linesOf = (text: string): string[] => text.split('\r\n').filter((line) => line !== '')

type Read = (text: string) => readonly bigint[]
/** What each file says in all, and the figures of the report it stands beside. */
const files: Readonly<
  Record<SampleCountry, readonly (readonly [file: string, read: Read, figures: readonly (readonly string[])[]])[]>
> = {
  malaysia: [
    ['epf', (text) => cells(text, /^Member No/, [-2, -1]), [['epf_employer'], ['epf_employee']]],
    [
      'perkeso',
      (text) =>
        signs(text, /./, [
          [214, 6],
          [220, 6],
          [226, 6],
          [232, 6],
        ]),
      [['socso_employer'], ['socso_employee'], ['eis_employer'], ['eis_employee']],
    ],
    [
      'cp39',
      (text) =>
        signs(text, /^H/, [
          [27, 10],
          [42, 10],
        ]),
      [['withholding_tax'], ['cp38']],
    ],
    [
      'cp39',
      (text) =>
        signs(text, /^D/, [
          [110, 8],
          [118, 8],
        ]),
      [['withholding_tax'], ['cp38']],
    ],
  ],
  taiwan: [
    [
      'labour_insurance',
      (text) => cells(text, /^姓名/, [-1]),
      [[...(reports.labour.total ?? []), 'occupational_employer']],
    ],
    ['health_insurance', (text) => cells(text, /^姓名/, [-3, -2]), [['health_employee'], ['health_employer']]],
    ['pension', (text) => cells(text, /^姓名/, [-1]), [reports.pension.total ?? []]],
  ],
  philippines: [
    ['sss', (text) => [sum(linesOf(text).map((line) => line.split(';')[7]))], [['sss_compensation']]],
    ['sss_r3', (text) => signs(text, /^00/, [[66, 12]]), [reports.sss.total ?? []]],
    ['philhealth', (text) => cells(text, /^PIN/, [7, 8]), [['philhealth_employee'], ['philhealth_employer']]],
    [
      'pag_ibig',
      (text) =>
        signs(text, /^DT/, [
          [119, 13],
          [132, 13],
        ]),
      [['pag_ibig_employee'], ['pag_ibig_employer']],
    ],
  ],
}

test.each(['MY', 'TW', 'PH'] as const)('%s: files of agencies come to the reports', (country) => {
  const folder = sampleFolders[country]
  fc.assert(
    fc.property(fc.array(item(folder), { maxLength: 12 }), fc.nat(2), (items, place) => {
      const payslips = paid(folder, items).flatMap(({ person, months }) => {
        const made = months[place]
        return made ? [{ person, made }] : []
      })
      const period = periodOf({ year: 2026, month: place + 1 })
      const input = sampleFiles(country, { period, payslips })
      for (const [name, read, figures] of files[folder]) {
        const law = agencyFileOf(country, name)
        const made = law ? agencyFile(law, input) : statutoryLayout(country, name)?.make(input)
        if (!made || 'refused' in made || made.content.kind !== 'text')
          throw new Error(`${name}: ${JSON.stringify(made)}`)
        const reported = figures.map((names) => sum(names.map((one) => input.totals[one])))
        expect([name, read(made.content.text)]).toEqual([name, reported])
      }
    }),
    { numRuns: 10 },
  )
})

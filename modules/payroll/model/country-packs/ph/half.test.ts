/** The month in two halves: the worked example, who comes and goes within it, and that both come to one month. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { parseYearMonth, plainDateOf } from '#kernel/plain-date.ts'
import type { Item, PersonForPay } from '../../country-pack.ts'
import { type ContributionSplit, contributionSplits, halfOf } from '../../halves.ts'
import { makePayslip, type PayslipMade } from '../../make-payslip.ts'
import { type EarlierRun, withEarlierRuns } from '../../month-of-runs.ts'
import type { Carried } from '../../payslip.ts'
import { periodOf } from '../../period.ts'
import { philippines } from '../ph.ts'

const ana = (basic: string, more: Partial<PersonForPay> = {}): PersonForPay => ({
  id: '1',
  staffId: 'A-1',
  fullName: 'Ana Reyes',
  department: null,
  position: null,
  employmentType: 'full_time',
  birthDate: plainDateOf('1990-05-05'),
  citizenship: 'citizen',
  maritalStatus: 'single',
  joinedOn: plainDateOf('2020-01-01'),
  leftOn: null,
  statutory: { tin: '1', sss_number: '1', philhealth_number: '1', pag_ibig_number: '1' },
  rates: [{ component: 'basic_salary', from: plainDateOf('2020-01-01'), amount: basic }],
  hasBankAccount: true,
  hasIdentity: true,
  ...more,
})
type Paid = {
  run?: number
  beside?: EarlierRun[]
  month?: string
  which?: 1 | 2
  items?: Item[]
  carried?: Carried | undefined
  split?: ContributionSplit
}
function paid(
  person: PersonForPay,
  { month = '2026-03', which, items = [], carried, split = 'split', run, beside }: Paid = {},
) {
  const whole = periodOf(parseYearMonth(month) ?? { year: 0, month: 0 }, run ?? which ?? 1)
  const period = which ? { ...whole, half: halfOf(whole, which, { cutOffDay: 15, split }) } : whole
  return makePayslip(
    philippines,
    { ...withEarlierRuns(philippines, period, person, items, beside), carried },
    undefined,
    {
      company: philippines.companyFactsOf({}, [], []),
      period,
      today: period.last,
      threshold: '20',
    },
  )
}
const both = (person: PersonForPay, asked: Omit<Paid, 'which' | 'items'> & { items?: [Item[], Item[]] } = {}) => {
  const one = paid(person, { ...asked, which: 1, items: asked.items?.[0] ?? [] })
  const two = paid(person, { ...asked, which: 2, items: asked.items?.[1] ?? [], carried: one.carried })
  return { one, two }
}
const of = ({ figures }: PayslipMade, name: string) => String(figures[name])
const together = (name: string, ...all: PayslipMade[]) => amountText(sumOf(all.map((one) => amountOf(of(one, name)))))
const basic = ({ lines }: PayslipMade) => lines.find(({ key }) => key === 'basic_salary')?.amount
const shares = ['sss', 'philhealth', 'pag_ibig'].flatMap((one) => [`${one}_employee`, `${one}_employer`])

test('30,250 is paid and charged in halves, each with its own tax', () => {
  const { one, two } = both(ana('30250.00'))
  expect([basic(one), basic(two)]).toEqual(['15125.00', '15125.00'])
  expect([of(one, 'sss_employee'), of(two, 'sss_employee')]).toEqual(['762.50', '762.50'])
  expect([of(one, 'philhealth_employee'), of(two, 'philhealth_employee')]).toEqual(['378.13', '378.12'])
  expect([of(one, 'withholding_tax'), of(two, 'withholding_tax')]).toEqual(['520.11', '520.11'])
  const month = paid(ana('30250.00'))
  // Paid at once it is taxed by the monthly table: 15 per cent of 27,768.75 beyond 20,833.00.
  expect(of(month, 'withholding_tax')).toBe('1040.36')
  for (const name of ['sss_compensation', 'fund_salary', 'monthly_salary_credit', ...shares])
    expect([name, together(name, one, two)]).toEqual([name, of(month, name)])
  expect([one, two].flatMap(({ findings }) => findings.map(({ code }) => code))).toEqual([
    'not_paid_before',
    'not_paid_before',
  ])
})

test('one half may charge the contributions of the whole month', () => {
  const first = both(ana('30250.00'), { split: 'first' })
  expect([of(first.one, 'sss_employee'), of(first.two, 'sss_employee')]).toEqual(['1525.00', '0.00'])
  const second = both(ana('30250.00'), { split: 'second' })
  expect([of(second.one, 'sss_employee'), of(second.two, 'sss_employee')]).toEqual(['0.00', '1525.00'])
})

describe('who is not there for the whole of it', () => {
  test('who joins within the first half is paid its days, and the rest of the month in the second', () => {
    // March 2026: 22 working days, 4 of them from the 10th to the 15th.
    const { one, two } = both(
      ana('22000.00', {
        joinedOn: plainDateOf('2026-03-10'),
        rates: [{ component: 'basic_salary', from: plainDateOf('2026-03-10'), amount: '22000.00' }],
      }),
    )
    expect([basic(one), basic(two)]).toEqual(['4000.00', '12000.00'])
  })
  test('who leaves within the first half is settled with it', () => {
    const { one } = both(ana('22000.00', { leftOn: plainDateOf('2026-03-10') }))
    expect([basic(one), of(one, 'withholding_method')]).toEqual(['7000.00', 'annualised'])
    const alone = paid(ana('22000.00', { leftOn: plainDateOf('2026-03-10') }))
    for (const name of shares) expect([name, of(one, name)]).toEqual([name, of(alone, name)])
  })
  test('who leaves on its last day is paid its days, as a month that is paid at once would', () => {
    const leaver = ana('22000.00', { leftOn: plainDateOf('2026-03-15') })
    expect([basic(paid(leaver, { which: 1 })), basic(paid(leaver))]).toEqual(['10000.00', '10000.00'])
  })
  test('who leaves within the second gets the rest of the days, with the tax of the year', () => {
    const { one, two } = both(ana('22000.00', { leftOn: plainDateOf('2026-03-20') }))
    expect([basic(one), basic(two)]).toEqual(['11000.00', '4000.00'])
    expect([of(one, 'withholding_method'), of(two, 'withholding_method')]).toEqual(['regular', 'annualised'])
  })
  test('a raise within the month is paid with the half whose days it has', () => {
    const rates = [
      { component: 'basic_salary', from: plainDateOf('2020-01-01'), amount: '22000.00' },
      { component: 'basic_salary', from: plainDateOf('2026-03-16'), amount: '44000.00' },
    ]
    const { one, two } = both(ana('22000.00', { rates }))
    expect([basic(one), basic(two)]).toEqual(['11000.00', '23000.00'])
  })
})

describe('a further run of the first half', () => {
  const bonus = [{ type: 'bonus', amount: '9600.00' }]

  test('pays nothing of the month for whom the regular one never had: the second half pays all of it', () => {
    const one = paid(ana('30250.00'), { which: 1, run: 3, items: bonus })
    expect([basic(one), of(one, 'gross_pay')]).toEqual([undefined, '9600.00'])
    const two = paid(ana('30250.00'), { which: 2, carried: one.carried })
    expect(basic(two)).toBe('30250.00')
    const month = paid(ana('30250.00'), { items: bonus })
    for (const name of ['gross_pay', 'sss_compensation', 'fund_salary', 'monthly_salary_credit', ...shares])
      expect([name, together(name, one, two)]).toEqual([name, of(month, name)])
    // What is carried is what was paid: nothing of it twice.
    const taxable = ['taxable_regular', 'taxable_supplementary']
    const counted = sumOf([one, two].flatMap((made) => taxable.map((name) => amountOf(of(made, name)))))
    expect(two.carried).toMatchObject({
      taxable: amountText(counted),
      withheld_present: together('withholding_tax', one, two),
      periods: '1',
    })
  })

  test('leaves to the second what the regular one paid, whichever came first', () => {
    const first = paid(ana('30250.00'), { which: 1 })
    const { figures, lines, ofMonth = null } = first
    const beside = [{ run: 1, type: 'regular' as const, figures, lines, contributed: null, of_month: ofMonth }]
    const further = paid(ana('30250.00'), { which: 1, run: 3, items: bonus, beside })
    const two = paid(ana('30250.00'), { which: 2, carried: further.carried })
    expect(basic(two)).toBe('15125.00')
  })
})

test('the year’s tax is settled in the second half of December, and counts halves as periods', () => {
  let carried: Carried | undefined
  let last: PayslipMade | undefined
  for (let month = 1; month <= 12; month += 1) {
    const { one, two } = both(ana('40000.00'), {
      month: `2026-${String(month).padStart(2, '0')}`,
      items: [month === 3 ? [{ type: 'overtime', amount: '90000.00' }] : [], []],
      carried,
    })
    if (month === 12) expect(of(one, 'withholding_method')).toBe('cumulative_average')
    carried = two.carried
    last = two
  }
  expect(last && of(last, 'withholding_method')).toBe('annualised')
  expect(carried?.periods).toBe('12')
  expect(Object.keys(carried ?? {}).filter((key) => key.startsWith('half_'))).toEqual([])
})

test('whatever is paid in which half, both charge the contributions of the month and pay its agreed pay', () => {
  const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((all) => amountText(BigInt(all)))
  fc.assert(
    fc.property(
      fc.integer({ min: 500_000, max: 15_000_000 }).map((all) => amountText(BigInt(all))),
      cents(20_000),
      cents(20_000),
      fc.constantFrom(...contributionSplits),
      fc.integer({ min: 1, max: 12 }),
      fc.option(fc.integer({ min: 1, max: 28 }), { nil: undefined }),
      fc.option(fc.integer({ min: 1, max: 28 }), { nil: undefined }),
      (salary, first, second, split, month, joins, leaves) => {
        const key = `2026-${String(month).padStart(2, '0')}`
        const on = (day: number) => plainDateOf(`${key}-${String(day).padStart(2, '0')}`)
        const person = ana(salary, {
          ...(joins && {
            joinedOn: on(joins),
            rates: [{ component: 'basic_salary', from: on(joins), amount: salary }],
          }),
          ...(leaves && leaves >= (joins ?? 1) && { leftOn: on(leaves) }),
        })
        const item = (amount: string): Item[] => [{ type: 'overtime', amount }]
        // Each half has whom it has days of.
        const isIn = [!joins || joins <= 15, person.leftOn === null || person.leftOn > on(15)]
        const items: [Item[], Item[]] = [item(first), item(second)]
        const all = both(person, { month: key, items, split })
        const alone = paid(person, { month: key, which: 2, items: items[1], split })
        const halves = [...(isIn[0] ? [all.one] : []), ...(isIn[1] ? [isIn[0] ? all.two : alone] : [])]
        const whole = paid(person, { month: key, items: items.filter((_, at) => isIn[at]).flat() })
        for (const name of [...shares, 'gross_pay', 'sss_compensation', 'fund_salary', 'monthly_salary_credit'])
          expect([name, together(name, ...halves)]).toEqual([name, of(whole, name)])
        for (const half of halves) expect(half.findings.some(({ code }) => code === 'does_not_add_up')).toBe(false)
      },
    ),
    { numRuns: 150 },
  )
})

/** Expected amounts: the issue of payroll (26 months on 3,100.00), and the published cases of each law. */
import { describe, expect, test } from 'vitest'
import { amountOf } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { type LeavingFacts, serviceMonths } from './leaving-facts.ts'
import { owedByLaw, thirteenthMonth } from './owed.ts'
import { monthsBefore, wagesOfMonths, worthOfDays } from './wages.ts'

const day = plainDateOf
function facts(country: string, joined: string, last: string, wage: string, more: object = {}): LeavingFacts {
  const lastDay = day(last)
  const [joinedOn, rates] = [day(joined), [{ component: 'basic_salary', from: day(joined), amount: wage }]]
  const { reason = 'redundancy', typeId = 2, notice }: { reason?: string; typeId?: number; notice?: string } = more
  const kind = typeId === 1 ? ('voluntary' as const) : ('involuntary' as const)
  return {
    country,
    joinedOn,
    lastDay,
    months: wagesOfMonths(monthsBefore(lastDay, 12), { joinedOn, rates }, new Map()),
    wages: amountOf(wage),
    basic: amountOf(wage),
    knowsNotice: notice !== undefined,
    leaving: {
      ...{ country, joinedOn, lastDay, citizenship: 'citizen', typeId, reason: { value: reason, kind } },
      noticeDate: day(notice ?? last),
    },
  }
}
const told = (of: LeavingFacts) => owedByLaw(of).map(({ code, amount, type }) => [code, amount, type])

describe('severance', () => {
  test('in Malaysia is the termination benefit: 3,312.33 after 26 months on 3,100.00', () => {
    const xavier = facts('MY', '2024-02-01', '2026-03-31', '3100.00')
    expect(serviceMonths(xavier)).toBe(26)
    expect(told(xavier)).toEqual([['severance', '3312.33', 'termination_benefit']])
    expect(told(facts('MY', '2024-02-01', '2026-03-31', '3100.00', { reason: 'misconduct' }))).toEqual([])
    expect(told(facts('MY', '2024-02-01', '2026-03-31', '3100.00', { typeId: 1, reason: 'personal' }))).toEqual([])
  })

  test('in Taiwan is half a month of average wages a year, beside the payslip', () => {
    // Two years at 36,200: six months come to 217,200 in 182 days, thirty of them to 35,802.20.
    expect(told(facts('TW', '2024-04-01', '2026-03-31', '36200.00'))).toEqual([['severance', '35802.00', null]])
  })

  test('in the Philippines is a month for each year of service, at least one', () => {
    expect(told(facts('PH', '2023-04-01', '2026-03-31', '30000.00'))).toEqual([
      ['severance', '90000.00', 'separation_pay'],
    ])
  })
})

describe('retirement', () => {
  const retiring = (country: string, joined: string, wage: string, more: object) => ({
    ...facts(country, joined, '2026-06-30', wage, { typeId: 1, reason: 'retirement' }),
    retiring: { birthDate: day('1964-01-10'), statutory: {}, workingDays: '313', ...more },
  })

  test('in the Philippines is 22.5 days of pay for each year, from sixty on', () => {
    // 31,300 x 12 / 313 = 1,200 a day; 20 years and 6 months count as 21.
    expect(told(retiring('PH', '2006-01-01', '31300.00', {}))).toEqual([['retirement', '567000.00', null]])
    expect(told(retiring('PH', '2006-01-01', '31300.00', { birthDate: day('1970-01-10') }))).toEqual([])
    expect(told(retiring('PH', '2023-01-01', '31300.00', {}))).toEqual([])
  })

  test('in Taiwan is of the years under the old system alone, for whoever may retire', () => {
    // Eight years, sixteen bases of 36,200.00 x 6 / 181 x 30.
    const old = { statutory: { old_pension_years: 8 } }
    expect(told(retiring('TW', '1997-07-01', '36200.00', old))).toEqual([['retirement', '576000.00', null]])
    expect(told(retiring('TW', '1997-07-01', '36200.00', {}))).toEqual([])
    const young = { ...old, birthDate: day('1980-01-10') }
    expect(told(retiring('TW', '2005-07-01', '36200.00', young))).toEqual([])
  })

  test('is unknown to the law of Malaysia, and to any other reason', () => {
    expect(told(retiring('MY', '1997-07-01', '3000.00', {}))).toEqual([])
    const resigned = facts('PH', '2006-01-01', '2026-06-30', '31300.00', { typeId: 1, reason: 'personal' })
    expect(told({ ...resigned, retiring: retiring('PH', '2006-01-01', '1.00', {}).retiring })).toEqual([])
  })
})

test('notice that was not given is valued by calendar days: taken off whoever resigned, paid by whoever ended it', () => {
  // Given on 1 April, 28 days end on the 28th; thirteen are missing after the 15th: 3,000 x 13 / 30.
  const given = { notice: '2026-04-01' }
  const short = (more: object) => told(facts('MY', '2025-06-01', '2026-04-15', '3000.00', { ...given, ...more }))
  expect(short({ typeId: 1, reason: 'personal' })).toEqual([['notice_owed', '1300.00', 'other_deduction']])
  expect(short({ reason: 'poor_performance' })).toEqual([['notice_pay', '1300.00', 'notice_pay']])
  expect(short({ reason: 'mutual_agreement' })).toEqual([])
  const span = { first: day('2026-04-29'), last: day('2026-05-03') }
  // Two days of April and three of May: 200.00 + 290.32.
  expect(worthOfDays(amountOf('3000.00'), span)).toBe(amountOf('490.32'))
})

test('the thirteenth month is a twelfth of what was earned, less what was paid', () => {
  const year = (paid: string, isManagerial = false) =>
    thirteenthMonth(day('2026-06-30'), {
      ...{ earned: amountOf('120000.00'), paid: amountOf(paid), months: 30 },
      isManagerial,
    })
  expect(year('0.00')).toMatchObject([{ amount: '10000.00', type: 'thirteenth_month' }])
  expect(year('10000.00')).toEqual([])
  // The law does not cover managerial employees.
  expect(year('0.00', true)).toEqual([])
})

test('wages of the months before come from what was paid, else from what was agreed', () => {
  const rates = [
    { component: 'basic_salary', from: day('2025-01-01'), amount: '3000.00' },
    { component: 'fixed_allowance', from: day('2026-02-01'), amount: '200.00' },
  ]
  const found = wagesOfMonths(
    monthsBefore(day('2026-03-30'), 3),
    { joinedOn: day('2025-12-16'), rates },
    new Map([['2026-01', amountOf('3450.00')]]),
  )
  expect(found).toEqual([
    { month: '2026-02', amount: amountOf('3200.00'), days: 28 },
    { month: '2026-01', amount: amountOf('3450.00'), days: 31 },
    { month: '2025-12', amount: amountOf('1548.39'), days: 16 },
  ])
})

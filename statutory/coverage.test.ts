import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  addMonths,
  firstDayOf,
  lastDayOf,
  type PlainDate,
  plainDateOf,
  yearMonthOf,
  yearOf,
} from '#kernel/plain-date.ts'
import { casesOf } from './core/worked-cases.ts'
import { countries } from './countries.ts'
import { isRefusedAnswer, workOut } from './work-out.ts'

const LAST = plainDateOf('2026-12-31')

/** The first month each scheme answers; no assertion about figures, only that there is a law and it answers. */
const firstMonths: Record<string, string> = {
  'my.epf': '2021-01-31',
  'my.socso': '2022-09-30',
  'my.eis': '2022-09-30',
  'my.pcb': '2023-01-31',
  'my.pcb_rounding': '2023-01-31',
  'my.hrd_levy': '2021-03-31',
  'my.payslip': '2023-01-31',
  'my.minimum_wage': '2022-05-31',
  'my.perkeso_line': '2022-07-31',
  ...sinceMonth('2024-01-31', [
    'tw.payslip',
    'tw.insured_grades',
    'tw.insured_days',
    'tw.labour_insurance',
    'tw.occupational_accident',
    'tw.occupational_accident_check',
    'tw.health_insurance',
    'tw.pension',
    'tw.arrears_fund',
    'tw.welfare_fund',
    'tw.coverage',
    'tw.severance_tax',
  ]),
  ...sinceMonth('2021-01-31', ['tw.health_supplementary']),
  ...sinceMonth('2018-03-31', ['tw.overtime', 'tw.overtime_limit', 'tw.rest_in_lieu']),
  ...sinceMonth('2017-01-31', [
    'tw.annual_leave',
    'tw.annual_leave_payout',
    'tw.leave_pay',
    'tw.late_deduction',
    'tw.proration',
    'tw.minimum_wage',
    'tw.notice_period',
    'tw.retirement',
  ]),
  ...sinceMonth('2026-01-31', ['tw.leave_entitlement']),
  ...sinceMonth('2005-07-31', ['tw.severance']),
  ...sinceMonth('1974-11-30', [
    'ph.day_pay',
    'ph.daily_paid_period',
    'ph.daily_rate',
    'ph.attendance_deduction',
    'ph.proration',
    'ph.service_incentive_leave',
    'ph.separation_pay',
  ]),
  ...sinceMonth('1993-01-31', ['ph.retirement_pay']),
  ...sinceMonth('2010-01-31', ['ph.pag_ibig']),
  ...sinceMonth('2018-01-31', [
    'ph.withholding',
    'ph.withholding_cumulative',
    'ph.withholding_annual',
    'ph.benefits_exclusion',
    'ph.thirteenth_month',
    'ph.final_pay',
    'ph.de_minimis',
    'ph.fringe_benefit_tax',
    'ph.non_resident_tax',
    'ph.alphalist_schedule_1',
  ]),
  ...sinceMonth('2019-03-31', ['ph.leave_entitlement']),
  // The premiums of 2018 are carried too, those of the years between are not.
  ...sinceMonth('2022-06-30', ['ph.philhealth', 'ph.minimum_wage']),
}
const OTHERS = '2023-01-31'

/** Facts that hold in every month, where the cases name days of their own. */
const samples: Record<string, object | ((day: PlainDate) => object)> = {
  'my.proration': { wages: '3000', unpaid_days: 1 },
  'tw.annual_leave': { hired_on: '2010-05-01' },
  'tw.tax_residency': { stays: [] },
  'tw.arrears_fund': { total_insured_salary: '140970' },
  'ph.sss': { compensation: '20000' },
  'ph.proration': { segments: [{ monthly_salary: '20000', days: 10, working_days: 22 }] },
  'ph.minimum_wage': { region: 'NCR', sector: 'non_agriculture' },
  'ph.leave_entitlement': { leave_type: 'maternity', sex: 'female' },
  'ph.holiday': (date) => ({ date }),
  'ph.alphalist_schedule_1': (day) => alphalistOf(yearOf(day)),
}
/** Keys whose values belong to the month of their case. */
const dated = [
  ...['join_date', 'leave_date', 'segments', 'eligible_days', 'current_deductions_by_item'],
  ...['joined_on', 'left_on', 'employment_insurance_joined_on', 'industry_code', 'insured_salary'],
  ...['labour_insured_salary', 'occupational_insured_salary', 'health_insured_salary', 'pension_insured_salary'],
]

const here = import.meta.dirname
const cases = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.cases.ndjson'))
  .flatMap((name) => casesOf(readFileSync(join(here, name), 'utf8')))

describe.each(Object.values(countries))('$country over time', ({ country, schemes, histories, sources, bookHash }) => {
  test.each([...schemes.keys()])('%s answers every month from its first', (scheme) => {
    const first = plainDateOf(firstMonths[scheme] ?? OTHERS)
    for (const day of monthEnds(first)) expect(reasonOf(scheme, day, sampleOf(scheme, day)), day).toBe('')
    const before = lastDayOf(addMonths(yearMonthOf(first), -1))
    expect(reasonOf(scheme, before, sampleOf(scheme, before)), `${scheme} before ${first}`).not.toBe('')
  })

  test('exactly one block of each table is in force on every day it covers', () => {
    expect(histories.length).toBeGreaterThan(20)
    for (const { blocks } of histories) {
      const [first] = blocks
      if (!first) throw new Error('a table without law')
      for (const day of [...monthEnds(first.from), ...monthStarts(first.from)]) {
        const inForce = blocks.filter(({ from }, at) => from <= day && (blocks[at + 1]?.from ?? '9999-12-31') > day)
        expect(inForce, `${first.source.table} ${day}`).toHaveLength(1)
      }
    }
  })

  test('its dated blocks are these: a change of law, or of a day, shows as a difference', async () => {
    const lines = [...sources.values()].map(({ id, standing, checked, title, citation }) =>
      [id.padEnd(52), standing.padEnd(13), checked, [title, citation].filter(Boolean).join(', ')].join('  '),
    )
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${country}/law-over-time.golden.txt`)
  })

  test('the changelog speaks of the figures as they are now', () => {
    const changelog = readFileSync(join(here, 'CHANGELOG.md'), 'utf8')
    expect(changelog, `add an entry with "book ${country} ${bookHash.slice(0, 12)}"`).toContain(bookHash.slice(0, 12))
  })

  test('each block names its source, its standing and when it was last checked', () => {
    for (const { source } of histories.flatMap(({ blocks }) => blocks)) {
      expect(source.title.length, source.id).toBeGreaterThan(10)
      expect(['confirmed', 'single source', 'inferred']).toContain(source.standing)
      expect(source.checked >= '2026-01-01', source.id).toBe(true)
    }
  })
})

/** A case that is answered today, without days of its own that other months would contradict. */
function sampleOf(scheme: string, day: PlainDate): object {
  const own = samples[scheme]
  if (own) return typeof own === 'function' ? own(day) : own
  const found = cases.findLast(
    (one) => one.scheme === scheme && one.expect.refused !== true && !dated.some((key) => key in one.given),
  )
  if (!found) throw new Error(`no case of ${scheme}`)
  return found.given
}

/** A year's list is asked for by its last day. */
function alphalistOf(year: number): object {
  const person = { tin: '123456789', last_name: 'Reyes', first_name: 'Ana', region: 'NCR' }
  const return_period = `${year}-12-31`
  const employees = [{ ...person, employment_from: `${year}-01-01`, employment_to: return_period }]
  return { employer_tin: '684785510', employer_branch: '0000', return_period, employees }
}

function sinceMonth(month: string, schemes: readonly string[]): Record<string, string> {
  return Object.fromEntries(schemes.map((scheme) => [scheme, month]))
}

function reasonOf(scheme: string, day: PlainDate, given: object): string {
  const { answer } = workOut(scheme, day, given)
  return isRefusedAnswer(answer) ? answer.reason : ''
}

function monthEnds(first: PlainDate): PlainDate[] {
  const days: PlainDate[] = []
  for (let month = yearMonthOf(first); lastDayOf(month) <= LAST; month = addMonths(month, 1))
    days.push(lastDayOf(month))
  return days
}

function monthStarts(first: PlainDate): PlainDate[] {
  return monthEnds(first)
    .map((day) => firstDayOf(yearMonthOf(day)))
    .filter((day) => day >= first)
}

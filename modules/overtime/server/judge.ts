/** What a claim would count as, what stands against it and what has to be confirmed; nothing is stored. */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { amountOf } from '#kernel/money.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  firstDayOf,
  lastDayOf,
  type PlainDate,
  plainDateOf,
  yearMonthOf,
} from '#kernel/plain-date.ts'
import { payMonthOf } from '#modules/company/model/public.ts'
import { companyFacts, cutOffsOf, timeSettingsByDay } from '#modules/company/server/public.ts'
import type { Span } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { countedMinutes, DAY, overlaps, spanOf } from '../model/claim.ts'
import { consentedOn, type Fault, faultsOf, questionsOf } from '../model/limits.ts'
import { claimedInside } from '../model/scheduled.ts'
import { isOrdinary } from '../model/work-day.ts'
import { claimsWhere, standing } from './claim-store.ts'
import { KINDS, type KnownDay, knownDay, officeOf, overlapsPlan } from './days.ts'
import { monthLimitOf } from './limit-of-month.ts'
import { counting } from './month-hours.ts'
import type { OvertimeNeeds } from './needs.ts'
import { type PayFacts, payFactsOf } from './pay-facts.ts'

export type Asked = {
  readonly date: PlainDate
  readonly start: string
  readonly end: string
  readonly breakMinutes: number
  readonly emergency: boolean
  readonly compensation: 'pay' | 'leave'
  readonly voluntaryWithoutPay: boolean
}
export type Person = { readonly id: string; readonly joined_on: string; readonly left_on: string | null }
type Judging = { readonly companyId: string; readonly person: Person; readonly except: string | null }

export type Judged = {
  readonly span: { readonly starts: number; readonly ends: number }
  readonly minutes: number
  readonly known: KnownDay
  readonly pay: PayFacts | undefined
  readonly faults: Readonly<Record<string, readonly Fault[]>>
  readonly questions: readonly string[]
  /** What of it counts toward the limit of the month, and what the month has with it. */
  readonly counted: number
  readonly monthMinutes: number
  readonly monthLimit: number | null
}

export async function judge(
  tx: Tx,
  needs: OvertimeNeeds,
  { companyId, person, except }: Judging,
  asked: Asked,
): Promise<Judged> {
  const { country, settings: now } = await companyFacts(tx, companyId)
  const { date } = asked
  // In a month whose pay is closed the settings and the kind of work that were paid then.
  const cutOffs = await cutOffsOf(tx, companyId, now)
  const paid = (await payFactsOf(tx, companyId, country, [person.id])).get(person.id)
  const paidIn = payMonthOf(date, cutOffs, paid?.lastDayBy(date) ?? null)
  const pay = paid?.paidIn(paidIn)
  const settings = (await timeSettingsByDay(tx, companyId, now, cutOffs)).of(date, paidIn)
  const around = { from: addDays(date, -1), to: addDays(date, 1) }
  const facts = await needs.dayFacts(tx, companyId, around, [person.id], KINDS)
  const dayOf = (day: PlainDate) => knownDay(day, facts(person.id, day))
  const span = spanOf(asked.start, asked.end)
  const minutes = countedMinutes(
    { ...span, breakMinutes: asked.breakMinutes },
    {
      rounding: settings.overtime_rounding,
      unit: settings.smallest_overtime_unit,
      autoBreak: settings.auto_break_deduction,
    },
  )
  const known = dayOf(date)
  const others = await besideOf(
    tx,
    needs,
    { companyId, country, personId: person.id, except },
    { ...span, date, minutes, emergency: asked.emergency },
  )
  const madeGood = await needs.madeGood(tx, companyId, [person.id], { from: date, to: date })
  const plan = { country, office: pay?.worksByRoster ? null : officeOf(settings) }
  const wholeDay = Number(settings.leave_day_hours) * 60
  // What is claimed of a shift's hours beyond the eighth is told by the claim.
  const told = claimedInside(known.shifts, [span, ...others.spansOfDay])
  const planned = Math.max(0, (known.plannedMinutes ?? wholeDay) - told)
  const beside = {
    ...others,
    overlapsClaim: others.spans.some((one) => overlaps(one, span)),
    overlapsWork: overlapsPlan(date, span, (day) => facts(person.id, day), plan),
    isMadeGood: madeGood.has(`${person.id} ${date}`),
    planned: isOrdinary(known.day) ? planned : (known.plannedMinutes ?? 0),
  }
  const about = {
    ...{
      date,
      day: known.day,
      minutes,
      counted: others.counted,
      emergency: asked.emergency,
      breakMinutes: asked.breakMinutes,
    },
    ...{ isRest: asked.compensation === 'leave', isUnpaid: asked.voluntaryWithoutPay },
    spanMinutes: span.ends - span.starts,
  }
  const consent = consentedOn(settings, date)
  const rules = {
    country,
    dailyMaximum: settings.overtime_daily_maximum,
    salaryLimit: amountOf(settings.overtime_salary_limit),
    consent,
  }
  const isPaid = asked.compensation === 'pay' && !asked.voluntaryWithoutPay
  const isReached = !isPaid || ((await needs.payReaches?.(tx, companyId, plainDateOf(`${paidIn}-01`))) ?? true)
  return {
    ...{ span, minutes, known, pay },
    faults:
      employed(person, date) ??
      (isReached ? undefined : NO_PAY) ??
      faultsOf(about, beside, rules, { basic: amountOf(pay?.basicOn(date) ?? '0') }),
    // The law goes by wages, in which agreed allowances are.
    questions: questionsOf(about, beside, rules, {
      basic: amountOf(pay?.wagesOn(date) ?? '0'),
      manual: pay?.manualLabour ?? false,
    }),
    counted: others.counted,
    monthMinutes: others.ofMonth + others.counted,
    monthLimit: monthLimitOf(country, date, consent),
  }
}

const employed = ({ joined_on, left_on }: Person, date: PlainDate) =>
  date < joined_on || (left_on !== null && date > left_on)
    ? { date: [{ word: 'overtime.not-employed-then', params: {} }] }
    : undefined

/** Approved it would be paid in no month, without a word. */
const NO_PAY = { date: [{ word: 'overtime.no-pay', params: {} }] }

const shifted = ({ starts, ends }: { readonly starts: number; readonly ends: number }, days: number) => ({
  starts: starts + days * DAY,
  ends: ends + days * DAY,
})

type Of = Pick<Judging, 'companyId' | 'except'> & { readonly country: Country; readonly personId: string }
type Claimed = Pick<Asked, 'date' | 'emergency'> & Span & { readonly minutes: number }

/** Claims of the person that wait or are approved, seen from this day. */
async function besideOf(tx: Tx, needs: OvertimeNeeds, { companyId, country, personId, except }: Of, asked: Claimed) {
  const { date } = asked
  const month = yearMonthOf(date)
  const first = firstDayOf(month)
  const rows = await claimsWhere(tx, companyId, {
    where: sql`x.employee_id = ${personId} and ${standing} and x.id is distinct from ${except}::uuid
      and x.date between ${firstDayOf(addMonths(month, -2))} and ${addDays(lastDayOf(month), 1)}`,
  })
  const last = lastDayOf(month)
  const whole = { from: firstDayOf(addMonths(month, -2)), to: last }
  const { countOn, between } = await counting(tx, needs, { companyId, country, ids: [personId] }, whole)
  const ofDay = rows.filter((one) => one.date === date)
  // Hours of a shift that this claim tells are the claim's, not the roster's.
  const without = countOn(personId, date, ofDay, [asked])
  const told = countOn(personId, date, ofDay) - without
  return {
    ofDay: ofDay.reduce((sum, { minutes }) => sum + minutes, 0),
    emergenciesOfDay: ofDay.reduce((sum, { minutes, emergency }) => sum + (emergency ? minutes : 0), 0),
    spansOfDay: ofDay,
    ofMonth: between(personId, { from: first, to: last }, rows) - told,
    ofThreeMonths: between(personId, whole, rows) - told,
    counted: countOn(personId, date, [...ofDay, asked]) - without,
    spans: rows
      .filter((one) => Math.abs(daysBetween(date, one.date)) <= 1)
      .map((one) => shifted(one, daysBetween(date, one.date))),
  }
}

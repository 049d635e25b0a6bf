/**
 * What overtime means for pay: of each day with approved claims, or with approved rostered work on a holiday or a day of
 * rest, what the law adds to the wages of that day. A day that is made good in time off adds nothing.
 */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { addDays, firstDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { type CutOffs, payMonthOf } from '#modules/company/model/public.ts'
import { type CompanySettings, companyFacts, cutOffsOf } from '#modules/company/server/public.ts'
import type { DayFact } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { DayWorked } from '../model/asking.ts'
import { type ClaimedOfDay, claimedByDay, type PaidClaim } from '../model/gathered.ts'
import { taiwaneseMonth } from '../model/limits.ts'
import { pricedDay } from '../model/priced.ts'
import { toldOfDay } from '../model/told-of-day.ts'
import { isOrdinary } from '../model/work-day.ts'
import { type KnownDay, knownDay } from './days.ts'
import type { OvertimeNeeds } from './needs.ts'
import { type PayFacts, payFactsOf } from './pay-facts.ts'
import { restForPay } from './rest-for-pay.ts'

type Days = { readonly from: PlainDate; readonly to: PlainDate }

export const overtimeForPay = ({ dayFacts, madeGood, rest }: Pick<OvertimeNeeds, 'dayFacts' | 'madeGood' | 'rest'>) =>
  ({
    origin: 'overtime',
    byPay: true,
    page: (source: string, reader: 'company' | 'own') =>
      reader === 'own' ? '/me/overtime' : `/app/application/overtimeClaim?f.month=${source.slice(0, 7)}`,
    async between(tx: Tx, companyId: string, { from, to }: Days, employeeIds: readonly string[]) {
      const { country, settings } = await companyFacts(tx, companyId)
      // Days after the cut-off of the month before count in the first, and the month's hours from its first day on.
      const days = { from: firstDayOf(yearMonthOf(addDays(from, -31))), to }
      const claims = await approvedClaims(tx, companyId, days, employeeIds)
      // What the days are is only asked of whoever worked on one of them.
      const found = await dayFacts(tx, companyId, days, employeeIds, ['worked'])
      const dates = datesOf(days)
      const ofPeople = employeeIds.flatMap((employeeId) => {
        const claimed = claimedByDay(claims.get(employeeId) ?? [], country === 'PH')
        const on = dates.filter((date) => claimed.has(date) || found(employeeId, date).length > 0)
        return on.length > 0 ? [{ employeeId, claimed, on }] : []
      })
      const people = ofPeople.map(({ employeeId }) => employeeId)
      const months = { first: from.slice(0, 7), last: to.slice(0, 7) }
      const inMonths = ({ month }: { readonly month: string }) => month >= months.first && month <= months.last
      const ended =
        country === 'TW'
          ? (await restForPay(tx, rest, { companyId, settings, days, employeeIds })).filter(inMonths)
          : []
      const spanned = spanOf(ofPeople.flatMap(({ on }) => on))
      if (!spanned) return ended
      const plans = await dayFacts(tx, companyId, spanned, people, ['usual', 'roster'])
      const isMadeGood = await madeGood(tx, companyId, people, days)
      const pay = await payFactsOf(tx, companyId, country, people)
      const cutOffs = await cutOffsOf(tx, companyId, settings)
      const priced = ofPeople.flatMap(({ employeeId, claimed, on }) => {
        const person = pay.get(employeeId)
        if (!person) return []
        const work = { country, settings, cutOffs, person, claimed, on }
        return dayAmounts(
          work,
          (date) => [...found(employeeId, date), ...plans(employeeId, date)],
          (date) => isMadeGood.has(`${employeeId} ${date}`),
        )
          .filter(inMonths)
          .map((one) => ({ employeeId, ...one }))
      })
      return [...priced, ...ended]
    },
  }) as const

type Work = {
  readonly country: Country
  readonly settings: CompanySettings
  readonly cutOffs: CutOffs
  readonly person: PayFacts
  readonly claimed: ReadonlyMap<PlainDate, ClaimedOfDay>
  /** The days that were claimed or worked. */
  readonly on: readonly PlainDate[]
}

function dayAmounts(
  work: Work,
  factsOn: (date: PlainDate) => readonly DayFact[],
  isMadeGood: (date: PlainDate) => boolean,
) {
  const { country, cutOffs, person, claimed, on } = work
  let [month, before] = ['', 0]
  return on.flatMap((date) => {
    const own = claimed.get(date)
    const known = knownDay(date, factsOn(date))
    const rostered = approvedMinutes(country, known)
    if ((!own && rostered.minutes === 0 && rostered.night === 0) || isMadeGood(date)) return []
    if (month !== date.slice(0, 7)) [month, before] = [date.slice(0, 7), 0]
    const worked = workedOn(work, { date, known, own, rostered, before })
    const { lines, towardLimit } = pricedDay(country, worked)
    before += towardLimit
    // What the company pays more is no reason to correct a month that is closed.
    const { wages: _, restMinutes, agreed: __, category, ...rest } = worked
    const basis = { ...rest, ...(restMinutes > 0 && { restMinutes }), ...(category !== RANK_AND_FILE && { category }) }
    // Months closed before may have been paid by the longer writing.
    const [short, formerly] = [shortOf(basis), JSON.stringify(basis)]
    const words = { en: toldOfDay(worked, 'en'), 'zh-Hant': toldOfDay(worked, 'zh-Hant') }
    const inMonth = payMonthOf(date, cutOffs, person.leftOn)
    return lines.map(({ type, amount, asked }) => ({
      source: date,
      day: date,
      month: inMonth,
      kind: 'amount' as const,
      type,
      amount,
      basis: short,
      formerly,
      ...{ asked, worksheet: [] },
      told: words,
    }))
  })
}

type OfDay = {
  readonly date: PlainDate
  readonly known: KnownDay
  readonly own: ClaimedOfDay | undefined
  readonly rostered: { readonly minutes: number; readonly night: number }
  readonly before: number
}

function workedOn({ country, settings, person }: Work, { date, known, own, rostered, before }: OfDay): DayWorked {
  const wholeDay = Math.round(Number(settings.leave_day_hours) * 60)
  return {
    date,
    day: known.day,
    wages: person.wagesOn(date),
    normalMinutes: Math.min(EIGHT, known.plannedMinutes ?? wholeDay),
    workedMinutes: rostered.minutes,
    workedNight: rostered.night,
    claimedMinutes: own?.minutes ?? 0,
    claimedNight: own?.night ?? 0,
    restMinutes: country === 'TW' ? (own?.rest ?? 0) : 0,
    agreed: multipleOf(settings, known.day.type),
    partTime: person.partTime,
    fullMinutes: Math.min(EIGHT, wholeDay),
    asCovered: person.manualLabour || (own?.byAgreement ?? false),
    category: person.category,
    emergency: own?.emergency ?? false,
    monthBefore: before,
    monthLimit: country === 'TW' ? taiwaneseMonth(date, settings.overtime_consent) : 0,
    factor: settings.working_days_factor ?? USUAL_FACTOR,
  }
}

const multipleOf = ({ overtime_rates: rates }: CompanySettings, type: string): string | null =>
  (rates as Readonly<Record<string, string | undefined>>)[type] ?? null

const RANK_AND_FILE = 'rank_and_file'
const EIGHT = 480
const USUAL_FACTOR = '313'

/** Of days that were approved: rostered on holidays and days of rest; in the Philippines also nights of ordinary days. */
function approvedMinutes(country: Country, { day, isRostered, worked }: KnownDay) {
  const isApproved = worked?.approval === 'approved' || worked?.approval === 'auto_approved'
  const counts = isOrdinary(day) ? country === 'PH' && (worked?.nightMinutes ?? 0) > 0 : isRostered
  if (!worked || !isApproved || !counts) return { minutes: 0, night: 0 }
  const minutes = Math.min(EIGHT, worked.workedMinutes)
  return { minutes, night: Math.min(minutes, worked.nightMinutes) }
}

async function approvedClaims(
  tx: Tx,
  companyId: string,
  { from, to }: Days,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PaidClaim[]>> {
  const { rows } = await sql<PaidClaim & { employee_id: string }>`
    select employee_id, date, starts, ends, minutes, emergency, by_agreement, compensation from overtime_claims
    where company_id = ${companyId} and employee_id = any(${[...ids]}::uuid[]) and date between ${from} and ${to}
      and status = 'approved' and not voluntary_without_pay order by date, starts`.execute(tx)
  const found = new Map<string, PaidClaim[]>()
  for (const row of rows) found.set(row.employee_id, [...(found.get(row.employee_id) ?? []), row])
  return found
}

/** The same for the same day, and short: a month keeps it for every day. */
const shortOf = ({ day, ...rest }: object & { readonly day: object }): string =>
  [...Object.values(day), ...Object.values(rest)].map((value) => (value === false ? '' : String(value ?? ''))).join(' ')

function spanOf(dates: readonly PlainDate[]): Days | undefined {
  const sorted = [...new Set(dates)].sort()
  const [from, to] = [sorted[0], sorted.at(-1)]
  return from === undefined || to === undefined ? undefined : { from, to }
}

function datesOf({ from, to }: Days): PlainDate[] {
  const dates: PlainDate[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date)
  return dates
}

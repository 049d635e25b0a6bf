/**
 * What overtime means for pay: of each day with approved claims, or with approved rostered work on a holiday or a day of
 * rest, what the law adds to the wages of that day. A day that is made good in time off adds nothing.
 */
import { sql } from 'kysely'
import { amountOf } from '#kernel/money.ts'
import { addDays, firstDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { companyFacts, cutOffsOf, timeSettingsByDay } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { pricedOnce } from '../model/equal-days.ts'
import { claimedByDay, type PaidClaim } from '../model/gathered.ts'
import { MOST } from '../model/priced.ts'
import { dayAmounts } from './day-amounts.ts'
import { officesOf } from './days.ts'
import type { OvertimeNeeds } from './needs.ts'
import { type PayFacts, payFactsOf, withoutWages } from './pay-facts.ts'
import { restForPay } from './rest-for-pay.ts'

type Days = { readonly from: PlainDate; readonly to: PlainDate }

type Needs = Pick<OvertimeNeeds, 'dayFacts' | 'madeGood' | 'rest' | 'onLongDays'>

export const overtimeForPay = (needs: Needs) =>
  ({
    origin: 'overtime',
    byPay: true,
    page: (source: string, reader: 'company' | 'own') =>
      reader === 'own' ? '/me/overtime' : `/app/application/overtimeClaim?f.month=${source.slice(0, 7)}`,
    async between(tx: Tx, companyId: string, days: Days, employeeIds: readonly string[]) {
      const { country, settings } = await companyFacts(tx, companyId)
      const priced = await pricedDays(tx, needs, { companyId, days, employeeIds })
      if (country !== 'TW') return priced
      const whole = { from: firstLooked(days), to: days.to }
      const ended = await restForPay(tx, needs.rest, { companyId, settings, days: whole, employeeIds })
      return [...priced, ...ended.filter(inMonthsOf(days))]
    },
    /** Approved hours of people who have no wages on the day: with wages the law would pay them something. */
    async withoutRate(tx: Tx, companyId: string, days: Days) {
      const employeeIds = await withoutWages(tx, companyId, { from: firstLooked(days), to: days.to })
      const found = await pricedDays(tx, needs, { companyId, days, employeeIds }, { payOf: asIfPaid })
      return [...new Set(found.map(({ employeeId }) => employeeId))]
    },
    /** Approved hours above those that Taiwan's law has a rate for, whether they were claimed or come from the roster. */
    async beyondRates(tx: Tx, companyId: string, days: Days) {
      const { country } = await companyFacts(tx, companyId)
      if (country !== 'TW') return []
      const looked = { from: firstLooked(days), to: days.to }
      const rostered = (await needs.onLongDays?.(tx, companyId, { ...looked, minutes: MOST.others })) ?? []
      const employeeIds = [...new Set([...(await withLongDays(tx, companyId, looked)), ...rostered])]
      const found = new Set<string>()
      const onBeyond = (employeeId: string, month: string) => {
        if (inMonthsOf(days)({ month })) found.add(employeeId)
      }
      await pricedDays(tx, needs, { companyId, days, employeeIds }, { onBeyond })
      return [...found]
    },
  }) as const

/** Days after the cut-off of the month before count in the first, and the month's hours from its first day on. */
const firstLooked = ({ from }: Days): PlainDate => firstDayOf(yearMonthOf(addDays(from, -31)))

function inMonthsOf({ from, to }: Days): (one: { readonly month: string }) => boolean {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)]
  return ({ month }) => month >= first && month <= last
}

/** Of days without wages alone, by wages that every country's law covers. */
const asIfPaid = (pay: PayFacts): PayFacts => ({
  ...pay,
  paidIn: (month) => asIfPaid(pay.paidIn(month)),
  wagesOn: (date) => (amountOf(pay.wagesOn(date)) === 0n ? ANY_WAGES : '0.00'),
})
const ANY_WAGES = '1000.00'

type Of = { readonly companyId: string; readonly days: Days; readonly employeeIds: readonly string[] }
type How = {
  readonly payOf?: (pay: PayFacts) => PayFacts
  readonly onBeyond?: (employeeId: string, month: string) => void
}

async function pricedDays(
  tx: Tx,
  { dayFacts, madeGood }: Needs,
  { companyId, days: wanted, employeeIds }: Of,
  { payOf = (pay) => pay, onBeyond }: How = {},
) {
  if (employeeIds.length === 0) return []
  const { country, settings } = await companyFacts(tx, companyId)
  const days = { from: firstLooked(wanted), to: wanted.to }
  const claims = await approvedClaims(tx, companyId, days, employeeIds)
  // What the days are is only asked of whoever worked on one of them.
  const found = await dayFacts(tx, companyId, days, employeeIds, ['worked'])
  const dates = datesOf(days)
  const ofPeople = employeeIds.flatMap((employeeId) => {
    const claimed = claimedByDay(claims.get(employeeId) ?? [], country === 'PH')
    const isWorked = (date: PlainDate) => found(employeeId, date).length > 0
    const on = dates.filter(
      (date) => claimed.has(date) || isWorked(date) || (country === 'PH' && isWorked(addDays(date, -1))),
    )
    return on.length > 0 ? [{ employeeId, claimed, on }] : []
  })
  const people = ofPeople.map(({ employeeId }) => employeeId)
  const spanned = spanOf(ofPeople.flatMap(({ on }) => on))
  if (!spanned) return []
  const around = { from: addDays(spanned.from, -1), to: spanned.to }
  const plans = await dayFacts(tx, companyId, around, people, ['usual', 'roster'])
  const isMadeGood = await madeGood(tx, companyId, people, days)
  const pay = await payFactsOf(tx, companyId, country, people)
  const cutOffs = await cutOffsOf(tx, companyId, settings)
  const time = await timeSettingsByDay(tx, companyId, settings, cutOffs)
  const equal = { price: pricedOnce(country), office: officesOf() }
  return ofPeople.flatMap(({ employeeId, claimed, on }) => {
    const person = pay.get(employeeId)
    if (!person) return []
    const work = {
      ...{ employeeId, country, time, cutOffs, person: payOf(person), claimed, on, ...equal },
      onBeyond: onBeyond && ((month: string) => onBeyond(employeeId, month)),
    }
    return dayAmounts(
      work,
      (date) => {
        const worked = found(employeeId, date)
        return worked.length === 0 ? plans(employeeId, date) : [...worked, ...plans(employeeId, date)]
      },
      (date) => isMadeGood.size > 0 && isMadeGood.has(`${employeeId} ${date}`),
    ).filter(inMonthsOf(wanted))
  })
}

/** Claimed on a day of rest, or longer than a working day has rates for: few enough to be worked out for a look. */
async function withLongDays(tx: Tx, companyId: string, { from, to }: Days): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct employee_id as id from overtime_claims
    where company_id = ${companyId} and date between ${from} and ${to} and status = 'approved'
      and not voluntary_without_pay
    group by employee_id, date
    having sum(minutes) > ${MOST.weekday} or bool_or(day_type <> 'normal_working_day')`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Those of somebody that are equal but for their days are one row. */
async function approvedClaims(
  tx: Tx,
  companyId: string,
  { from, to }: Days,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PaidClaim[]>> {
  const { rows } = await sql<PaidClaim & { employee_id: string }>`
    select employee_id, json_agg(date) as dates, starts, ends, minutes, emergency, by_agreement, compensation from overtime_claims
    where company_id = ${companyId} and employee_id = any(${[...ids]}::uuid[]) and date between ${from} and ${to}
      and status = 'approved' and not voluntary_without_pay
    group by employee_id, starts, ends, minutes, emergency, by_agreement, compensation`.execute(tx)
  const found = new Map<string, PaidClaim[]>()
  for (const row of rows) {
    const known = found.get(row.employee_id)
    if (known) known.push(row)
    else found.set(row.employee_id, [row])
  }
  return found
}

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

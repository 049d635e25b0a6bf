/**
 * What overtime means for pay: of each day with approved claims, or with approved rostered work on a holiday or a day of
 * rest, what the law adds to the wages of that day. A day that is made good in time off adds nothing.
 */
import { sql } from 'kysely'
import { addDays, firstDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { companyFacts, cutOffsOf, timeSettingsByDay } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { pricedOnce } from '../model/equal-days.ts'
import { claimedByDay, type PaidClaim } from '../model/gathered.ts'
import { toldOfDays } from '../model/told-of-day.ts'
import { dayAmounts } from './day-amounts.ts'
import type { OvertimeNeeds } from './needs.ts'
import { payFactsOf } from './pay-facts.ts'
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
        const isWorked = (date: PlainDate) => found(employeeId, date).length > 0
        const on = dates.filter(
          (date) => claimed.has(date) || isWorked(date) || (country === 'PH' && isWorked(addDays(date, -1))),
        )
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
      const around = { from: addDays(spanned.from, -1), to: spanned.to }
      const plans = await dayFacts(tx, companyId, around, people, ['usual', 'roster'])
      const isMadeGood = await madeGood(tx, companyId, people, days)
      const pay = await payFactsOf(tx, companyId, country, people)
      const cutOffs = await cutOffsOf(tx, companyId, settings)
      const time = await timeSettingsByDay(tx, companyId, settings, cutOffs)
      const equal = { price: pricedOnce(country), tell: toldOfDays() }
      const priced = ofPeople.flatMap(({ employeeId, claimed, on }) => {
        const person = pay.get(employeeId)
        if (!person) return []
        const work = { employeeId, country, time, cutOffs, person, claimed, on, ...equal }
        return dayAmounts(
          work,
          (date) => [...found(employeeId, date), ...plans(employeeId, date)],
          (date) => isMadeGood.has(`${employeeId} ${date}`),
        ).filter(inMonths)
      })
      return [...priced, ...ended]
    },
  }) as const

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

/** Each person's hours of overtime in a month, beside the limit of the law. */

import { sql } from 'kysely'
import { addDays, firstDayOf, lastDayOf, type PlainDate, plainDateOf, yearMonthOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { employedPeople } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { consentedOn } from '../model/limits.ts'
import { limitBefore, monthLimitOf } from './limit-of-month.ts'
import { counting } from './month-hours.ts'
import type { OvertimeNeeds } from './needs.ts'

type Row = { employee_id: string; staff_id: string; full_name: string; claims: Claim[] }
type Claim = {
  date: PlainDate
  starts: number
  ends: number
  minutes: number
  emergency: boolean
  status: 'pending' | 'approved'
}

export async function hoursOfMonth(tx: Tx, needs: Pick<OvertimeNeeds, 'dayFacts'>, companyId: string, month: string) {
  const { country, settings } = await companyFacts(tx, companyId)
  const first = firstDayOf(yearMonthOf(plainDateOf(`${month}-01`)))
  const last = lastDayOf(yearMonthOf(first))
  const { rows } = await sql<Row>`
    select x.employee_id, e.staff_id, e.full_name,
      json_agg(json_build_object('date', x.date, 'starts', x.starts, 'ends', x.ends, 'minutes', x.minutes, 'emergency', x.emergency, 'status', x.status))
        as claims
    from overtime_claims x ${personOf('x')}
    where x.company_id = ${companyId} and x.date between ${first} and ${last} and x.status in ('pending', 'approved')
    group by x.employee_id, e.staff_id, e.full_name
    order by sum(x.minutes) desc, lower(e.full_name)`.execute(tx)
  // Taiwan's law counts rostered hours of days of rest, whoever claimed any.
  const people = country === 'TW' ? [...rows, ...(await rosteredBeside(tx, needs, companyId, first, rows))] : rows
  const limit_minutes = monthLimitOf(country, last, consentedOn(settings, last))
  const limit_before = limitBefore(country, settings, last)
  const ids = people.map(({ employee_id }) => employee_id)
  const { between } = await counting(tx, needs, { companyId, country, ids }, { from: first, to: last })
  const counted = people.map(({ claims, ...row }) => {
    const [approved, pending] = ['approved', 'pending'].map((of) => claims.filter(({ status }) => status === of))
    const approved_minutes = between(row.employee_id, { from: first, to: last }, approved ?? [], pending)
    const all = between(row.employee_id, { from: first, to: last }, claims)
    const claimed = claims.reduce((sum, { minutes }) => sum + minutes, 0)
    const uncounted_minutes = country === 'MY' ? claimed - all : 0
    const before = limit_before ? between(row.employee_id, { from: first, to: limit_before.until }, claims) : 0
    return {
      ...{ ...row, approved_minutes, pending_minutes: all - approved_minutes, uncounted_minutes, limit_minutes },
      ...{ limit_before, over_before_minutes: limit_before ? Math.max(0, before - limit_before.minutes) : 0 },
    }
  })
  if (country !== 'TW') return counted
  const claimed = new Set(rows.map(({ employee_id }) => employee_id))
  const minutes = (one: (typeof counted)[number]) => one.approved_minutes + one.pending_minutes
  return counted
    .filter((one) => claimed.has(one.employee_id) || minutes(one) > 0)
    .sort((one, other) => minutes(other) - minutes(one))
}

/** Whoever has shifts in the month that they were told of, and claimed nothing. */
async function rosteredBeside(
  tx: Tx,
  { dayFacts }: Pick<OvertimeNeeds, 'dayFacts'>,
  companyId: string,
  first: PlainDate,
  claimed: readonly Row[],
): Promise<Row[]> {
  const known = new Set(claimed.map(({ employee_id }) => employee_id))
  const employed = await employedPeople(tx, companyId, yearMonthOf(first))
  const others = employed.filter(({ id }) => !known.has(id))
  const days = { from: first, to: lastDayOf(yearMonthOf(first)) }
  const ids = others.map(({ id }) => id)
  const roster = await dayFacts(tx, companyId, days, ids, ['roster'])
  const hasShift = (id: string) => {
    for (let date = days.from; date <= days.to; date = addDays(date, 1))
      if (roster(id, date).some(({ status, shifts }) => status !== 'draft' && shifts.length > 0)) return true
    return false
  }
  return others
    .filter(({ id }) => hasShift(id))
    .map(({ id, staffId, fullName }) => ({ employee_id: id, staff_id: staffId, full_name: fullName, claims: [] }))
}

/**
 * Overtime that was to be made good in rest, and was not in time: on the last day of the hours, or of the employment, what
 * is left is paid as the overtime it was. Rest takes the hours of a day in the order in which they were worked.
 */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { payMonthOf } from '#modules/company/model/public.ts'
import { type CompanySettings, cutOffsOf } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { dayText } from '#platform/words/format.ts'
import { lines } from '../model/asking.ts'
import { hoursText } from '../model/claim.ts'
import { restLeft } from '../model/priced.ts'
import type { WorkDay } from '../model/work-day.ts'
import type { OvertimeNeeds } from './needs.ts'
import { payFactsOf } from './pay-facts.ts'

type Paying = {
  readonly companyId: string
  readonly settings: CompanySettings
  readonly days: { readonly from: PlainDate; readonly to: PlainDate }
  readonly employeeIds: readonly string[]
}
type Row = { id: string; employee_id: string; date: PlainDate; day_type: WorkDay['type']; lot_id: string }

export async function restForPay(tx: Tx, rest: OvertimeNeeds['rest'], paying: Paying) {
  const { companyId, settings, days, employeeIds } = paying
  // Rest lasts a year at most, so that what ends in these days was worked within the year before.
  const { rows } = await sql<Row>`
    select id, employee_id, date, day_type, lot_id from overtime_claims
    where company_id = ${companyId} and employee_id = any(${[...employeeIds]}::uuid[]) and lot_id is not null
      and status = 'approved' and date between ${days.from}::date - 400 and ${days.to}
    order by employee_id, date, starts`.execute(tx)
  if (rows.length === 0) return []
  const lots = new Map(
    (
      await rest.of(
        tx,
        companyId,
        rows.map(({ lot_id }) => lot_id),
      )
    ).map((lot) => [lot.lotId, lot]),
  )
  const pay = await payFactsOf(tx, companyId, 'TW', [...new Set(rows.map(({ employee_id }) => employee_id))])
  const cutOffs = await cutOffsOf(tx, companyId, settings)
  const before = new Map<string, number>()
  return rows.flatMap(({ id, employee_id: employeeId, date, day_type, lot_id }) => {
    const [lot, person] = [lots.get(lot_id), pay.get(employeeId)]
    if (!lot || !person) return []
    const day = `${employeeId} ${date}`
    const first = before.get(day) ?? 0
    before.set(day, first + lot.halves)
    const leftOn = person.lastDayBy(date)
    const ends = leftOn !== null && leftOn < lot.expiresOn ? leftOn : lot.expiresOn
    const left = lot.halves - lot.used
    if (left <= 0 || ends < days.from || ends > days.to) return []
    const worked = (first + lot.halves) * HALF_HOUR
    const about = { date, day: { type: day_type, free: null }, wages: person.wagesOn(date) }
    const found = restLeft(about, worked, (first + lot.used) * HALF_HOUR)
    const told = (language: 'en' | 'zh-Hant') => toldOf(date, hoursText(left * HALF_HOUR), language)
    return lines([['overtime', found?.answer.pay, found, 'pay']]).map(({ type, amount, asked }) => ({
      employeeId,
      source: `${date} rest ${id}`,
      day: ends,
      month: payMonthOf(ends, cutOffs, leftOn),
      kind: 'amount' as const,
      ...{ type, amount, asked, askedOn: date, worksheet: [] },
      basis: JSON.stringify({ date, ends, worked, left }),
      told: { en: told('en'), 'zh-Hant': told('zh-Hant') },
    }))
  })
}

const HALF_HOUR = 30

/** 'Rest in lieu not taken, for overtime of 10 Jun 2026: 2 hours' */
function toldOf(date: PlainDate, hours: string, language: 'en' | 'zh-Hant'): string {
  const when = dayText(date, language)
  if (language === 'zh-Hant') return `未休之加班補休，${when}：${hours} 小時`
  return `Rest in lieu not taken, for overtime of ${when}: ${hours} ${hours === '1' ? 'hour' : 'hours'}`
}

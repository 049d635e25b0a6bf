/** What standby means for pay: confirmed days alone, each standby an amount of its own. */

import { sql } from 'kysely'
import { addDays, firstDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { payMonthOf } from '#modules/company/model/public.ts'
import { allowanceCutOffsOf, companyFacts, timeSettingsByDay } from '#modules/company/server/public.ts'
import { lastDayBy, personOf } from '#modules/employees/server/public-sql.ts'
import { factsOf, partsOfWork } from '#modules/holidays/server/public.ts'
import { earningTypes, standardAllowance } from '#modules/payroll/server/public.ts'
import { hoursText } from '#modules/shifts/model/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { dayText } from '#platform/words/format.ts'
import { absentMinutesOf, approvedLeave, paidOfDay, typeOf, withTermsOf } from '../model/pay.ts'
import type { StandbyNeeds } from './needs.ts'
import { formerStandbyTerms, type StandbyRow, standbysOf } from './standby-store.ts'

type Days = { readonly from: PlainDate; readonly to: PlainDate }

export const standbyForPay = ({ dayFacts }: StandbyNeeds) =>
  ({
    origin: 'standby',
    page: (source: string, reader: 'company' | 'own') =>
      reader === 'own' ? `/me/shifts?from=${source.slice(0, 10)}` : `/app/standby?from=${source.slice(0, 10)}`,
    async between(tx: Tx, companyId: string, { from, to }: Days, employeeIds: readonly string[]) {
      // Days after the cut-off of the month before count in the first.
      const days = { from: firstDayOf(yearMonthOf(addDays(from, -31))), to }
      const planned = await confirmedDays(tx, companyId, days, employeeIds)
      if (planned.length === 0) return []
      const { country, settings } = await companyFacts(tx, companyId)
      const time = await timeSettingsByDay(tx, companyId, settings)
      const cutOffs = await allowanceCutOffsOf(tx, companyId, settings)
      const people = [...new Set(planned.map(({ employee_id }) => employee_id))]
      const facts = await dayFacts(tx, companyId, days, people, ['usual', 'roster', 'leave', 'worked'])
      const byId = new Map((await standbysOf(tx, companyId)).map((standby) => [standby.id, standby]))
      const former = await formerStandbyTerms(tx, companyId)
      const types = await earningTypes(tx, companyId)
      const months = { first: from.slice(0, 7), last: to.slice(0, 7) }
      return planned.flatMap(({ employee_id: employeeId, date, standby_ids, left_on }) => {
        const month = payMonthOf(date, cutOffs, left_on)
        if (month < months.first || month > months.last) return []
        const known = facts(employeeId, date)
        const [usual] = factsOf(known, 'usual')
        const roster = factsOf(known, 'roster').find(({ status }) => status !== 'draft')
        const [worked] = factsOf(known, 'worked')
        // What nobody has decided about yet takes nothing away.
        const isDecided = worked?.approval === 'approved' || worked?.approval === 'auto_approved'
        const own = standby_ids.flatMap((id) => byId.get(id) ?? []).map((one) => withTermsOf(one, former, month))
        const paid = paidOfDay(
          own,
          {
            dayType: isDecided ? worked.planned.dayType : typeOf(date, usual, roster),
            // Whoever is on leave all day is not on call either, nor in the night that follows.
            leave: partsOfWork(roster?.shifts ?? [], approvedLeave(known), own),
            absentDays: isDecided ? worked.absentDays : null,
            absentMinutes: isDecided ? absentMinutesOf(worked) : 0,
          },
          time.of(date, month).allowance_calculation_type,
        )
        return paid.map(({ id, amount, minutes, dayType }) => {
          const standby = own.find((one) => one.id === id) as StandbyRow
          const chosen = types.find(({ code }) => code === standby.earning_category)
          return {
            employeeId,
            ...{ source: `${date} ${id}`, day: date, month, kind: 'amount' as const, amount, worksheet: [] },
            type: chosen?.type ?? standardAllowance(country),
            ...(chosen?.category && { category: chosen.category }),
            // Not the amount: a rate that is raised prices no closed month anew.
            basis: JSON.stringify({ minutes, dayType }),
            told: { en: told(standby, date, minutes, 'en'), 'zh-Hant': told(standby, date, minutes, 'zh-Hant') },
          }
        })
      })
    },
  }) as const

const told = ({ name }: StandbyRow, date: PlainDate, minutes: number, language: 'en' | 'zh-Hant') =>
  language === 'en'
    ? `Standby ${name}, ${dayText(date, 'en')}: ${hoursText(minutes)} ${minutes === 60 ? 'hour' : 'hours'}`
    : `待命「${name}」，${dayText(date, 'zh-Hant')}：${hoursText(minutes)} 小時`

type ConfirmedDay = {
  readonly employee_id: string
  readonly date: PlainDate
  readonly standby_ids: string[]
  readonly left_on: PlainDate | null
}

/** What was planned for days after the last one stands there and is paid to nobody. */
async function confirmedDays(tx: Tx, companyId: string, { from, to }: Days, employeeIds: readonly string[]) {
  const { rows } = await sql<ConfirmedDay>`
    select d.employee_id, d.date, to_json(d.standby_ids) as standby_ids, ${lastDayBy(sql`d.date`)} as left_on
    from standby_days d ${personOf('d')}
    where d.company_id = ${companyId} and d.employee_id = any(${[...employeeIds]}::uuid[])
      and d.date between ${from} and ${to} and d.is_confirmed and d.standby_ids <> '{}'
      and coalesce(d.date <= ${lastDayBy(sql`d.date`)}, true)
    order by d.employee_id, d.date`.execute(tx)
  return rows
}

/**
 * What a shift with an allowance means for pay: confirmed days alone, each shift an amount of its own. Who was on leave
 * or absent for all of a shift is paid none of it.
 */

import { sql } from 'kysely'
import { addDays, firstDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { payMonthOf } from '#modules/company/model/public.ts'
import { allowanceCutOffsOf, companyFacts, timeSettingsByDay } from '#modules/company/server/public.ts'
import { lastDayBy, personOf } from '#modules/employees/server/public-sql.ts'
import { type DayFacts, factsOf, partsOfWork } from '#modules/holidays/server/public.ts'
import { earningTypes, payInputsChanged, standardAllowance } from '#modules/payroll/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { dayText } from '#platform/words/format.ts'
import {
  type Allowance,
  absentMinutesOf,
  approvedLeave,
  paidOfDay,
  typeOf,
  withTermsOf,
} from '../../model/allowance.ts'
import { hoursText, spansOf } from '../../model/shift.ts'
import type { RosterChanged } from '../needs.ts'
import { formerShiftTerms, type ShiftRow, shiftsOf } from '../shifts/shift-store.ts'

type Days = { readonly from: PlainDate; readonly to: PlainDate }

export const shiftsForPay = ({ dayFacts }: { readonly dayFacts: DayFacts }) =>
  ({
    origin: 'shift',
    page: (source: string, reader: 'company' | 'own') =>
      reader === 'own' ? `/me/shifts?from=${source.slice(0, 10)}` : `/app/schedule/planner?from=${source.slice(0, 10)}`,
    async between(tx: Tx, companyId: string, { from, to }: Days, employeeIds: readonly string[]) {
      const former = await formerShiftTerms(tx, companyId)
      const paidBy = [...former.keys()]
      const shifts = await shiftsOf(tx, companyId, sql`(s.allowance_type is not null or s.id = any(${paidBy}::uuid[]))`)
      if (shifts.length === 0) return []
      // Days after the cut-off of the month before count in the first.
      const days = { from: firstDayOf(yearMonthOf(addDays(from, -31))), to }
      const ids = shifts.map(({ id }) => id)
      const planned = await confirmedDays(tx, companyId, days, employeeIds, ids)
      if (planned.length === 0) return []
      const { country, settings } = await companyFacts(tx, companyId)
      const cutOffs = await allowanceCutOffsOf(tx, companyId, settings)
      const time = await timeSettingsByDay(tx, companyId, settings)
      const people = [...new Set(planned.map(({ employee_id }) => employee_id))]
      const facts = await dayFacts(tx, companyId, days, people, ['usual', 'roster', 'leave', 'worked'])
      const byId = new Map(shifts.map((shift) => [shift.id, shift]))
      const types = await earningTypes(tx, companyId)
      const months = { first: from.slice(0, 7), last: to.slice(0, 7) }
      return planned.flatMap(({ employee_id: employeeId, date, shift_ids, left_on }) => {
        const month = payMonthOf(date, cutOffs, left_on)
        if (month < months.first || month > months.last) return []
        const known = facts(employeeId, date)
        const [usual] = factsOf(known, 'usual')
        const roster = factsOf(known, 'roster').find(({ status }) => status !== 'draft')
        const [worked] = factsOf(known, 'worked')
        // What nobody has decided about yet takes nothing away.
        const isDecided = worked?.approval === 'approved' || worked?.approval === 'auto_approved'
        const own = shift_ids
          .flatMap((id) => byId.get(id) ?? [])
          .flatMap((shift) => allowanceOf(withTermsOf(shift, former, month)))
        const paid = paidOfDay(
          own,
          {
            dayType: isDecided ? worked.planned.dayType : typeOf(date, usual, roster),
            leave: partsOfWork(roster?.shifts ?? [], approvedLeave(known)),
            absentDays: isDecided ? worked.absentDays : null,
            absentMinutes: isDecided ? absentMinutesOf(worked) : 0,
          },
          time.of(date, month).allowance_calculation_type,
        )
        return paid
          .filter(({ present }) => present > 0)
          .map(({ id, amount, minutes, dayType }) => {
            const { name, category } = own.find((shift) => shift.id === id) ?? { name: '', category: null }
            const chosen = types.find(({ code }) => code === category)
            return {
              employeeId,
              ...{ source: `${date} ${id}`, day: date, month, kind: 'amount' as const, amount, worksheet: [] },
              type: chosen?.type ?? standardAllowance(country),
              ...(chosen?.category && { category: chosen.category }),
              // Not the amount: a rate that is raised prices no closed month anew.
              basis: JSON.stringify({ minutes, dayType }),
              told: { en: told(name, date, minutes, 'en'), 'zh-Hant': told(name, date, minutes, 'zh-Hant') },
            }
          })
      })
    },
  }) as const

type PaidShift = Allowance & { readonly name: string; readonly category: string | null }

function allowanceOf(shift: ShiftRow): PaidShift[] {
  const { allowance_type, earning_category: category } = shift
  if (allowance_type === null) return []
  return [{ ...shift, allowance_type, category, pause: spansOf(shift).break }]
}

const told = (name: string, date: PlainDate, minutes: number, language: 'en' | 'zh-Hant') =>
  language === 'en'
    ? `Shift ${name}, ${dayText(date, 'en')}: ${hoursText(minutes)} ${minutes === 60 ? 'hour' : 'hours'}`
    : `「${name}」班，${dayText(date, 'zh-Hant')}：${hoursText(minutes)} 小時`

type ConfirmedDay = {
  readonly employee_id: string
  readonly date: PlainDate
  readonly shift_ids: string[]
  readonly left_on: PlainDate | null
}

/** With one of these shifts on them. What was planned for days after the last one stands there and is paid to nobody. */
async function confirmedDays(
  tx: Tx,
  companyId: string,
  { from, to }: Days,
  employeeIds: readonly string[],
  shiftIds: readonly string[],
): Promise<ConfirmedDay[]> {
  const { rows } = await sql<ConfirmedDay>`
    select d.employee_id, d.date, to_json(d.shift_ids) as shift_ids, ${lastDayBy(sql`d.date`)} as left_on
    from roster_days d ${personOf('d')}
    where d.company_id = ${companyId} and d.employee_id = any(${[...employeeIds]}::uuid[])
      and d.date between ${from} and ${to} and d.is_confirmed and d.shift_ids && ${[...shiftIds]}::uuid[]
      and coalesce(d.date <= ${lastDayBy(sql`d.date`)}, true)
    order by d.employee_id, d.date`.execute(tx)
  return rows
}

/** Allowances, work on days of rest and absence all go by the roster. */
export const payFollowsRoster: RosterChanged = async (tx, companyId, changed, { by }) => {
  const employeeIds = [...new Set(changed.map(({ employeeId }) => employeeId))]
  if (employeeIds.length > 0) await payInputsChanged(tx, companyId, { employeeIds, cause: 'shifts', by })
  return []
}

/**
 * What attendance means for pay: days of absence that somebody approved are not paid, and lateness as the company says
 * (`late_pay`), by steps with the absences, by minutes as one amount a month that the country's law works out.
 */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { addDays, firstDayOf, type PlainDate, plainDateOf, yearMonthOf } from '#kernel/plain-date.ts'
import { payMonthOf } from '#modules/company/model/public.ts'
import { type CompanySettings, cutOffsOf } from '#modules/company/server/public.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { dayText, monthText } from '#platform/words/format.ts'
import type { FoundDay } from '../../model/days/person-days.ts'
import { lateMinutes, unpaidHalves } from '../../model/pay/absences.ts'
import { dayBook, findDays } from '../days/find-days.ts'
import { type PayOfPerson, payOfPeople, pricedLateness } from './late-pay.ts'

type Days = { readonly from: PlainDate; readonly to: PlainDate }

export const attendanceForPay = (needs: { readonly dayFacts: DayFacts; readonly clock: Clock }) =>
  ({
    origin: 'attendance',
    byPay: true,
    page: (source: string, reader: 'company' | 'own') =>
      reader === 'own' ? '/me/attendance' : `/app/attendance/detail?f.month=${source.slice(0, 7)}`,
    async between(tx: Tx, companyId: string, { from, to }: Days, employeeIds: readonly string[]) {
      const book = await dayBook(tx, companyId, needs.clock, needs.dayFacts)
      const { country, settings } = book.company
      // Days after the cut-off of the month before count in the first.
      const days = { from: firstDayOf(yearMonthOf(addDays(from, -31))), to }
      const settingsOf = ({ date, month }: OfMonth) => book.time.of(date, month)
      const latePayEver = [settings, ...book.time.former.map((one) => one.settings)].some(
        ({ late_pay }) => late_pay !== 'none',
      )
      const people = await peopleWithAttendance(tx, companyId, days, employeeIds, latePayEver)
      if (people.length === 0) return []
      const found = await findDays(tx, book, people, days)
      const cutOffs = await cutOffsOf(tx, companyId, settings)
      const pay = await payOfPeople(tx, companyId, people)
      const months = { first: from.slice(0, 7), last: to.slice(0, 7) }
      return people.flatMap((employeeId) => {
        const person = pay.get(employeeId)
        const own = found.get(employeeId)?.days ?? []
        if (!person) return []
        const monthOf = (date: PlainDate) => payMonthOf(date, cutOffs, person.lastDayBy(date))
        const within = own
          .map((day) => ({ day, month: monthOf(day.date) }))
          .filter(({ month }) => month >= months.first && month <= months.last)
        const taken = [...absences(within, settingsOf), ...ofMinutes(country, settingsOf, person, within)]
        return taken.map((one) => ({ employeeId, ...one }))
      })
    },
  }) as const

type InMonth = { readonly day: FoundDay; readonly month: string }
type OfMonth = { readonly date: PlainDate; readonly month: string }
/** What is changed after a month was closed changes nothing of it. */
type SettingsOf = (of: OfMonth) => CompanySettings

function absences(within: readonly InMonth[], settingsOf: SettingsOf) {
  return within.flatMap(({ day, month }) => {
    const halves = unpaidHalves(day, settingsOf({ date: day.date, month }).late_pay)
    if (halves === 0) return []
    const days = halves % 2 === 0 ? String(halves / 2) : `${(halves - 1) / 2}.5`
    const isAbsent = day.status === 'absent'
    return [
      {
        source: day.date,
        month,
        kind: 'unpaid' as const,
        days,
        told: {
          en: `${isAbsent ? 'Absent' : 'Late'}, ${dayText(day.date, 'en')}`,
          'zh-Hant': `${isAbsent ? '缺勤' : '遲到'}，${dayText(day.date, 'zh-Hant')}`,
        },
      },
    ]
  })
}

/** One amount a month: the law rounds the sum once. */
function ofMinutes(country: Country, settingsOf: SettingsOf, person: PayOfPerson, within: readonly InMonth[]) {
  const takes = ({ day: { date }, month }: InMonth) => settingsOf({ date, month }).late_pay === 'minutes'
  const months = [...new Set(within.filter(takes).map(({ month }) => month))]
  return months.flatMap((month) => {
    const minutes = within
      .filter((one) => one.month === month && takes(one))
      .map(({ day }) => lateMinutes(day))
      .reduce((sum, one) => ({ late: sum.late + one.late, early: sum.early + one.early }), { late: 0, early: 0 })
    const whole = minutes.late + minutes.early
    const first = plainDateOf(`${month}-01`)
    const { working_days_factor: factor } = settingsOf({ date: first, month })
    const priced = whole === 0 ? undefined : pricedLateness(country, { month, factor, minutes, person })
    if (!priced) return []
    const [year = 0, number = 0] = month.split('-').map(Number)
    return [
      {
        ...{ source: `${month} late`, day: first, month, kind: 'amount' as const, ...priced },
        basis: JSON.stringify(minutes),
        told: {
          en: `Late and early, ${monthText(year, number, 'en')}: ${whole} ${whole === 1 ? 'minute' : 'minutes'}`,
          'zh-Hant': `遲到早退，${monthText(year, number, 'zh-Hant')}：${whole} 分鐘`,
        },
      },
    ]
  })
}

/** Absence is only ever paid for where somebody decided; lateness where somebody clocked. */
async function peopleWithAttendance(
  tx: Tx,
  companyId: string,
  { from, to }: Days,
  employeeIds: readonly string[],
  latePayEver: boolean,
): Promise<string[]> {
  const ids = [...employeeIds]
  const clocked = sql`union select c.employee_id from clockings c where c.company_id = ${companyId}
    and c.employee_id = any(${ids}::uuid[]) and c.occurred_at between ${from}::date - 2 and ${to}::date + 2`
  const { rows } = await sql<{ employee_id: string }>`
    select d.employee_id from attendance_decisions d
    where d.company_id = ${companyId} and d.employee_id = any(${ids}::uuid[]) and d.date between ${from} and ${to}
      and d.decision = 'approved'
    ${latePayEver ? clocked : sql``} order by 1`.execute(tx)
  return [...new Set(rows.map(({ employee_id }) => employee_id))]
}

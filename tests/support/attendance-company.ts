// A company that clocks in, for tests over HTTP: its days, corrections and what decides about them.
import { randomUUID } from 'node:crypto'
import { correctionKind } from '#modules/attendance/server/days/correction-kind.ts'
import { dayHandlers } from '#modules/attendance/server/days/handlers.ts'
import { workedDays } from '#modules/attendance/server/days/worked-days.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { leaveDays, usualDays } from '#modules/leave/server/day-facts.ts'
import { rosterDays } from '#modules/shifts/server/day-facts.ts'
import { type LeaveCompany, leaveApp, type Member } from './leave-company.ts'

const sources = [usualDays, rosterDays, leaveDays]
export const attendanceFacts = dayFactsOf(sources)
const needs = { dayFacts: attendanceFacts }

/** Its clock stands at noon of the day given, by the time of the company. */
export const attendanceApp = (today: string) =>
  leaveApp(today, dayHandlers(needs, { kinds: [correctionKind({})], people: approvalPeople }), [correctionKind({})])

export { workedDays }

/** '2026-11-02 08:55 in': by the clock of Kuala Lumpur. */
export async function clocked(
  company: LeaveCompany,
  member: Member,
  clockings: readonly string[],
  more: { readonly flags?: readonly string[]; readonly is_mocked?: boolean } = {},
): Promise<string[]> {
  const rows = clockings.map((text) => {
    const [day, time, type] = text.split(' ')
    const at = `${day}T${time}:00+08:00`
    return {
      company_id: company.id,
      id: randomUUID(),
      employee_id: member.employeeId,
      type: type ?? null,
      method: 'gps',
      occurred_at: at,
      received_at: at,
      flags: [...(more.flags ?? [])],
      is_mocked: more.is_mocked ?? false,
    }
  })
  await company.app.db.forCompany(company.id).transaction((tx) =>
    tx
      .insertInto('clockings')
      .values(rows as never)
      .execute(),
  )
  return rows.map(({ id }) => id)
}

// A company whose time comes into its pay as the product brings it: clockings, rosters, claims and leave, over HTTP.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { correctionKind } from '#modules/attendance/server/days/correction-kind.ts'
import { dayHandlers } from '#modules/attendance/server/days/handlers.ts'
import { workedDays } from '#modules/attendance/server/days/worked-days.ts'
import { attendanceForPay } from '#modules/attendance/server/pay/attendance-for-pay.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { exitOpening } from '#modules/exit/server/public.ts'
import { dayFactsOf, holidayOpening } from '#modules/holidays/server/public.ts'
import { leaveDays, usualDays } from '#modules/leave/server/day-facts.ts'
import { leaveHandlers } from '#modules/leave/server/handlers.ts'
import { leaveKind } from '#modules/leave/server/kind.ts'
import { leaveOpening } from '#modules/leave/server/opening.ts'
import { leaveForPay } from '#modules/leave/server/pay/leave-for-pay.ts'
import { madeGood, restInLieu } from '#modules/leave/server/public.ts'
import { overtimeKind } from '#modules/overtime/server/claim-kind.ts'
import { overtimeHandlers } from '#modules/overtime/server/handlers.ts'
import { overtimeForPay } from '#modules/overtime/server/overtime-for-pay.ts'
import { approvedAmong, firstOpenMonth, payInputsChanged } from '#modules/payroll/server/public.ts'
import { rosterDays } from '#modules/shifts/server/day-facts.ts'
import { shiftsForPay } from '#modules/shifts/server/pay/shifts-for-pay.ts'
import { standbyForPay } from '#modules/standby/server/standby-for-pay.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import { type PayCompany, type PayServer, startPayServer } from '#tests/support/pay-company.ts'

const plans = dayFactsOf([usualDays, rosterDays, leaveDays])

/** Its clock stands at the moment given. */
export async function startTimeServer(startAt: string): Promise<PayServer> {
  const clock = clockOf(() => new Date(startAt))
  const dayFacts = dayFactsOf([usualDays, rosterDays, leaveDays, workedDays(plans, clock)])
  const needs = { dayFacts, madeGood, rest: restInLieu, payChanged: payInputsChanged }
  const pay = { changed: payInputsChanged, approvedAmong, firstOpenMonth }
  const kinds = [overtimeKind(needs), leaveKind(pay), correctionKind({ payChanged: payInputsChanged })]
  const approvals = { kinds, people: approvalPeople }
  const jobs = { start: () => Promise.reject(new Error('nothing is large here')) }
  return startPayServer({
    startAt,
    contributions: [
      leaveForPay,
      overtimeForPay(needs),
      standbyForPay(needs),
      shiftsForPay({ dayFacts }),
      attendanceForPay({ dayFacts: plans, clock }),
    ],
    openings: [holidayOpening, leaveOpening, exitOpening],
    more: [
      ...overtimeHandlers(approvals, needs),
      ...leaveHandlers(approvals, { jobs, pay, dayFacts: plans }),
      ...dayHandlers({ dayFacts: plans, payChanged: payInputsChanged }, approvals),
    ],
  })
}

export const run = (of: PayCompany, text: ReturnType<typeof sql>) =>
  of.server.db.system.transaction((tx) => text.execute(tx))
export const ofCompany = ({ email }: PayCompany) => sql`(select company_id from accounts where email = ${email})`
const made = async (of: PayCompany, path: string, body: object) => {
  const sent = await of.post(path, body)
  expect([sent.status, sent.body.errors]).toEqual([201, undefined])
  return sent.body.data.id as string
}
export const overtime = async (of: PayCompany, employee_id: string, date: string, more: object = {}) => {
  const at = 'api/panel/application/overtime'
  const id = await made(of, at, { employee_id, date, start_time: '18:30', end_time: '20:30', confirm: 1, ...more })
  expect((await of.post(`${at}/${id}/approve`, { justification: 'Shop full' })).body.data.changed).toBe(1)
}
export const unpaidLeave = async (of: PayCompany, employee_id: string, day: string) => {
  const at = 'api/panel/leave/application'
  const types = (await of.get('api/panel/leave/type')).body.data
  const { id: type_id } = types.find(({ name }: { name: string }) => name === 'Unpaid leave')
  const id = await made(of, at, { employee_id, type_id, from: day, to: day })
  expect((await of.post(`${at}/batch/approve`, { ids: [id] })).body.data.changed).toBe(1)
}
/** A confirmed shift of eight hours from nine, on these days, with an allowance of 25.00; standby of 40.00 beside it. */
export const planned = async (of: PayCompany, employeeId: string, ...dates: string[]) => {
  const [shift, standby] = [randomUUID(), randomUUID()]
  await run(
    of,
    sql`insert into shifts (company_id, id, name, short_name, starts, ends, break_minutes, break_starts, allowance_type, allowance_amount)
    select ${ofCompany(of)}, ${shift}, 'Day', ${dates[0]?.slice(2).replaceAll('-', '')}, 540, 1080, 60, 780, 'fixed', 25`,
  )
  await run(
    of,
    sql`insert into standbys (company_id, id, name, short_name, starts, ends, allowance_type, allowance_amount)
    select ${ofCompany(of)}, ${standby}, 'Call', ${dates[0]?.slice(2).replaceAll('-', '')}, 1140, 1320, 'fixed', 40`,
  )
  await run(
    of,
    sql`insert into roster_days (company_id, employee_id, date, shift_ids, is_confirmed)
    select ${ofCompany(of)}, ${employeeId}, day, array[${shift}::uuid], true from unnest(${dates}::date[]) day`,
  )
  await run(
    of,
    sql`insert into standby_days (company_id, employee_id, date, standby_ids, is_confirmed)
    select ${ofCompany(of)}, ${employeeId}, day, array[${standby}::uuid], true from unnest(${dates}::date[]) day`,
  )
}
export const clocked = (of: PayCompany, employeeId: string, ...times: string[]) =>
  run(
    of,
    sql`insert into clockings (company_id, id, employee_id, type, method, occurred_at, received_at)
    select ${ofCompany(of)}, gen_random_uuid(), ${employeeId}, split_part(t, ' ', 3), 'gps', at, at
    from unnest(${times}::text[]) t, lateral (select (split_part(t, ' ', 1) || 'T' || split_part(t, ' ', 2) || ':00+08:00')::timestamptz as at) x`,
  )
export const approveDays = async (of: PayCompany, employee_id: string, from: string, to = from) => {
  const body = { employee_ids: [employee_id], from, to, decision: 'approve' }
  expect((await of.post('api/panel/attendance/approval', body)).status).toBe(200)
}
/** A confirmed shift on a day, in minutes of it, with a break of an hour at `pause`. */
export const rostered = async (
  of: PayCompany,
  employeeId: string,
  date: string,
  { starts, ends, pause }: { readonly starts: number; readonly ends: number; readonly pause?: number },
) => {
  const shift = randomUUID()
  await run(
    of,
    sql`insert into shifts (company_id, id, name, short_name, starts, ends, break_minutes, break_starts)
    select ${ofCompany(of)}, ${shift}, 'Shift', ${`S${date.slice(5)}`}, ${starts}, ${ends}, ${pause === undefined ? 0 : 60}, ${pause ?? null}::int`,
  )
  await run(
    of,
    sql`insert into roster_days (company_id, employee_id, date, shift_ids, is_confirmed)
    select ${ofCompany(of)}, ${employeeId}, ${date}::date, array[${shift}::uuid], true`,
  )
}

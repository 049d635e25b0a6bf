/**
 * Three months of time: a team planned in shifts, everybody's clockings from a terminal with what goes wrong with them,
 * overtime that waits for its manager and an evening of it that is approved and stands in the month's pay, people on call.
 */
import { sql } from 'kysely'
import { type Country, countries } from '#kernel/countries.ts'
import {
  addDays,
  addMonths,
  dayNumber,
  firstDayOf,
  type PlainDate,
  plainDateOf,
  yearMonthOf,
} from '#kernel/plain-date.ts'
import { addKiosk, kiosks } from '#modules/attendance/contract/clocking/kiosks.ts'
import { deviceLogs } from '#modules/attendance/contract/clocking/terminals.ts'
import { timesheet } from '#modules/attendance/contract/days/reading.ts'
import { coordinates } from '#modules/company/contract/coordinates.ts'
import { approve } from '#modules/overtime/contract/claims.ts'
import { ask, mine } from '#modules/overtime/contract/own.ts'
import { confirmRoster, setCells, showRoster } from '#modules/shifts/contract/roster.ts'
import { createShift, shifts } from '#modules/shifts/contract/shifts.ts'
import { confirmPlan, setDays, showPlan } from '#modules/standby/contract/schedule.ts'
import { createStandby, standbys } from '#modules/standby/contract/standbys.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Database } from '#platform/database/server/connect.ts'
import { type Act, type DemoPerson, DemoRefused } from './acting.ts'
import { morningOf } from './opening.ts'

type Working = {
  readonly hr: DemoPerson
  /** Whoever keeps the places of work. */
  readonly admin: DemoPerson
  readonly employee: DemoPerson | undefined
  readonly country: Country
  readonly today: PlainDate
  readonly now: Date
}

const MONTHS = 3
const TEAM = 8
const AHEAD = 14
/** That a roster is read for at once. */
const MOST_DAYS = 91
/** Nobody's: it waits to be assigned. */
const UNKNOWN_CODE = '9901'

export async function keepTime(db: Database, act: Act, working: Working): Promise<void> {
  const { hr, today } = working
  if (await isKept(db, hr.companyId)) return
  const from = firstDayOf(addMonths(yearMonthOf(today), 1 - MONTHS))
  const team = await teamOf(db, working)
  await plan(act, working, from, team)
  await clock(db, act, working, from)
  await keepKiosk(act, working)
  await claimOvertime(act, working)
  await onCall(act, working, team)
}

const names: Readonly<
  Record<
    Country,
    {
      readonly early: string
      readonly late: string
      readonly standby: string
      readonly kiosk: string
      readonly amount: string
    }
  >
> = {
  MY: { early: 'Early', late: 'Late', standby: 'Evening on call', kiosk: 'Front door', amount: '30.00' },
  TW: { early: '早班', late: '晚班', standby: '夜間待命', kiosk: '大門口', amount: '300.00' },
  PH: { early: 'Early', late: 'Late', standby: 'Evening on call', kiosk: 'Front door', amount: '250.00' },
}

type Shift = DataOf<typeof shifts>[number]

/** The same week as everybody's, so that leave costs what it did; holidays stay free. */
async function plan(act: Act, working: Working, from: PlainDate, team: readonly Member[]): Promise<void> {
  const { hr, country, today } = working
  const at = morningOf(addDays(from, -10))
  const list = async () => (await act(hr, shifts, { at })) as readonly Shift[]
  const has = (all: readonly Shift[], short: string) => all.find(({ short_name }) => short_name === short)
  const before = await list()
  const hours = { E: ['07:30', '16:30', names[country].early], L: ['10:00', '19:00', names[country].late] } as const
  for (const [short_name, [start_time, end_time, name]] of Object.entries(hours)) {
    if (has(before, short_name)) continue
    const body = { name, short_name, start_time, end_time, break_minutes: 60, needed: [2, 2, 2, 2, 2, 0, 0] }
    await act(hr, createShift, { body, at })
  }
  const all = await list()
  const id = (short: string) => has(all, short)?.id ?? ''
  const free = { off: id('OFF'), rest: id('REST') }
  const to = addDays(today, AHEAD)
  const joined = new Map(team.map(({ id, joined_on }) => [id, joined_on]))
  const shown: DataOf<typeof showRoster>['employees'] = []
  for (const span of spansOf(from, to)) {
    const body = { ...span, employee_ids: [...joined.keys()] }
    shown.push(...((await act(hr, showRoster, { body, at })) as DataOf<typeof showRoster>).employees)
  }
  const order = new Map([...joined.keys()].map((employeeId, index) => [employeeId, index]))
  const isPlanned = shown.some(({ days }) => days.some((day) => day.shifts.length > 0))
  const cells = shown.flatMap(({ id: employee_id, days }) =>
    days.flatMap(({ date, usual, leave }) => {
      const person = order.get(employee_id) ?? 0
      const week = Math.floor((dayNumber(plainDateOf(date)) + 3) / 7)
      const shift = usual === 'off' || usual === 'rest' ? free[usual] : id((week + person) % 2 === 0 ? 'E' : 'L')
      const isFree = usual === 'holiday' || usual === 'half' || leave !== null
      return isFree || date < (joined.get(employee_id) ?? date) ? [] : [{ employee_id, date, shift_ids: [shift] }]
    }),
  )
  for (const span of spansOf(from, to)) {
    const some = cells.filter(({ date }) => span.from <= date && date <= span.to)
    if (!isPlanned && some.length > 0) await act(hr, setCells, { body: { cells: some, confirm: 1 }, at })
    await act(hr, confirmRoster, { body: span, at })
  }
}

/** In spans that a roster is read for. */
function spansOf(from: PlainDate, to: PlainDate): { readonly from: PlainDate; readonly to: PlainDate }[] {
  const end = addDays(from, MOST_DAYS)
  return end >= to ? [{ from, to }] : [{ from, to: end }, ...spansOf(addDays(end, 1), to)]
}

type DayOfSheet = DataOf<typeof timesheet>['employees'][number]['days'][number]

/** What the terminal at the door told; told again it doubles nothing. */
async function clock(db: Database, act: Act, { hr, country, today, now: at }: Working, from: PlainDate): Promise<void> {
  const query = { from, to: today, per_page: '200' }
  const sheet = (await act(hr, timesheet, { query, at })) as DataOf<typeof timesheet>
  const withAccount = await staffWithAccount(db, hr.companyId)
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone: countries[country].timezone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).format(at)
  const logs = sheet.employees.flatMap(({ staff_id, days }, person) =>
    days
      // Whoever signs in has the present day before them.
      .filter(({ date }) => date < today || !withAccount.has(staff_id))
      .flatMap((day) => clockedOn(day, person).map((one) => ({ staff_id, ...one })))
      .filter(({ time }) => time <= local),
  )
  const strange = [3, 2, 1].map((back) => ({ clock_code: UNKNOWN_CODE, time: `${addDays(today, -back)} 08:51:12` }))
  if (logs.length > 0) await act(hr, deviceLogs, { body: { device: 'Door', logs: [...logs, ...strange] }, at })
}

/** Most are on time; some come late, leave early, forget to clock out, or are not there. The same at every start. */
function clockedOn({ date, shifts: [shift], first_in, status }: DayOfSheet, person: number) {
  const waits = status === 'unscheduled' || status === 'absent' || status === 'upcoming'
  if (!shift || first_in !== null || !waits) return []
  const day = plainDateOf(date)
  const chance = (dayNumber(day) * 31 + person * 17) % 97
  if (chance === 0) return []
  const late = chance > 1 && chance < 7 ? chance * 6 : -(chance % 12)
  const over = chance > 7 && chance < 10 ? -25 : chance % 23
  const came = { time: `${day} ${moved(shift.start_time, late)}:07`, type: 'in' as const }
  const left = { time: `${day} ${moved(shift.end_time, over)}:41`, type: 'out' as const }
  return chance === 1 ? [came] : [came, left]
}

/** '09:00', -5 -> '08:55'; within the day. */
function moved(time: string, by: number): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const minute = hours * 60 + minutes + by
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** A tablet at the first place of work, which no device is paired with yet. */
async function keepKiosk(act: Act, { admin, country, now: at }: Working): Promise<void> {
  const known = (await act(admin, kiosks, { at })) as DataOf<typeof kiosks>
  const [place] = (await act(admin, coordinates, { at })) as DataOf<typeof coordinates>
  if (!place || known.length > 0) return
  const body = { name: names[country].kiosk, coordinate_id: place.id, ways: ['qr', 'staff_code'] }
  await act(admin, addKiosk, { body, at })
}

/** Evenings of the last weeks: the first is approved, the others wait for the manager. */
async function claimOvertime(act: Act, { hr, employee, today, now }: Working): Promise<void> {
  if (!employee) return
  const asked = (await act(employee, mine, { at: now })) as DataOf<typeof mine>
  for (const back of EVENINGS_BACK) {
    const date = addDays(today, -back)
    if (asked.some((one) => one.date === date)) continue
    const body = { date, start_time: '19:30', end_time: '21:30', reason: 'Stocktaking', confirm: 1 }
    await act(employee, ask, { body, at: now }).catch((error: unknown) => {
      // Some days are of no use to it: leave, a day that the law keeps free.
      if (!(error instanceof DemoRefused)) throw error
    })
  }
  const made = ((await act(employee, mine, { at: now })) as DataOf<typeof mine>).toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  )
  const [first] = made
  if (first?.status !== 'pending' || made.length === 1) return
  await act(hr, approve, { params: { id: first.id }, body: { justification: 'Stocktaking' }, at: now })
}
const EVENINGS_BACK = [2, 8, 11]

/** The Saturdays of this month so far are confirmed and stand in its pay; two to come are planned, and not confirmed. */
async function onCall(act: Act, { hr, country, today, now }: Working, team: readonly Member[]): Promise<void> {
  const known = (await act(hr, standbys, { at: now })) as DataOf<typeof standbys>
  const kind = { name: names[country].standby, short_name: 'EVE', start_time: '19:00', end_time: '22:00' }
  if (known.length === 0)
    await act(hr, createStandby, {
      body: { ...kind, allowance_type: 'per_day', allowance_amount: names[country].amount },
      at: now,
    })
  const [standby] = (await act(hr, standbys, { at: now })) as DataOf<typeof standbys>
  // The first day that days are counted from was a Thursday.
  const saturday = addDays(today, 7 - ((dayNumber(today) + 5) % 7))
  const month = firstDayOf(yearMonthOf(today))
  const over = [-4, -3, -2, -1].map((week) => addDays(saturday, week * 7)).filter((day) => day >= month && day < today)
  const to = addDays(saturday, 7)
  const shown = (await act(hr, showPlan, { body: { from: saturday, to }, at: now })) as DataOf<typeof showPlan>
  if (!standby || shown.employees.some(({ days }) => days.some((day) => day.standbys.length > 0))) return
  const cells = [...over, saturday, to].flatMap((date, at) => {
    const member = team[at % 2]
    return member && member.joined_on <= date ? [{ employee_id: member.id, date, standby_ids: [standby.id] }] : []
  })
  await act(hr, setDays, { body: { cells, confirm: 1 }, at: now })
  const [from] = over
  if (from) await act(hr, confirmPlan, { body: { from, to: addDays(saturday, -1) }, at: now })
}

type Member = { readonly id: string; readonly joined_on: string }

/** Of the department of whoever signs in without a role, else of the largest; who may sign in comes first. */
async function teamOf(db: Database, { hr, employee, today }: Working): Promise<readonly Member[]> {
  const { companyId } = hr
  const { rows } = await db.forCompany(companyId).read((tx) =>
    sql<Member>`
      select e.id, e.joined_on from employees e
      where e.company_id = ${companyId} and e.left_on is null and e.joined_on <= ${today}
        and e.department_id = coalesce(
          (select m.department_id from employees m
            where m.company_id = ${companyId} and m.account_id = ${employee?.accountId ?? null}),
          (select d.department_id from employees d where d.company_id = ${companyId} and d.department_id is not null
            group by d.department_id order by count(*) desc, d.department_id limit 1))
      order by (e.account_id = ${employee?.accountId ?? null}) desc nulls last,
        e.account_id is not null desc, e.staff_id limit ${TEAM}`.execute(tx),
  )
  return rows
}

/** The last of it is there. */
async function isKept(db: Database, companyId: string): Promise<boolean> {
  const { rows } = await db
    .forCompany(companyId)
    .read((tx) => sql`select from standby_days where company_id = ${companyId} limit 1`.execute(tx))
  return rows.length > 0
}

async function staffWithAccount(db: Database, companyId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.forCompany(companyId).read((tx) =>
    sql<{ staff_id: string }>`
      select staff_id from employees where company_id = ${companyId} and account_id is not null`.execute(tx),
  )
  return new Set(rows.map(({ staff_id }) => staff_id))
}

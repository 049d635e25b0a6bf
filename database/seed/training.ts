/**
 * Courses: one whose certificates run out in a few weeks and whose next session is full, others of which certificates
 * end soon, some that bind to the company, and one to come.
 */
import { sql } from 'kysely'
import {
  addDays,
  addMonths,
  dayNumber,
  dayOf,
  daysInMonth,
  type PlainDate,
  plainDate,
  yearMonthOf,
} from '#kernel/plain-date.ts'
import { addCourse, courses, importCourses } from '#modules/training/contract/courses.ts'
import { addSession, attendance, close, enrol, session, sessions } from '#modules/training/contract/sessions.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Database } from '#platform/database/server/connect.ts'
import type { DemoPerson } from './acting.ts'
import { type Business, memberAt } from './business.ts'
import { morningOf } from './opening.ts'
import { type Course, plans } from './training-texts.ts'

const YEAR = 12
const RUNS_OUT_IN = 18
const SEATS = 4
const WAITING = 2
/** In so many days the certificates of further courses end; in so many of each somebody was. */
const END_IN = [25, 47, 80] as const
const [CERTIFIED, BOUND] = [3, 2]
/** Since when the company enters what is learnt: what is older was entered then. */
const SINCE = 400

/** `people`: who of the staff. */
type Held = {
  readonly on: PlainDate
  readonly days: number
  readonly seats: number
  readonly people: readonly number[]
  readonly bond?: boolean
}

/** The last people are in their session. */
export async function isTaught(db: Database, { companyId, country }: DemoPerson): Promise<boolean> {
  const { rows } = await db.forCompany(companyId).read((tx) =>
    sql`select from training_seats s
        join training_sessions t on t.company_id = s.company_id and t.id = s.session_id
        join training_courses c on c.company_id = t.company_id and c.id = t.course_id
        where s.company_id = ${companyId} and c.name = ${plans[country].open.name} limit 1`.execute(tx),
  )
  return rows.length > 0
}

export async function teach(business: Business): Promise<void> {
  const { act, teacher, country, today, now: at, staff, reports } = business
  const { yearly, binding, open, others, bound } = plans[country]
  const [one] = staff
  const known = (await act(teacher, courses, { at })) as DataOf<typeof courses>
  const began = morningOf(addDays(today, -SINCE))
  // What the company offered before comes by one sheet.
  const sheet = [
    'name,category,hours,cost_per_seat,certificate_months,mode,bond_amount,bond_months',
    ...others.map((course) => [...course, 'classroom', bound[course[0]] ?? '', bound[course[0]] ? YEAR : ''].join(',')),
  ]
  const bytes = Buffer.from(`${sheet.join('\n')}\n`)
  if (known.length < others.length)
    await act(teacher, importCourses, { file: { name: 'courses.csv', type: 'text/csv', bytes }, at: began })
  const course = async ({ place: _, trainer: __, ...fields }: Course, more: object = {}) =>
    known.find(({ name }) => name === fields.name) ??
    ((await act(teacher, addCourse, {
      body: { ...fields, mode: 'classroom', hours: 7, ...more },
      at: began,
    })) as DataOf<typeof addCourse>)
  const people = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)
  const department = one?.department_id
  const again = await course(yearly, {
    ...{ certificate_months: YEAR, repeat_months: YEAR },
    ...(department && { mandatory_for: { department_ids: [department] } }),
  })
  const lastYear = mondayFrom(monthsBefore(addDays(today, RUNS_OUT_IN), YEAR))
  await held(business, again.id, yearly, { on: lastYear, days: 1, seats: 8, people: people(0, 5) })
  const soon = mondayFrom(addDays(today, 10))
  await held(business, again.id, yearly, { on: soon, days: 1, seats: SEATS, people: people(0, SEATS + WAITING) })
  const bond = await course(binding, {
    bond_amount: binding.bond_amount,
    bond_months: 2 * YEAR,
    hours: 21,
    hrd_claimable: country === 'MY',
  })
  await held(business, bond.id, binding, {
    on: mondayFrom(addDays(today, -100)),
    days: 3,
    seats: 6,
    people: [14],
    bond: true,
  })
  const { place, trainer } = yearly
  const listed = (await act(teacher, courses, { at })) as DataOf<typeof courses>
  const ofName = (wanted: string) => listed.find(({ name }) => name === wanted)?.id ?? ''
  // Of whoever is employed for long: some of these certificates are of three years ago.
  const staffed = (turn: number, count: number) => people(reports + turn, count)
  const certified = others.filter(([, , , , months]) => months !== '')
  for (const [turn, endsIn] of END_IN.entries()) {
    const [name = '', , , , months = ''] = certified[turn] ?? []
    const on = mondayFrom(monthsBefore(addDays(today, endsIn), Number(months)))
    const group = { on, days: 1, seats: 12, people: staffed(CERTIFIED * turn, CERTIFIED) }
    await held(business, ofName(name), { place, trainer }, group)
  }
  for (const [turn, name] of Object.keys(bound).entries()) {
    const on = mondayFrom(addDays(today, -150 - 90 * turn))
    const group = { on, days: 2, seats: 6, people: staffed(10 + BOUND * turn, BOUND), bond: true }
    await held(business, ofName(name), { place, trainer }, group)
  }
  const later = await course(open)
  await held(business, later.id, open, { on: addDays(soon, 9), days: 1, seats: 12, people: people(7, 3) })
}

/** Enrolled, and where it is over: attended by all and closed. Goes on from wherever it stands. */
async function held(
  { act, teacher, today, now, staff }: Business,
  course_id: string,
  { place, trainer }: Pick<Course, 'place' | 'trainer'>,
  plan: Held,
): Promise<void> {
  const { on, days, seats, people, bond } = plan
  const dayNotBefore = (day: PlainDate) => [day, addDays(today, -SINCE)].sort().at(-1) ?? day
  const notBefore = (day: PlainDate) => morningOf(dayNotBefore(day))
  const enrolledOn = dayNotBefore([addDays(on, -21), addDays(today, -3)].sort()[0] ?? today)
  const at = morningOf(enrolledOn)
  const ends_on = addDays(on, days - 1)
  const known = (await act(teacher, sessions, { query: { course_id }, at: now })) as DataOf<typeof sessions>
  const body = { course_id, starts_on: on, ends_on, place, trainer, seats }
  const { id, state, taken } =
    known.find(({ starts_on }) => starts_on === on) ??
    ((await act(teacher, addSession, { body, at })) as DataOf<typeof addSession>)
  const params = { id }
  const employee_ids = people.map((who) => memberAt(staff, who).id)
  if (taken === 0)
    await act(teacher, enrol, {
      params,
      body: { employee_ids, ...(bond && { bond_accepted_on: enrolledOn }) },
      at,
    })
  if (ends_on >= today || state === 'closed') return
  const after = notBefore(addDays(ends_on, 1))
  const { held_on } = (await act(teacher, session, { params, at: after })) as DataOf<typeof session>
  const items = employee_ids.flatMap((employee_id) => held_on.map((date) => ({ employee_id, date, present: 1 })))
  await act(teacher, attendance, { params, body: { items }, at: after })
  await act(teacher, close, { params, at: after })
}

function monthsBefore(day: PlainDate, months: number): PlainDate {
  const month = addMonths(yearMonthOf(day), -months)
  return plainDate(month.year, month.month, Math.min(dayOf(day), daysInMonth(month)))
}

/** The next Monday, or the day itself; the first day that days are counted from was a Thursday. */
const mondayFrom = (day: PlainDate): PlainDate => addDays(day, (7 - ((dayNumber(day) + 3) % 7)) % 7)

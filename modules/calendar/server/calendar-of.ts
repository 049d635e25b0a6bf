/** The days of one calendar: what is not for its reader is not read from the database. */

import { sql } from 'kysely'
import { mayEnter } from '#access/enter.ts'
import { addYears, type PlainDate, plainDateOf, yearOf } from '#kernel/plain-date.ts'
import { plannedInterviews } from '#modules/candidates/server/public.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { presentOn } from '#modules/employees/server/public-sql.ts'
import { holidayName, holidaysBetween, makeUpDaysBetween, regionOf } from '#modules/holidays/server/public.ts'
import { daysWithoutCharge, leaveBetween } from '#modules/leave/server/public.ts'
import { plannedMeetings } from '#modules/onboarding/server/public.ts'
import { quarantineBetween } from '#modules/quarantine/server/public.ts'
import { trainingBetween } from '#modules/training/server/public.ts'
import { travelBetween } from '#modules/travel/server/public.ts'
import { homeBetween } from '#modules/work-from-home/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { knownWhy, type Shows, shownPeople } from './sight.ts'

export type Reader = {
  readonly company: Pick<CompanyDb, 'companyId'>
  readonly session: LiveSession
  readonly clock: Clock
  readonly language: Language
  readonly say: Say
}
export type Wanted = {
  readonly shows: Shows
  readonly from: PlainDate
  readonly to: PlainDate
  readonly departmentId?: string | undefined
}

export async function calendarOf(tx: Tx, reader: Reader, { shows, from, to, departmentId }: Wanted) {
  const { company, session, clock } = reader
  const shown = await shownPeople(tx, company.companyId, session, shows)
  const today = clock.today(session.timezone)
  const who = sql`${presentOn(today)} and ${shown}
    ${departmentId ? sql`and e.department_id = ${departmentId}` : sql``}`
  return {
    today,
    days: await daysOff(tx, reader, from, to),
    away: await awayOf(tx, reader, from, to, who),
    birthdays: shows === 'mine' ? [] : await birthdaysOf(tx, company.companyId, from, to, who),
    interviews: departmentId ? [] : await interviewsOf(tx, reader, from, to),
    meetings: departmentId ? [] : await meetingsOf(tx, reader, from, to),
  }
}

type Condition = ReturnType<typeof knownWhy>

async function daysOff(tx: Tx, { company: { companyId }, language, say }: Reader, from: PlainDate, to: PlainDate) {
  const { country, state } = await companyFacts(tx, companyId)
  const region = regionOf(country, state) ?? 'nowhere'
  const holidays = await holidaysBetween(tx, companyId, from, to, region)
  const off = new Map(
    holidays
      .filter(({ kind }) => kind !== 'special_working')
      .map((day) => [
        `${day.date} ${holidayName(language, day)}`,
        { date: day.date, kind: 'holiday' as const, name: holidayName(language, day), standing: day.standing },
      ]),
  )
  const makeUps = (await makeUpDaysBetween(tx, companyId, from, to)).flatMap(({ date, forDate, name }) => [
    { date, kind: 'worked_instead' as const, name: say(language, 'calendar.worked-instead', { name }), standing: null },
    {
      date: forDate,
      kind: 'off_instead' as const,
      name: say(language, 'calendar.off-instead', { name }),
      standing: null,
    },
  ])
  return [...off.values(), ...makeUps.filter(({ date }) => from <= date && date <= to)].sort((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
  )
}

/** What waits for a decision is shown to those who know why. */
async function awayOf(tx: Tx, reader: Reader, from: PlainDate, to: PlainDate, who: Condition) {
  const { company, session } = reader
  const all = [
    ...(await leaveOf(tx, reader, from, to, who)),
    ...(await travelOf(tx, reader, from, to, who)),
    ...(await trainingOf(tx, reader, from, to, who)),
    ...(await homeOf(tx, reader, from, to, who)),
    ...(await quarantineOf(tx, reader, from, to, who)),
  ]
  const { rows } = await sql<{ id: string; is_mine: boolean }>`
    select e.id, e.account_id is not distinct from ${session.accountId} as is_mine from employees e
    where e.company_id = ${company.companyId} and e.id = any(${[...new Set(all.map(({ employee_id }) => employee_id))]}::uuid[])
      and ${knownWhy(company.companyId, session)}`.execute(tx)
  const free = await daysWithoutCharge(tx, company.companyId, { ids: all.map(({ id }) => id), from, to })
  const known = new Map(rows.map((row) => [row.id, row]))
  return all.flatMap((one) => {
    const why = known.get(one.employee_id)
    if (one.status === 'pending' && !why) return []
    return [
      {
        id: one.id,
        employee_id: one.employee_id,
        full_name: one.full_name,
        department: one.department,
        is_mine: why?.is_mine ?? false,
        from: one.from,
        to: one.to,
        status: one.status === 'pending' ? ('pending' as const) : ('approved' as const),
        part_label: one.part_label,
        start_time: one.start_time,
        hours: one.hours,
        where: one.where,
        label: why ? one.label : one.seenAs,
        without: [...(free.get(one.id) ?? [])],
      },
    ]
  })
}

type Away = {
  readonly id: string
  readonly employee_id: string
  readonly full_name: string
  readonly department: string | null
  readonly from: string
  readonly to: string
  readonly status: string
  readonly part_label: string | null
  readonly start_time: string | null
  readonly hours: number | null
  readonly where: 'leave' | 'travel' | 'training' | 'home'
  readonly label: string
  /** By whoever sees where, not why. */
  readonly seenAs: string | null
}

async function leaveOf(tx: Tx, reader: Reader, from: PlainDate, to: PlainDate, who: Condition): Promise<Away[]> {
  if (!mayEnter(reader.session, 'leave.own')) return []
  const all = await leaveBetween(tx, reader, { from, to, who })
  return all.map((one) => ({ ...one, where: 'leave', seenAs: null }))
}

/** Where to, for those who may know why. */
async function travelOf(tx: Tx, reader: Reader, from: PlainDate, to: PlainDate, who: Condition): Promise<Away[]> {
  const { company, session, language, say } = reader
  if (!mayEnter(session, 'travel.own')) return []
  const all = await travelBetween(tx, company.companyId, { from, to, who })
  return all.map(({ places, ...one }) => ({
    ...one,
    ...{ part_label: null, start_time: null, hours: null, where: 'travel' },
    label: say(language, 'calendar.travel', { places: places.join(say(language, 'calendar.comma')) }),
    seenAs: say(language, 'calendar.travelling'),
  }))
}

/** Which course, for those who may know why. */
async function trainingOf(tx: Tx, reader: Reader, from: PlainDate, to: PlainDate, who: Condition): Promise<Away[]> {
  const { company, session, language, say } = reader
  if (!mayEnter(session, 'training.own')) return []
  const all = await trainingBetween(tx, company.companyId, { from, to, who })
  return all.map(({ course, ...one }) => ({
    ...one,
    ...{ status: 'approved', part_label: null, start_time: null, hours: null, where: 'training' },
    label: say(language, 'calendar.training', { course }),
    seenAs: say(language, 'calendar.in-training'),
  }))
}

async function homeOf(tx: Tx, reader: Reader, from: PlainDate, to: PlainDate, who: Condition): Promise<Away[]> {
  const { company, session, language, say } = reader
  if (!mayEnter(session, 'workFromHome.own')) return []
  const all = await homeBetween(tx, company.companyId, { from, to, who })
  const label = say(language, 'calendar.home')
  return all.map(({ part, ...one }) => ({
    ...one,
    ...{ start_time: null, hours: null, where: 'home', label, seenAs: label },
    part_label: part === 'full' ? null : say(language, `calendar.part-${part}`),
  }))
}

/** That somebody is away is all that anybody else sees of it, and oneself too: calendars are looked at together. */
async function quarantineOf(tx: Tx, reader: Reader, from: PlainDate, to: PlainDate, who: Condition): Promise<Away[]> {
  const { company, session, language, say } = reader
  if (!mayEnter(session, 'quarantine.own')) return []
  const label = say(language, 'calendar.away')
  return (await quarantineBetween(tx, company.companyId, { from, to, who })).map((one) => ({
    ...one,
    ...{ part_label: null, start_time: null, hours: null, where: 'leave', label, seenAs: label },
  }))
}

/** One's own alone: who applies is nobody else's to know. */
async function interviewsOf(tx: Tx, { company, session }: Reader, from: PlainDate, to: PlainDate) {
  if (!mayEnter(session, 'hiring.own')) return []
  const { accountId, timezone } = session
  return plannedInterviews(tx, company.companyId, { accountId, from, to, timezone })
}

/** With newcomers and leavers: one's own too, as host or as guest. */
async function meetingsOf(tx: Tx, { company, session }: Reader, from: PlainDate, to: PlainDate) {
  if (!mayEnter(session, 'onboarding.own')) return []
  const { accountId, timezone } = session
  return plannedMeetings(tx, company.companyId, { accountId, from, to, timezone })
}

/** Of those who let theirs be shown; never the year. A 29th of February is the 28th where there is none. */
async function birthdaysOf(tx: Tx, companyId: string, from: PlainDate, to: PlainDate, who: Condition) {
  const { rows } = await sql<{ id: string; full_name: string; birth_date: string }>`
    select e.id, coalesce(nullif(e.preferred_name, ''), e.full_name) as full_name, e.birth_date from employees e
    where e.company_id = ${companyId} and e.birth_date is not null and e.show_birthday and ${who}
    order by e.full_name`.execute(tx)
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, at) => yearOf(from) + at)
  return rows
    .flatMap(({ id, full_name, birth_date }) => {
      const born = plainDateOf(birth_date)
      return years
        .map((year) => addYears(born, year - yearOf(born)))
        .filter((date) => from <= date && date <= to && date > born)
        .map((date) => ({ employee_id: id, full_name, date }))
    })
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
}

// Days kept for months of many: summed as they are worked out one by one, and void with whatever they follow from.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modules } from '#access/modules.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { attendanceApp, attendanceFacts, clocked } from '#tests/support/attendance-company.ts'
import type { LeaveApp, LeaveCompany, Member } from '#tests/support/leave-company.ts'
import { holdsUntil } from '../../model/days/holds-until.ts'
import { everybodysCounts, everybodysFigures } from './figures.ts'
import { dayBook, findDays } from './find-days.ts'
import { keepDays } from './keep-days.ts'
import { type DayFigures, keptDays, lackingPeople } from './kept-days.ts'
import { open } from './reading.ts'

const RANGE = { from: plainDateOf('2026-11-01'), to: plainDateOf('2026-11-30') }
const needs = { dayFacts: attendanceFacts }
let app: LeaveApp
let company: LeaveCompany
let ann: Member
let ben: Member

beforeAll(async () => {
  app = await attendanceApp('2026-11-20')
  company = await app.leaveCompany('MY')
  ann = await company.member('Ann', { attendance_methods: '{gps}' })
  ben = await company.member('Ben', { attendance_methods: '{gps}' })
  await clocked(company, ann, [
    '2026-11-02 08:55 in',
    '2026-11-02 19:10 out',
    '2026-11-03 09:20 in',
    '2026-11-20 09:00 in',
  ])
})
afterAll(() => app?.close())

const db = () => app.db.forCompany(company.id)
const clock = () => app.services.clock
const keep = () => keepDays({ company: db(), clock: clock(), needs }, undefined, RANGE)
const lacking = () =>
  db().read(async (tx) => [
    ...(await lackingPeople(tx, await dayBook(tx, company.id, clock(), needs.dayFacts), undefined, RANGE)),
  ])
const ids = () => [ann.employeeId, ben.employeeId]
const figures = ({
  date,
  status,
  approval,
  stale,
  firstIn,
  lastOut,
  present,
  worked,
  extra,
  late,
  flags,
}: DayFigures) => ({
  ...{ date, status, approval, stale, firstIn, lastOut, present, worked, extra, late, flags },
})

/** As they are kept, and as they are worked out now. */
const both = () =>
  db().read(async (tx) => {
    const book = await dayBook(tx, company.id, clock(), needs.dayFacts)
    const [kept, found] = [await keptDays(tx, book, ids(), RANGE), await findDays(tx, book, ids(), RANGE)]
    return ids().map((id) => [(kept.get(id) ?? []).map(figures), (found.get(id)?.days ?? []).map(figures)] as const)
  })

/** Whom a change makes lacking; kept again, the days are what they are worked out to be. */
async function after(change: () => Promise<unknown>): Promise<string[]> {
  await change()
  const whom = await lacking()
  await keep()
  for (const [kept, found] of await both()) expect(kept).toEqual(found)
  expect(await lacking()).toEqual([])
  return whom
}

test('days are kept as they are worked out, and void with clockings, roster, leave, decisions, people, holidays and settings', async () => {
  expect((await after(async () => {})).sort()).toEqual(ids().sort())
  expect(await after(() => clocked(company, ann, ['2026-11-04 09:00 in']))).toEqual([ann.employeeId])
  const decided = { ids: [`${ann.employeeId}_2026-11-03`], decision: 'approve' }
  expect(await after(() => company.post('api/panel/attendance/approval', decided, company.admin))).toEqual([
    ann.employeeId,
  ])
  const statement = (words: ReturnType<typeof sql>) => () => db().transaction((tx) => words.execute(tx))
  expect(
    await after(
      statement(sql`insert into roster_days (company_id, employee_id, date, mark, shift_ids, is_confirmed)
        select company_id, ${ben.employeeId}, '2026-11-10', 'off', array[id], true from shifts
        where company_id = ${company.id} and kind = 'off' limit 1`),
    ),
  ).toEqual([ben.employeeId])
  expect(
    await after(
      statement(
        sql`update employees set is_flexible_hours = true where company_id = ${company.id} and id = ${ben.employeeId}`,
      ),
    ),
  ).toEqual([ben.employeeId])
  // What no day follows from makes none void.
  expect(
    await after(
      statement(
        sql`update employees set full_name = 'Benjamin' where company_id = ${company.id} and id = ${ben.employeeId}`,
      ),
    ),
  ).toEqual([])
  const holiday = sql`insert into holidays (company_id, id, date, name, origin)
    values (${company.id}, gen_random_uuid(), '2026-11-12', 'Founding day', 'company')`
  expect(await after(statement(holiday))).toHaveLength(2)
  expect(await after(() => company.setSettings({ late_buffer_office: 30 }))).toHaveLength(2)
})

test('sums and lists of many are those of a few', async () => {
  await keep()
  // Of one day it is known after the keeping only: it is worked out beside the others.
  await clocked(company, ben, ['2026-11-05 09:00 in'])
  const session = {
    complete: true,
    type: 'user',
    roles: ['Company Admin'],
    modules: Object.values(modules),
    features: [],
  } as unknown as LiveSession
  await db().read(async (tx) => {
    const opened = await open(tx, needs, { company: db(), session, clock: clock() }, RANGE)
    const counts = (few?: number) => everybodysCounts(tx, opened, session, few)
    expect(await counts(0)).toEqual(await counts())
    const lists = async (few?: number) => {
      const all: unknown[] = []
      for await (const piece of (await everybodysFigures(tx, opened, session, few)).pieces)
        all.push(...piece.map(({ person, days }) => [person.id, days.map(figures)]))
      return all
    }
    expect(await lists(0)).toEqual(await lists())
    expect(await lists()).not.toHaveLength(0)
  })
})

test('a change beside the keeping, of whichever moment, is written down and counts', async () => {
  await keep()
  const open = db().transaction(async (tx) => {
    await sql`update clockings set flags = '{inaccurate}' where company_id = ${company.id} and employee_id = ${ann.employeeId}`.execute(
      tx,
    )
  })
  await Promise.all([open, keep()])
  await keep()
  for (const [kept, found] of await both()) expect(kept).toEqual(found)
})

test('a day is kept no longer than the mere time lets it be', async () => {
  const book = await db().read((tx) => dayBook(tx, company.id, clock(), needs.dayFacts))
  const at = (now: number) =>
    db().read(async (tx) => (await findDays(tx, { ...book, now }, ids(), RANGE)).get(ann.employeeId)?.days ?? [])
  const days = await at(book.now)
  const today = days.find(({ date }) => date === '2026-11-20')
  const until = today && holdsUntil(today, book.rules, book.now)
  if (!today || !until) throw new Error('the present day is not for ever')
  const same = (await at(until - 1)).find(({ date }) => date === today.date)
  expect(same && figures(same)).toEqual(figures(today))
  // A day that was over before stays as it is.
  const [first] = days
  expect(first && holdsUntil(first, book.rules, book.now)).toBeNull()
})

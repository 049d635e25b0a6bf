import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { leaveDays, usualDays } from '#modules/leave/server/day-facts.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { rosterDays } from './day-facts.ts'

const facts = dayFactsOf([usualDays, leaveDays, rosterDays])
const day = plainDateOf
let app: LeaveApp
let company: LeaveCompany
let ann: Member
let ben: Member
beforeAll(async () => {
  app = await leaveApp()
  company = await app.leaveCompany('MY')
  ann = await company.member('Ann')
  ben = await company.member('Ben')
})
afterAll(() => app?.close())

const run = (statement: RawBuilder<unknown>) => app.db.forCompany(company.id).transaction((tx) => statement.execute(tx))
const told = (kinds: Parameters<typeof facts>[4], from: string, to = from, people = [ann, ben]) =>
  app.db.forCompany(company.id).transaction(async (tx) => {
    const ids = people.map(({ employeeId }) => employeeId)
    const of = await facts(tx, company.id, { from: day(from), to: day(to) }, ids, kinds)
    return (who: Member, date: string) => of(who.employeeId, date as PlainDate)
  })

test('the week, a holiday with what lies beneath it, and a day worked instead of another are told of everybody', async () => {
  await run(sql`insert into make_up_days (company_id, id, date, for_date, name)
    values (${company.id}, ${randomUUID()}, '2026-12-12', '2026-12-14', 'Swap')`)
  const of = await told(['usual'], '2026-12-11', '2026-12-27')
  const shown = (date: string) => of(ann, date).map((fact) => fact.kind === 'usual' && [fact.day, fact.beneath])
  expect(['11', '12', '13', '14', '25', '26'].map((date) => shown(`2026-12-${date}`)[0])).toEqual([
    ['working', 'working'],
    ['working', 'working'],
    ['rest', 'rest'],
    ['off', 'off'],
    ['holiday', 'working'],
    ['off', 'off'],
  ])
  expect(of(ben, '2026-12-25')).toMatchObject([{ name: 'Christmas Day', holidayKinds: ['public'], works: { ends: 0 } }])
})

test('the week of their leave group goes before that of the company', async () => {
  const types = (await company.get('api/panel/leave/group')).body.data[0].types
  const week = ['off', 'work', 'work', 'work', 'work', 'half_morning', 'rest']
  const made = await company.post('api/panel/leave/group', { name: 'Kitchen', week, types })
  expect(made.status).toBe(201)
  await run(sql`insert into leave_people (company_id, employee_id, group_id)
    values (${company.id}, ${ben.employeeId}, ${made.body.data.id})
    on conflict (company_id, employee_id) do update set group_id = excluded.group_id`)
  const of = await told(['usual'], '2026-12-05', '2026-12-07')
  expect(of(ben, '2026-12-05')).toMatchObject([{ day: 'half', works: { starts: 0, ends: 720 } }])
  expect([of(ben, '2026-12-07'), of(ann, '2026-12-07')]).toMatchObject([[{ day: 'off' }], [{ day: 'working' }]])
})

test('leave is told while it waits and once it is approved, with its part of the day', async () => {
  const { id: type_id } = await company.type('annual')
  const asked = { type_id, from: '2026-12-08', to: '2026-12-08', from_part: 'morning', to_part: 'morning' }
  const { id } = (await company.post('api/emp/leave/application', asked, ann)).body.data
  const leave = { kind: 'leave', part: { starts: 0, ends: 720 }, applicationId: id, name: 'Annual leave' }
  expect((await told(['leave'], '2026-12-08'))(ann, '2026-12-08')).toMatchObject([{ ...leave, status: 'pending' }])
  await company.post('api/panel/leave/application/batch/reject', { ids: [id], reason: 'No' })
  expect((await told(['leave'], '2026-12-08'))(ann, '2026-12-08')).toEqual([])
})

test('the roster tells its cells, and nothing of days without any', async () => {
  const late = randomUUID()
  const off = (await company.get('api/panel/shift/index')).body.data.find(
    (one: { kind: string }) => one.kind === 'off',
  ).id
  await run(sql`insert into shifts (company_id, id, kind, name, short_name, starts, ends, break_starts, break_minutes) values
    (${company.id}, ${late}, 'work', 'Late', 'PM', 900, 1500, 1140, 60)`)
  const row = (who: Member, date: string, ids: string[], mark: string | null, confirmed: boolean, locked: boolean) =>
    run(sql`insert into roster_days (company_id, employee_id, date, shift_ids, mark, is_confirmed, is_locked) values
      (${company.id}, ${who.employeeId}, ${date}, ${ids}, ${mark}, ${confirmed}, ${locked})`)
  await row(ann, '2026-12-14', [late], null, true, true)
  await row(ann, '2026-12-15', [off, late], 'off', false, false)
  await row(ann, '2026-12-16', [], null, false, true)
  const of = await told(['roster', 'leave'], '2026-12-14', '2026-12-16')
  const shift = { id: late, name: 'Late', shortName: 'PM', starts: 900, ends: 1500, minutes: 540, flexible: false }
  expect(of(ann, '2026-12-14')).toEqual([
    {
      kind: 'roster',
      status: 'locked',
      mark: null,
      byWeek: false,
      shifts: [{ ...shift, break: { starts: 1140, ends: 1200 } }],
    },
  ])
  expect(of(ann, '2026-12-15')).toMatchObject([{ status: 'draft', mark: 'off', shifts: [{ shortName: 'PM' }] }])
  expect([of(ann, '2026-12-16'), of(ben, '2026-12-14')]).toEqual([[], []])
})

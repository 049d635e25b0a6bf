import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { leaveDays, usualDays } from '#modules/leave/server/day-facts.ts'
import { ownShiftsIcal } from '#modules/shifts/server/public.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { calendarHandlers } from './handlers.ts'
import { whereaboutsHandler } from './whereabouts-handler.ts'

const AGENCIES = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'

let app: LeaveApp
let company: LeaveCompany
let boss: Member
let ann: Member
let ben: Member
let far: Member
beforeAll(async () => {
  const facts = dayFactsOf([usualDays, leaveDays])
  app = await leaveApp('2026-11-20', [
    ...calendarHandlers({
      agencyDates: async () => AGENCIES,
      ownShifts: (call, accountId) => ownShiftsIcal({ dayFacts: facts }, call, accountId),
    }),
    whereaboutsHandler(facts),
  ])
  company = await app.leaveCompany('MY')
  const [kitchen, shop] = [await company.department('Kitchen'), await company.department('Shop')]
  boss = await company.member('Boss', { department_id: kitchen }, 'Reporting Manager')
  ann = await company.member('Ann', { department_id: kitchen, manager_id: boss.employeeId, birth_date: '1992-12-10' })
  ben = await company.member('Ben', { department_id: kitchen, manager_id: boss.employeeId, birth_date: '1988-02-29' })
  far = await company.member('Far', { department_id: shop, birth_date: '1990-12-12' })
  const { id } = await company.type('annual')
  const ask = async (who: Member, from: string, to = from) =>
    (await company.post('api/emp/leave/application', { type_id: id, from, to }, who)).body.data.id
  const sent = await ask(ann, '2026-12-07', '2026-12-08')
  await company.post('api/panel/leave/application/batch/approve', { ids: [sent] }, boss)
  await ask(ann, '2026-12-14')
  const shopLeave = await ask(far, '2026-12-09')
  await company.post('api/panel/leave/application/batch/approve', { ids: [shopLeave] })
})
afterAll(() => app?.close())

const RANGE = 'from=2026-11-30&to=2027-01-03'
const own = async (who: Member) => (await company.get(`api/emp/calendar?${RANGE}`, who)).body.data
const panel = async (who: Parameters<LeaveCompany['get']>[1], more = '') =>
  (await company.get(`api/panel/calendar?${RANGE}${more}`, who)).body.data
const told = (found: { away: { full_name: string; from: string; status: string; label: string | null }[] }) =>
  found.away.map(({ full_name, from, status, label }) => [full_name, from, status, label])

describe('a calendar shows', () => {
  test('oneself with the reason, colleagues of the team only as away, and nothing of other departments', async () => {
    expect(told(await own(ann))).toEqual([
      ['Ann', '2026-12-07', 'approved', 'Annual leave'],
      ['Ann', '2026-12-14', 'pending', 'Annual leave'],
    ])
    const seen = await own(ben)
    expect(told(seen)).toEqual([['Ann', '2026-12-07', 'approved', null]])
    expect(JSON.stringify(seen)).not.toMatch(/Annual|Far/)
    expect((await own(ann)).away.map(({ is_mine }: { is_mine: boolean }) => is_mine)).toEqual([true, true])
  })

  test('holidays of where the company is, in the reader’s language', async () => {
    const days = (await own(ann)).days
    expect(days).toContainEqual(expect.objectContaining({ date: '2026-12-25', kind: 'holiday', name: 'Christmas Day' }))
  })

  test('those above why, and whoever keeps leave everybody; others see other departments where the company lets them', async () => {
    expect(told(await panel(boss))).toEqual([
      ['Ann', '2026-12-07', 'approved', 'Annual leave'],
      ['Ann', '2026-12-14', 'pending', 'Annual leave'],
    ])
    expect(told(await panel(await company.with('HR Leave'))).map(([name]) => name)).toEqual(['Ann', 'Far', 'Ann'])
    expect(told(await panel(ben))).toEqual([['Ann', '2026-12-07', 'approved', null]])
    await company.setSettings({ is_view_of_other_department: true })
    expect(told(await panel(ben))).toEqual([
      ['Ann', '2026-12-07', 'approved', null],
      ['Far', '2026-12-09', 'approved', null],
    ])
    const { department_id } = (await app.db
      .forCompany(company.id)
      .read((tx) =>
        tx.selectFrom('employees').select('department_id').where('id', '=', far.employeeId).executeTakeFirstOrThrow(),
      )) as { department_id: string }
    expect(told(await panel(ben, `&department_id=${department_id}`)).map(([name]) => name)).toEqual(['Far'])
    await company.setSettings({ is_view_of_other_department: false })
  })

  test('birthdays without their year, of those who let theirs be shown', async () => {
    const birthdays = async () => (await own(ben)).birthdays
    expect(await birthdays()).toEqual([{ employee_id: ann.employeeId, full_name: 'Ann', date: '2026-12-10' }])
    await app.db
      .forCompany(company.id)
      .transaction((tx) =>
        tx.updateTable('employees').set({ show_birthday: false }).where('id', '=', ann.employeeId).execute(),
      )
    expect(await birthdays()).toEqual([])
    const { body } = await company.get('api/emp/calendar?from=2027-02-20&to=2027-03-05', ben)
    expect(body.data.birthdays).toEqual([{ employee_id: ben.employeeId, full_name: 'Ben', date: '2027-02-28' }])
  })

  test('no more than a year at once, and no days the wrong way round', async () => {
    for (const range of [
      'from=2026-12-02&to=2026-12-01',
      'from=2026-01-01&to=2027-03-01',
      'from=x&to=y',
      'from=2026-01-01',
    ])
      expect((await company.get(`api/emp/calendar?${range}`, ann)).status).toBe(422)
  })
})

describe('a secret address', () => {
  const make = async (who: Member, shows: string) =>
    (await company.post('api/emp/calendar/feed', { shows }, who)).body.data as { id: string; address: string }
  const fetched = (address: string) => app.app.inject({ method: 'GET', url: new URL(address).pathname })

  test('is read by any program, tells no more than its person may see, and ends when it is ended', async () => {
    const { id, address } = await make(ben, 'team')
    const file = await fetched(address)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    const lines = file.body.replaceAll('\r\n ', '').split('\r\n')
    expect(lines).toContain('SUMMARY:Ann: Away')
    expect(lines).toContain('DTSTART;VALUE=DATE:20261207')
    expect(lines).toContain('DTEND;VALUE=DATE:20261209')
    expect(file.body).not.toMatch(/Annual|Far/)
    expect(lines.filter((line) => line.startsWith('UID:')).length).toBe(
      new Set(lines.filter((line) => line.startsWith('UID:'))).size,
    )
    const [listed] = (await company.get('api/emp/calendar/feed', ben)).body.data
    expect(listed).toMatchObject({ id, shows: 'team', read_at: expect.stringContaining('2026-11-20T03:00:00') })
    expect(JSON.stringify(listed)).not.toContain(address.split('.').at(-2))
    expect((await company.remove(`api/emp/calendar/feed/${id}`, ann)).status).toBe(404)
    expect((await company.remove(`api/emp/calendar/feed/${id}`, ben)).status).toBe(200)
    expect((await fetched(address)).statusCode).toBe(404)
    expect((await company.remove(`api/emp/calendar/feed/${id}`, ben)).status).toBe(404)
  })

  test('of one’s own shifts is told by the roster as it is when it is read', async () => {
    const { address } = await make(ann, 'shifts')
    const { statusCode, body } = await fetched(address)
    expect([statusCode, body.includes('BEGIN:VEVENT')]).toEqual([200, false])
    const store = { name: 'Early', short_name: 'AM', start_time: '07:00', end_time: '15:00', break_minutes: 60 }
    const { id } = (await company.post('api/panel/shift/store', store)).body.data
    const day = { employee_id: ann.employeeId, date: '2026-12-14' }
    await company.post('api/panel/shift/cells', { cells: [{ ...day, shift_ids: [id] }], confirm: 1 })
    expect((await fetched(address)).body).not.toContain('BEGIN:VEVENT')
    await company.patch('api/panel/shift/confirm/all', { from: day.date, to: day.date })
    expect((await fetched(address)).body).toContain('DTSTART;TZID=Asia/Kuala_Lumpur:20261214T070000')
  })

  test('of agency dates is for whoever runs the pay, as long as they do', async () => {
    expect((await company.post('api/emp/calendar/feed', { shows: 'agencies' }, ann)).status).toBe(403)
    const payer = await company.member('Pia', {}, 'HR Payroll')
    const { id, address } = await make(payer, 'agencies')
    expect(await fetched(address)).toMatchObject({ statusCode: 200, body: AGENCIES })
    const account = sql`(select account_id from employees where id = ${payer.employeeId})`
    await app.db.system.transaction((tx) => sql`delete from account_roles where account_id = ${account}`.execute(tx))
    expect((await fetched(address)).statusCode).toBe(404)
    expect((await company.remove(`api/emp/calendar/feed/${id}`, payer)).status).toBe(200)
  })

  test('of one’s own days tells one’s own leave by its kind, also what waits', async () => {
    const { body } = await fetched((await make(ann, 'mine')).address)
    expect(body).toContain('SUMMARY:Annual leave\r\n')
    expect(body).toContain('SUMMARY:Annual leave (pending)\r\n')
    expect(body).toContain('STATUS:TENTATIVE')
  })

  test('is nothing without its secret, in another company, or once its person is out', async () => {
    const { address } = await make(far, 'mine')
    const [head, secret = ''] = address.replace(/\.ics$/, '').split(/\.(?=[\w-]{43}$)/)
    const other = await app.leaveCompany('MY')
    for (const wrong of [`${head}.${secret.slice(1)}A.ics`, `${head}.${secret}`, address.replace(company.id, other.id)])
      expect((await fetched(wrong)).statusCode).toBe(404)
    const { accountId } = far.session
    await app.db.system.transaction((tx) =>
      tx.updateTable('accounts').set({ state: 'disabled' }).where('id', '=', accountId).execute(),
    )
    expect((await fetched(address)).statusCode).toBe(404)
  })

  test('there are at most ten of one person', async () => {
    for (let count = 0; count < 10; count += 1) await make(boss, 'company')
    const { status, body } = await company.post('api/emp/calendar/feed', { shows: 'mine' }, boss)
    expect([status, body.message]).toEqual([422, 'At most 10 addresses; end one first'])
    expect((await company.post('api/emp/calendar/feed', { shows: 'theirs' }, ann)).status).toBe(422)
  })
})

test('who works where: colleagues see where, not why, of a month at most', async () => {
  await app.db.system.transaction((tx) =>
    sql`with asked as (
        insert into wfh_requests (company_id, id, employee_id, from_date, to_date, part, place_name, status, entered_by,
          created_at, updated_at)
        values (${company.id}, gen_random_uuid(), ${ben.employeeId}, '2026-12-07', '2026-12-07', 'full', 'Home', 'approved',
          gen_random_uuid(), now(), now()) returning company_id, id, employee_id)
      insert into wfh_days (company_id, request_id, date, employee_id, halves)
      select company_id, id, '2026-12-07', employee_id, 2 from asked`.execute(tx),
  )
  const path = 'api/panel/calendar/whereabouts?from=2026-12-06&to=2026-12-08'
  const seen = (await company.get(path, ben)).body.data
  const days = (name: string) =>
    seen
      .find(({ full_name }: { full_name: string }) => full_name === name)
      .days.map(({ where }: { where: string }) => where)
  expect(days('Ann')).toEqual(['off', 'leave', 'leave'])
  expect(days('Ben')).toEqual(['off', 'home', 'office'])
  expect(JSON.stringify(seen)).not.toMatch(/Annual|Home"/)
  await company.member('Newcomer', { joined_on: '2026-12-08' })
  const [coming, ...rest] = (await company.get(`${path}&search=newc`)).body.data
  expect([coming.days.map(({ where }: { where: string }) => where), rest]).toEqual([['off', 'off', 'office'], []])
  // Here for a day in the middle alone.
  await company.member('Temp', { joined_on: '2026-12-07', left_on: '2026-12-07' })
  const [temp] = (await company.get(`${path}&search=temp`)).body.data
  expect(temp.days.map(({ where }: { where: string }) => where)).toEqual(['off', 'office', 'off'])
  const course = async (name: string, employee: string) =>
    app.db.system.transaction((tx) =>
      sql`insert into training_requests (company_id, id, employee_id, title, cost, from_date, to_date, status, entered_by,
          created_at, updated_at)
        values (${company.id}, gen_random_uuid(), ${employee}, ${name}, 1, '2026-12-10', '2026-12-11', 'approved',
          gen_random_uuid(), now(), now())`.execute(tx),
    )
  await course('Grader', ben.employeeId)
  const shown = (await own(ann)).away.filter(({ full_name }: { full_name: string }) => full_name === 'Ben')
  expect(shown).toMatchObject([
    { where: 'training', from: '2026-12-10', to: '2026-12-11', label: 'Training' },
    { where: 'home', from: '2026-12-07', to: '2026-12-07', label: 'Working from home' },
  ])
  const { address } = (await company.post('api/emp/calendar/feed', { shows: 'mine' }, ben)).body.data
  const { body } = await app.app.inject({ method: 'GET', url: new URL(address).pathname })
  expect(body).toMatch(/SUMMARY:Training: Grader\r\n[\s\S]*SUMMARY:Working from home\r\n/)
  expect(body.match(/TRANSP:TRANSPARENT/g)).not.toBeNull()
  const long = await company.get('api/panel/calendar/whereabouts?from=2026-12-01&to=2027-01-01', ben)
  expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['to']])
})

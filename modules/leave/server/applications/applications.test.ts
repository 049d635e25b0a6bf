import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { holidayHandlers } from '#modules/holidays/server/handlers.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { leaveBook } from '../book.ts'
import { leaveOnDays } from '../days-touched.ts'
import { applyEach } from './apply.ts'
import { requestOf } from './request-of.ts'

const MINE = 'api/emp/leave/application'
const PANEL = 'api/panel/leave/application'
let app: LeaveApp
let company: LeaveCompany
let boss: Member
let ann: Member
let annual: string
beforeAll(async () => {
  app = await leaveApp('2026-11-20', holidayHandlers({ touches: [leaveOnDays] }))
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  company = await app.leaveCompany('MY')
  boss = await company.member('Boss')
  ann = await company.member('Ann', { manager_id: boss.employeeId })
  annual = (await company.type('annual')).id
})
afterAll(() => app?.close())

/** From Monday, 7 December 2026. */
const days = (from: string, to = from, more: object = {}) => ({ type_id: annual, from, to, ...more })
const ask = (who: Member, body: object) => company.post(MINE, body, who)
const decide = (decision: string, ids: string[], who: Parameters<typeof company.post>[2] = company.admin, more = {}) =>
  company.post(`${PANEL}/batch/${decision}`, { ids, ...more }, who)

test('a holiday tells before it is saved whose leave lies on its day', async () => {
  const ben = await company.member('Ben', { manager_id: boss.employeeId })
  for (const who of [ann, ben]) await ask(who, days('2026-12-08'))
  const { id } = (await ask(ben, days('2026-12-09'))).body.data
  await company.post(`${MINE}/${id}/cancel`, {}, ben)
  const touchedFor = async (who: Parameters<typeof company.post>[2], ...dates: string[]) =>
    (await company.post('api/panel/company/holiday/touched', { dates }, who)).body.data
  const touched = (...dates: string[]) => touchedFor(company.admin, ...dates)
  expect(await touched('2026-12-08')).toEqual([expect.stringMatching(/^Leave falls on these days \(2\): Ann, Ben\. /)])
  // A key made for holidays hears how much, one made for leave as well whose.
  const key = (...scopes: string[]) => app.as({ ...company.admin.session, scopes })
  const unnamed = 'Leave falls on these days (2). It stays as it was counted; changing the leave recounts it'
  expect(await touchedFor(key('holidays:write'), '2026-12-08')).toEqual([unnamed])
  expect(await touchedFor(key('holidays:write', 'leave:read'), '2026-12-08')).toEqual([
    expect.stringContaining('Ann, Ben'),
  ])
  // What was cancelled lies on no day.
  expect(await touched('2026-12-09')).toEqual([])
})

describe('asking', () => {
  test('shows first what each day is and costs, what is left, and who else is away; and stores nothing', async () => {
    const ben = await company.member('Ben', { manager_id: boss.employeeId })
    await ask(ben, days('2026-12-24'))
    const { body } = await company.post(
      `${MINE}/preview`,
      days('2026-12-23', '2026-12-28', { to_part: 'morning' }),
      ann,
    )
    expect(
      body.data.days.map(({ date, kind, charge, balance_after }: Record<string, unknown>) => [
        date,
        kind,
        charge,
        balance_after,
      ]),
    ).toEqual([
      ['2026-12-23', 'working', 1, 15],
      ['2026-12-24', 'working', 1, 14],
      ['2026-12-25', 'holiday', 0, 14],
      ['2026-12-26', 'off', 0, 14],
      ['2026-12-27', 'rest', 0, 14],
      ['2026-12-28', 'working', 0.5, 13.5],
    ])
    expect(body.data).toMatchObject({ total: 2.5, available: 16, left: 13.5, errors: {}, team: 1 })
    expect(body.data.away).toMatchObject([
      { full_name: 'Ben', from: '2026-12-24', to: '2026-12-24', status: 'pending' },
    ])
    expect(body.data.goes_to).toEqual(['Boss'])
    expect((await company.get(MINE, ann)).body.data).toEqual([])
    const wrong = await company.post(`${MINE}/preview`, days('2026-12-26'), ann)
    expect(wrong.body.data.errors).toEqual({ from: ['None of these days is a working day'] })
  })

  test('is charged at once, waits for the manager, and is approved', async () => {
    const sent = await ask(ann, days('2026-12-07', '2026-12-09', { reason: 'Trip' }))
    expect([sent.status, sent.body.data]).toMatchObject([201, { total: 3, status: 'pending', label: 'Annual leave' }])
    expect(await company.balance(ann, 'annual')).toMatchObject({ pending: 3, available: 13 })
    const [waiting] = (await company.get('api/panel/application?scope=mine', boss)).body.data
    expect(waiting).toMatchObject({ kind: 'leave', title: 'Annual leave', detail: '7 Dec 2026 – 9 Dec 2026, 3 days' })
    const detail = await company.get(`${PANEL}/${sent.body.data.id}`, boss)
    expect(detail.body.data).toMatchObject({ waits_for: ['Boss'], may: { approve: { allowed: true } } })
    expect(detail.body.data.balance).toMatchObject({ entitled: 16, pending: 3, available: 13 })
    expect((await decide('approve', [sent.body.data.id], boss)).body.data.changed).toBe(1)
    expect(await company.balance(ann, 'annual')).toMatchObject({ pending: 0, booked: 3, available: 13 })
    expect((await company.get(`${PANEL}/${sent.body.data.id}`, await company.member('Other'))).status).toBe(404)
  })

  test('whose approval is taken back waits again, charged as before', async () => {
    const { body: sent } = await ask(ann, days('2026-12-07', '2026-12-09'))
    const { body } = await decide('approve', [sent.data.id], boss)
    expect((await company.post(`api/emp/undo/${body.meta.undo}`, {}, boss)).status).toBe(200)
    expect(await company.balance(ann, 'annual')).toMatchObject({ pending: 3, booked: 0, available: 13 })
    expect((await company.get('api/panel/application?scope=mine', boss)).body.data).toHaveLength(1)
  })

  test('is refused with the field at fault, and nothing is stored', async () => {
    await company.member('Ben')
    const faults: [object, string][] = [
      [days('2026-12-09', '2026-12-07'), 'to'],
      [days('2019-12-30'), 'from'],
      [days('2026-12-26'), 'from'],
      [days('2026-12-07', '2026-12-31'), 'to'],
      [{ ...days('2026-12-07'), type_id: (await company.type('sick')).id }, 'attachment_ids'],
      [{ ...days('2026-12-07'), type_id: (await company.type('paternity')).id }, 'type_id'],
      [days('2026-12-07', undefined, { hours: 1.25 }), 'hours'],
      [days('2026-12-07', undefined, { hours: 2 }), 'hours'],
    ]
    for (const [body, field] of faults) {
      const { status, body: answer } = await ask(ann, body)
      expect([status, Object.keys(answer.errors)[0]]).toEqual([422, field])
    }
    expect((await company.get(MINE, ann)).body.data).toEqual([])
    expect((await company.post(MINE, days('2026-12-07'))).body.message).toMatch(/not linked to an employee/)
    const leaver = await company.member('Leaver', { left_on: '2026-12-31' })
    expect((await ask(leaver, days('2026-12-31', '2027-01-04'))).body.errors).toEqual({
      to: ['This is after the last day of employment'],
    })
    const group = { name: 'Without annual leave', types: [{ type_id: (await company.type('sick')).id }] }
    const { id } = (await company.post('api/panel/leave/group', group)).body.data
    await company.post(`api/panel/leave/group/${id}/employees`, { employee_ids: [ann.employeeId] })
    expect((await ask(ann, days('2026-12-07'))).body.errors).toHaveProperty('type_id')
    for (const who of [ann, leaver]) expect((await company.get(MINE, who)).body.data).toEqual([])
  })

  test('may meet other leave at noon, and not overlap it', async () => {
    expect((await ask(ann, days('2026-12-07', undefined, { from_part: 'morning' }))).status).toBe(201)
    expect((await ask(ann, days('2026-12-07', undefined, { from_part: 'morning' }))).body.errors).toHaveProperty('from')
    expect((await ask(ann, days('2026-12-04', '2026-12-07'))).body.errors).toHaveProperty('from')
    expect((await ask(ann, days('2026-12-07', undefined, { from_part: 'afternoon' }))).status).toBe(201)
  })

  test('follows the smallest unit, and names the halves as the company does (S3-010, S3-025, S5-001)', async () => {
    await company.setSettings({ leave_time_format: 2 })
    const half = await ask(ann, days('2026-12-07', undefined, { from_part: 'morning' }))
    expect(half.body.data.part_label).toBe('First half')
    await company.setSettings({ leave_time_format: 1, smallest_leave_unit: '1_day' })
    expect((await company.get(MINE, ann)).body.data[0].part_label).toBe('Morning')
    expect((await ask(ann, days('2026-12-08', undefined, { from_part: 'morning' }))).body.errors).toHaveProperty(
      'from_part',
    )
    const byHours = { name: 'Hours', unit: 'hour', steps: [{ from_months: 0, amount: 16 }] }
    const { id: type_id } = (await company.post('api/panel/leave/type', byHours)).body.data
    const hours = async (count: number) =>
      Object.keys((await ask(ann, days('2026-12-09', undefined, { type_id, hours: count }))).body.errors ?? {})
    await company.setSettings({ smallest_leave_unit: '0.5_day' })
    expect(await hours(1)).toEqual(['hours'])
    await company.setSettings({ smallest_leave_unit: '0.5_hour' })
    for (const quarter of [1.25, 0.3]) expect(await hours(quarter)).toEqual(['hours'])
    expect(await hours(1.5)).toEqual([])
  })

  test('takes a proof that one has uploaded, shows it to the approver, and to nobody else', async () => {
    const file = Buffer.from('%PDF-1.4 a certificate')
    const { body } = await app.upload(ann, 'api/emp/leave/attachment', 'certificate.pdf', file)
    const sick = { ...days('2026-12-07'), type_id: (await company.type('sick')).id, attachment_ids: [body.data.id] }
    expect((await ask(boss, sick)).body.errors).toHaveProperty('attachment_ids')
    expect((await ask(ann, sick)).status).toBe(201)
    expect((await ask(ann, { ...sick, from: '2026-12-08', to: '2026-12-08' })).body.errors).toHaveProperty(
      'attachment_ids',
    )
    expect((await app.call(boss, 'GET', `api/emp/leave/attachment/${body.data.id}`)).bytes).toEqual(file)
    const large = Buffer.concat([file, Buffer.alloc(12 * 1_048_576)])
    const refused = await app.upload(ann, 'api/emp/leave/attachment', 'certificate.pdf', large)
    expect([refused.status, refused.body.message]).toEqual([413, 'The file is larger than 10 MB'])
    const other = await company.member('Other')
    expect((await app.call(other, 'GET', `api/emp/leave/attachment/${body.data.id}`)).status).toBe(404)
  })
})

describe('an event', () => {
  test('is granted with the first leave for it, and serves no more than the law gives', async () => {
    const taiwan = await app.leaveCompany('TW')
    const mei = await taiwan.member('Mei')
    const file = async () =>
      (await app.upload(mei, 'api/emp/leave/attachment', 'proof.pdf', Buffer.from('%PDF-1.4'))).body.data.id
    const { id } = await taiwan.type('bereavement')
    const mourn = async (from: string, to: string, variant = 'sibling') =>
      taiwan.post(
        MINE,
        { type_id: id, from, to, event_date: '2026-11-16', variant, attachment_ids: [await file()] },
        mei,
      )
    expect((await mourn('2026-11-23', '2026-11-24')).status).toBe(201)
    expect((await mourn('2026-11-25', '2026-11-26')).body.errors).toHaveProperty('to')
    expect((await mourn('2026-11-25', '2026-11-25')).status).toBe(201)
    expect((await mourn('2026-11-26', '2026-11-26', 'cousin')).body.errors).toHaveProperty('variant')
    expect((await mourn('2027-03-01', '2027-03-01', 'parent')).body.errors).toHaveProperty('event_date')
  })
})

describe('leave that the law counts with another', () => {
  test('creates it, and both are rejected or withdrawn together after the warning (S4-030, S4-031)', async () => {
    const taiwan = await app.leaveCompany('TW')
    const mei = await taiwan.member('Mei')
    const { id } = await taiwan.type('family_care')
    const sent = await taiwan.post(
      MINE,
      { type_id: id, from: '2026-12-07', to: '2026-12-07', hours: 3, start_time: '14:00' },
      mei,
    )
    expect(sent.body.data).toMatchObject({ total: 3, unit: 'hour', is_legally_mandated: true })
    expect(await taiwan.balance(mei, 'personal')).toMatchObject({ pending: 3, available: 109 })
    const path = `${PANEL}/batch/reject`
    const asked = await taiwan.post(path, { ids: [sent.body.data.id] })
    expect([asked.status, asked.body]).toMatchObject([
      409,
      { confirm_required: true, data: ['Mei: Family care leave + Personal leave'] },
    ])
    const inChinese = await app.call(
      taiwan.admin,
      'POST',
      path,
      { ids: [sent.body.data.id] },
      { 'accept-language': 'zh-TW' },
    )
    expect(inChinese.body.data).toEqual(['Mei: 家庭照顧假 + 事假'])
    expect(await taiwan.balance(mei, 'family_care')).toMatchObject({ pending: 3 })
    expect((await taiwan.post(path, { ids: [sent.body.data.id], confirm: 1 })).status).toBe(200)
    const statuses = async () => (await taiwan.get(PANEL)).body.data.map(({ status }: { status: string }) => status)
    expect(await statuses()).toEqual(['rejected', 'rejected'])
    expect(await taiwan.balance(mei, 'personal')).toMatchObject({ pending: 0, available: 112 })
    const again = { type_id: id, from: '2026-12-08', to: '2026-12-08', hours: 2, start_time: '09:00' }
    const ids = [(await taiwan.post(MINE, again, mei)).body.data.id]
    await taiwan.post(`${PANEL}/batch/approve`, { ids })
    expect((await taiwan.post(`${PANEL}/batch/withdraw`, { ids })).status).toBe(409)
    expect((await taiwan.post(`${PANEL}/batch/withdraw`, { ids, confirm: 1 })).status).toBe(200)
    expect((await statuses()).slice(0, 2)).toEqual(['withdrawn', 'withdrawn'])
  })
})

describe('decisions', () => {
  test('in a batch touch only what is pending, or what is approved, and say where there is nothing (S4-027, S4-029, S8-022, S8-024)', async () => {
    const one = (await ask(ann, days('2026-12-07'))).body.data.id
    const two = (await ask(ann, days('2026-12-08'))).body.data.id
    expect((await decide('approve', [one])).status).toBe(200)
    expect((await decide('reject', [one, two])).body.data).toMatchObject({ changed: 1, skipped: 1 })
    const nothing = await decide('approve', [one, two])
    expect([nothing.status, nothing.body.message]).toEqual([422, 'No pending leave to approve or reject'])
    expect((await decide('withdraw', [one, two])).body.data).toMatchObject({ changed: 1, skipped: 1 })
    expect((await decide('withdraw', [one, two])).body.message).toBe(
      'No approved off in lieu, leave or claim to withdraw',
    )
    expect(await company.balance(ann, 'annual')).toMatchObject({ booked: 0, pending: 0, available: 16 })
  })

  test('are nobody’s own', async () => {
    const hr = await company.member('Hana', {}, 'HR Leave')
    const { id } = (await ask(hr, days('2026-12-07'))).body.data
    expect((await decide('approve', [id], hr)).body.message).toBe('Nobody decides their own request')
  })

  test('are cancelled while pending (S4-025), and asked to be withdrawn once approved', async () => {
    const { id } = (await ask(ann, days('2026-12-07'))).body.data
    expect((await company.post(`${MINE}/${id}/cancel`, {}, boss)).status).toBe(404)
    expect((await company.post(`${MINE}/${id}/cancel`, {}, ann)).body.data.status).toBe('cancelled')
    expect((await company.get(`${PANEL}?status=cancelled`)).body.data).toMatchObject([{ id }])
    const next = (await ask(ann, days('2026-12-07'))).body.data.id
    await decide('approve', [next], boss)
    expect((await company.post(`${MINE}/${next}/cancel`, {}, ann)).status).not.toBe(200)
    expect((await company.post(`${MINE}/${next}/withdraw`, { reason: '' }, ann)).status).toBe(422)
    expect((await company.post(`${MINE}/${next}/withdraw`, { reason: 'Changed' }, ann)).status).toBe(200)
    const agreed = await company.post('api/panel/application/decide', { ids: [next], decision: 'approve' }, boss)
    expect(agreed.body.data.outcomes[0].status).toBe('withdrawn')
    expect(await company.balance(ann, 'annual')).toMatchObject({ available: 16 })
  })

  test('are shown as completed once the days are over (S4-025)', async () => {
    const { id } = (await ask(ann, days('2026-12-07'))).body.data
    await decide('approve', [id])
    app.setToday('2026-12-08')
    expect((await company.get(`${PANEL}?status=completed`)).body.data).toMatchObject([{ id, status: 'completed' }])
    expect((await company.get(`${PANEL}?status=approved`)).body.data).toEqual([])
  })

  test('are refused on locked days, as is asking', async () => {
    const { id } = (await ask(ann, days('2026-12-07'))).body.data
    await app.db.forCompany(company.id).transaction((tx) =>
      sql`insert into leave_locks (company_id, id, from_date, to_date, reason, created_by, created_by_name)
          values (${company.id}, gen_random_uuid(), '2026-12-07', '2026-12-31', 'Closing', gen_random_uuid(), 'HR')`.execute(
        tx,
      ),
    )
    expect((await ask(ann, days('2026-12-08'))).body.errors).toHaveProperty('from')
    expect((await decide('approve', [id])).body.message).toBe('Leave is locked on these days')
    // No row offers what would be refused, and nobody asks for what nobody could decide.
    const closed = { allowed: false, why: 'Leave is locked on these days' }
    expect((await company.get(PANEL)).body.data[0].may.approve).toEqual(closed)
    expect((await company.get('api/panel/application?scope=mine', boss)).body.data[0].may.approve).toEqual(closed)
    const unlocked = await app.db
      .forCompany(company.id)
      .transaction((tx) =>
        sql`update leave_applications set status = 'approved' where company_id = ${company.id} and id = ${id}`
          .execute(tx)
          .then(() =>
            sql`update approval_requests set status = 'approved', step = null where company_id = ${company.id} and id = ${id}`.execute(
              tx,
            ),
          ),
      )
    expect(unlocked.numAffectedRows).toBe(1n)
    const wish = await company.post(`${MINE}/${id}/withdraw`, { reason: 'Changed' }, ann)
    expect([wish.status, wish.body.message]).toEqual([422, 'Leave is locked on these days'])
  })
})

describe('for many people', () => {
  test('sixteen days at most, all of them or none (S5-004, S9-012)', async () => {
    const people = [ann.employeeId, boss.employeeId]
    const many = (from: string, to: string) =>
      company.post(`${PANEL}/batch`, { employee_ids: people, ...days(from, to) })
    expect((await many('2026-12-01', '2026-12-17')).body.errors).toEqual({ to: ['At most 16 days at once'] })
    expect((await many('2026-12-01', '2026-12-16')).body.data).toHaveLength(2)
    await ask(ann, days('2026-12-21'))
    const proof = { ...days('2026-12-17'), attachment_ids: [randomUUID()] }
    const proven = await company.post(`${PANEL}/batch`, { employee_ids: people, ...proof })
    expect(proven.body.errors).toEqual({
      attachment_ids: ['An attachment is for one person; enter this leave for each of them'],
    })
    const refused = await many('2026-12-21', '2026-12-22')
    expect([refused.status, refused.body.data]).toEqual([422, ['Ann: There is leave on some of these days already']])
    expect(await company.balance(boss, 'annual')).toMatchObject({ pending: 12 })
  })
})

/** Sums and days that no order of asking may break: of each person, in words. */
async function broken(members: readonly Member[], days: number): Promise<string[]> {
  const ids = members.map(({ employeeId }) => employeeId)
  const { rows } = await app.db.forCompany(company.id).read((tx) =>
    sql<{ fault: string }>`
      select e.full_name || ' took more than there is' as fault from employees e
      where e.company_id = ${company.id} and e.id = any(${ids}::uuid[]) and (select sum(u.halves) from leave_uses u
        where u.company_id = e.company_id and u.employee_id = e.id) > ${days * 2}
      union all
      select e.full_name || ' has leave twice on ' || d.date from leave_days d
        join leave_applications a on a.company_id = d.company_id and a.id = d.application_id and a.status in ('pending', 'approved')
        join employees e on e.company_id = d.company_id and e.id = d.employee_id
      where d.company_id = ${company.id} and d.employee_id = any(${ids}::uuid[]) group by e.full_name, d.date having count(*) > 1
      order by 1`.execute(tx),
  )
  return rows.map(({ fault }) => fault)
}

describe('however many ask at once', () => {
  const december = Array.from({ length: 31 }, (_, at) => `2026-12-${String(at + 1).padStart(2, '0')}`)

  test('nobody gets more than there is, and no day twice, though others enter it for several besides', async () => {
    const people = [ann, await company.member('Ben'), await company.member('Cat')]
    const employee_ids = people.map(({ employeeId }) => employeeId)
    const batch = (from: string, to: string) => company.post(`${PANEL}/batch`, { employee_ids, ...days(from, to) })
    const [first, second, ...answers] = await Promise.all([
      batch('2026-12-07', '2026-12-09'),
      batch('2026-12-08', '2026-12-10'),
      ...people.flatMap((who) => [...december, ...december].map((date) => ask(who, days(date)))),
    ])
    expect(await broken(people, 16)).toEqual([])
    // A batch is for everybody or for nobody, and of two that meet on a day one at most is taken.
    const batches = [first, second].map((answer) => (answer?.status === 201 ? answer.body.data.length : 0))
    expect([0, 3]).toContain(batches.reduce((sum, count) => sum + count, 0))
    for (const who of people) {
      const { pending, available } = await company.balance(who, 'annual')
      expect([pending, available]).toEqual([16, 0])
    }
    expect(answers.every(({ status }) => status === 201 || status === 422)).toBe(true)
  })

  test('a planted fault is found: two who are looked at before either is written', async () => {
    const who = {
      ...app.services,
      company: app.db.forCompany(company.id),
      session: ann.session,
      actor: { accountId: ann.session.accountId, name: 'Ann', address: '', requestId: randomUUID() },
      language: 'en' as const,
    }
    const acting = await actingOf(who)
    const request = requestOf({
      ...days('2026-12-07'),
      from_part: 'full',
      to_part: 'full',
      attachment_ids: [],
    } as never)
    const wish = { acting, people: [ann.employeeId], request, isOwn: true, batchId: null }
    await app.db
      .forCompany(company.id)
      .transaction(async (tx) => applyEach(tx, app.approvals, await leaveBook(tx, who), [wish, wish]))
    expect(await broken([ann], 16)).toEqual(['Ann has leave twice on 2026-12-07'])
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'

const LIEU = 'api/panel/offInLieu'
const HOLIDAY = 'api/panel/replacementHoliday'
let app: LeaveApp
let company: LeaveCompany
let boss: Member
let ann: Member
beforeAll(async () => {
  app = await leaveApp()
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  company = await app.leaveCompany('MY')
  boss = await company.member('Boss')
  ann = await company.member('Ann', { manager_id: boss.employeeId })
})
afterAll(() => app?.close())

const ask = (body: object, who = ann) => company.post('api/emp/offInLieu', body, who)
const decide = (decision: string, ids: string[], who: Parameters<typeof company.post>[2] = boss, path = LIEU) =>
  company.post(`${path}/batch/${decision}`, { ids }, who)
/** Sunday, 15 November 2026. */
const SUNDAY = '2026-11-15'

describe('off in lieu (S4-024)', () => {
  test('is asked for work on a day off, approved by the manager, taken as leave, and then completed', async () => {
    const sent = await ask({ date: SUNDAY, reason: 'Stocktaking' })
    expect([sent.status, sent.body.data]).toMatchObject([
      201,
      { date: SUNDAY, day_kind: 'rest', worked: true, amount: 1, status: 'pending', left: null },
    ])
    const { id } = sent.body.data
    const [waiting] = (await company.get('api/panel/application', boss)).body.data
    expect(waiting).toMatchObject({ id, kind_label: 'Off in lieu', detail: '15 Nov 2026, Rest day, 1 day' })
    expect((await decide('approve', [id], ann)).status).not.toBe(200)
    expect((await decide('approve', [id])).body.data).toMatchObject({ changed: 1 })
    expect((await company.get('api/emp/offInLieu', ann)).body.data).toMatchObject([
      { status: 'approved', left: 1, expires_on: '2027-02-18' },
    ])
    expect(await company.balance(ann, 'off_in_lieu')).toMatchObject({ entitled: 1, available: 1 })
    const { id: type_id } = await company.type('off_in_lieu')
    const day = { type_id, from: '2026-12-07', to: '2026-12-07' }
    expect((await company.post('api/emp/leave/application', day, ann)).status).toBe(201)
    const used = await decide('withdraw', [id], company.admin)
    expect([used.status, used.body.message]).toEqual([422, 'What this earned has been taken or promised already'])
    expect((await company.get(`${LIEU}?status=completed`)).body.data).toMatchObject([
      { id, status: 'completed', may: { withdraw: { allowed: false, why: used.body.message } } },
    ])
    expect((await company.get('api/panel/application?scope=all&status=completed')).body.data).toMatchObject([
      { id, status: 'completed' },
    ])
    expect((await company.get(`${LIEU}?status=approved`)).body.data).toEqual([])
  })

  test('whose approval is taken back waits again, with nothing granted, while nobody used it', async () => {
    const { id } = (await ask({ date: SUNDAY })).body.data
    const undo = (answer: Awaited<ReturnType<typeof decide>>) =>
      company.post(`api/emp/undo/${answer.body.meta.undo}`, {}, boss)
    expect((await undo(await decide('approve', [id]))).status).toBe(200)
    expect((await company.get('api/emp/offInLieu', ann)).body.data).toMatchObject([{ status: 'pending', left: null }])
    expect(await company.balance(ann, 'off_in_lieu')).toMatchObject({ entitled: 0, available: 0 })
    const again = await decide('approve', [id])
    const { id: type_id } = await company.type('off_in_lieu')
    await company.post('api/emp/leave/application', { type_id, from: '2026-12-07', to: '2026-12-07' }, ann)
    expect((await undo(again)).body.message).toBe('What this earned has been taken or promised already')
  })

  test('in Taiwan is paid out where nobody used it in time, and no company may forfeit it', async () => {
    const taiwan = await app.leaveCompany('TW')
    const mei = await taiwan.member('Mei')
    expect((await taiwan.post('api/emp/offInLieu', { date: SUNDAY }, mei)).status).toBe(201)
    const type = await taiwan.type('off_in_lieu')
    expect(type).toMatchObject({ label: 'Off in lieu', leftover: 'pay_out' })
    const refused = await taiwan.patch(`api/panel/leave/type/${type.id}`, { leftover: 'forfeit' })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { leftover: ['The law has this paid out: it is not forfeited'] },
    ])
    expect((await ask({ date: SUNDAY })).status).toBe(201)
    expect(await company.type('off_in_lieu')).toMatchObject({ leftover: 'forfeit' })
  })

  test('is not decided on locked days, and its row says so', async () => {
    const { id } = (await ask({ date: SUNDAY })).body.data
    await company.post('api/panel/leave/lock', { from: SUNDAY, to: SUNDAY, department_id: null, reason: 'Closing' })
    expect((await decide('approve', [id])).body.message).toBe('Leave is locked on these days')
    expect((await company.get(LIEU)).body.data[0].may.approve).toMatchObject({ allowed: false })
  })

  test('is withdrawn only where it was approved, and gone with it (S4-029)', async () => {
    const first = (await ask({ date: SUNDAY, amount: 0.5 })).body.data.id
    const second = (await ask({ date: '2026-11-14' })).body.data.id
    const nothing = await decide('withdraw', [first], company.admin)
    expect([nothing.status, nothing.body.message]).toEqual([422, 'No approved off in lieu, leave or claim to withdraw'])
    await decide('approve', [first])
    expect((await decide('withdraw', [first, second], company.admin)).body.data).toMatchObject({
      changed: 1,
      skipped: 1,
    })
    expect(await company.balance(ann, 'off_in_lieu')).toMatchObject({ entitled: 0, available: 0 })
    expect((await decide('reject', [second])).body.data.changed).toBe(1)
    expect((await ask({ date: SUNDAY })).status).toBe(201)
  })

  test('is refused for working days, days to come, quarters, and a second time', async () => {
    const refused = async (body: object) => (await ask(body)).body.errors
    expect(await refused({ date: '2026-11-16' })).toEqual({
      date: ['This is a working day; off in lieu is for work on a rest day, an off day or a holiday'],
    })
    expect(await refused({ date: '2026-11-22' })).toEqual({ date: ['This day is still to come'] })
    expect(await refused({ date: SUNDAY, amount: 0.25 })).toHaveProperty('amount')
    const before = await company.post('api/emp/offInLieu/preview', { date: SUNDAY, amount: 0.5 }, ann)
    expect(before.body.data).toEqual({
      day_kind: 'rest',
      holiday: null,
      amount: 0.5,
      would_expire_on: '2027-02-18',
      goes_to: ['Boss'],
      errors: {},
    })
    await ask({ date: SUNDAY })
    const after = await company.post('api/emp/offInLieu/preview', { date: SUNDAY }, ann)
    expect(after.body.data.errors).toEqual({ date: ['This day is asked for or made good already'] })
    expect(await refused({ date: SUNDAY })).toEqual({ date: ['This day is asked for or made good already'] })
  })

  test('that waits is changed, cancelled, or removed by who keeps it; after approval its applicant asks', async () => {
    const { id } = (await ask({ date: SUNDAY })).body.data
    expect((await company.patch(`${LIEU}/${id}`, { amount: 0.5 })).body.data).toMatchObject({
      amount: 0.5,
      date: SUNDAY,
    })
    expect((await company.post(`api/emp/offInLieu/${id}/cancel`, {}, boss)).status).toBe(404)
    expect((await company.post(`api/emp/offInLieu/${id}/cancel`, {}, ann)).body.data.status).toBe('cancelled')
    expect((await company.remove(`${LIEU}/${id}`)).status).toBe(200)
    const next = (await ask({ date: SUNDAY })).body.data.id
    await decide('approve', [next])
    expect((await company.remove(`${LIEU}/${next}`)).body.message).toBe('What was approved is withdrawn, not removed')
    expect((await company.post(`api/emp/offInLieu/${next}/withdraw`, { reason: 'Paid instead' }, ann)).status).toBe(200)
    await company.post('api/panel/application/decide', { ids: [next], decision: 'approve' }, boss)
    expect((await company.get(`${LIEU}/${next}`)).body.data.status).toBe('withdrawn')
  })

  test('is entered for a whole shift at once, for all of them or for none, and told with what is needed to decide', async () => {
    const bob = await company.member('Bob', { manager_id: boss.employeeId })
    const shift = { employee_ids: [ann.employeeId, bob.employeeId], date: SUNDAY, reason: 'Stocktaking' }
    const entered = await company.post(`${LIEU}/batch`, shift)
    expect([entered.status, entered.body.message]).toEqual([201, 'Entered for 2 people'])
    const cid = await company.member('Cid', { manager_id: boss.employeeId })
    const again = await company.post(`${LIEU}/batch`, { ...shift, employee_ids: [cid.employeeId, bob.employeeId] })
    expect([again.status, again.body.message]).toEqual([422, 'Nothing was entered: it is not possible for Bob'])
    expect((await company.get(LIEU)).body.data).toHaveLength(2)
    const ids = entered.body.data.map(({ id }: { id: string }) => id)
    const seen = async (id: string, who: Parameters<typeof company.get>[1]) =>
      (await company.get(`${LIEU}/${id}`, who)).body.data
    const [mine] = (await company.get('api/emp/offInLieu', ann)).body.data
    expect(await seen(mine.id, boss)).toMatchObject({ full_name: 'Ann', would_expire_on: '2027-02-18', others: [] })
    await decide('approve', ids)
    const next = (await ask({ date: '2026-11-14' })).body.data.id
    expect(await seen(next, boss)).toMatchObject({ others: [{ id: mine.id, left: 1, expires_on: '2027-02-18' }] })
    expect(await seen(next, ann)).toMatchObject({ status: 'pending' })
    expect((await company.get(`${LIEU}/${next}`, bob)).status).toBe(404)
    expect((await company.post(`${LIEU}/batch`, shift, ann)).status).toBe(403)
  })

  test('is kept by the roles of leave, and stays within its company', async () => {
    const { id } = (await ask({ date: SUNDAY })).body.data
    expect((await company.get(LIEU, await company.with('HR Leave'))).status).toBe(200)
    expect((await company.get(LIEU, ann)).status).toBe(403)
    const stranger = await app.leaveCompany('MY')
    expect((await stranger.get(`${LIEU}/${id}`)).status).toBe(404)
    expect((await stranger.remove(`${LIEU}/${id}`)).status).toBe(404)
    expect((await company.get(`${HOLIDAY}/${id}`)).status).toBe(404)
  })
})

test('a holiday on a day off, or one that was worked, is replaced; one that was had is not', async () => {
  const holiday = (date: string, name: string) =>
    app.db.forCompany(company.id).transaction((tx) =>
      sql`insert into holidays (company_id, id, date, name, kind)
          values (${company.id}, gen_random_uuid(), ${date}, ${name}, 'public') on conflict do nothing`.execute(tx),
    )
  await holiday(SUNDAY, 'Founders’ Day')
  await holiday('2026-11-18', 'Harvest Day')
  const wish = (date: string, more: object = {}) => company.post('api/emp/replacementHoliday', { date, ...more }, ann)
  expect((await wish('2026-11-17')).body.errors).toEqual({ date: ['There is no holiday on this day'] })
  expect((await wish('2026-11-18')).body.errors).toHaveProperty('date')
  const [sunday, worked] = [await wish(SUNDAY), await wish('2026-11-18', { worked: true })]
  expect([sunday.body.data, worked.body.data]).toMatchObject([
    { holiday: 'Founders’ Day', worked: false, amount: 1 },
    { holiday: 'Harvest Day', worked: true },
  ])
  const ids = [sunday.body.data.id, worked.body.data.id]
  expect((await decide('approve', ids, boss, HOLIDAY)).body.data.changed).toBe(2)
  expect(await company.balance(ann, 'replacement_holiday')).toMatchObject({ entitled: 2, available: 2 })
  expect((await company.get(HOLIDAY)).body.data).toHaveLength(2)
})

import { sql } from 'kysely'
/** What people are told of their leave: what an event gives, what is not theirs, and whom a request waits for. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LeaveApp, type LeaveCompany, leaveApp } from '#tests/support/leave-company.ts'

let app: LeaveApp
let taiwan: LeaveCompany
let malaysia: LeaveCompany
beforeAll(async () => {
  app = await leaveApp('2026-11-20')
  taiwan = await app.leaveCompany('TW')
  malaysia = await app.leaveCompany('MY')
})
afterAll(() => app?.close())

type Balance = { kind: string; available: number; per_event: { least: number; most: number } | null }
const own = async (company: LeaveCompany, who: Parameters<LeaveCompany['get']>[1]) =>
  (await company.get('api/emp/leave/balance', who)).body.data as Balance[]

test('leave by event says what an event gives, and not that nothing is left', async () => {
  const ann = await taiwan.member('Ann')
  const of = async (kind: string) => (await own(taiwan, ann)).find((one) => one.kind === kind)
  // 勞工請假規則 第 2 條 and 第 3 條: eight days for a wedding; eight, six or three for a death.
  expect(await of('marriage')).toMatchObject({ available: 0, per_event: { least: 8, most: 8 } })
  expect(await of('bereavement')).toMatchObject({ per_event: { least: 3, most: 8 } })
  expect(await of('annual')).toMatchObject({ per_event: null })
})

test('a single man is not offered paternity leave, a married one is, and whose standing nobody entered', async () => {
  const offered = async (name: string, marital_status: string | null) => {
    const he = await malaysia.member(name, { gender: 'male', marital_status })
    const types = (await malaysia.get('api/emp/leave/type', he)).body.data as { kind: string }[]
    const balances = await own(malaysia, he)
    return [types, balances].map((list) => list.some(({ kind }) => kind === 'paternity'))
  }
  expect(await offered('Single', 'single')).toEqual([false, false])
  expect(await offered('Married', 'married')).toEqual([true, true])
  expect(await offered('Unknown', null)).toEqual([true, true])
})

test('leave of solo parents is offered to whoever has a child in the record', async () => {
  const philippines = await app.leaveCompany('PH')
  const ben = await philippines.member('Ben', { gender: 'male', marital_status: 'single' })
  const offered = async () => {
    const types = (await philippines.get('api/emp/leave/type', ben)).body.data as { kind: string }[]
    return [types, await own(philippines, ben)].map((list) => list.some(({ kind }) => kind === 'solo_parent'))
  }
  // Nor is it in the list of everybody's balances, which granted it to all.
  const listed = async () => {
    const { data } = (await philippines.get('api/panel/leave/balance?per_page=100')).body
    return JSON.stringify(data).includes('Solo parent')
  }
  expect([...(await offered()), await listed()]).toEqual([false, false, false])
  await app.db.forCompany(philippines.id).transaction((tx) =>
    sql`insert into family_members (company_id, id, employee_id, full_name, relationship)
        values (${philippines.id}, gen_random_uuid(), ${ben.employeeId}, 'Bea', 'child')`.execute(tx),
  )
  expect([...(await offered()), await listed()]).toEqual([true, true, true])
})

test('leave for indigenous rites is offered to whom the record says it of (Taiwan)', async () => {
  const taiwan = await app.leaveCompany('TW')
  const kacaw = await taiwan.member('Kacaw', {})
  const offered = async () =>
    ((await taiwan.get('api/emp/leave/type', kacaw)).body.data as { kind: string }[]).some(
      ({ kind }) => kind === 'indigenous_rites',
    )
  expect(await offered()).toBe(false)
  await app.db.forCompany(taiwan.id).transaction((tx) =>
    sql`update employees set statutory = statutory || '{"indigenous": true}'
        where company_id = ${taiwan.id} and id = ${kacaw.employeeId}`.execute(tx),
  )
  expect(await offered()).toBe(true)
})

test('a request waits for whose turn it is; whoever may decide it as well is told whom it waits for', async () => {
  const boss = await malaysia.member('Boss', {}, 'Reporting Manager')
  const ben = await malaysia.member('Ben', { manager_id: boss.employeeId })
  const { id: type_id } = await malaysia.type('annual')
  const asked = { type_id, from: '2026-12-08', to: '2026-12-08' }
  const { id } = (await malaysia.post('api/emp/leave/application', asked, ben)).body.data
  const seen = async (who: Parameters<LeaveCompany['get']>[1]) => {
    const { for_me, may, waits_for } = (await malaysia.get(`api/panel/application/${id}`, who)).body.data
    return [for_me, may.approve.allowed, waits_for]
  }
  expect(await seen(boss)).toEqual([true, true, ['Boss']])
  expect(await seen(malaysia.admin)).toEqual([false, true, ['Boss']])
})

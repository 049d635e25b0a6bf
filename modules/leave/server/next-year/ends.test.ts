/** What the entries of a balance say of leave whose days end: before it is settled, while it waits for it, afterwards. */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { approvedAmong, firstOpenMonth, payInputsChanged } from '#modules/payroll/server/public.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { leaveOvernight } from './jobs.ts'

let app: LeaveApp
let company: LeaveCompany
let mei: Member
beforeAll(async () => {
  app = await leaveApp()
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  company = await app.leaveCompany('TW')
  mei = await company.member('Mei', { joined_on: '2023-12-01' })
  await carrying(4, { carry_months: 12, leftover: 'pay_out' })
})
afterAll(() => app?.close())

/** Mei's year of service gives ten days, until the end of November. */
const carrying = async (amount: number, more: object) => {
  const { id } = await company.type('annual')
  await company.patch(`api/panel/leave/type/${id}`, { carry_most: amount, ...more })
}
const overnight = async (today: string) => {
  const pay = { changed: payInputsChanged, approvedAmong, firstOpenMonth }
  app.setToday(today)
  await leaveOvernight(pay).run(app.services, { companyId: company.id, today: plainDateOf(today) })
}
const ends = async (until = '2026-11-30', who?: Member) => {
  const { id } = await company.type('annual')
  const path = who ? `api/emp/leave/balance/${id}/ledger` : `api/panel/leave/balance/${mei.employeeId}/ledger/${id}`
  const { body } = await company.get(`${path}?until=${until}`, who)
  const entries = body.data as { text: string; amount: number; balance: number }[]
  expect(entries.at(-1)?.balance).toBe(0)
  return entries.filter(({ amount }) => amount < 0).map(({ text, amount }) => [text, amount])
}

test('what is to be carried on and paid out is never called expired, neither before nor after the night that settles it', async () => {
  const waiting = [
    ['To be carried over', -4],
    ['To be paid out', -6],
  ]
  expect([await ends(), await ends('2026-11-30', mei)]).toEqual([waiting, waiting])
  app.setToday('2026-12-01')
  expect(await ends()).toEqual(waiting)
  await overnight('2026-12-01')
  expect(await ends()).toEqual([
    ['Carried over', -4],
    ['Paid out', -6],
  ])
})

test('what is paid out by hand is called so at once, and counts no more to what is to be', async () => {
  const { id: type_id } = await company.type('annual')
  const body = { type_id, amount: 3, month: '2026-11', reason: 'As agreed' }
  expect((await company.post(`api/panel/leave/balance/${mei.employeeId}/payOut`, body)).status).toBe(200)
  expect(await ends()).toEqual([
    ['Paid out', -3],
    ['To be carried over', -4],
    ['To be paid out', -3],
  ])
})

test('what the type forfeits expires, beside what is carried on', async () => {
  company = await app.leaveCompany('MY')
  mei = await company.member('Ann')
  await carrying(5, { leftover: 'forfeit' })
  expect(await ends('2026-12-31')).toEqual([
    ['To be carried over', -5],
    ['Expired', -11],
  ])
})

test('what somebody leaves with is to be paid out, whatever would have been carried', async () => {
  await app.db
    .forCompany(company.id)
    .transaction((tx) =>
      sql`update employees set left_on = '2026-11-25' where company_id = ${company.id} and id = ${mei.employeeId}`.execute(
        tx,
      ),
    )
  expect((await ends()).at(-1)?.[0]).toBe('To be paid out')
})

test('what comes free after the night settled it is to be paid out too, for the most that may be carried is', async () => {
  const { id: type_id } = await company.type('annual')
  const leave = { employee_id: mei.employeeId, type_id, from: '2026-11-26', to: '2026-11-27' }
  const { id } = (await company.post('api/panel/leave/application', leave)).body.data
  await company.post('api/panel/leave/application/batch/approve', { ids: [id] })
  await overnight('2026-12-01')
  await company.post('api/panel/leave/application/batch/withdraw', { ids: [id] })
  expect(await ends()).toEqual([
    ['Carried over', -4],
    ['Paid out', -4],
    ['To be paid out', -2],
  ])
})

/** The pay day over HTTP: refused where it is none, told by run and Home, kept once the month is approved. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { settingsHandlers } from '#modules/company/server/settings/settings-handlers.ts'
import { PASSWORD, type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { payDayHome } from './home-pay-day.ts'
import { payInputsChanged } from './public.ts'

let server: PayServer
let company: PayCompany
beforeAll(async () => {
  server = await startPayServer({ more: settingsHandlers({ payInputsChanged } as never) })
  company = await server.newCompany('MY')
  await company.addPeople(peopleSheet([{ staff_id: 'A-1' }]))
})
afterAll(() => server?.stop())

const set = (body: object) => company.send('POST', 'api/panel/company/settings', { body })
const payDay = async (month: string) => (await company.view(month)).body.data.pay_day
const printed = async (month: string) => {
  const { rawPayload } = await server.app.inject({
    url: `/${company.run(month)}/payslips`,
    headers: { authorization: `Bearer ${company.token}` },
  })
  return pdfPages(rawPayload).join('\n')
}
const home = () =>
  server.db.system.read(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select company_id as id from accounts where email = ${company.email}`.execute(tx)
    const t = (key: string, params?: object) => `${key} ${JSON.stringify(params)}`
    const companyId = rows[0]?.id ?? ''
    const asking = { company: { companyId }, today: plainDateOf('2026-04-02'), t, language: 'en' }
    return payDayHome.read(tx.of(companyId), asking as never)
  })

test('a pay day is told everywhere, and holds from the next month once a month is approved', async () => {
  expect(await payDay('2026-03')).toBeNull()
  expect(await home()).toEqual([])
  for (const [field, value] of [
    ['pay_day', 32],
    ['pay_day', 0],
    ['pay_day_month', 'last'],
    ['first_pay_day', 15],
  ]) {
    const { status, body } = await set({ [String(field)]: value })
    expect([field, status, Object.keys(body.errors ?? {})]).toEqual([field, 422, [field]])
  }
  expect((await set({ pay_day: 28 })).status).toBe(200)
  // Somebody else saw none: asked, and nothing is stored.
  expect((await set({ pay_day: 10, was: { pay_day: null } })).status).toBe(409)
  // 28 March 2026 is a Saturday.
  expect(await payDay('2026-03')).toEqual({ on: '2026-03-27', agreed: '2026-03-28' })

  await company.generate('2026-03')
  await company.confirm('2026-03', { confirm: 1 })
  expect((await company.post(`${company.run('2026-03')}/approve`, { password: PASSWORD, confirm: 1 })).status).toBe(200)
  expect((await set({ pay_day: 5, pay_day_month: 'next' })).status).toBe(200)
  expect(await payDay('2026-03')).toEqual({ on: '2026-03-27', agreed: '2026-03-28' })
  // On paper as well, also before a bank file is taken.
  expect(await printed('2026-03')).toContain('27 Mar 2026')
  expect(await payDay('2026-04')).toEqual({ on: '2026-05-05', agreed: '2026-05-05' })
  expect(await home()).toEqual([
    { text: 'payroll.home.pay-day-ahead {"day":"5 May 2026","count":33}', to: '/app/payroll?month=2026-04' },
  ])
})

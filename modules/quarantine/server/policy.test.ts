import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyHandlers } from '#modules/company/server/handlers.ts'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import { type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { quarantineHandlers } from './handlers.ts'

let app: ModuleApp
beforeAll(async () => {
  const company = companyHandlers({ payInputsChanged: async () => {}, staff: staffNumbers })
  app = await moduleApp({ handlers: [...company, ...quarantineHandlers], catalogues: serverWords })
})
afterAll(() => app?.close())

test('the policy follows the settings, for its roles, and each company has its own', async () => {
  const admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  const policyOf = async (who: typeof admin) => (await app.call(who, 'GET', 'api/panel/company/quarantine')).body.data
  expect(await policyOf(admin)).toEqual({ policy: { days: 7, is_paid: true, require_attachment: true } })
  const path = `api/panel/company/settings/update/${admin.companyId}`
  await app.call(admin, 'PATCH', path, { quarantine_days: 10, quarantine_is_paid: false })
  expect(await policyOf(admin)).toEqual({ policy: { days: 10, is_paid: false, require_attachment: true } })
  expect((await app.call(admin, 'PATCH', path, { quarantine_days: 61 })).status).toBe(422)
  const leave = await app.caller(admin.companyId, 'MY', 'HR Leave')
  expect((await app.call(leave, 'GET', 'api/panel/company/quarantine')).status).toBe(403)
  const other = await app.caller(await app.company('TW'), 'TW', 'Company Admin')
  expect((await policyOf(other)).policy.days).toBe(7)
})

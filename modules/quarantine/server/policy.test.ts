import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyHandlers } from '#modules/company/server/handlers.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import { isLeaveType } from '#modules/leave/server/types/is-type.ts'
import { type LeaveApp, leaveApp } from '#tests/support/leave-company.ts'
import type { Caller } from '#tests/support/module-app.ts'
import { policyHandlers } from './policy-handlers.ts'

const POLICY = 'api/panel/company/quarantine'
let app: LeaveApp
beforeAll(async () => {
  const company = companyHandlers({ payInputsChanged: async () => {}, staff: staffNumbers, isLeaveType })
  const quarantine = policyHandlers({ people: approvalPeople, isLeaveType })
  app = await leaveApp('2026-11-20', [...company, ...quarantine])
})
afterAll(() => app?.close())

const policyOf = async (who: Caller) => (await app.call(who, 'GET', POLICY)).body.data.policy
const set = (who: Caller, body: object) =>
  app.call(who, 'PATCH', `api/panel/company/settings/update/${who.companyId}`, body)

test('the policy follows the settings, for its roles, and each company has its own (S3-069)', async () => {
  const admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  const usual = { days: 7, is_paid: true, leave_type_id: null, require_attachment: true, approval_flow: [] }
  expect(await policyOf(admin)).toEqual(usual)
  await set(admin, { quarantine_days: 10, quarantine_is_paid: false })
  expect(await policyOf(admin)).toEqual({ ...usual, days: 10, is_paid: false })
  expect((await set(admin, { quarantine_days: 61 })).status).toBe(422)
  const leave = await app.caller(admin.companyId, 'MY', 'HR Leave')
  expect((await app.call(leave, 'GET', POLICY)).status).toBe(403)
  const other = await app.caller(await app.company('TW'), 'TW', 'Company Admin')
  expect((await policyOf(other)).days).toBe(7)
})

test('its days are taken as a type of leave that the company has', async () => {
  const admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  const [type] = (await app.call(admin, 'GET', 'api/panel/leave/type')).body.data
  expect((await set(admin, { quarantine_leave_type_id: type.id })).status).toBe(200)
  expect((await policyOf(admin)).leave_type_id).toBe(type.id)
  const unknown = await set(admin, { quarantine_leave_type_id: randomUUID() })
  expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['quarantine_leave_type_id']])
  const other = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  expect((await set(other, { quarantine_leave_type_id: type.id })).status).toBe(422)
  await set(admin, { quarantine_leave_type_id: null })
  expect((await policyOf(admin)).leave_type_id).toBeNull()
})

test('who decides is set for it alone, by its settings’ roles', async () => {
  const admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  const steps = [{ approvers: [{ by: 'role', role: 'HR Manager' }], needs: 'any', remind_after_days: 1 }]
  const chains = [{ name: 'Long', when: { length_from: 10 }, steps }]
  const flow = (who: Caller, sent: unknown) => app.call(who, 'POST', `${POLICY}/update/approval/flow`, { chains: sent })
  expect((await flow(admin, chains)).body.data.policy.approval_flow).toEqual(chains)
  expect((await policyOf(admin)).approval_flow).toEqual(chains)
  const unknown = [{ name: 'X', when: { department_ids: [randomUUID()] }, steps: [] }]
  expect((await flow(admin, unknown)).status).toBe(422)
  expect((await flow(await app.caller(admin.companyId, 'MY', 'HR Claim'), [])).status).toBe(403)
  expect((await policyOf(admin)).approval_flow).toEqual(chains)
})

/** Travel and claims as the product connects them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { travelAndClaims } from '#apps/server/travel-and-claims.ts'
import { claimKind } from '#modules/claims/server/claims/kind.ts'
import { claimsOpening } from '#modules/claims/server/claims-opening.ts'
import { claimsHandlers } from '#modules/claims/server/handlers.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { leaveDays, usualDays } from '#modules/leave/server/day-facts.ts'
import { type LeaveApp, leaveApp } from '#tests/support/leave-company.ts'
import { travelHandlers } from './handlers.ts'
import { travelKind } from './travel-kind.ts'

const TRAVEL = 'api/panel/application/travel'
let app: LeaveApp
beforeAll(async () => {
  const needs = travelAndClaims(dayFactsOf([usualDays, leaveDays]))
  const kinds = [travelKind, claimKind(needs.claims)]
  const approvals = { kinds, people: approvalPeople }
  const handlers = [...travelHandlers(approvals, needs.travel), ...claimsHandlers(approvals, needs.claims)]
  app = await leaveApp('2026-11-20', handlers, kinds, [claimsOpening])
})
afterAll(() => app?.close())

test('the per diem becomes one claim, counts towards the travel once approved, and no more is claimed of a closed one', async () => {
  const company = await app.leaveCompany('MY')
  const boss = await company.member('Boss')
  const ann = await company.member('Ann', { manager_id: boss.employeeId })
  const rate = { currency_code: 'MYR', full_day: '120', effective_from: '2026-01-01' }
  expect((await company.post(`${TRAVEL}/perDiem`, rate)).status).toBe(201)
  const days = { from: '2026-11-16', to: '2026-11-18' }
  const asked = { purpose: 'New shop', ...days, destinations: [{ place: 'Penang', country_code: 'MY', ...days }] }
  const { id } = (await company.post('api/emp/travel', { ...asked, advance_amount: '100' }, ann)).body.data
  await company.post(`${TRAVEL}/batch/approve`, { ids: [id] }, boss)
  await company.post(`${TRAVEL}/${id}/advance`, { paid_on: '2026-11-16' })
  const sent = await company.post(`api/emp/travel/${id}/claim`, { per_diem: true, confirm: 1 }, ann)
  expect([sent.status, sent.body.data]).toMatchObject([201, { travel_id: id, amount: '240.00' }])
  expect((await company.post(`api/emp/travel/${id}/claim`, { per_diem: true, confirm: 1 }, ann)).status).toBe(422)
  const one = async () => (await company.get(`${TRAVEL}/${id}`)).body.data
  expect(await one()).toMatchObject({ claims_pending: '240.00', claims_total: '0.00' })
  const close = () => company.post(`${TRAVEL}/${id}/paid`, { owed: 'paid_back' })
  expect((await close()).body.message).toBe('A claim of this travel still waits for a decision')
  await company.post('api/panel/application/claim/batch/approve', { ids: [sent.body.data.id] }, boss)
  expect(await one()).toMatchObject({
    ...{ claims_total: '240.00', settlement: { due_to_person: '240.00', due_from_person: '100.00' } },
  })
  expect((await close()).body.data).toMatchObject({ is_paid: true })
  const taxi = { expense_date: '2026-11-17', amount: '20.00', travel_id: id, confirm: 1 }
  const [type] = (await company.get('api/emp/claim/type', ann)).body.data
  const late = await company.post('api/emp/claim', { type_id: type.id, ...taxi }, ann)
  expect([late.status, late.body.errors]).toMatchObject([
    422,
    { travel_id: ['This travel is marked paid; no further claims can be added'] },
  ])
})

// What somebody who leaves still owes and is owed, as travel, claims and training tell payroll through their own doors.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { travelAndClaims } from '#apps/server/wiring/travel-and-claims.ts'
import { claimKind } from '#modules/claims/server/claims/kind.ts'
import { claimsForPay } from '#modules/claims/server/claims-for-pay.ts'
import { claimsOpening } from '#modules/claims/server/claims-opening.ts'
import { claimsHandlers } from '#modules/claims/server/handlers.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { bondsForPay } from '#modules/training/server/bonds-for-pay.ts'
import { trainingHandlers } from '#modules/training/server/handlers.ts'
import { trainingKind } from '#modules/training/server/training-kind.ts'
import { travelHandlers } from '#modules/travel/server/handlers.ts'
import { travelForPay } from '#modules/travel/server/travel-for-pay.ts'
import { travelKind } from '#modules/travel/server/travel-kind.ts'
import { type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'

const TRAVEL = 'api/panel/application/travel'
const CLAIMS = 'api/panel/application/claim'
let server: PayServer
beforeAll(async () => {
  const dayFacts = dayFactsOf([])
  const needs = travelAndClaims(dayFacts)
  const approvals = { kinds: [travelKind, claimKind(needs.claims), trainingKind], people: approvalPeople }
  server = await startPayServer({
    startAt: '2026-03-20T01:00:00.000Z',
    openings: [claimsOpening],
    contributions: [bondsForPay, travelForPay, claimsForPay],
    more: [
      ...travelHandlers(approvals, needs.travel),
      ...claimsHandlers(approvals, needs.claims),
      ...trainingHandlers(approvals, dayFacts),
    ],
  })
})
afterAll(() => server?.stop())

type Line = { code: string; amount: string; side: string }

test('an advance that claims did not use up and a bond stand open beside the last pay, each until it is settled', async () => {
  const of = await server.newCompany()
  await of.addPeople(peopleSheet([{ staff_id: 'X-1', full_name: 'Xavier', basic_salary: '3100.00' }]))
  const [{ id: employee_id }] = (await of.get('api/panel/employee/status/active/0')).body.data
  const made = async (path: string, body: object) => {
    const sent = await of.post(path, body)
    expect([sent.status, sent.body.errors]).toEqual([201, undefined])
    return sent.body.data
  }
  const days = { from: '2026-03-16', to: '2026-03-18' }
  const destinations = [{ place: 'Penang', country_code: 'MY', ...days }]
  const asked = { employee_id, purpose: 'Fair', ...days, destinations, advance_amount: '300', confirm: 1 }
  const travel = (await made(TRAVEL, asked)).id
  await of.post(`${TRAVEL}/batch/approve`, { ids: [travel] })
  expect((await of.post(`${TRAVEL}/${travel}/advance`, { paid_on: '2026-03-16' })).status).toBe(200)
  const [category] = (await of.get('api/panel/company/claimCategory')).body.data
  const type = { name: 'Taxi', claim_category_id: category.id, require_receipt: false }
  const { id: type_id } = await made('api/panel/company/claim', type)
  const spent = { type_id, expense_date: '2026-03-17', amount: '100.00' }
  const claim = await made(`${TRAVEL}/${travel}/claim`, { claim: spent, confirm: 1 })
  await of.post(`${CLAIMS}/batch/approve`, { ids: [claim.id] })
  const course = { name: 'Barista', mode: 'classroom', bond_amount: '1200.00', bond_months: 12 }
  const { id: course_id } = await made('api/panel/training/course', course)
  const held = { course_id, starts_on: '2026-01-14', ends_on: '2026-01-15', seats: 3 }
  const { id: session } = await made('api/panel/training/session', held)
  const enrolled = { employee_ids: [employee_id], bond_accepted_on: '2026-01-05' }
  expect((await of.post(`api/panel/training/session/${session}/enrol`, enrolled)).status).toBe(200)
  const open = async () => {
    const read = await of.get(`api/panel/payroll/settlement/${employee_id}?last_day=2026-03-31&reason=better_pay`)
    expect(read.status).toBe(200)
    const found = (read.body.data.beside?.lines ?? []).filter(({ side }: Line) => side === 'open')
    return found.map(({ code, amount }: Line) => [code, amount])
  }
  // Of the advance 100 are used up; of the bond two months are served.
  expect(await open()).toEqual([
    ['bond', '1000.00'],
    ['travel_advance', '200.00'],
  ])
  const closed = await of.post(`${TRAVEL}/${travel}/paid`, { owed: 'paid_back' })
  expect(closed.body.data).toMatchObject({ is_paid: true })
  expect(await open()).toEqual([['bond', '1000.00']])
})

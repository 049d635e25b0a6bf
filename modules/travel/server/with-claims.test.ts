/** Travel and claims as the product connects them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { travelAndClaims } from '#apps/server/wiring/travel-and-claims.ts'
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
  // It has no receipt and no day of its own: rules about these never stop it.
  const items = ['no_receipt', 'day_off', 'too_old'].map((rule) => ({
    rule,
    level: 'block',
    value: rule === 'day_off' ? null : '1',
  }))
  expect((await company.patch('api/panel/company/claimPolicy', { items })).status).toBe(200)
  const sent = await company.post(`api/emp/travel/${id}/claim`, { per_diem: true }, ann)
  // As the form sends it: without a currency it is the company's own.
  const form = { expense_date: sent.body.data.expense_date, type_id: sent.body.data.type_id, amount: '240.00' }
  const own = { currency_code: null, exchange_rate: null, total_mileage: null, cost_centres: null }
  const noted = { ...form, ...own, claimable_amount: null, travel_id: id, note: 'Three days' }
  const changed = await company.patch(`api/emp/claim/${sent.body.data.id}`, noted, ann)
  expect([changed.status, changed.body.data]).toMatchObject([200, { note: 'Three days', amount: '240.00' }])
  expect([sent.status, sent.body.data]).toMatchObject([201, { travel_id: id, amount: '240.00' }])
  expect((await company.post(`api/emp/travel/${id}/claim`, { per_diem: true, confirm: 1 }, ann)).status).toBe(422)
  const one = async () => (await company.get(`${TRAVEL}/${id}`)).body.data
  expect(await one()).toMatchObject({ claims_pending: '240.00', claims_total: '0.00' })
  const close = () => company.post(`${TRAVEL}/${id}/paid`, {})
  expect((await close()).body.message).toBe('A claim of this trip is still waiting for a decision')
  await company.post('api/panel/application/claim/batch/approve', { ids: [sent.body.data.id] }, boss)
  expect(await one()).toMatchObject({
    ...{ claims_total: '240.00', settlement: { due_to_person: '140.00', due_from_person: '0.00' } },
  })
  expect((await close()).body.data).toMatchObject({ is_paid: true })
  const taxi = { expense_date: '2026-11-17', amount: '20.00', travel_id: id, confirm: 1 }
  const [type] = (await company.get('api/panel/company/claim')).body.data
  const late = await company.post('api/emp/claim', { type_id: type.id, ...taxi }, ann)
  expect([late.status, late.body.errors]).toMatchObject([
    422,
    { travel_id: ['This travel is marked paid; no further claims can be added'] },
  ])
})

const CLAIMS = 'api/panel/application/claim'
const DAYS = { from: '2026-11-16', to: '2026-11-18' }
async function travelOf(country: 'MY' | 'TW', more: object = {}) {
  const company = await app.leaveCompany(country)
  const boss = await company.member('Boss')
  const ann = await company.member('Ann', { manager_id: boss.employeeId })
  const asked = { purpose: 'New shop', ...DAYS, destinations: [{ place: 'There', country_code: country, ...DAYS }] }
  const { id } = (await company.post('api/emp/travel', { ...asked, ...more, confirm: 1 }, ann)).body.data
  await company.post(`${TRAVEL}/batch/approve`, { ids: [id] }, boss)
  const [category] = (await company.get('api/panel/company/claimCategory')).body.data
  const type = { name: 'Taxi', claim_category_id: category.id, require_receipt: false, ledger_account: '6100' }
  const type_id = (await company.post('api/panel/company/claim', type)).body.data.id
  const spent = async (amount: string, extra: object = {}) => {
    const body = { type_id, expense_date: '2026-11-17', amount, travel_id: id, confirm: 1, ...extra }
    const sent = await company.post('api/emp/claim', body, ann)
    if (sent.status === 201) await company.post(`${CLAIMS}/batch/approve`, { ids: [sent.body.data.id] }, boss)
    return sent
  }
  const claim = async (of: string) => (await company.get(`${CLAIMS}/${of}`)).body.data
  const travel = async () => (await company.get(`${TRAVEL}/${id}`)).body.data
  return { company, ann, boss, id, spent, claim, travel }
}

test('approved claims are set off against the paid advance first; wholly covered they are paid, only the rest is due', async () => {
  const { company, id, spent, claim, travel } = await travelOf('MY', { advance_amount: '100' })
  const early = (await spent('30.00')).body.data.id
  expect(await claim(early)).toMatchObject({ status: 'approved', method: 'payroll', covered_amount: '0.00' })
  await company.post(`${TRAVEL}/${id}/advance`, { paid_on: '2026-11-18' })
  expect(await claim(early)).toMatchObject({ status: 'paid', method: 'advance', covered_amount: '30.00' })
  expect(await travel()).toMatchObject({ settlement: { due_to_person: '0.00', due_from_person: '70.00' } })
  const [second, third] = [(await spent('50.00')).body.data.id, (await spent('45.50')).body.data.id]
  expect(await claim(second)).toMatchObject({ status: 'paid', method: 'advance' })
  expect(await claim(third)).toMatchObject({ status: 'approved', method: 'payroll', covered_amount: '20.00' })
  expect(await travel()).toMatchObject({ settlement: { due_to_person: '25.50', due_from_person: '0.00' } })
  const books = async (basis: string) =>
    (await company.get(`${CLAIMS}/journal?from=2026-11-01&to=2026-11-30&basis=${basis}`)).body.data
  expect(await books('approved')).toMatchObject({ debit: '125.50', credit: '125.50' })
  expect((await books('paid')).lines).toMatchObject([
    { debit: '100.00' },
    { description: 'Advances of travels', credit: '100.00' },
  ])
  expect((await company.post(`${CLAIMS}/batch/withdraw`, { ids: [third], reason: 'Wrong' })).body.data.changed).toBe(1)
  expect(await travel()).toMatchObject({ settlement: { due_to_person: '0.00', due_from_person: '20.00' } })
  const fourth = (await spent('40.00')).body.data.id
  expect((await company.post(`${TRAVEL}/${id}/paid`, {})).body.data).toMatchObject({ is_paid: true })
  const report = await company.get(`${TRAVEL}/${id}/report`)
  expect([report.status, report.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  const stranger = await app.leaveCompany('MY')
  expect((await stranger.get(`${TRAVEL}/${id}/report`)).status).toBe(404)
  const settled = await company.post(`${CLAIMS}/batch/withdraw`, { ids: [fourth], reason: 'Wrong' })
  expect(settled.body.message).toContain('Its travel is settled')
})

test('a travel that is withdrawn names the claims that remain on it, and asks first', async () => {
  const { company, ann, id, spent, claim, travel } = await travelOf('MY')
  const kept = (await spent('30.00')).body.data
  const taxi = { type_id: kept.type_id, expense_date: '2026-11-18', amount: '12.50', travel_id: id, confirm: 1 }
  const waiting = (await company.post('api/emp/claim', taxi, ann)).body.data
  const gone = (await company.post('api/emp/claim', { ...taxi, amount: '9.00' }, ann)).body.data
  await company.post(`api/emp/claim/${gone.id}/cancel`, {}, ann)
  const withdraw = (more: object = {}) =>
    company.post(`${TRAVEL}/batch/withdraw`, { ids: [id], reason: 'Called off', ...more })
  const asked = await withdraw()
  expect([asked.status, asked.body]).toMatchObject([409, { confirm_required: true }])
  expect(asked.body.data).toEqual([`${kept.claim_no} · Taxi · MYR 30.00`, `${waiting.claim_no} · Taxi · MYR 12.50`])
  expect(await travel()).toMatchObject({ status: 'completed' })
  expect((await withdraw({ confirm: 1 })).body.data.changed).toBe(1)
  expect(await travel()).toMatchObject({ status: 'withdrawn' })
  expect(await claim(kept.id)).toMatchObject({ status: 'approved', method: 'payroll', travel_id: id })
})

test('a claim is borne by the centres it names, else by its travel’s; the journal divides it', async () => {
  const { company, ann, spent, claim } = await travelOf('MY')
  const centre = async (code: string) =>
    (await company.post(`${TRAVEL}/costCenter`, { code, name: code, budget: '1000' })).body.data.id
  const [ops, shop] = [await centre('OPS'), await centre('SHOP')]
  const shares = (one: string, other: string) => [
    { cost_centre_id: ops, percentage: one },
    { cost_centre_id: shop, percentage: other },
  ]
  const wrong = await spent('10.00', { cost_centres: shares('50', '40') })
  expect([wrong.status, wrong.body.errors]).toEqual([422, { cost_centres: ['The shares come to 100 together'] }])
  const { id } = (await spent('10.01', { cost_centres: shares('50', '50') })).body.data
  expect((await claim(id)).cost_centres).toMatchObject([{ code: 'OPS', percentage: '50.00' }, { code: 'SHOP' }])
  const { lines } = (await company.get(`${CLAIMS}/journal?from=2026-11-01&to=2026-11-30`)).body.data
  expect(lines.map((line: { cost_centre: string; debit: string }) => [line.cost_centre, line.debit])).toEqual([
    ['OPS', '5.01'],
    ['SHOP', '5.00'],
    [null, '0.00'],
  ])
  expect((await company.get(`${TRAVEL}/costCenter/${ops}`)).body.data).toMatchObject({ spent: '5.01', is_used: true })
  const [day] = ['2026-11-20']
  const asked = {
    purpose: 'Again',
    from: day,
    to: day,
    destinations: [{ place: 'A', country_code: 'MY', from: day, to: day }],
  }
  const next = await company.post('api/emp/travel', { ...asked, cost_centres: shares('25', '75') }, ann)
  const ofTravel = next.body.data.id
  await company.post(`${TRAVEL}/batch/approve`, { ids: [ofTravel] })
  const borne = (await spent('8.00', { travel_id: ofTravel, expense_date: day })).body.data
  expect(borne.cost_centres).toMatchObject([{ code: 'OPS', percentage: '25.00' }, { percentage: '75.00' }])
  // Moved to another travel it is borne as that one is; what bears it stays, also once that centre is closed.
  const { id: moving } = (
    await company.post(
      'api/emp/claim',
      { type_id: borne.type_id, expense_date: day, amount: '4.00', cost_centres: shares('50', '50'), confirm: 1 },
      ann,
    )
  ).body.data
  await company.patch(`${TRAVEL}/costCenter/${shop}`, { is_active: false })
  const change = async (more: object) =>
    (await company.patch(`api/emp/claim/${moving}`, { ...more, confirm: 1 }, ann)).body.data
  expect(await change({ note: 'By taxi' })).toMatchObject({
    cost_centres: [{ percentage: '50.00' }, { percentage: '50.00' }],
  })
  expect(await change({ travel_id: ofTravel })).toMatchObject({
    cost_centres: [{ code: 'OPS', percentage: '25.00' }, { percentage: '75.00' }],
  })
  await company.post(`api/emp/claim/${moving}/cancel`, {}, ann)
  // The report says the same of a budget as the list of centres, whatever days are asked for.
  const { left } = (await company.get(`${TRAVEL}/costCenter/${ops}`)).body.data
  const report = await company.get(`${CLAIMS}/report/cost_centre?from=2026-11-19&to=2026-11-19`)
  expect(report.body.data.rows).toMatchObject([{ centre: 'OPS · OPS', budget: '1000.00', left }, {}])
})

test('a per diem that was refused is claimed anew, and nothing of it holds the travel any more', async () => {
  const { company, ann, boss, id, travel } = await travelOf('MY')
  await company.post(`${TRAVEL}/batch/withdraw`, { ids: [id], reason: 'Anew' })
  const rate = { currency_code: 'MYR', full_day: '120', effective_from: '2026-01-01' }
  await company.post(`${TRAVEL}/perDiem`, rate)
  const asked = { purpose: 'Again', ...DAYS, destinations: [{ place: 'There', country_code: 'MY', ...DAYS }] }
  const anew = (await company.post('api/emp/travel', asked, ann)).body.data.id
  await company.post(`${TRAVEL}/batch/approve`, { ids: [anew] }, boss)
  const perDiem = () => company.post(`api/emp/travel/${anew}/claim`, { per_diem: true, confirm: 1 }, ann)
  const first = (await perDiem()).body.data.id
  expect((await perDiem()).body.message).toBe('The per diem of this trip has already been claimed')
  const withdraw = () => company.post(`${TRAVEL}/batch/withdraw`, { ids: [anew], reason: 'Off' })
  expect((await withdraw()).status).toBe(422)
  await company.post(`${CLAIMS}/batch/reject`, { ids: [first], reason: 'Day off' }, boss)
  expect((await company.get(`${TRAVEL}/${anew}`)).body.data.per_diem_claim_id).toBeNull()
  const second = await perDiem()
  expect(second.status).toBe(201)
  await company.post(`api/emp/claim/${second.body.data.id}/cancel`, {}, ann)
  expect((await withdraw()).body.data).toMatchObject({ changed: 1 })
  expect(await travel()).toMatchObject({ status: 'withdrawn' })
})

test('an expense of a travel is claimed with all that a claim has, and answered as the claim', async () => {
  const { company, ann, id } = await travelOf('MY')
  const [category] = (await company.get('api/panel/company/claimCategory')).body.data
  const byDistance = { is_unit_based: true, unit_type: 'kilometres', amount_per_unit: '0.85', require_receipt: false }
  const type = { name: 'Own car', claim_category_id: category.id, ...byDistance }
  const type_id = (await company.post('api/panel/company/claim', type)).body.data.id
  const send = (more: object) => {
    const claim = { type_id, expense_date: '2026-11-17', total_mileage: '42.55', note: 'To the shop', ...more }
    return company.post(`api/emp/travel/${id}/claim`, { claim, confirm: 1 }, ann)
  }
  expect((await send({ total_mileage: null })).body.errors).toHaveProperty(['claim.total_mileage'])
  const sent = await send({ from_place: 'Ipoh', to_place: 'Penang', claimable_amount: '30' })
  expect([sent.status, sent.body.data]).toMatchObject([
    201,
    { travel_id: id, amount: '36.17', claimable_amount: '30.00', to_place: 'Penang', status: 'pending' },
  ])
})

test('an approval is not taken back once its advance was paid', async () => {
  const { company, ann, boss } = await travelOf('MY')
  const [day] = ['2026-11-20']
  const there = { place: 'Ipoh', country_code: 'MY', from: day, to: day }
  const asked = { purpose: 'Fair', from: day, to: day, destinations: [there], advance_amount: '100' }
  const { id } = (await company.post('api/emp/travel', asked, ann)).body.data
  const decided = await company.post('api/panel/application/decide', { ids: [id], decision: 'approve' }, boss)
  await company.post(`${TRAVEL}/${id}/advance`, { paid_on: day })
  const undone = await company.post(`api/emp/undo/${decided.body.meta.undo}`, {}, boss)
  expect([undone.status, undone.body.message]).toEqual([422, 'Money has been paid for this trip: settle it first'])
  expect((await company.get(`${TRAVEL}/${id}`)).body.data.status).toBe('approved')
})

test('in Taiwan what a day’s per diem exceeds is salary: it goes with the pay, and no advance covers it', async () => {
  const { company, ann, boss, id, claim, travel } = await travelOf('TW')
  expect((await travel()).per_diem).toMatchObject({ total: '0.00' })
  const rate = { currency_code: 'TWD', full_day: '1000', effective_from: '2026-01-01' }
  await company.post(`${TRAVEL}/perDiem`, rate)
  await company.post(`${TRAVEL}/batch/withdraw`, { ids: [id], reason: 'Anew' })
  const asked = { purpose: 'New shop', ...DAYS, destinations: [{ place: 'There', country_code: 'TW', ...DAYS }] }
  const divided = await company.post('api/emp/travel', { ...asked, advance_amount: '5000.50' }, ann)
  expect(divided.body.errors).toEqual({ advance_amount: ['Amounts in this currency are whole numbers'] })
  const sent = await company.post('api/emp/travel', { ...asked, advance_amount: '5000' }, ann)
  const anew = sent.body.data.id
  expect(sent.body.data.per_diem).toMatchObject({ total: '2000.00', excess: '400.00' })
  await company.post(`${TRAVEL}/batch/approve`, { ids: [anew] }, boss)
  await company.post(`${TRAVEL}/${anew}/advance`, { paid_on: '2026-11-18' })
  const claimed = (await company.post(`api/emp/travel/${anew}/claim`, { per_diem: true, confirm: 1 }, ann)).body.data
  // What it comes to is the travel's, and a part of it is salary.
  const lowered = await company.patch(`api/emp/claim/${claimed.id}`, { amount: '100', confirm: 1 }, ann)
  expect([lowered.status, Object.keys(lowered.body.errors)]).toEqual([422, ['amount']])
  await company.post(`${CLAIMS}/batch/approve`, { ids: [claimed.id] }, boss)
  // Nor is it paid by hand, past tax.
  const byHand = await company.post(`${CLAIMS}/${claimed.id}/paid`, { paid_on: '2026-11-20' })
  expect([byHand.status, byHand.body.message]).toEqual([422, 'What counts as wages is paid with the month’s pay alone'])
  expect(await claim(claimed.id)).toMatchObject({
    ...{ status: 'approved', method: 'payroll', covered_amount: '1600.00', excess_amount: '400.00' },
  })
})

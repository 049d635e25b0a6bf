import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { claimGroups } from '#modules/claims/server/groups-of-people.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { leaveDays, usualDays } from '#modules/leave/server/day-facts.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { travelDays } from './day-facts.ts'
import { travelHandlers } from './handlers.ts'
import type { ClaimsOfTravel, ClaimWanted, TravelNeeds } from './needs.ts'
import { travelBetween, travelsOfClaims } from './public.ts'
import { travelForPay } from './travel-for-pay.ts'
import { travelKind } from './travel-kind.ts'

const TRAVEL = 'api/panel/application/travel'
const OWN = 'api/emp/travel'
/** What claims would tell of these travels, and what was claimed of them. */
const told = new Map<string, ClaimsOfTravel>()
const wanted: ClaimWanted[] = []
const spent = new Map<string, string>()
const NOTHING = { pending: '0.00', approved: '0.00', paid: '0.00', covered: '0.00', due: '0.00', waits: false }
const needs: TravelNeeds = {
  dayFacts: dayFactsOf([usualDays, leaveDays, travelDays]),
  claimGroups,
  claimsOfTravel: async () => told,
  spentOfCentres: async () => spent,
  advancePaid: async () => [],
  createClaim: async (_, __, claim) => {
    wanted.push(claim)
    return made(claim)
  },
}
const made = ({ employeeId, travelId, what }: ClaimWanted) => {
  const [expense_date, amount] =
    'claim' in what ? [what.claim.expense_date, what.claim.amount ?? ''] : [what.day, what.amount]
  return {
    ...{ id: randomUUID(), claim_no: 'C-1', submission_id: randomUUID(), employee_id: employeeId, staff_id: 'A' },
    ...{ full_name: 'Ann', department: null, type_id: randomUUID(), type: 'Taxi', category_id: randomUUID() },
    ...{ category: 'Travel', is_private: false, expense_date, amount, currency_code: 'MYR', exchange_rate: null },
    ...{ rate_origin: null, base_amount: amount, claimable_amount: amount, total_mileage: null, unit_type: null },
    ...{ amount_per_unit: null, from_place: null, to_place: null, tax_amount: null, merchant: null },
    ...{ supplier_tax_no: null, receipt_no: null, note: null, travel_id: travelId, findings: [], method: null },
    ...{ status: 'pending' as const, covered_amount: '0.00', excess_amount: '0.00', cost_centres: [] },
    ...{ approved_on: null, pay_month: null, paid_on: null, reference: null, recovered: '0.00', papers: 0 },
    created_at: '2026-12-15T03:00:00Z',
  }
}
let app: LeaveApp
let company: LeaveCompany
let boss: Member
let ann: Member
beforeAll(async () => {
  const approvals = { kinds: [travelKind], people: approvalPeople }
  app = await leaveApp('2026-11-20', travelHandlers(approvals, needs), [travelKind])
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  told.clear()
  spent.clear()
  wanted.length = 0
  company = await app.leaveCompany('MY')
  boss = await company.member('Boss')
  ann = await company.member('Ann', { manager_id: boss.employeeId })
})
afterAll(() => app?.close())

const penang = (from: string, to: string) => [{ place: 'Penang', country_code: 'MY', from, to }]
const wish = (from: string, to = from, more: object = {}) => ({
  ...{ purpose: 'New shop', from, to, destinations: penang(from, to) },
  ...more,
})
const ask = (body: object, who = ann) => company.post(OWN, body, who)
const decide = (decision: string, ids: string[], who: Parameters<typeof company.post>[2] = boss) =>
  company.post(`${TRAVEL}/batch/${decision}`, { ids, reason: 'Said so' }, who)
const rate = (more: object = {}) =>
  company.post(`${TRAVEL}/perDiem`, {
    ...{ currency_code: 'MYR', full_day: '120', breakfast: '20', effective_from: '2026-01-01' },
    ...more,
  })
const trip = async (more: object = {}) => {
  const { id } = (await ask(wish('2026-12-07', '2026-12-09', more))).body.data
  await decide('approve', [id])
  return id as string
}
const claims = (id: string, more: Partial<ClaimsOfTravel>) => told.set(id, { ...NOTHING, ...more })

test('three days at 120 with a breakfast given come to 60 + 100 + 60; asked for, approved by the manager, and over', async () => {
  expect((await rate()).status).toBe(201)
  const estimates = [
    { label: 'Flight', amount: '310.50' },
    { label: 'Hotel', amount: '400' },
  ]
  const body = wish('2026-12-07', '2026-12-09', { estimates, meals: [{ date: '2026-12-08', breakfast: true }] })
  const before = (await company.post(`${OWN}/preview`, body, ann)).body.data
  expect(before).toMatchObject({ estimated: '710.50', goes_to: ['Boss'], errors: {}, per_diem: { total: '220.00' } })
  expect(before.per_diem.days).toMatchObject([
    { date: '2026-12-07', share: 0.5, rate: '120.00', deducted: '0.00', amount: '60.00' },
    { date: '2026-12-08', share: 1, rate: '120.00', deducted: '20.00', amount: '100.00' },
    { date: '2026-12-09', share: 0.5, rate: '120.00', deducted: '0.00', amount: '60.00' },
  ])
  const sent = await ask(body)
  expect([sent.status, sent.body.data]).toMatchObject([
    201,
    { travel_no: 'T-0001', status: 'pending', advance: null, per_diem: { total: '220.00' }, claims_total: '0.00' },
  ])
  const { id } = sent.body.data
  const [waiting] = (await company.get('api/panel/application', boss)).body.data
  expect(waiting).toMatchObject({
    ...{ id, kind_label: 'Travel', detail: 'Penang, 7 Dec 2026 – 9 Dec 2026, MYR 710.50' },
  })
  // What was asked for keeps its rates.
  const [{ id: rateId }] = (await company.get(`${TRAVEL}/perDiem`)).body.data
  await company.patch(`${TRAVEL}/perDiem/${rateId}`, { full_day: '500' })
  expect((await decide('approve', [id])).body.data).toMatchObject({ changed: 1 })
  expect((await company.get(`${TRAVEL}/${id}`, boss)).body.data.per_diem.total).toBe('220.00')
  expect((await company.get(`${TRAVEL}?status=approved`)).body.data).toMatchObject([{ id }])
  app.setToday('2026-12-10')
  expect((await company.get(OWN, ann)).body.data).toMatchObject([{ id, status: 'completed' }])
})

test('what cannot be is refused by its field, and leave on these days asks first', async () => {
  const refused = async (body: object) => (await ask(body)).body.errors
  expect(await refused(wish('2026-12-09', '2026-12-07'))).toEqual({ to: ['The last day is before the first'] })
  expect(await refused({ ...wish('2026-12-07'), destinations: penang('2026-12-07', '2026-12-08') })).toEqual({
    'destinations.0.to': ['This day is outside the trip'],
  })
  expect(await refused(wish('2026-12-07', '2026-12-07', { meals: [{ date: '2026-12-08', lunch: true }] }))).toEqual({
    'meals.0.date': ['This day is outside the trip'],
  })
  expect(await refused(wish('2026-12-07', '2026-12-07', { advance_amount: '0' }))).toHaveProperty('advance_amount')
  expect(await refused({ ...wish('2026-12-07'), destinations: [] })).toHaveProperty('destinations')
  await ask(wish('2026-12-07', '2026-12-09'))
  expect(await refused(wish('2026-12-09'))).toEqual({ from: ['Some of these days already belong to another trip'] })
  const { id: type_id } = await company.type('annual')
  await company.post('api/emp/leave/application', { type_id, from: '2026-12-14', to: '2026-12-14' }, ann)
  const asked = await ask(wish('2026-12-14'))
  expect([asked.status, asked.body]).toMatchObject([
    409,
    { confirm_required: true, data: ['14 Dec 2026: Annual leave'] },
  ])
  expect((await ask({ ...wish('2026-12-14'), confirm: 1 })).status).toBe(201)
})

test('cost centres bear their shares, have to come to 100, and are closed once they were used', async () => {
  const centre = (code: string, more: object = {}) =>
    company.post(`${TRAVEL}/costCenter`, { code, name: `Centre ${code}`, ...more })
  const one = (await centre('OPS', { budget: '1000' })).body.data
  const two = (await centre('SHOP')).body.data
  expect((await centre('ops')).body.errors).toEqual({ code: ['Another cost centre has this code'] })
  const shares = (first: string, second: string) => [
    { cost_centre_id: one.id, percentage: first },
    { cost_centre_id: two.id, percentage: second },
  ]
  const estimates = [{ label: 'Flight', amount: '500' }]
  const body = (cost_centres: object[]) => wish('2026-12-07', '2026-12-07', { cost_centres, estimates })
  expect((await ask(body(shares('50', '40')))).body.errors).toEqual({
    cost_centres: ['The shares must add up to 100'],
  })
  const { id } = (await ask(body(shares('60', '40')))).body.data
  const beside = (await company.get(`${TRAVEL}/${id}`, boss)).body.data
  expect(beside.budgets).toMatchObject([
    { code: 'OPS', share: '300.00', left: '1000.00' },
    { code: 'SHOP', left: null },
  ])
  await decide('approve', [id])
  claims(id, { approved: '100.00' })
  spent.set(one.id, '60.00').set(two.id, '40.00')
  const all = (await company.get(`${TRAVEL}/costCenter`)).body.data
  expect(all).toMatchObject([
    { code: 'OPS', committed: '240.00', spent: '60.00', left: '700.00', is_used: true },
    { code: 'SHOP', committed: '160.00', spent: '40.00', left: null },
  ])
  expect((await company.remove(`${TRAVEL}/costCenter/${one.id}`)).status).toBe(422)
  expect((await company.patch(`${TRAVEL}/costCenter/${one.id}`, { code: 'OTHER' })).body.errors).toHaveProperty('code')
  expect((await company.patch(`${TRAVEL}/costCenter/${one.id}`, { is_active: false })).body.data.is_active).toBe(false)
  expect((await company.get(`${OWN}/costCenter`, ann)).body.data).toMatchObject([{ code: 'SHOP' }])
  const closed = await ask(wish('2026-12-14', '2026-12-14', { cost_centres: shares('60', '40') }))
  expect(closed.body.errors).toHaveProperty(['cost_centres.0.cost_centre_id'])
  const unused = (await centre('NEW')).body.data.id
  expect((await company.remove(`${TRAVEL}/costCenter/${unused}`)).status).toBe(200)
})

test('an advance is in MYR (S9-019), set off against claims, and what is left is paid back or deducted with consent', async () => {
  const id = await trip({ advance_amount: '300' })
  const advance = (paid_on: string) => company.post(`${TRAVEL}/${id}/advance`, { paid_on })
  expect((await advance('2026-11-21')).body.errors).toHaveProperty('paid_on')
  const noted = (await advance('2026-11-20')).body.data
  expect(noted.advance).toEqual({ amount: '300.00', currency_code: 'MYR', paid_on: '2026-11-20' })
  expect(noted.settlement).toEqual({ due_to_person: '0.00', due_from_person: '300.00' })
  expect((await advance('2026-11-20')).status).toBe(422)
  const refused = await decide('withdraw', [id], company.admin)
  expect([refused.status, refused.body.message]).toEqual([422, 'Money has been paid for this trip: settle it first'])
  claims(id, { paid: '220.00', covered: '220.00', pending: '10.00', waits: true })
  const pay = (body: object = {}) => company.post(`${TRAVEL}/${id}/paid`, body)
  expect((await pay()).body.message).toBe('A claim of this trip is still waiting for a decision')
  claims(id, { paid: '220.00', covered: '220.00' })
  expect((await company.get(`${TRAVEL}/${id}`)).body.data).toMatchObject({
    ...{ claims_total: '220.00', settlement: { due_to_person: '0.00', due_from_person: '80.00' } },
  })
  expect((await pay()).body.errors).toHaveProperty('owed')
  expect((await pay({ owed: 'deduct' })).body.errors).toHaveProperty('consent_on')
  // Ann, were she in Finance, would not say herself that she has paid it back.
  const ofFinance = app.as({ ...ann.session, roles: ['Finance'] })
  const own = await company.post(`${TRAVEL}/${id}/paid`, { owed: 'paid_back' }, ofFinance)
  expect([own.status, own.body.message]).toEqual([422, 'Somebody else has to settle what you owe'])
  const closed = await pay({ owed: 'deduct', consent_on: '2026-11-19', reference: 'PV 7' })
  expect(closed.body.data).toMatchObject({ is_paid: true, paid_on: '2026-11-20', owed: 'deduct' })
  expect(closed.body.data.settlement).toEqual({ due_to_person: '0.00', due_from_person: '0.00' })
  expect((await pay()).status).toBe(422)
  expect((await decide('withdraw', [id], company.admin)).body.message).toBe('This trip is settled and closed')
  const november = { from: plainDateOf('2026-11-01'), to: plainDateOf('2026-11-30') }
  const [deducted] = await app.db
    .forCompany(company.id)
    .read((tx) => travelForPay.between(tx, company.id, november, [ann.employeeId]))
  expect(deducted).toMatchObject({ employeeId: ann.employeeId, type: 'other_deduction', amount: '80.00' })
})

test('the per diem is claimed once, from the last day on, and nothing any more once the travel is paid (S4-032)', async () => {
  await rate()
  const id = await trip()
  const perDiem = (who = ann) => company.post(`${OWN}/${id}/claim`, { per_diem: true }, who)
  expect((await perDiem()).body.message).toBe('The per diem can be claimed from the last day of the trip')
  app.setToday('2026-12-15')
  expect((await perDiem(boss)).status).toBe(404)
  const sent = await perDiem()
  expect([sent.status, sent.body.data]).toMatchObject([
    201,
    { travel_id: id, amount: '240.00', expense_date: '2026-12-09' },
  ])
  const asPerDiem = { day: '2026-12-09', amount: '240.00' }
  expect(wanted).toMatchObject([{ employeeId: ann.employeeId, travelId: id, confirmed: false, what: asPerDiem }])
  const expense = { type_id: randomUUID(), expense_date: '2026-12-08', amount: '42.10', note: 'Taxi' }
  expect((await company.post(`${TRAVEL}/${id}/claim`, { claim: expense, confirm: 1 })).status).toBe(201)
  expect(wanted[1]).toMatchObject({ confirmed: true, what: { claim: expense } })
  const elsewhere = { claim: { ...expense, travel_id: randomUUID() } }
  expect((await company.post(`${TRAVEL}/${id}/claim`, elsewhere)).body.errors).toHaveProperty(['claim.travel_id'])
  expect((await company.post(`${TRAVEL}/${id}/claim`, { per_diem: true, claim: expense })).status).toBe(422)
  await company.post(`${TRAVEL}/${id}/paid`, {})
  const late = await company.post(`${OWN}/${id}/claim`, { claim: expense }, ann)
  const sentence = 'This travel is marked paid; no further claims can be added'
  expect([late.status, late.body.message, late.body.errors]).toEqual([422, sentence, { travel_id: [sentence] }])
  const asked = (employeeId: string) =>
    app.db
      .forCompany(company.id)
      .read((tx) => travelsOfClaims(tx, company.id, [{ employee_id: employeeId, travel_id: id }]))
  expect([...(await asked(ann.employeeId))]).toEqual([
    [`${ann.employeeId} ${id}`, { is_paid: true, from: '2026-12-07', to: '2026-12-09' }],
  ])
  expect([...(await asked(boss.employeeId))]).toEqual([])
})

test('approved days are known as away, and to calendars', async () => {
  const id = await trip()
  const days = { from: plainDateOf('2026-12-09'), to: plainDateOf('2026-12-31') }
  const [facts, shown] = await app.db
    .forCompany(company.id)
    .read(async (tx) => [
      await travelDays.between(tx, company.id, days, [ann.employeeId, boss.employeeId]),
      await travelBetween(tx, company.id, { ...days, who: (await import('kysely')).sql`true` }),
    ])
  expect(facts).toMatchObject([
    { employeeId: ann.employeeId, date: '2026-12-09', fact: { kind: 'away', source: 'travel' } },
  ])
  expect(shown).toMatchObject([{ id, full_name: 'Ann', from: '2026-12-07', status: 'approved', places: ['Penang'] }])
})

test('what waits is changed by HR or whose it is, cancelled or removed; what was approved is withdrawn', async () => {
  const { id } = (await ask(wish('2026-12-07'))).body.data
  expect((await company.patch(`${OWN}/${id}`, { purpose: 'Mine' }, boss)).status).toBe(404)
  expect((await company.patch(`${OWN}/${id}`, { purpose: 'Fair' }, ann)).body.data).toMatchObject({
    ...{ purpose: 'Fair', travel_no: 'T-0001', destinations: [{ place: 'Penang' }] },
  })
  const longer = { to: '2026-12-08', destinations: penang('2026-12-07', '2026-12-08') }
  expect((await company.patch(`${TRAVEL}/${id}`, longer)).body.data).toMatchObject({
    to: '2026-12-08',
    purpose: 'Fair',
  })
  expect((await company.post(`${OWN}/${id}/cancel`, {}, ann)).body.data.status).toBe('cancelled')
  expect((await company.remove(`${TRAVEL}/${id}`)).status).toBe(200)
  const next = await trip()
  expect((await company.patch(`${OWN}/${next}`, { purpose: 'Late' }, ann)).status).toBe(422)
  expect((await company.get(`${TRAVEL}/${next}`)).body.data.travel_no).toBe('T-0002')
  expect((await company.post(`${OWN}/${next}/withdraw`, { reason: 'Off' }, ann)).status).toBe(200)
})

test('is kept by Company Admin and HR Generalist, paid also by Finance (S6-022), and stays within its company', async () => {
  const id = await trip({ advance_amount: '100' })
  const finance = await company.with('Finance')
  expect((await company.get(TRAVEL, finance)).body.data).toMatchObject([{ id }])
  expect((await company.get(`${TRAVEL}/${id}`, finance)).status).toBe(200)
  expect((await company.post(`${TRAVEL}/${id}/advance`, { paid_on: '2026-11-20' }, finance)).status).toBe(200)
  expect((await company.post(TRAVEL, { employee_id: ann.employeeId, ...wish('2026-12-21') }, finance)).status).toBe(403)
  expect((await company.get(`${TRAVEL}/costCenter`, finance)).status).toBe(403)
  expect((await company.get(TRAVEL, ann)).status).toBe(403)
  const hr = await company.with('HR Generalist')
  const both = { employee_ids: [ann.employeeId, boss.employeeId], ...wish('2026-10-05') }
  const entered = await company.post(`${TRAVEL}/batch`, both, hr)
  expect(entered.body.data.map(({ travel_no }: { travel_no: string }) => travel_no)).toEqual(['T-0003', 'T-0002'])
  const stranger = await app.leaveCompany('TW')
  expect((await stranger.get(`${TRAVEL}/${id}`)).status).toBe(404)
  expect((await stranger.post(`${TRAVEL}/${id}/paid`, {})).status).toBe(404)
})

test('cost centres come in by a sheet, leave as they came, and the import is taken back', async () => {
  const path = 'api/panel/application/travel/costCenter'
  const send = (csv: string | Uint8Array, name = 'list.csv', preview = '') =>
    app.upload(company.admin, `${path}/import${preview}`, name, csv)
  const taken = await send('code,name,budget,active\nNEW,Newest,500.00,yes\nOLD,Oldest,,no\n')
  expect(taken.body.data).toMatchObject({ created: 2, updated: 0 })
  const codes = async () => (await company.get(path)).body.data.map(({ code }: { code: string }) => code)
  expect(await codes()).toEqual(expect.arrayContaining(['NEW', 'OLD']))
  const exported = await company.get(`${path}/export`)
  const again = await send(exported.bytes, 'list.xlsx', '?preview=1')
  expect(again.body.data).toMatchObject({ created: 0, updated: 0, changes: [], rejected: 0 })
  expect((await send('code,name\n,Nothing\n')).status).toBe(422)
  const undone = await company.post(`${path}/import/undo/${taken.body.data.batch_id}`)
  expect(undone.body.data).toEqual({ undone: 2 })
  expect(await codes()).not.toContain('NEW')
})

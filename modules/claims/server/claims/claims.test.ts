import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { usualDays } from '#modules/leave/server/day-facts.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { claimsOpening } from '../claims-opening.ts'
import { claimsHandlers } from '../handlers.ts'
import { noTravels } from '../needs.ts'
import { claimKind } from './kind.ts'

const CLAIMS = 'api/panel/application/claim'
const OWN = 'api/emp/claim'
const COMPANY = 'api/panel/company'
const travel = { is_paid: true, from: plainDateOf('2026-11-01'), to: plainDateOf('2026-11-05') }
const needs = {
  ...noTravels,
  dayFacts: dayFactsOf([usualDays]),
  payChanged: async () => {},
  travelsOfClaims: async (
    _tx: unknown,
    _company: string,
    wanted: readonly { employee_id: string; travel_id: string }[],
  ) =>
    new Map(
      wanted.flatMap(({ employee_id, travel_id }) =>
        travel_id === TRAVEL ? [[`${employee_id} ${travel_id}`, travel] as const] : [],
      ),
    ),
}
const TRAVEL = '0199aaaa-0000-7000-8000-000000000001'
let app: LeaveApp
let company: LeaveCompany
let boss: Member
let ann: Member
let category: string
let meal: string
beforeAll(async () => {
  const kinds = [claimKind(needs)]
  app = await leaveApp('2026-11-20', claimsHandlers({ kinds, people: approvalPeople }, needs), kinds, [claimsOpening])
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  company = await app.leaveCompany('MY')
  boss = await company.member('Boss')
  ann = await company.member('Ann', { manager_id: boss.employeeId })
  category = (await company.get(`${COMPANY}/claimCategory`)).body.data.find(
    ({ name }: { name: string }) => name === 'Meals',
  ).id
  meal = await typeOf({ name: 'Dinner' })
})
afterAll(() => app?.close())

const typeOf = async (more: object) => {
  const body = { claim_category_id: category, require_receipt: false, ...more }
  return (await company.post(`${COMPANY}/claim`, body)).body.data.id as string
}
const wish = (more: object = {}) => ({ type_id: meal, expense_date: '2026-11-18', amount: '124.40', ...more })
const ask = (more: object = {}, who = ann) => company.post(OWN, wish(more), who)
const decide = (decision: string, ids: string[], who: Parameters<typeof company.post>[2] = boss, more: object = {}) =>
  company.post(`${CLAIMS}/batch/${decision}`, { ids, ...more }, who)
const photo = (bytes: string) => Buffer.from(`%PDF-1.4 ${bytes}`)
const attach = async (bytes: string, who = ann) =>
  (await app.upload(who, `${OWN}/attachment`, 'receipt.pdf', photo(bytes))).body.data

test('a claim is looked at first, sent, decided by the manager and found again', async () => {
  const before = await company.post(`${OWN}/preview`, wish(), ann)
  expect(before.body.data).toEqual({
    ...{ base_amount: '124.40', claimable_amount: '124.40', exchange_rate: null, rate_origin: null },
    ...{ amount_per_unit: null, findings: [], limits: [], goes_to: ['Boss'], errors: {} },
  })
  const sent = await ask({ merchant: 'Hotel Muar', note: 'Guests' })
  expect([sent.status, sent.body.data]).toMatchObject([
    201,
    { type: 'Dinner', category: 'Meals', status: 'pending', merchant: 'Hotel Muar', claimable_amount: '124.40' },
  ])
  const { id, claim_no } = sent.body.data
  expect(claim_no).toMatch(/^C261120-[2-9A-Z]{5}$/)
  const [waiting] = (await company.get('api/panel/application', boss)).body.data
  expect(waiting).toMatchObject({ id, title: 'Claim: Dinner', detail: '18 Nov 2026, MYR 124.40' })
  expect((await decide('approve', [id])).body.data).toMatchObject({ changed: 1 })
  const { body } = await company.get(`${CLAIMS}?status=approved&search=muar&page=1`)
  expect([body.meta, body.data]).toMatchObject([
    { total: 1 },
    [{ id, method: 'payroll', approved_on: '2026-11-20', may: { withdraw: { allowed: true } } }],
  ])
  expect((await company.get(OWN, ann)).body.data).toMatchObject([{ id, status: 'approved' }])
})

test('the first of several who agree makes it processing; both are decided, none says so in its words (S4-026, S4-028, S4-029, S8-023, S8-024)', async () => {
  const step = (up: number) => ({ approvers: [{ by: 'manager', up }], needs: 'any', remind_after_days: 2 })
  const over = await company.member('Over')
  await app.db
    .forCompany(company.id)
    .transaction((tx) =>
      tx
        .updateTable('employees')
        .set({ manager_id: over.employeeId })
        .where('company_id', '=', company.id)
        .where('id', '=', boss.employeeId)
        .execute(),
    )
  const chains = [{ name: 'Two', when: {}, steps: [step(1), step(2)] }]
  await company.post(`${COMPANY}/claim/update/approval/flow`, { chains })
  const [one, two] = [(await ask()).body.data.id, (await ask({ amount: '9.00' })).body.data.id]
  await decide('approve', [one])
  expect((await company.get(`${CLAIMS}?status=processing`)).body.data).toMatchObject([{ id: one }])
  expect((await company.get(`${CLAIMS}?status=pending`)).body.data).toMatchObject([{ id: two }])
  expect((await company.post(`${OWN}/${one}/cancel`, {}, ann)).status).toBe(422)
  expect((await decide('reject', [one], over)).body.data.changed).toBe(1)
  const nothing = await decide('reject', [one], over)
  expect([nothing.status, nothing.body.message]).toEqual([422, 'No pending and processing claim to approve or reject'])
  const none = await decide('withdraw', [two], company.admin)
  expect([none.status, none.body.message]).toEqual([422, 'No approved off in lieu, leave or claim to withdraw'])
})

test('messages of the specification to the letter, by their field', async () => {
  const car = await typeOf({ name: 'Car', is_unit_based: true, unit_type: 'kilometres', amount_per_unit: '0.85' })
  const errors = async (more: object) => (await ask(more)).body.errors
  expect(await errors({ claimable_amount: '-0.01' })).toEqual({
    claimable_amount: ['Claimable amount cannot be negative'],
  })
  expect(await errors({ currency_code: 'USD' })).toEqual({ exchange_rate: ['Failed to retrieve rate'] })
  expect(await errors({ currency_code: 'USD', exchange_rate: '0' })).toEqual({
    exchange_rate: ['Rate must be above zero'],
  })
  expect(await errors({ type_id: car })).toEqual({ total_mileage: ['Enter total mileage first'] })
  expect(await errors({ travel_id: TRAVEL })).toEqual({
    travel_id: ['This travel is marked paid; no further claims can be added'],
  })
  expect(await errors({ expense_date: '2026-11-21' })).toEqual({ expense_date: ['This day is still to come'] })
  expect(await errors({ currency_code: 'XXX' })).toHaveProperty('currency_code')
  const paid = await ask({ currency_code: 'USD', exchange_rate: '4.4625', amount: '10.00' })
  expect(paid.body.data).toMatchObject({ base_amount: '44.63', rate_origin: 'claim', exchange_rate: '4.4625' })
})

test('a day before joining or after leaving, and a travel of somebody else, are told by their field', async () => {
  const errors = async (more: object) => (await ask({ confirm: 1, ...more })).body.errors
  expect(await errors({ expense_date: '2019-12-31' })).toHaveProperty('expense_date')
  await app.db
    .forCompany(company.id)
    .transaction((tx) =>
      tx
        .updateTable('employees')
        .set({ left_on: '2026-11-15' })
        .where('company_id', '=', company.id)
        .where('id', '=', ann.employeeId)
        .execute(),
    )
  expect(await errors({ expense_date: '2026-11-16' })).toHaveProperty('expense_date')
  expect(await errors({ expense_date: '2026-11-10', travel_id: meal })).toEqual({ travel_id: [expect.any(String)] })
  expect((await company.get(OWN, ann)).body.data).toEqual([])
})

test('distances go by the rate of their day and by the bands of a month', async () => {
  const bands = [
    { up_to: '500', amount_per_unit: '0.85' },
    { up_to: null, amount_per_unit: '0.75' },
  ]
  const unit = { is_unit_based: true, unit_type: 'kilometres' }
  const car = await typeOf({ name: 'Car', ...unit, amount_per_unit: '0.85', bands })
  const van = await typeOf({ name: 'Van', ...unit, amount_per_unit: '0.80' })
  const far = (type_id: string, total_mileage: string, expense_date = '2026-11-18') =>
    ask({ type_id, total_mileage, expense_date, amount: undefined })
  const first = (await far(car, '480')).body.data
  expect(first.claimable_amount).toBe('408.00')
  const second = (await far(car, '50', '2026-11-19')).body.data
  expect(second.claimable_amount).toBe('39.50')
  // A change leaves the order in which they were sent.
  const noted = async (id: string) =>
    (await company.patch(`${OWN}/${id}`, { note: 'To Muar', confirm: 1 }, ann)).body.data.claimable_amount
  expect([await noted(first.id), await noted(second.id)]).toEqual(['408.00', '39.50'])
  await company.patch(`${COMPANY}/claim/${van}`, { amount_per_unit: '0.90', rate_from: '2026-11-19' })
  expect((await far(van, '10')).body.data).toMatchObject({ claimable_amount: '8.00', amount_per_unit: '0.80' })
  expect((await far(van, '10', '2026-11-19')).body.data.claimable_amount).toBe('9.00')
  const upside = { bands: [...bands].reverse() }
  expect((await company.patch(`${COMPANY}/claim/${car}`, upside)).body.errors).toHaveProperty('bands')
})

test('limits count what waits and what is approved, two at once never overdraw, and HR books a difference (@both-homes)', async () => {
  const limit = { name: 'Year of meals', scope: 'category', category_id: category, period: 'year', amount: '200.00' }
  const { id: limit_id } = (await company.post(`${COMPANY}/claimLimit`, limit)).body.data
  const both = await Promise.all([ask({ amount: '120.00' }), ask({ amount: '120.01' })])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
  const refused = both.find(({ status }) => status === 422)
  expect(Object.keys(refused?.body.errors ?? {})).toEqual(['claimable_amount'])
  expect(refused?.body.message).toMatch(/^Over the limit Year of meals: MYR (80.00|79.99) left$/)
  const id = both.find(({ status }) => status === 201)?.body.data.id
  const [row] = (await company.get(`${OWN}/balance`, ann)).body.data
  expect(row).toMatchObject({ limit_id, entitled: '200.00', used: '0.00', ledger: [{ status: 'pending' }] })
  await decide('reject', [id])
  expect((await ask({ amount: '200.00' })).status).toBe(201)
  const patched = await company.patch(`${CLAIMS}/balance/${ann.employeeId}`, {
    ...{ limit_id, period_from: '2026-01-01', entitled: '250.00', reason: 'Promised' },
  })
  expect(patched.body.data).toMatchObject([{ entitled: '200.00', adjusted: '50.00', pending: '200.00', left: '50.00' }])
  const all = (await company.get(`${CLAIMS}/balance?as_of=2026-12-31`)).body.data
  expect(all.map(({ full_name, left }: Record<string, string>) => [full_name, left])).toEqual([
    ['Ann', '50.00'],
    ['Boss', '200.00'],
  ])
  // What was used is as it was said last, however often it is said, and stands beside what was promised.
  const spent = { limit_id, period_from: '2026-01-01', used: '30.00', reason: 'Before' }
  for (const [used, adjusted] of [
    ['30.00', '20.00'],
    ['30.00', '20.00'],
    ['20.00', '30.00'],
    ['30.00', '20.00'],
  ]) {
    const told = await company.patch(`${CLAIMS}/balance/${ann.employeeId}`, { ...spent, used })
    expect(told.body.data).toMatchObject([{ adjusted, adjusted_used: `-${used}` }])
  }
  const more = { limit_id, period_from: '2026-01-01', entitled: '260.00', reason: 'Promised again' }
  const [last] = (await company.patch(`${CLAIMS}/balance/${ann.employeeId}`, more)).body.data
  expect(last).toMatchObject({ entitled: '200.00', adjusted: '30.00', adjusted_used: '-30.00', left: '30.00' })
  const booked = last.ledger.filter(({ status }: { status: string }) => status === 'adjusted')
  expect(booked.map(({ said, amount, what }: Record<string, string>) => [said, amount, what]).sort()).toEqual([
    ['entitled', '10.00', 'Promised again'],
    ['entitled', '50.00', 'Promised'],
    ['used', '-10.00', 'Before'],
    ['used', '-30.00', 'Before'],
    ['used', '10.00', 'Before'],
  ])
  const hanna = await company.member('Hanna', {}, 'HR Generalist')
  const own = await company.patch(`${CLAIMS}/balance/${hanna.employeeId}`, more, hanna)
  expect([own.status, own.body.message]).toEqual([422, 'Nobody corrects their own balance'])
  const wrong = { limit_id, period_from: '2026-01-01', entitled: '1.00', used: '1.00', reason: 'x' }
  expect((await company.patch(`${CLAIMS}/balance/${ann.employeeId}`, wrong)).status).toBe(422)
})

// Many at the same moment are one transaction on both homes: @both-homes
test('many who send at the same moment are stored in a few statements, and each has an answer of its own (@both-homes)', async () => {
  const people = await Promise.all(
    Array.from({ length: 40 }, (_, at) => company.member(`P${at}`, { manager_id: boss.employeeId })),
  )
  const limit = {
    name: 'Meals of a month',
    scope: 'category',
    category_id: category,
    period: 'month',
    amount: '100.00',
  }
  await company.post(`${COMPANY}/claimLimit`, limit)
  const own = (at: number) =>
    [{ expense_date: '2026-12-01' }, { amount: '100.01' }, { expense_date: '2026-01-02' }, { amount: undefined }][at] ??
    {}
  const [receipt, key] = ['R-1', { 'idempotency-key': 'one-claim-of-many' }]
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const sent = await Promise.all(
    people.map((who, at) =>
      app.call(
        who,
        'POST',
        OWN,
        wish({ amount: '60.00', ...own(at), ...(at === 3 || at === 4 ? { receipt_no: receipt } : {}) }),
        at === 5 ? key : {},
      ),
    ),
  )
  const texts = asked.mock.calls.map(([one]) => String((one as { text?: string }).text ?? one))
  asked.mockRestore()
  expect(sent.slice(0, 6).map(({ status, body }) => [status, Object.keys(body.errors ?? {})])).toEqual([
    [422, ['expense_date']],
    [422, ['claimable_amount']],
    [409, []],
    [422, ['amount']],
    // The one before was refused: its receipt is nobody's.
    [201, []],
    [201, []],
  ])
  expect(sent.slice(4).every(({ status }) => status === 201)).toBe(true)
  expect(new Set(sent.slice(4).map(({ body }) => body.data.full_name)).size).toBe(36)
  const kept = await company.get(`${CLAIMS}?page=1&per_page=100`)
  expect([
    kept.body.meta.total,
    kept.body.data.every(({ status }: { status: string }) => status === 'pending'),
  ]).toEqual([36, true])
  const again = await app.call(people[5] ?? ann, 'POST', OWN, wish({ amount: '60.00' }), key)
  expect(again.body.data).toEqual(sent[5]?.body.data)
  expect((await company.get('api/panel/application', boss)).body.data).toHaveLength(36)
  expect((await company.post(OWN, wish({ amount: '60.00', confirm: 1 }), people[6])).status).toBe(422)
  // Three transactions at most, the first comer's alone; without those that prove the log in tests.
  const statements = texts.filter((text) => !/^(start transaction|commit)|sum\(seq\)/.test(text))
  expect(statements.length).toBeLessThan(100)
})

test('a type’s own limits hold as well, by claim, month and year', async () => {
  await company.patch(`${COMPANY}/claim/${meal}`, { limit_per_claim: '50.00', limit_per_month: '80.00' })
  expect((await ask({ amount: '50.01' })).body.message).toBe('Over the limit per claim: MYR 50.00')
  expect((await ask({ amount: '50.00' })).status).toBe(201)
  expect((await ask({ amount: '30.01' })).body.message).toBe('Over the limit Dinner: MYR 30.00 left')
  expect((await ask({ amount: '50.00', expense_date: '2026-10-20' })).status).toBe(201)
  await company.patch(`${COMPANY}/claimPolicy`, { items: [{ rule: 'over_limit', level: 'cap' }] })
  const capped = await ask({ amount: '45.00', confirm: 1 })
  expect(capped.body.data).toMatchObject({ base_amount: '45.00', claimable_amount: '30.00' })
  expect((await company.patch(`${COMPANY}/claimPolicy`, { items: [{ rule: 'too_old', level: 'cap' }] })).status).toBe(
    422,
  )
})

test('the form of a submission is one PDF with all its receipts, and names what it cannot print', async () => {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const { default: sharp } = await import('sharp')
  const paper = await PDFDocument.create()
  paper.addPage()
  paper.addPage()
  const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: '#ddeeff' } })
  const upload = async (name: string, bytes: Uint8Array) =>
    (await app.upload(ann, `${OWN}/attachment`, name, Buffer.from(bytes))).body.data.id as string
  const [scan, photographed] = [
    await upload('taxi.pdf', await paper.save()),
    await upload('hotel.png', await picture.png().toBuffer()),
  ]
  const broken = (await attach('no pages')).id
  const claims = [
    wish({ attachment_ids: [scan] }),
    wish({ amount: '8.00', attachment_ids: [photographed, broken], merchant: 'Hotel Muar' }),
  ]
  const [{ id }] = (await company.post(`${OWN}/batch`, { claims }, ann)).body.data
  const pages = async (who: Parameters<typeof company.get>[1]) => {
    const file = await company.get(`${CLAIMS}/${id}/form`, who)
    return file.status === 200 ? (await PDFDocument.load(file.bytes)).getPageCount() : file.status
  }
  // The form, a page for the picture, and the two of the paper.
  expect(await pages(ann)).toBe(4)
  expect(await pages(company.admin)).toBe(4)
  // Whoever decides sees the claim that waits for them alone.
  expect(await pages(boss)).toBe(3)
  expect(await pages(await company.member('Bob'))).toBe(404)
})

test('reports add up what was spent, and leave as a file', async () => {
  await ask()
  const { id } = (await ask({ amount: '10.00', expense_date: '2026-10-02' })).body.data
  await decide('approve', [id])
  await company.post(`${CLAIMS}/${id}/paid`, { paid_on: '2026-11-20' })
  const report = async (name: string, more = '') =>
    (await company.get(`${CLAIMS}/report/${name}${more}`)).body.data.rows
  expect(await report('month')).toEqual([
    { month: 'October 2026', claims: '1', pending: '0.00', approved: '0.00', paid: '10.00', total: '10.00' },
    { month: 'November 2026', claims: '1', pending: '124.40', approved: '0.00', paid: '0.00', total: '124.40' },
  ])
  expect(await report('category', '?from=2026-11-01')).toMatchObject([{ category: 'Meals', total: '124.40' }])
  expect(await report('department')).toMatchObject([{ department: 'No department', claims: '2', total: '134.40' }])
  expect(await report('cost_centre')).toMatchObject([{ centre: 'No cost centre', total: '134.40', budget: '' }])
  expect(await report('payment_time')).toEqual([
    { paid_month: 'November 2026', claims: '1', to_approval: '0.0', to_payment: '0.0', whole: '0.0', longest: '0' },
  ])
  expect(await report('advances')).toEqual([])
  expect((await company.get(`${CLAIMS}/report/month?from=2026-11-02&to=2026-11-01`)).body.errors).toEqual({
    to: ['The last day lies before the first'],
  })
  const file = await company.get(`${CLAIMS}/report/category/file?format=csv`)
  expect(String(file.bytes)).toContain('Meals,2,124.40,0.00,10.00,134.40')
  expect((await company.get(`${CLAIMS}/report/month`, boss)).status).toBe(403)
})

test('a change is looked at before it is sent: the claim is not counted beside itself; of nobody else’s, and none decided', async () => {
  await company.post(`${COMPANY}/claimLimit`, { name: 'Month', scope: 'all', period: 'month', amount: '150.00' })
  const { id } = (await ask()).body.data
  const look = (more: object, who = ann) => company.post(`${OWN}/preview`, wish(more), who)
  expect((await look({})).body.data.errors).toEqual({ claimable_amount: ['Over the limit Month: MYR 25.60 left'] })
  const own = (await look({ claim_id: id, amount: '130.00' })).body.data
  expect([own.errors, own.findings, own.limits.map(({ left }: { left: string }) => left)]).toEqual([{}, [], ['20.00']])
  const forHer = { ...wish({ claim_id: id, amount: '130.00' }), employee_id: ann.employeeId }
  const keepers = await company.post(`${CLAIMS}/preview`, forHer)
  expect(keepers.body.data).toMatchObject({ errors: {}, findings: [], claimable_amount: '130.00' })
  expect((await look({ claim_id: id }, boss)).status).toBe(404)
  expect((await company.post(`${CLAIMS}/preview`, { ...forHer, employee_id: boss.employeeId })).status).toBe(404)
  await decide('approve', [id])
  expect((await look({ claim_id: id })).body.message).toBe('Only requests waiting for a decision can be changed')
})

test('papers are uploaded first, claimed once, and seen by whoever may', async () => {
  await company.patch(`${COMPANY}/claim/${meal}`, { require_receipt: true })
  expect((await ask()).body.errors).toEqual({ attachment_ids: ['Attach a receipt'] })
  const first = await attach('one')
  expect(first.duplicate_of).toBeNull()
  expect((await company.get(`${OWN}/attachment`, ann)).body.data).toMatchObject([{ id: first.id, name: 'receipt.pdf' }])
  const { id } = (await ask({ attachment_ids: [first.id] })).body.data
  const again = await attach('one')
  expect(again.duplicate_of).toBe(id)
  expect((await ask({ attachment_ids: [again.id], amount: '5.00' })).body.errors).toEqual({
    attachment_ids: ['This very receipt is claimed already'],
  })
  expect((await ask({ attachment_ids: [first.id], amount: '5.00' })).status).toBe(422)
  expect((await company.remove(`${OWN}/attachment/${first.id}`, ann)).status).toBe(422)
  expect((await company.remove(`${OWN}/attachment/${again.id}`, ann)).status).toBe(200)
  const seen = async (who: typeof boss) => (await company.get(`${OWN}/attachment/${first.id}`, who)).status
  const other = await company.member('Other')
  expect([await seen(ann), await seen(boss), await seen(other)]).toEqual([200, 200, 404])
  const beside = (await company.get(`${CLAIMS}/${id}`, boss)).body.data
  expect(beside).toMatchObject({ attachments: [{ id: first.id }], duplicates: [], papers: 1 })
  await company.patch(`${COMPANY}/claimCategory/${category}`, { is_private: 1 })
  expect(await seen(boss)).toBe(404)
  expect((await company.get(`${CLAIMS}/${id}`, boss)).body.data).toMatchObject({
    ...{ attachments: [], amount: '124.40', papers: 0, findings: [], cost_centres: [], limits: [], recoveries: [] },
  })
  expect((await company.get(`${CLAIMS}/${id}`)).body.data.attachments).toHaveLength(1)
})

test('what is warned of asks first and stays with the claim', async () => {
  await ask()
  const twice = await ask()
  expect([twice.status, twice.body]).toMatchObject([
    409,
    { confirm_required: true, data: ['There is a claim like this one already'] },
  ])
  const sent = await ask({ confirm: 1 })
  expect(sent.body.data.findings).toEqual([
    { rule: 'similar_claim', level: 'warn', text: 'There is a claim like this one already' },
  ])
  expect((await ask({ amount: '1.00', expense_date: '2026-11-15' })).body.data).toEqual(['The day is a day off'])
  expect((await ask({ amount: '2.00', expense_date: '2026-08-03' })).body.data).toEqual(['The expense is 109 days old'])
})

test('several go as one submission, all or none, and know of each other', async () => {
  const limit = { name: 'Month', scope: 'all', period: 'month', amount: '100.00' }
  await company.post(`${COMPANY}/claimLimit`, limit)
  const send = (claims: object[], more: object = {}) => company.post(`${OWN}/batch`, { claims, ...more }, ann)
  const refused = await send([wish({ amount: '60.00' }), wish({ amount: '60.00', merchant: 'Other' })])
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { 'claims.1.claimable_amount': ['Over the limit Month: MYR 40.00 left'] },
  ])
  expect((await company.get(OWN, ann)).body.data).toEqual([])
  const { body } = await send([wish({ amount: '60.00' }), wish({ amount: '40.00' })])
  expect(body.data.map(({ amount }: { amount: string }) => amount)).toEqual(['60.00', '40.00'])
  expect(new Set(body.data.map(({ submission_id }: { submission_id: string }) => submission_id)).size).toBe(1)
  expect((await send([])).status).toBe(422)
})

test('the list leaves as a table, filtered as it is on screen', async () => {
  await ask({ merchant: 'Hotel Muar' })
  await ask({ amount: '9.00', merchant: '=1+1' })
  const file = await company.get(`${CLAIMS}/export?format=csv&search=muar`)
  expect(file.status).toBe(200)
  const [head, row, ...more] = file.bytes.toString().trim().split('\r\n')
  expect(head).toContain('Number,Staff ID,Name')
  expect(row).toContain('Dinner,2026-11-18,MYR,124.40,124.40,,Hotel Muar')
  expect(more).toEqual([])
  expect((await company.get(`${CLAIMS}/export?format=pdf`)).status).toBe(422)
})

test('a sheet of several people is a submission of each, so that nobody’s form tells of others', async () => {
  const bob = await company.member('Bob')
  const { rows } = await app.db.forCompany(company.id).read((tx) =>
    sql<{ staff_id: string }>`select staff_id from employees where company_id = ${company.id}
      and id in (${ann.employeeId}, ${bob.employeeId})`.execute(tx),
  )
  const lines = rows.map(({ staff_id }) => `${staff_id},Dinner,2026-11-10,10.00,Stall`)
  const text = ['staff_id,type,expense_date,amount,merchant', ...lines].join('\n')
  expect((await app.upload(company.admin, `${CLAIMS}/import`, 'claims.csv', Buffer.from(text))).status).toBe(200)
  const { data } = (await company.get(`${CLAIMS}?search=stall`)).body
  expect(new Set(data.map(({ submission_id }: { submission_id: string }) => submission_id)).size).toBe(2)
})

test('claims come in by a sheet, new ones and such as were paid before, leave as they came, and are taken back', async () => {
  const { claim_no } = (await ask({ merchant: 'Hotel Muar' })).body.data
  const csv = (...rows: string[]) => ['staff_id,type,expense_date,amount,merchant,status,paid_on', ...rows].join('\n')
  const bring = (text: string | Uint8Array, name = 'claims.csv', preview = '') =>
    app.upload(company.admin, `${CLAIMS}/import${preview}`, name, Buffer.from(text))
  const staff = (await company.get(`${CLAIMS}?search=muar`)).body.data[0].staff_id
  const wrong = await bring(
    csv(
      `${staff},Dinner,2026-11-25,10.00,,,`,
      `${staff},Lunch,2026-11-10,10.00,,,`,
      'nobody,Dinner,2026-11-10,10.00,,,',
      `${staff},Dinner,2026-11-10,10.00,,approved,`,
      `${staff},Dinner,2026-11-10,10.00,,paid,2026-11-01`,
    ),
  )
  expect(wrong.status).toBe(422)
  expect(wrong.body.data.errors.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual([
    [1, 'expense_date'],
    [2, 'type'],
    [3, 'staff_id'],
    [4, 'status'],
    [5, 'paid_on'],
  ])
  const fine = csv(
    `${staff},Dinner,2026-11-10,10.00,Stall,,`,
    `${staff},Dinner,2024-05-01,20.00,Old inn,paid,2024-06-01`,
  )
  const looked = await bring(
    csv(`${staff},Dinner,2026-11-10,10.00,Stall,,`, `${staff},Dinner,2026-11-10,10.00,Stall,,`),
    'claims.csv',
    '?preview=1',
  )
  expect(looked.body.data.warnings).toMatchObject([{ row: 2, message: 'There is a claim like this one already' }])
  expect((await bring(fine, 'claims.csv', '?preview=1')).body.data).toMatchObject({ created: 2, batch_id: null })
  const batch = (await bring(fine)).body.data.batch_id
  const known = async () =>
    (await company.get(OWN, ann)).body.data.map(({ merchant, status, paid_on }: Record<string, string>) => [
      merchant,
      status,
      paid_on,
    ])
  expect(await known()).toEqual(
    expect.arrayContaining([
      ['Hotel Muar', 'pending', null],
      ['Stall', 'pending', null],
      ['Old inn', 'completed', '2024-06-01'],
    ]),
  )
  expect((await company.get('api/panel/application', boss)).body.data).toHaveLength(2)
  const sheet = await company.get(`${CLAIMS}/sheet`)
  const again = await bring(sheet.bytes, 'claims.xlsx')
  expect(again.body.data).toMatchObject({ rows: 3, created: 0, updated: 0, rejected: 0 })
  const other = `claim_no,staff_id,type,expense_date,amount\n${claim_no},${staff},Dinner,2026-11-18,1.00`
  expect((await bring(other)).body.data.errors).toMatchObject([{ row: 1, column: 'amount' }])
  expect((await company.post(`${CLAIMS}/import/undo/${batch}`, {})).body.data).toEqual({ undone: 2 })
  expect(await known()).toEqual([['Hotel Muar', 'pending', null]])
})

test('what is laid by of a week goes with one tap, all or none, and is a draft no more', async () => {
  const keep = (more: object) => company.post(`${OWN}/draft`, { body: { type_id: meal, ...more } }, ann)
  await company.setSettings({ is_enable_weekly_expenses: true })
  await keep({ expense_date: '2026-11-16', amount: '10.00' })
  await keep({ expense_date: '2026-11-20', amount: '5.50' })
  const wrong = (await keep({ expense_date: '2026-11-18', amount: 'much' })).body.data.id
  await keep({ expense_date: '2026-11-13', amount: '3.00' })
  // Only begun: it waits, and holds up nothing.
  await keep({ expense_date: '2026-11-17' })
  await keep({ expense_date: '2026-11-17', amount: '7.00', type_id: '' })
  const laidBy = async () => (await company.get(`${OWN}/week`, ann)).body.data
  expect(await laidBy()).toMatchObject({
    enabled: true,
    weeks: [
      { from: '2026-11-16', to: '2026-11-22', drafts: [{}, {}, {}] },
      { drafts: [{ amount: '3.00', type: 'Dinner' }] },
    ],
  })
  const send = (from = '2026-11-16') => company.post(`${OWN}/week`, { from }, ann)
  const refused = await send()
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['claims.1.amount']])
  await company.remove(`${OWN}/draft/${wrong}`, ann)
  const sent = await send()
  expect([sent.status, sent.body.data]).toMatchObject([201, [{ status: 'pending' }, { status: 'pending' }]])
  expect(new Set(sent.body.data.map((one: { submission_id: string }) => one.submission_id)).size).toBe(1)
  expect((await laidBy()).weeks).toMatchObject([{ from: '2026-11-09' }])
  expect((await send()).body.message).toBe('Nothing is saved for this week')
})

test('what waits is changed by its person and by HR, cancelled or removed; what was approved is withdrawn', async () => {
  const { id } = (await ask()).body.data
  expect((await company.patch(`${OWN}/${id}`, { amount: '100.00' }, ann)).body.data).toMatchObject({
    ...{ amount: '100.00', claimable_amount: '100.00', expense_date: '2026-11-18' },
  })
  expect((await company.patch(`${OWN}/${id}`, { amount: '1.00' }, boss)).status).toBe(404)
  expect((await company.patch(`${CLAIMS}/${id}`, { note: 'Looked at' })).body.data.note).toBe('Looked at')
  expect((await company.post(`${OWN}/${id}/cancel`, {}, ann)).body.data.status).toBe('cancelled')
  expect((await company.remove(`${CLAIMS}/${id}`)).status).toBe(200)
  const next = (await ask()).body.data.id
  await decide('approve', [next])
  expect((await company.patch(`${OWN}/${next}`, { amount: '1.00' }, ann)).status).toBe(422)
  const kept = await company.remove(`${CLAIMS}/${next}`)
  expect(kept.status).toBe(422)
  expect((await company.post(`${OWN}/${next}/withdraw`, { reason: 'Mine' }, ann)).status).toBe(200)
  expect((await decide('withdraw', [next], company.admin)).body.data.changed).toBe(1)
  // The journals that were taken name it, on the day of its approval and on that of its withdrawal.
  expect((await company.remove(`${CLAIMS}/${next}`)).body.message).toBe(kept.body.message)
})

test('what a lowered claim comes to is reckoned again where its distance or day changes; lowered to nothing it is closed', async () => {
  const unit = { is_unit_based: true, unit_type: 'kilometres', amount_per_unit: '1.00' }
  const car = await typeOf({ name: 'Car', ...unit })
  const attachment_ids = [(await attach('the way')).id]
  const { id } = (await ask({ type_id: car, amount: undefined, total_mileage: '50', attachment_ids })).body.data
  const reduce = (claimable_amount: string) =>
    company.post(`${CLAIMS}/${id}/reduce`, { claimable_amount, reason: 'Shorter way' }, boss)
  await reduce('30.00')
  const unsaid = { amount: null, currency_code: null, exchange_rate: null }
  const noted = await company.patch(`${OWN}/${id}`, { note: 'By the coast', total_mileage: '50', ...unsaid }, ann)
  expect(noted.body.data).toMatchObject({ claimable_amount: '30.00' })
  const less = await company.patch(`${OWN}/${id}`, { total_mileage: '20' }, ann)
  expect(less.body.data).toMatchObject({ base_amount: '20.00', claimable_amount: '20.00' })
  await reduce('0.00')
  // It is closed at once, and no undo is offered that would be refused.
  const closed = await company.post('api/panel/application/decide', { ids: [id], decision: 'approve' }, boss)
  expect([closed.status, closed.body.meta?.undo]).toEqual([200, undefined])
  expect((await company.get(`${CLAIMS}/${id}`)).body.data).toMatchObject({
    ...{ status: 'paid', method: null, paid_on: '2026-11-20' },
  })
  // Nothing was paid for it: its receipt may be claimed again.
  expect((await ask({ attachment_ids: [(await attach('the way')).id] })).status).toBe(201)
})

test('a per diem is claimed by its travel alone, and not offered', async () => {
  const known = (await company.get(`${COMPANY}/claim`)).body.data
  const { id } = known.find(({ mark }: { mark: string | null }) => mark === 'per_diem')
  const offered = (await company.get(`${OWN}/type`, ann)).body.data.map((one: { id: string }) => one.id)
  expect([offered.includes(meal), offered.includes(id)]).toEqual([true, false])
  const direct = await ask({ type_id: id })
  expect([direct.status, Object.keys(direct.body.errors)]).toEqual([422, ['type_id']])
  const entered = await company.post(CLAIMS, { ...wish({ type_id: id }), employee_id: ann.employeeId })
  expect(Object.keys(entered.body.errors)).toEqual(['type_id'])
  const other = (await ask()).body.data.id
  expect((await company.patch(`${OWN}/${other}`, { type_id: id }, ann)).status).toBe(422)
})

test('of those sent together ways of a day are not alike for having no amount, and 10.5 is 10.50', async () => {
  const unit = { is_unit_based: true, unit_type: 'kilometres', amount_per_unit: '1.00' }
  const car = await typeOf({ name: 'Car', ...unit })
  const way = (total_mileage: string) => ({ ...wish({ type_id: car, total_mileage }), amount: undefined })
  const ways = await company.post(`${OWN}/batch`, { claims: [way('10'), way('12')] }, ann)
  expect(ways.status).toBe(201)
  const alike = await company.post(
    `${OWN}/batch`,
    { claims: [wish({ amount: '10.5' }), wish({ amount: '10.50' })] },
    ann,
  )
  expect([alike.status, alike.body.data]).toEqual([409, ['There is a claim like this one already']])
})

test('of two who claim one receipt at the same moment one is refused (@both-homes)', async () => {
  const [own, his] = [await attach('taxi'), await attach('taxi', boss)]
  const both = await Promise.all([
    ask({ attachment_ids: [own.id] }),
    ask({ attachment_ids: [his.id], amount: '124.00' }, boss),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
})

test('whoever may approve lowers with a reason, never raises; paid by hand it is paid, then completed, then taken back', async () => {
  const { id } = (await ask()).body.data
  const reduce = (claimable_amount: string, who: Parameters<typeof company.post>[2] = boss) =>
    company.post(`${CLAIMS}/${id}/reduce`, { claimable_amount, reason: 'No wine' }, who)
  expect((await reduce('130.00')).body.errors).toEqual({ claimable_amount: ['It can only be lowered'] })
  expect((await reduce('100.00', ann)).status).toBe(403)
  expect((await reduce('100.00')).body.data).toMatchObject({ claimable_amount: '100.00', base_amount: '124.40' })
  expect(JSON.stringify((await company.get('api/emp/notice', ann)).body)).toContain('to MYR 100.00')
  const finance = await company.with('Finance')
  const pay = (paid_on: string) => company.post(`${CLAIMS}/${id}/paid`, { paid_on, reference: 'T-1' }, finance)
  expect((await pay('2026-11-20')).body.message).toBe('Only an approved claim is paid')
  await decide('approve', [id])
  expect((await pay('2026-11-21')).body.errors).toHaveProperty('paid_on')
  expect((await pay('2026-11-20')).body.data).toMatchObject({
    status: 'paid',
    method: 'by_hand',
    paid_on: '2026-11-20',
  })
  expect((await decide('withdraw', [id], company.admin)).status).toBe(422)
  const back = (body: object) => company.post(`${CLAIMS}/${id}/recover`, { reason: 'Private', ...body })
  expect((await back({ amount: '30.00' })).body.errors).toHaveProperty('consent_on')
  expect((await back({ amount: '100.01', consent_on: '2026-11-20' })).body.errors).toHaveProperty('amount')
  expect((await back({ amount: '30.00', consent_on: '2026-11-20' })).body.data).toMatchObject({ recovered: '30.00' })
  app.setToday('2026-12-20')
  expect((await company.get(`${CLAIMS}?status=completed`)).body.data).toMatchObject([{ id, status: 'completed' }])
  expect((await company.get(`${CLAIMS}?status=paid`)).body.data).toEqual([])
})

test('is kept by Company Admin, HR Generalist and HR Claim, read and paid by Finance and Accounting (S6-019)', async () => {
  const entered = { employee_id: ann.employeeId, ...wish() }
  const hr = await company.with('HR Claim')
  const { id } = (await company.post(CLAIMS, entered, hr)).body.data
  const finance = await company.with('Finance')
  expect((await company.get(CLAIMS, finance)).body.data).toMatchObject([{ id, may: { approve: { allowed: false } } }])
  expect((await company.get(`${CLAIMS}/${id}`, finance)).status).toBe(200)
  expect((await company.post(CLAIMS, entered, finance)).status).toBe(403)
  expect((await decide('approve', [id], finance)).status).not.toBe(200)
  expect((await company.get(CLAIMS, await company.with('HR Leave'))).status).toBe(403)
  expect((await company.get(CLAIMS, ann)).status).toBe(403)
  const stranger = await app.leaveCompany('TW')
  expect((await stranger.get(`${CLAIMS}/${id}`)).status).toBe(404)
  expect((await stranger.post(`${CLAIMS}/${id}/paid`, { paid_on: '2026-11-20' })).status).toBe(404)
  expect((await company.post(OWN, wish(), company.admin)).status).toBe(422)
})

test('groups of people claim what is open to them; drafts are nobody else’s', async () => {
  const { id: group } = (
    await company.post(`${COMPANY}/claimGroup`, {
      name: 'Sales',
      category_ids: [category],
      employee_ids: [boss.employeeId],
    })
  ).body.data
  expect(group).toBeTruthy()
  const names = async (who: Member) =>
    (await company.get(`${OWN}/type`, who)).body.data.map(({ name }: { name: string }) => name)
  expect([(await names(boss)).includes('Dinner'), (await names(ann)).includes('Dinner')]).toEqual([true, false])
  expect((await ask()).body.errors).toEqual({ type_id: ['This cannot be claimed by this person'] })
  const kept = await company.post(`${OWN}/draft`, { body: { amount: '12', note: 'Taxi' } }, ann)
  expect(kept.body).toMatchObject({ message: 'Kept as a draft' })
  expect([kept.status, kept.body.data.body]).toEqual([201, { amount: '12', note: 'Taxi' }])
  expect((await company.get(`${OWN}/draft`, boss)).body.data).toEqual([])
  expect((await company.remove(`${OWN}/draft/${kept.body.data.id}`, boss)).status).toBe(404)
  expect((await company.remove(`${OWN}/draft/${kept.body.data.id}`, ann)).status).toBe(200)
})

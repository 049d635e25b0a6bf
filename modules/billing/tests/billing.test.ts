import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { codeOfStep } from '#platform/identity/server/totp.ts'
import { queueWantedMails } from '#platform/mail/server/wanted-mails.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { companyWithAdmin, operationsPerson, type Person, personWith } from '#tests/support/people.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { billingModuleHandlers } from '../server/handlers.ts'
import { billingNight } from '../server/overnight.ts'

let server: TestServer
let ops: string
let admin: Person
let plan: Record<string, unknown> & { id: string }

beforeAll(async () => {
  server = await startTestServer({ handlers: billingModuleHandlers, startAt: '2026-11-20T03:00:00.000Z' })
  ops = await operator('Ops')
})
beforeEach(async () => {
  admin = await companyWithAdmin(server)
  await employ(admin.companyId, 10)
  plan = (await send('POST', 'plan', planBody())).body.data
})
afterAll(async () => {
  await pdfMaker.close()
  await server?.stop()
})

const planBody = () => ({
  name: `Growth ${randomUUID()}`,
  kind: 'per_head',
  period: 'month',
  prices: [
    { currency_code: 'MYR', price: '8.00' },
    { currency_code: 'TWD', price: '60' },
  ],
})

async function operator(role: string): Promise<string> {
  const { token } = await operationsPerson(server, [role])
  const { secret } = (await server.send('GET', 'api/auth/google2fa/register', { token })).body.data
  const code = await codeOfStep(secret, Math.floor(server.services.clock.now().getTime() / 30_000))
  return (await server.send('POST', 'api/auth/google2fa/register', { token, body: { code } })).body.token
}

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, token = ops) =>
  server.send(method, `api/path/ops/${path}`, { token, body })

const employ = (companyId: string, count: number, joined = '2026-01-01') =>
  server.db.system.transaction((tx) =>
    sql`insert into employees (company_id, id, staff_id, full_name, joined_on)
        select ${companyId}, gen_random_uuid(), gen_random_uuid()::text, 'Somebody', ${joined}
        from generate_series(1, ${count})`.execute(tx),
  )
const give = (starts_on: string, more: object = {}) =>
  send('POST', 'companyPlan', {
    company_id: admin.companyId,
    plan_id: plan.id,
    starts_on,
    reason: 'Signed on paper',
    ...more,
  })
const paying = () =>
  send('PATCH', `billing/update/account/type/${admin.companyId}`, { account_type: 'paid', reason: 'Signed' })
const night = (day: string) => billingNight(server.services, admin.companyId, plainDateOf(day) as PlainDate)
const bills = async () => (await send('GET', `billing/${admin.companyId}`)).body.data
const numberOf = (no: string) => Number(no.replace('MY-', ''))

test('a plan is billed by the night once a month, paid in parts, and the company sees all of it', async () => {
  expect((await give('2026-09-16')).status).toBe(201)
  await night('2026-11-20')
  expect(await bills()).toEqual([]) // On trial nothing is billed.
  await paying()
  await employ(admin.companyId, 5, '2026-10-05')
  await night('2026-11-20')
  await night('2026-11-20')
  // 15 of 30 days of 10 people at RM 8 in September; 15 people in October.
  expect((await bills()).map((bill: Record<string, string>) => [bill.period, bill.amount, bill.status])).toEqual([
    ['2026-10', '120.00', 'unpaid'],
    ['2026-09', '40.00', 'unpaid'],
  ])
  const [october, september] = await bills()
  expect(numberOf(october.invoice_no)).toBe(numberOf(september.invoice_no) + 1)
  expect(october.sent_at).not.toBeNull()
  const whole = (await send('GET', `invoice/${september.id}`)).body.data
  expect(whole.lines).toEqual([
    {
      text: expect.stringMatching(/10 people · 16 Sep 2026 – 30 Sep 2026, 15 of 30 days$/),
      quantity: '10.00',
      unit_price: '8.00',
      amount: '40.00',
    },
  ])

  const paid = await send('POST', 'payment', { company_id: admin.companyId, paid_on: '2026-11-19', amount: '100.00' })
  expect([paid.status, paid.body.data.left]).toEqual([201, '0.00'])
  expect(paid.body.data.shares.map((share: { amount: string }) => share.amount)).toEqual(['40.00', '60.00'])
  const own = await server.send('GET', 'api/panel/billing', { token: admin.token })
  expect(own.body.data).toMatchObject({ account_type: 'paid', headcount: 15, headcount_limit: 100, open: '60.00' })
  expect(own.body.data.plan).toMatchObject({ name: plan.name, terms: { price: '8.00', currency_code: 'MYR' } })
  expect(own.body.data.bills.map((bill: Record<string, string>) => [bill.status, bill.left])).toEqual([
    ['unpaid', '60.00'],
    ['paid', '0.00'],
  ])
  expect(own.body.data.payments).toHaveLength(1)
  const log = await server.db.forCompany(admin.companyId).read((tx) =>
    sql<{
      action: string
    }>`select action from activity where company_id = ${admin.companyId} and action like 'billing.%'`.execute(tx),
  )
  expect(new Set(log.rows.map(({ action }) => action))).toEqual(
    new Set([
      'billing.company-plan-added',
      'billing.account-changed',
      'billing.invoice-made',
      'billing.payment-recorded',
    ]),
  )
})

test('bills and receipts are on paper, sent by mail with it, and a receipt waits for the payment', async () => {
  await give('2026-10-01')
  await paying()
  await night('2026-11-20')
  const [bill] = await bills()
  await queueWantedMails(server.services)
  const { rows: mails } = await server.db.system.read((tx) =>
    sql<{ subject: string; body_text: string; attachment_name: string }>`
      select subject, body_text, attachment_name from mails where recipient = ${admin.email}`.execute(tx),
  )
  expect(mails).toEqual([
    {
      subject: `Invoice ${bill.invoice_no}`,
      body_text: expect.stringContaining('MYR 80.00 is due on 4 Dec 2026'),
      attachment_name: `${bill.invoice_no}.pdf`,
    },
  ])
  const pdf = await server.app.inject({
    url: `/api/panel/billing/invoice/${bill.id}`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  const text = pdfPages(pdf.rawPayload).join('\n')
  // A long name of a plan breaks its line somewhere else.
  const flat = text.replace(/\s+/g, ' ')
  for (const part of [bill.invoice_no, 'MYR 80.00', '10 people', '4 Dec 2026']) expect(flat).toContain(part)
  const early = await send('POST', `billing/download/${bill.id}/receipt`)
  expect([early.status, early.body.message]).toEqual([422, 'This invoice is not paid yet'])
  expect((await send('PATCH', `billing/update/status/${bill.id}`, { status: 'paid' })).body.data).toMatchObject({
    status: 'paid',
    paid_at: '2026-11-20',
  })
  const receipt = await server.app.inject({
    method: 'POST',
    url: `/api/path/ops/billing/download/${bill.id}/receipt`,
    headers: { authorization: `Bearer ${ops}` },
  })
  expect(pdfPages(receipt.rawPayload).join('\n')).toContain(bill.invoice_no)
  const [payment] = (await send('GET', `payment?company_id=${admin.companyId}`)).body.data
  for (const url of [`api/panel/billing/receipt/${payment.id}`]) {
    expect((await server.send('GET', url, { token: admin.token })).status).toBe(200)
  }
  for (const url of [`invoice/${bill.id}/pdf`, `payment/${payment.id}/pdf`, `payment/${payment.id}`]) {
    expect((await send('GET', url)).status).toBe(200)
  }
})

test('who is late is reminded after a day, a week and two, and no more', async () => {
  await give('2026-10-01')
  await paying()
  await night('2026-11-01')
  const reminded = async () => {
    const { rows } = await server.db.forCompany(admin.companyId).read((tx) =>
      sql<{
        word: string
      }>`select word from notices where company_id = ${admin.companyId} and word = 'billing.notice-reminder'`.execute(
        tx,
      ),
    )
    return rows.length
  }
  const days = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-23', '2026-11-30']
  const counted: number[] = []
  for (const day of days) {
    await night(day)
    counted.push(await reminded())
  }
  expect(counted).toEqual([0, 1, 1, 2, 3])
  const [bill] = await bills()
  expect(bill).toMatchObject({ status: 'overdue', due_date: '2026-11-15', reminded_on: '2026-11-30' })
  await night('2026-12-07')
  expect(await reminded()).toBe(3)
})

test('a bill is voided with a reason, its number stays, and the month can be billed again', async () => {
  await give('2026-10-01')
  await paying()
  await night('2026-11-20')
  const [bill] = await bills()
  expect((await send('DELETE', `invoice/${bill.id}`)).body.errors).toEqual({ reason: ['This field must be filled'] })
  await send('POST', 'payment', { company_id: admin.companyId, paid_on: '2026-11-19', amount: '1.00' })
  const refused = await send('DELETE', `invoice/${bill.id}?reason=Wrong`)
  expect([refused.status, refused.body.message]).toEqual([
    422,
    'Something was paid on this invoice: take the payment off it first',
  ])
  const open = await send('PATCH', `billing/update/status/${bill.id}`, { status: 'unpaid', reason: 'Of another bill' })
  expect(open.body.data).toMatchObject({ paid: '0.00', status: 'unpaid' })
  expect((await send('DELETE', `invoice/${bill.id}?reason=Wrong%20price`)).status).toBe(200)
  await night('2026-11-20')
  expect(await bills()).toMatchObject([{ status: 'void', void_reason: 'Wrong price', invoice_no: bill.invoice_no }])
  const again = { company_id: admin.companyId, month: '2026-10', reason: 'Right price' }
  const made = await send('POST', 'invoice', again)
  expect([made.status, numberOf(made.body.data.invoice_no)]).toEqual([201, numberOf(bill.invoice_no) + 1])
  expect((await send('POST', 'invoice', again)).body.errors).toEqual({
    month: ['There is an invoice for this month already: void it first'],
  })
  expect((await send('POST', 'invoice', { ...again, month: '2026-11' })).body.errors).toEqual({
    month: ['This month is not over yet'],
  })
  expect((await send('PATCH', `billing/update/status/${bill.id}`, { status: 'unpaid', reason: 'x' })).status).toBe(422)
})

test('a payment counts on several bills, moves between them, and can be taken back', async () => {
  const line = { text: 'Training', quantity: '1.5', unit_price: '100' }
  const byHand = { company_id: admin.companyId, lines: [line], reason: 'Ordered' }
  const one = (await send('POST', 'invoice', byHand)).body.data
  const two = (await send('POST', 'invoice', byHand)).body.data
  expect(one).toMatchObject({ amount: '150.00', period: '' })
  const pay = (amount: string, ...shares: [string, string][]) =>
    send('POST', 'payment', {
      company_id: admin.companyId,
      paid_on: '2026-11-20',
      amount,
      shares: shares.map(([invoice_id, share]) => ({ invoice_id, amount: share })),
    })
  expect((await pay('100.00', [one.id, '150.00'])).body.errors).toEqual({
    shares: ['The invoices come to more than the payment'],
  })
  expect((await pay('500.00', [one.id, '151.00'])).status).toBe(422)
  expect((await pay('0.00')).body.errors).toEqual({ amount: ['Enter an amount above zero'] })
  const strange = await companyWithAdmin(server)
  const theirs = (await send('POST', 'invoice', { ...byHand, company_id: strange.companyId })).body.data
  expect((await pay('50.00', [theirs.id, '50.00'])).status).toBe(422)
  const paid = (await pay('200.00', [one.id, '150.00'], [two.id, '20.00'])).body.data
  expect(paid.left).toBe('30.00')
  const moved = await send('PATCH', `payment/${paid.id}`, { shares: [{ invoice_id: two.id, amount: '150.00' }] })
  expect(moved.body.data.left).toBe('50.00')
  const states = async () =>
    Object.fromEntries((await bills()).map((bill: Record<string, string>) => [bill.id, bill.status]))
  expect(await states()).toEqual({ [one.id]: 'unpaid', [two.id]: 'paid' })
  expect((await send('DELETE', `payment/${paid.id}?reason=Bounced`)).status).toBe(200)
  expect(await states()).toEqual({ [one.id]: 'unpaid', [two.id]: 'unpaid' })
  expect((await send('DELETE', `payment/${paid.id}?reason=Bounced`)).status).toBe(422)
})

test('tax is what operations entered, from its day on, under their name', async () => {
  const tax = { country: 'MY', name: 'Service tax', rate: '8', starts_on: '2026-11-20' }
  const added = await send('POST', 'tax', tax)
  expect(added.body.data).toMatchObject({ entered_by: 'Ops' })
  expect((await send('POST', 'tax', tax)).body.errors).toEqual({
    starts_on: ['A rate of this country begins on this day already'],
  })
  expect((await send('POST', 'tax', { ...tax, rate: '-1' })).status).toBe(422)
  const lines = [{ text: 'Training', quantity: '1', unit_price: '100' }]
  const made = await send('POST', 'invoice', { company_id: admin.companyId, lines, reason: 'Ordered' })
  expect(made.body.data).toMatchObject({ subtotal: '100.00', tax: '8.00', amount: '108.00', tax_name: 'Service tax' })
  expect((await send('DELETE', `tax/${added.body.data.id}`)).status).toBe(200)
  expect((await bills())[0]).toMatchObject({ tax: '8.00' })
  expect((await send('GET', 'tax')).body.data).toEqual([])
})

test('a plan follows its days: no bill is overtaken, a promised year is kept, what was agreed stays', async () => {
  const first = (await give('2026-10-01')).body.data
  await paying()
  await night('2026-11-20')
  const early = await give('2026-10-20')
  expect(early.body.errors.starts_on).toEqual([
    'Invoices are made until then: choose 2026-11-01 or later, or void the invoice first',
  ])
  await send('PATCH', `plan/${plan.id}`, { prices: [{ currency_code: 'MYR', price: '9.00' }] })
  expect((await send('GET', `companyPlan/${first.id}`)).body.data.terms.price).toBe('8.00')
  expect((await send('DELETE', `companyPlan/${first.id}?reason=x`)).status).toBe(422)
  const yearly = (await send('POST', 'plan', { ...planBody(), period: 'year', headcount_limit: 40 })).body.data
  expect((await give('2026-11-20', { plan_id: yearly.id })).status).toBe(201)
  await night('2026-11-20')
  expect((await bills())[0]).toMatchObject({ period: '2026-11-20 - 2027-11-19', amount: '80.00' })
  const company = await server.send('GET', 'api/panel/billing', { token: admin.token })
  expect(company.body.data.headcount_limit).toBe(40)
  expect((await give('2027-01-01')).body.errors.starts_on).toEqual([
    'A year is billed already: choose 2027-11-20 or later',
  ])
  const small = (await send('POST', 'plan', { ...planBody(), headcount_limit: 5 })).body.data
  expect((await give('2027-11-20', { plan_id: small.id })).status).toBe(201)
  const taiwan = (await send('POST', 'plan', { ...planBody(), prices: [{ currency_code: 'TWD', price: '60' }] })).body
    .data
  expect((await give('2028-11-20', { plan_id: taiwan.id })).body.errors.plan_id).toEqual([
    'This plan has no price in MYR',
  ])
  const other = (await send('GET', `companyPlan?company_id=${admin.companyId}`)).body.data
  expect(other.map((row: Record<string, string>) => [row.standing, row.last_day])).toEqual([
    ['to_come', null],
    ['now', '2027-11-19'],
    ['over', '2026-11-19'],
  ])
  const [future] = other
  const noted = await send('PATCH', `companyPlan/${future.id}`, { note: 'By phone', reason: 'Ticket 7' })
  expect(noted.body.data.note).toBe('By phone')
  expect((await send('DELETE', `companyPlan/${future.id}?reason=Mistake`)).status).toBe(200)
})

test('plans are kept, shown to everybody where they are public, and refused where they are wrong', async () => {
  const wrong = async (body: object) =>
    Object.keys((await send('POST', 'plan', { ...planBody(), ...body })).body.errors)
  const price = { currency_code: 'MYR', price: '8.00' }
  expect(await wrong({ prices: [price, price] })).toEqual(['prices'])
  expect(await wrong({ prices: [{ ...price, tiers: [{ up_to: 5, price: '1' }] }] })).toEqual(['prices'])
  expect(await wrong({ prices: [{ ...price, price: '-8' }] })).toEqual(['prices.0.price'])
  expect(await wrong({ name: plan.name })).toEqual(['name'])
  await send('PATCH', `plan/${plan.id}`, { is_public: true, name_zh: '成長' })
  await send('PATCH', `plan/${plan.id}`, { headcount_limit: 70 })
  const kept = { is_public: true, name_zh: '成長', headcount_limit: 70, companies: 0 }
  expect((await send('GET', `plan/${plan.id}`)).body.data).toMatchObject(kept)
  const shown = (await server.send('GET', 'api/pricing')).body.data
  expect(shown.find(({ name }: { name: string }) => name === plan.name)).toMatchObject({ name_zh: '成長' })
  expect(JSON.stringify(shown)).not.toContain(plan.id)
  await give('2026-10-01')
  const own = await server.send('GET', 'api/panel/billing', {
    token: admin.token,
    headers: { 'accept-language': 'zh-TW' },
  })
  expect(own.body.data.plan.name).toBe('成長')
  expect((await send('DELETE', `plan/${plan.id}`)).status).toBe(422)
  const spare = (await send('POST', 'plan', planBody())).body.data
  expect((await send('DELETE', `plan/${spare.id}`)).status).toBe(200)
  const book = await server.db.system.read((tx) =>
    sql<{ action: string }>`select action from operations_readings where subject = ${spare.name}`.execute(tx),
  )
  expect(book.rows.map(({ action }) => action).sort()).toEqual(['billing.plan-added', 'billing.plan-removed'])
})

test('who sends the bills is kept by country; a prefix that numbers have stays', async () => {
  const changed = await send('PATCH', 'seller/PH', { name: 'Kerja Manila', prefix: 'KPH-', due_days: 30 })
  expect(changed.body.data).toMatchObject({ next_invoice_no: 'KPH-000001', due_days: 30 })
  expect((await send('PATCH', 'seller/PH', { prefix: 'MY-' })).body.errors).toEqual({
    prefix: ['Another country has this prefix'],
  })
  expect((await send('PATCH', 'seller/PH', { prefix: 'no good' })).status).toBe(422)
  await send('POST', 'invoice', {
    company_id: admin.companyId,
    lines: [{ text: 'Set-up', quantity: '1', unit_price: '1' }],
    reason: 'Ordered',
  })
  expect((await send('PATCH', 'seller/MY', { prefix: 'NEW-' })).status).toBe(422)
  expect((await send('GET', 'seller')).body.data).toHaveLength(3)
})

test('package and limit follow a plan once, also by the night after one that was missed', async () => {
  const small = (await send('POST', 'plan', { ...planBody(), name: 'Small', headcount_limit: 30 })).body.data
  await give('2026-11-25', { plan_id: small.id })
  const company = async () => (await server.send('GET', 'api/panel/billing', { token: admin.token })).body.data
  await night('2026-11-24')
  expect((await company()).headcount_limit).toBe(100)
  await night('2026-11-27')
  expect((await company()).headcount_limit).toBe(30)
  await server.db.system.transaction((tx) =>
    sql`update companies set headcount_limit = 45 where id = ${admin.companyId}`.execute(tx),
  )
  await night('2026-11-28')
  expect((await company()).headcount_limit).toBe(45)
})

test('a trial that is over pays from then on, and whoever is suspended is billed no more', async () => {
  await give('2026-10-01')
  const type = (body: object) => send('PATCH', `billing/update/account/type/${admin.companyId}`, body)
  await type({ account_type: 'trial', trial_ends_on: '2026-11-19' })
  await night('2026-11-19')
  expect(await bills()).toEqual([])
  await night('2026-11-20')
  expect(await bills()).toHaveLength(1)
  const accounts = (await send('GET', 'account')).body.data
  expect(accounts.find(({ id }: { id: string }) => id === admin.companyId)).toMatchObject({
    account_type: 'paid',
    plan_name: plan.name,
    open: '80.00',
    overdue: '0.00',
  })
  expect((await type({ account_type: 'suspended', reason: 'Not paid' })).status).toBe(200)
  await night('2026-12-20')
  expect(await bills()).toHaveLength(1)
  expect((await type({ account_type: 'gold' })).status).toBe(422)
})

test('an open bill can fall due later, is sent by hand, and is listed by its state', async () => {
  const lines = [{ text: 'Set-up', quantity: '1', unit_price: '10' }]
  const made = (await send('POST', 'invoice', { company_id: admin.companyId, lines, reason: 'Ordered' })).body.data
  expect((await send('PATCH', `invoice/${made.id}`, { due_on: '2026-11-01' })).status).toBe(422)
  expect((await send('PATCH', `invoice/${made.id}`, { due_on: '2026-12-31' })).body.data.due_date).toBe('2026-12-31')
  expect((await send('POST', `billing/send/notification/${made.id}`)).body.message).toBe('Invoice sent')
  const in_ = async (state: string) =>
    (await send('GET', `billing/${state}`)).body.data.some(({ id }: { id: string }) => id === made.id)
  expect([await in_('all'), await in_('unpaid'), await in_('overdue'), await in_('paid')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect((await send('GET', 'billing/nothing')).status).toBe(404)
  expect((await send('GET', `invoice?company_id=${admin.companyId}&reason=Ticket`)).body.data).toHaveLength(1)
  await send('PATCH', `billing/update/status/${made.id}`, { status: 'void', reason: 'Twice' })
  expect((await send('POST', `billing/send/notification/${made.id}`)).status).toBe(422)
})

test('a company changes nothing of it, sees nobody else’s, and others see nothing at all', async () => {
  const lines = [{ text: 'Set-up', quantity: '1', unit_price: '10' }]
  const made = (await send('POST', 'invoice', { company_id: admin.companyId, lines, reason: 'Ordered' })).body.data
  const other = await companyWithAdmin(server)
  expect((await server.send('GET', `api/panel/billing/invoice/${made.id}`, { token: other.token })).status).toBe(404)
  const payroll = await personWith(server, admin.companyId, ['HR Payroll'])
  expect((await server.send('GET', 'api/panel/billing', { token: payroll.token })).status).toBe(403)
  for (const [method, path] of [
    ['GET', 'plan'],
    ['GET', 'billing/all'],
    ['POST', 'payment'],
  ] as const) {
    expect((await send(method, path, {}, admin.token)).status).toBe(403)
    expect((await send(method, path, {}, await operator('Latest System Update Ops'))).status).toBe(403)
  }
  const written = server.db
    .forCompany(admin.companyId)
    .transaction((tx) => sql`update billing_invoices set paid = 0 where company_id = ${admin.companyId}`.execute(tx))
  await expect(written).rejects.toThrow(/permission denied/)
})

test('lists of operations are read page by page, searched and narrowed by the server, and whole without a page', async () => {
  const make = (price: string) =>
    send('POST', 'invoice', {
      ...{ company_id: admin.companyId, has_tax: false, reason: 'Set-up' },
      lines: [{ text: 'Help', quantity: '1', unit_price: price }],
    })
  const numbers: string[] = []
  for (const price of ['10.00', '20.00', '30.00']) numbers.unshift((await make(price)).body.data.invoice_no)
  const list = async (kind: 'invoice' | 'payment', query: string) =>
    (await send('GET', `${kind}?company_id=${admin.companyId}&${query}`)).body
  const noOf = (bill: { invoice_no: string }) => bill.invoice_no
  expect((await list('invoice', '')).data.map(noOf)).toEqual(numbers)
  const second = await list('invoice', 'page=2&per_page=2')
  expect([second.data.map(noOf), second.meta]).toEqual([[numbers[2]], { page: 2, per_page: 2, total: 3 }])
  expect((await list('invoice', `page=1&search=${numbers[1]?.toLowerCase()}`)).data.map(noOf)).toEqual([numbers[1]])
  const pay = { company_id: admin.companyId, paid_on: '2026-11-19', amount: '70.00' }
  const { data: payment } = (await send('POST', 'payment', pay)).body
  expect((await list('invoice', 'page=1&status=paid')).meta.total).toBe(3)
  expect((await list('invoice', 'page=1&status=overdue')).meta.total).toBe(0)
  expect((await list('payment', 'page=1&standing=left')).data).toMatchObject([{ id: payment.id, left: '10.00' }])
  expect((await list('payment', 'page=1&standing=gone')).meta.total).toBe(0)
})

test('accounts and plans of companies too, each as it stands today', async () => {
  const list = async (path: string) => (await send('GET', path)).body
  const own = (await list('account')).data.find(({ id }: { id: string }) => id === admin.companyId)
  await server.db.system.transaction((tx) =>
    sql`update companies set name = 'Kedai 100% Halaman' where id = ${admin.companyId}`.execute(tx),
  )
  const named = { ...own, name: 'Kedai 100% Halaman', account_type: 'trial' }
  expect((await list('account?page=1&search=i%20100%25%20h')).data).toEqual([named])
  expect((await list('account?page=1&search=kedai&standing=overdue')).meta.total).toBe(0)
  expect((await list('account?page=1&search=kedai&standing=trial')).meta.total).toBe(1)
  const all = (await list('account')).data
  expect((await list('account?page=2&per_page=1')).data).toEqual([all[1]])

  expect([(await give('2026-12-01')).status, (await give('2026-11-01')).status]).toEqual([201, 201])
  const plans = async (standing: string) =>
    (await list(`companyPlan?page=1&search=kedai%20100%25&standing=${standing}`)).data
  expect(await plans('now')).toMatchObject([{ starts_on: '2026-11-01', last_day: '2026-11-30', standing: 'now' }])
  expect(await plans('to_come')).toMatchObject([{ starts_on: '2026-12-01', last_day: null, standing: 'to_come' }])
  expect(await plans('over')).toEqual([])
  expect((await list(`companyPlan?company_id=${admin.companyId}&page=1&per_page=1`)).meta.total).toBe(2)
})

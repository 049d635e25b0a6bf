import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { usualDays } from '#modules/leave/server/day-facts.ts'
import { letGo, takeNext } from '#platform/reading/server/reading-store.ts'
import { readings } from '#platform/reading/server/readings.ts'
import { drawnPdf, drawnPicture } from '#tests/support/drawn-papers.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { png } from '#tests/support/png.ts'
import { claimsOpening } from '../claims-opening.ts'
import { claimsHandlers } from '../handlers.ts'
import { noTravels } from '../needs.ts'
import { claimKind } from './kind.ts'
import { receiptReader } from './receipt-reader.ts'

const OWN = 'api/emp/claim/attachment'
const FOR_ALL = 'api/panel/application/claim/attachment'
const needs = { ...noTravels, dayFacts: dayFactsOf([usualDays]), payChanged: async () => {} }
let app: LeaveApp
let company: LeaveCompany
let ann: Member
let reading: ReturnType<typeof readings>
beforeAll(async () => {
  const kinds = [claimKind(needs)]
  app = await leaveApp('2026-11-20', claimsHandlers({ kinds, people: approvalPeople }, needs), kinds, [claimsOpening])
})
beforeEach(() => {
  Object.assign(app.services.settings, { readingWorkers: 1 })
  reading = readings(app.services, [receiptReader])
})
afterAll(async () => {
  await reading?.stop()
  await app?.close()
})

const openIn = async (country: 'MY' | 'TW') => {
  company = await app.leaveCompany(country)
  ann = await company.member('Ann')
}
const attach = async (name: string, bytes: Uint8Array) =>
  (await app.upload(ann, OWN, name, bytes)).body.data.id as string
const told = async (id: string) => (await company.get(`${OWN}/${id}/reading`, ann)).body.data
const NOTHING = {
  ...{ merchant: null, expense_date: null, amount: null, currency_code: null, tax_amount: null },
  ...{ supplier_tax_no: null, receipt_no: null },
}
const HOTEL = [
  ...['HOTEL SERI MUAR SDN BHD', 'SST No: W10-1808-32000123', 'Receipt No: INV-20431', 'Date: 03/11/2026'],
  ...['Deluxe room RM 115.18', 'Service Tax 8% RM 9.22', 'Total RM 124.40', 'Cash RM 150.00', 'Change RM 25.60'],
]
const OF_HOTEL = {
  ...{ merchant: 'HOTEL SERI MUAR SDN BHD', expense_date: '2026-11-03', amount: '124.40', currency_code: 'MYR' },
  ...{ tax_amount: '9.22', supplier_tax_no: 'W10-1808-32000123', receipt_no: 'INV-20431' },
}

test('a PDF waits, is read by its text, and proposes; to nobody else, and after a server that died as well', async () => {
  await openIn('MY')
  const id = await attach('hotel.pdf', drawnPdf(HOTEL))
  expect(await told(id)).toEqual({ state: 'waiting', proposal: NOTHING, fields: {} })
  // Another server has it in hand and dies.
  expect(await takeNext(app.db, ['receipt'], app.now())).toMatchObject({ fileId: id, tries: 1 })
  await reading.look()
  expect((await told(id)).state).toBe('waiting')
  await letGo(app.db)
  await reading.look()
  const found = await told(id)
  expect(found).toMatchObject({ state: 'read', proposal: OF_HOTEL })
  expect(found.fields.amount).toEqual({ from: 'text', confidence: 0.99 })
  const other = await company.member('Other')
  expect((await company.get(`${OWN}/${id}/reading`, other)).status).toBe(404)
  // Looked at beside a decision, its pages are a picture.
  const seen = await company.get(`${OWN}/${id}/picture`, ann)
  expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/png'])
  expect(seen.bytes.subarray(1, 4).toString()).toBe('PNG')
  expect((await company.get(`${OWN}/${id}/picture`, other)).status).toBe(404)
  // HR enters one for somebody, by the same calls.
  const forBen = (await app.upload(company.admin, FOR_ALL, 'hotel.pdf', drawnPdf(HOTEL))).body.data.id
  await reading.look()
  expect((await company.get(`${FOR_ALL}/${forBen}/reading`)).body.data).toMatchObject({
    state: 'read',
    proposal: OF_HOTEL,
  })
})

test('a photograph is recognised', async () => {
  await openIn('MY')
  const id = await attach('hotel.png', await drawnPicture(HOTEL))
  await reading.look()
  const { state, proposal, fields } = await told(id)
  expect([state, proposal]).toMatchObject([
    'read',
    { amount: '124.40', expense_date: '2026-11-03', currency_code: 'MYR' },
  ])
  expect(fields.amount.from).toBe('ocr')
  expect(fields.amount.confidence).toBeGreaterThan(0.6)
})

test('the code of a 電子發票 is read, and one made out to another company is asked about', async () => {
  await openIn('TW')
  await app.db.forCompany(company.id).transaction((tx) =>
    sql`update companies set employer_numbers = employer_numbers || '{"unified_business_number": "12345675"}'
        where id = ${company.id}`.execute(tx),
  )
  const hex = (whole: number) => whole.toString(16).padStart(8, '0')
  const code = (buyer: string) =>
    `AB1234567811511031234${hex(300)}${hex(315)}${buyer}24536806abcdefghijklmnopqrstuw==:**********:1:1:1:咖啡:1:300`
  const drawn = (buyer: string) => drawnPicture(['電子發票證明聯', 'AB-12345678'], [code(buyer), '**:1:2'])
  const [ours, theirs] = [
    await attach('a.png', await drawn('12345675')),
    await attach('b.png', await drawn('24536806')),
  ]
  await reading.look()
  expect(await told(ours)).toMatchObject({
    state: 'read',
    proposal: {
      ...{ amount: '315.00', tax_amount: '15.00', currency_code: 'TWD', expense_date: '2026-11-03' },
      ...{ receipt_no: 'AB12345678', supplier_tax_no: '24536806', merchant: null },
    },
    fields: { amount: { from: 'qr', confidence: 1 } },
  })
  const [category] = (await company.get('api/panel/company/claimCategory')).body.data
  const type = { name: 'Coffee', claim_category_id: category.id, require_receipt: false }
  const { id: type_id } = (await company.post('api/panel/company/claim', type)).body.data
  const found = async (id: string) => {
    const wish = { type_id, expense_date: '2026-11-03', amount: '315', attachment_ids: [id] }
    return (await company.post('api/emp/claim/preview', wish, ann)).body.data.findings
  }
  expect(await found(ours)).toEqual([])
  expect(await found(theirs)).toEqual([
    { rule: 'other_buyer', level: 'warn', text: 'The invoice is made out to 24536806, not to this company' },
  ])
  // Sent before its receipt was read, it is found all the same.
  const late = await attach(
    'c.png',
    await drawnPicture(['電子發票證明聯', 'AB-12345679'], [code('24536806'), '**:1:3']),
  )
  const wish = { type_id, expense_date: '2026-11-03', amount: '315', attachment_ids: [late], confirm: 1 }
  const sent = (await company.post('api/emp/claim', wish, ann)).body.data
  expect(sent.findings).toEqual([])
  await reading.look()
  const [claim] = (await company.get('api/emp/claim', ann)).body.data
  expect(claim).toMatchObject({ id: sent.id, findings: [{ rule: 'other_buyer', level: 'warn' }] })
})

test('a PDF with a password or of five hundred pages is kept unread and not drawn; a picture bomb is refused by its field', async () => {
  await openIn('MY')
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const locked = await PDFDocument.create()
  locked.addPage()
  await locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })
  const long = await PDFDocument.create()
  for (let page = 0; page < 500; page += 1) long.addPage([20, 20])
  for (const [name, paper] of [
    ['locked.pdf', locked],
    ['long.pdf', long],
  ] as const) {
    const id = await attach(name, Buffer.from(await paper.save()))
    await reading.look()
    expect((await told(id)).state, name).toBe('unreadable')
    expect((await company.get(`${OWN}/${id}/picture`, ann)).status, name).toBe(404)
    expect((await company.get(`${OWN}/${id}`, ann)).status, name).toBe(200)
  }
  const bomb = await app.upload(ann, OWN, 'bomb.png', png(9000, 9000))
  expect([bomb.status, Object.keys(bomb.body.errors)]).toEqual([422, ['file']])
})

test('what cannot be read says so; where nothing is read it is off, and what waited is let go', async () => {
  await openIn('MY')
  const broken = await attach('broken.pdf', Buffer.from('%PDF-1.4 broken'))
  await reading.look()
  expect(await told(broken)).toEqual({ state: 'unreadable', proposal: NOTHING, fields: {} })
  const waits = await attach('hotel.pdf', drawnPdf(HOTEL))
  Object.assign(app.services.settings, { readingWorkers: 0 })
  const off = readings(app.services, [receiptReader])
  await off.begin()
  expect((await told(waits)).state).toBe('off')
  expect((await told(await attach('other.pdf', drawnPdf([...HOTEL, 'x'])))).state).toBe('off')
  await off.stop()
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { announcementHandlers } from '#modules/announcements/server/handlers.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import type { Caller } from '#tests/support/module-app.ts'
import { documentationHandlers } from './handlers.ts'
import { readableArticles } from './readable.ts'
import { newcomersTold } from './telling.ts'

const PANEL = 'api/panel/documentation'
const ARTICLE = `${PANEL}/article`
const OWN = 'api/emp/handbook'
let app: LeaveApp
let company: LeaveCompany
let rules: string
let ann: Member
let ben: Member
beforeAll(async () => {
  app = await leaveApp('2026-11-20', [...documentationHandlers, ...announcementHandlers])
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  company = await app.leaveCompany('MY')
  ann = await company.member('Ann', { department_id: await company.department('Kitchen') })
  ben = await company.member('Ben')
  rules = (await company.post(`${PANEL}/category`, { name: 'Rules' })).body.data.id
})
afterAll(() => app?.close())

const written = async (more: object = {}) => {
  const sent = { category_id: rules, title: 'Keys', content: 'Hand keys in', ...more }
  const { status, body } = await company.post(ARTICLE, sent)
  expect([status, body.errors]).toEqual([201, undefined])
  return body.data
}
const publish = (id: string, body: object = {}) => company.post(`${ARTICLE}/${id}/publish`, body)
const published = async (more: object = {}) => {
  const { id } = await written(more)
  expect((await publish(id)).status).toBe(200)
  return id as string
}
const readBy = async (who: Member, search = ''): Promise<string[]> =>
  (await company.get(`${OWN}${search}`, who)).body.data.map(({ title }: { title: string }) => title)
const noticesOf = async (who: Member): Promise<string[]> =>
  (await company.get('api/emp/notice', who)).body.data.notices.map(({ text }: { text: string }) => text)

test('people read what was published until it is published again, and each publication keeps its text', async () => {
  const { id, state } = await written()
  expect([state, await readBy(ann)]).toEqual(['draft', []])
  expect((await publish(id)).body.data).toMatchObject({ state: 'published', version: 1, readers: 2 })
  expect((await publish(id)).body.message).toBe('Nothing has changed since it was published')
  const changed = await company.patch(`${ARTICLE}/${id}`, { title: 'Keys and cards' })
  expect([changed.body.data.state, await readBy(ann)]).toEqual(['changed', ['Keys']])
  await publish(id, { note: 'Cards too' })
  expect((await company.get(`${OWN}/${id}`, ann)).body.data).toMatchObject({ title: 'Keys and cards', version: 2 })
  expect((await company.get(`${ARTICLE}/${id}/version`)).body.data).toMatchObject([
    { number: 2, title: 'Keys and cards', note: 'Cards too' },
    { number: 1, title: 'Keys', note: null },
  ])
  expect((await company.remove(`${ARTICLE}/${id}`)).body.message).toBe(
    'People have read this article. Archive it instead',
  )
  expect((await company.post(`${ARTICLE}/${id}/archive`)).body.data.state).toBe('archived')
  expect([await readBy(ann), (await company.get(`${OWN}/${id}`, ann)).status]).toEqual([[], 404])
  expect((await company.post(`${ARTICLE}/${id}/restore`)).body.data.state).toBe('published')
  expect(await readBy(ann)).toEqual(['Keys and cards'])
  const { id: draft } = await written()
  expect((await company.remove(`${ARTICLE}/${draft}`)).status).toBe(200)
})

test('what has to be confirmed is told once, counts who has, reminds the others, and asks again where that is wanted', async () => {
  const id = await published({ must_confirm: true })
  expect(await noticesOf(ann)).toEqual(['Please read and confirm in the handbook: Keys'])
  expect((await company.post(`${OWN}/${id}/confirm`, {}, ann)).body.data.confirmed_at).not.toBeNull()
  expect((await company.get(`${ARTICLE}/${id}`)).body.data).toMatchObject({ readers: 2, confirmed: 1 })
  const remind = async () => (await company.post(`${ARTICLE}/${id}/remind`)).body.data.told
  expect([await remind(), await remind()]).toEqual([1, 0])
  expect(await noticesOf(ben)).toContain('Reminder, please confirm: Keys')
  await company.patch(`${ARTICLE}/${id}`, { content: 'Hand keys and cards in' })
  expect((await publish(id)).body.data.confirmed).toBe(1)
  expect((await publish(id, { ask_again: true })).body.data.confirmed).toBe(0)
  expect(await noticesOf(ann)).toContain('The handbook has changed, please confirm again: Keys')
  await company.post(`${OWN}/${id}/confirm`, {}, ann)
  const readers = (await company.get(`${ARTICLE}/${id}/reader`)).body.data
  expect(readers).toMatchObject([
    { full_name: 'Ann', confirmed_version: 3 },
    { full_name: 'Ben', confirmed_at: null },
  ])
  expect((await company.get(`${ARTICLE}/${id}/reader/export`)).bytes.length).toBeGreaterThan(0)
  const free = await published()
  expect((await company.post(`${OWN}/${free}/confirm`, {}, ann)).body.message).toBe(
    'This article does not have to be confirmed',
  )
})

test('whoever joins later is told in the morning, and an article for one department is nobody else’s', async () => {
  const kitchen = await company.department('Bakery')
  const id = await published({ must_confirm: true, departments: [kitchen] })
  expect([await readBy(ann), await noticesOf(ben)]).toEqual([[], []])
  const cai = await company.member('Cai', { joined_on: '2026-11-20', department_id: kitchen })
  await newcomersTold.run(app.services, { companyId: company.id, today: plainDateOf('2026-11-20') })
  await newcomersTold.run(app.services, { companyId: company.id, today: plainDateOf('2026-11-20') })
  expect([await readBy(cai), await noticesOf(cai)]).toEqual([
    ['Keys'],
    ['Please read and confirm in the handbook: Keys'],
  ])
  expect((await company.post(`${OWN}/${id}/confirm`, {}, ann)).status).toBe(404)
  const unknown = { category_id: rules, title: 'A', content: 'B', departments: [randomUUID()], title_zh: '甲' }
  const refused = await company.post(ARTICLE, unknown)
  expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([422, ['content_zh', 'departments']])
})

test('claims roles read everything and write about claims alone', async () => {
  const claim = await company.with('HR Claim')
  const chapters = (await company.get(`${PANEL}/category`, claim)).body.data
  const claims = (await company.post(`${PANEL}/category`, { name: 'Money' })).body.data
  expect(chapters).toMatchObject([{ name: 'Rules', is_claims: false }])
  await app.db
    .forCompany(company.id)
    .transaction((tx) =>
      tx.updateTable('handbook_categories').set({ is_claims: true }).where('id', '=', claims.id).execute(),
    )
  const id = await published()
  const change = await company.patch(`${ARTICLE}/${id}`, { title: 'X' }, claim)
  expect([change.status, change.body.message]).toEqual([
    422,
    'Your role can only edit articles about claims and expenses',
  ])
  const own = await company.post(ARTICLE, { category_id: claims.id, title: 'Taxi', content: 'Keep receipts' }, claim)
  expect([own.status, own.body.data.may_write]).toEqual([201, true])
  const moved = await company.patch(`${ARTICLE}/${own.body.data.id}`, { category_id: rules }, claim)
  expect(moved.status).toBe(422)
  expect((await company.post(`${PANEL}/category`, { name: 'No' }, claim)).status).toBe(403)
  expect((await company.get(PANEL, await company.with('HR Leave'))).status).toBe(403)
  expect((await company.remove(`${PANEL}/category/${claims.id}`)).body.message).toContain('must stay')
})

test('chapters and their articles are put in an order, which refuses what has changed meanwhile', async () => {
  const first = await published({ title: 'One' })
  const second = await published({ title: 'Two' })
  const order = (ids: string[]) => company.post(`${ARTICLE}/order`, { category_id: rules, ids })
  expect((await order([second, first])).status).toBe(200)
  expect(await readBy(ann)).toEqual(['Two', 'One'])
  expect((await order([second])).status).toBe(422)
  const other = (await company.post(`${PANEL}/category`, { name: 'Other' })).body.data.id
  expect((await company.post(`${PANEL}/category`, { name: 'other' })).body.errors).toHaveProperty('name')
  const put = await company.post(`${PANEL}/category/order`, { ids: [other, rules] })
  expect(put.body.data.map(({ name }: { name: string }) => name)).toEqual(['Other', 'Rules'])
  expect((await company.remove(`${PANEL}/category/${rules}`)).status).toBe(422)
  expect((await company.remove(`${PANEL}/category/${other}`)).status).toBe(200)
})

test('a search finds words of either language, in the handbook and in the guides to what one may open', async () => {
  await published({ title: 'Overtime meals', title_zh: '加班誤餐費', content_zh: '每餐 100 元' })
  await published({ title: 'Parking' })
  expect([
    await readBy(ann, '?search=MEALS+overtime'),
    await readBy(ann, `?search=${encodeURIComponent('誤餐')}`),
  ]).toEqual([['Overtime meals'], ['Overtime meals']])
  const idsOf = async (path: string, who?: Caller) =>
    (await company.get(path, who)).body.data.map(({ id }: { id: string }) => id)
  expect(await idsOf(`${PANEL}?search=${encodeURIComponent('薪轉')}`)).toContain('bank-file')
  const claim = await company.with('HR Claim')
  expect(await idsOf(PANEL, claim)).not.toContain('bank-file')
  expect(await idsOf(`${OWN}/guide?search=leave`, ann)).toContain('apply-for-leave')
  expect(await idsOf(`${OWN}/guide`, ann)).not.toContain('import-employees')
})

test('a file is read by whom its article is published for, and the assistant reads what its reader may', async () => {
  const sent = await app.upload(company.admin, `${ARTICLE}/attachment`, 'plan.pdf', '%PDF-1.4 plan')
  expect(sent.status).toBe(201)
  const file = sent.body.data.id
  const { id } = await written({ attachments: [file], people: [ann.employeeId] })
  const read = async (who: Member) => (await company.get(`${OWN}/attachment/${file}`, who)).status
  expect(await read(ann)).toBe(404)
  await publish(id)
  expect([await read(ann), await read(ben)]).toEqual([200, 404])
  expect((await company.get(`${ARTICLE}/attachment/${file}`)).status).toBe(200)
  const second = await company.post(ARTICLE, { category_id: rules, title: 'B', content: 'B', attachments: [file] })
  expect(Object.keys(second.body.errors)).toEqual(['attachments'])
  expect(readableArticles).toBeTypeOf('function')
})

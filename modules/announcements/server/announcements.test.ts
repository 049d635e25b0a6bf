import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { announcementHandlers } from './handlers.ts'
import { latecomersTold, tellPlanned } from './telling.ts'

const PANEL = 'api/panel/announcement'
const OWN = 'api/emp/announcement'
let app: LeaveApp
let company: LeaveCompany
let kitchen: string
let ann: Member
let ben: Member
beforeAll(async () => {
  app = await leaveApp('2026-11-20', announcementHandlers)
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  company = await app.leaveCompany('MY')
  kitchen = await company.department('Kitchen')
  ann = await company.member('Ann', { department_id: kitchen })
  ben = await company.member('Ben')
})
afterAll(() => app?.close())

const written = async (more: object = {}) => {
  const { status, body } = await company.post(PANEL, { title: 'Fire drill', content: '**Friday** at ten', ...more })
  expect([status, body.errors]).toEqual([201, undefined])
  return body.data
}
const publish = (id: string, body: object = {}) => company.post(`${PANEL}/${id}/publish`, body)
const published = async (more: object = {}) => {
  const { id } = await written(more)
  expect((await publish(id)).status).toBe(200)
  return id as string
}
const seenBy = async (who: Member): Promise<string[]> =>
  (await company.get(OWN, who)).body.data.map(({ title }: { title: string }) => title)
const noticesOf = async (who: Member): Promise<string[]> =>
  (await company.get('api/emp/notice', who)).body.data.notices.map(({ text }: { text: string }) => text)

test('one of a month for the kitchen reaches the kitchen alone, tells each once, and is gone after a month', async () => {
  const draft = await written({ departments: [kitchen], duration_expiry: 1 })
  expect(draft).toMatchObject({ state: 'draft', readers: 1, read: 0 })
  expect(await seenBy(ann)).toEqual([])
  const done = (await publish(draft.id)).body.data
  expect(done).toMatchObject({ state: 'published', expires_on: '2026-12-19' })
  expect((await publish(draft.id)).body.message).toBe('This announcement is published already')
  expect([await seenBy(ann), await seenBy(ben)]).toEqual([['Fire drill'], []])
  await latecomersTold.run(app.services, { companyId: company.id, today: plainDateOf('2026-11-20') })
  expect([await noticesOf(ann), await noticesOf(ben)]).toEqual([['New announcement: Fire drill'], []])
  expect((await company.get(`${OWN}/${draft.id}`, ben)).status).toBe(404)
  app.setToday('2026-12-19')
  expect(await seenBy(ann)).toEqual(['Fire drill'])
  app.setToday('2026-12-20')
  expect(await seenBy(ann)).toEqual([])
  expect((await company.get(`${PANEL}?state=expired`)).body.data).toMatchObject([{ id: draft.id }])
})

test('what is narrowed by department and names people besides reaches both, and is counted before it goes out', async () => {
  const count = async (body: object) => (await company.post(`${PANEL}/audience`, body)).body.data.count
  expect(await count({})).toBe(2)
  expect(await count({ departments: [kitchen] })).toBe(1)
  expect(await count({ departments: [kitchen], people: [ben.employeeId] })).toBe(2)
  expect(await count({ people: [ben.employeeId] })).toBe(1)
  expect(await count({ roles: ['HR Claim'] })).toBe(0)
  const { id } = await written({ roles: ['HR Claim'] })
  expect((await publish(id)).body.message).toBe('Nobody is in this audience today. Change who it is for')
  const unknown = await company.post(PANEL, { title: 'A', content: 'B', departments: [randomUUID()], title_zh: '甲' })
  expect([unknown.status, Object.keys(unknown.body.errors).sort()]).toEqual([422, ['content_zh', 'departments']])
})

test('what has to be confirmed shows who has not, reminds those once an hour, and a changed text asks again', async () => {
  const id = await published({ must_acknowledge: true })
  expect(await noticesOf(ann)).toEqual(['Please read and confirm: Fire drill'])
  expect((await company.post(`${OWN}/${id}/acknowledge`, {}, ann)).body.data.acknowledged_at).not.toBeNull()
  const state = async () =>
    (await company.get(`${PANEL}/${id}/reader`)).body.data.map(
      ({ full_name, acknowledged_at }: { full_name: string; acknowledged_at: string | null }) => [
        full_name,
        acknowledged_at !== null,
      ],
    )
  expect(await state()).toEqual([
    ['Ann', true],
    ['Ben', false],
  ])
  const remind = async () => (await company.post(`${PANEL}/${id}/remind`)).body.data.told
  expect([await remind(), await remind()]).toEqual([1, 0])
  expect(await noticesOf(ben)).toContain('Reminder, please read: Fire drill')
  const changed = await company.patch(`${PANEL}/${id}`, { content: 'Monday at ten', ask_again: true })
  expect(changed.body.data).toMatchObject({ acknowledged: 0 })
  expect(changed.body.data.edited_at).not.toBeNull()
  expect(await noticesOf(ann)).toContain('Changed, please read again: Fire drill')
  expect((await company.get(OWN, ann)).body.data).toMatchObject([{ content: 'Monday at ten', acknowledged_at: null }])
  const file = await company.get(`${PANEL}/${id}/reader/export`)
  expect([file.status, file.bytes.length > 0]).toEqual([200, true])
})

test('a planned one appears at its moment, when all are told; who joins later is told in the morning', async () => {
  const { id } = await written()
  expect((await publish(id, { at: '2026-11-20T10:00' })).body.errors).toEqual({
    at: ['Choose a time in the future'],
  })
  expect((await publish(id, { at: '2026-11-21T09:00' })).body.data.state).toBe('scheduled')
  await tellPlanned(app.services)
  expect([await seenBy(ann), await noticesOf(ann)]).toEqual([[], []])
  app.setToday('2026-11-21')
  await tellPlanned(app.services)
  await tellPlanned(app.services)
  expect([await seenBy(ann), await noticesOf(ann)]).toEqual([['Fire drill'], ['New announcement: Fire drill']])
  const late = await company.member('Cai', { joined_on: '2026-11-21' })
  expect([await seenBy(late), await noticesOf(late)]).toEqual([['Fire drill'], []])
  await latecomersTold.run(app.services, { companyId: company.id, today: plainDateOf('2026-11-21') })
  expect(await noticesOf(late)).toEqual(['New announcement: Fire drill'])
})

test('reading is counted once; a withdrawn one is gone for its readers, and what was seen is not removed', async () => {
  const id = await published()
  const first = (await company.post(`${OWN}/${id}/read`, {}, ann)).body.data.read_at
  app.setNow(new Date('2026-11-20T05:00:00Z'))
  expect((await company.post(`${OWN}/${id}/read`, {}, ann)).body.data.read_at).toBe(first)
  expect((await company.get(`${PANEL}/${id}`)).body.data).toMatchObject({ readers: 2, read: 1 })
  expect((await company.post(`${OWN}/${id}/acknowledge`, {}, ann)).body.message).toBe(
    'This announcement does not have to be confirmed',
  )
  expect((await company.post(`${PANEL}/${id}/withdraw`)).body.data.state).toBe('withdrawn')
  expect(await seenBy(ann)).toEqual([])
  expect((await company.remove(`${PANEL}/${id}`)).body.message).toBe(
    'People have seen this announcement. Withdraw it instead',
  )
  const { id: draft } = await written()
  expect((await company.remove(`${PANEL}/${draft}`)).status).toBe(200)
})

test('a file is read by whom its announcement stands for, and belongs to one announcement', async () => {
  const pdf = await app.upload(company.admin, `${PANEL}/attachment`, 'plan.pdf', '%PDF-1.4 plan')
  expect(pdf.body.data).toMatchObject({ name: 'plan.pdf' })
  const file = pdf.body.data.id
  const wrong = await app.upload(company.admin, `${PANEL}/attachment`, 'plan.exe', 'MZ')
  expect(wrong.status).toBe(422)
  await published({ attachments: [file], people: [ann.employeeId] })
  expect((await company.get(OWN, ann)).body.data[0].attachments).toMatchObject([{ id: file, name: 'plan.pdf' }])
  const read = (who: Member) => company.get(`${OWN}/attachment/${file}`, who)
  expect([(await read(ann)).status, (await read(ben)).status]).toEqual([200, 404])
  const second = await company.post(PANEL, { title: 'B', content: 'B', attachments: [file] })
  expect(Object.keys(second.body.errors)).toEqual(['attachments'])
})

test('those whose work it is write announcements, an HR Officer among them, and nobody else', async () => {
  const officer = await company.with('HR Officer')
  expect((await company.post(PANEL, { title: 'A', content: 'B' }, officer)).status).toBe(201)
  expect((await company.get(`${PANEL}/choice`, officer)).body.data.departments).toMatchObject([{ name: 'Kitchen' }])
  expect((await company.get(`${PANEL}/person?search=an`, officer)).body.data).toMatchObject([{ name: 'Ann' }])
  expect((await company.get(PANEL, await company.with('HR Leave'))).status).toBe(403)
  expect((await company.post(PANEL, { title: 'A', content: 'B' }, ann)).status).toBe(403)
})

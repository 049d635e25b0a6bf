import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import type { Caller } from '#tests/support/module-app.ts'
import { png } from '#tests/support/png.ts'
import { storyBoardHandlers } from './handlers.ts'

const PANEL = 'api/panel/storyBoard'
const OWN = 'api/emp/storyBoard'
let app: LeaveApp
let company: LeaveCompany
let ann: Member
let ben: Member
beforeAll(async () => {
  app = await leaveApp('2026-11-20', storyBoardHandlers)
})
beforeEach(async () => {
  company = await app.leaveCompany('MY')
  ann = await company.member('Ann')
  ben = await company.member('Ben')
})
afterAll(() => app?.close())

const posted = async (body: object = { text: 'Good news' }, who: Caller = ann) => {
  const { status, body: answer } = await company.post(OWN, body, who)
  expect([status, answer.errors]).toEqual([201, undefined])
  return answer.data
}
const feedOf = async (who: Caller): Promise<string[]> =>
  (await company.get(OWN, who)).body.data.map(({ text }: { text: string }) => text)
const noticesOf = async (who: Caller): Promise<string[]> =>
  (await company.get('api/emp/notice', who)).body.data.notices.map(({ text }: { text: string }) => text)

test('each likes or dislikes a post once, changes their mind, and takes it back', async () => {
  const { id } = await posted()
  const say = async (what: string, who: Caller, body: object = {}) => {
    const { likes, dislikes, mine } = (await company.post(`${PANEL}/${id}/${what}`, body, who)).body.data
    return [likes, dislikes, mine]
  }
  expect(await say('like', ben)).toEqual([1, 0, 'like'])
  expect(await say('like', ben)).toEqual([1, 0, 'like'])
  expect(await say('like', ann)).toEqual([2, 0, 'like'])
  expect(await say('dislike', ben)).toEqual([1, 1, 'dislike'])
  expect(await say('like', ben, { on: 0 })).toEqual([1, 1, 'dislike'])
  expect(await say('dislike', ben, { on: 0 })).toEqual([1, 0, null])
})

test('the newest stands first and pages follow; an empty one is refused, and only its author deletes one', async () => {
  const first = await posted({ text: 'First' })
  app.setNow(new Date('2026-11-20T04:00:00Z'))
  await posted({ text: 'Second' }, ben)
  expect(await feedOf(ann)).toEqual(['Second', 'First'])
  const page = await company.get(`${OWN}?page=2&per_page=1`, ann)
  expect([page.body.data[0].text, page.body.meta.total]).toEqual(['First', 2])
  expect((await company.post(OWN, { text: ' ' }, ann)).body.errors).toEqual({
    text: ['Write something or add a picture'],
  })
  const refused = await company.remove(`${OWN}/${first.id}`, ben)
  expect(refused.body.message).toBe('Only its author can delete a post. Hide it instead')
  expect((await company.remove(`${OWN}/${first.id}`, ann)).status).toBe(200)
  expect(await feedOf(ann)).toEqual(['Second'])
  expect((await company.get(`${PANEL}/${first.id}`)).body.data.state).toBe('deleted')
  expect((await company.patch(`${PANEL}/${first.id}`, { hidden: 1, reason: 'Late' })).status).toBe(422)
})

test('what is reported reaches HR once, who hides it with a reason that its author alone still reads', async () => {
  const { id } = await posted()
  const report = () => company.post(`${OWN}/${id}/report`, { reason: 'Rude' }, ben)
  expect((await report()).body.data.reported).toBe(true)
  await report()
  expect(await noticesOf(company.admin)).toEqual(['A post by Ann was reported'])
  expect((await company.get(PANEL)).body.data).toMatchObject([{ id, reports: [{ reason: 'Rude' }] }])
  expect((await company.patch(`${PANEL}/${id}`, { hidden: 1 })).body.errors).toEqual({
    reason: ['Say why the post is hidden'],
  })
  const hidden = await company.patch(`${PANEL}/${id}`, { hidden: 1, reason: 'Names a customer' })
  expect(hidden.body.data).toMatchObject({ state: 'hidden', reports: [] })
  expect([await feedOf(ben), await feedOf(ann)]).toEqual([[], ['Good news']])
  expect((await company.post(`${PANEL}/${id}/like`, {}, ben)).status).toBe(404)
  expect(await noticesOf(ann)).toEqual(['HR has hidden your post: Names a customer'])
  await company.patch(`${PANEL}/${id}`, { hidden: 0 })
  expect(await feedOf(ben)).toEqual(['Good news'])
})

test('pictures go with the post of whoever uploaded them, and are seen as far as the post is', async () => {
  const { data } = (await app.upload(ann, `${OWN}/picture`, 'team.png', png(4, 4))).body
  expect((await app.upload(ann, `${OWN}/picture`, 'team.pdf', '%PDF-1.4')).status).toBe(422)
  expect((await company.post(OWN, { pictures: [data.id] }, ben)).body.errors).toHaveProperty('pictures')
  const { id } = await posted({ pictures: [data.id] })
  const seen = async (who: Caller) => (await company.get(`${OWN}/picture/${data.id}`, who)).status
  expect(await seen(ben)).toBe(200)
  await company.patch(`${PANEL}/${id}`, { hidden: 1, reason: 'Private' })
  expect([await seen(ben), await seen(ann), await seen(company.admin)]).toEqual([404, 200, 200])
})

test('the board is kept by admins alone', async () => {
  const { id } = await posted()
  const manager = await company.with('HR Manager')
  expect((await company.get(PANEL, manager)).status).toBe(403)
  expect((await company.patch(`${PANEL}/${id}`, { hidden: 1, reason: 'No' }, ann)).status).toBe(403)
  expect((await company.post(PANEL, { text: 'From HR' }, await company.with('HR Generalist'))).status).toBe(201)
})

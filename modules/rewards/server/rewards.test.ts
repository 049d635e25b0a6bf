/** @both-homes: two redemptions at once of the last points, and of the last one on the shelf. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import type { Caller } from '#tests/support/module-app.ts'
import { png } from '#tests/support/png.ts'
import { rewardsModule } from './manifest.ts'
import { rewardsOpening } from './opening.ts'
import { expire } from './overnight.ts'

const PANEL = 'api/panel/rewards'
const OWN = 'api/emp/reward'
let app: LeaveApp
let company: LeaveCompany
let ann: Member
let ben: Member
beforeAll(async () => {
  app = await leaveApp('2026-11-20', rewardsModule.handlers, [], [rewardsOpening])
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  company = await app.leaveCompany('MY')
  ann = await company.member('Ann')
  ben = await company.member('Ben')
})
afterAll(() => app?.close())

type Named = { id: string; name: string; standard: string | null }
const typeOf = async (standard: string): Promise<Named> =>
  (await company.get(`${PANEL}/type`)).body.data.find((one: Named) => one.standard === standard)
const give = async (who: Caller, to: readonly Member[], more: object = {}) => {
  const { id: type_id } = await typeOf('thank_you')
  const employee_ids = to.map(({ employeeId }) => employeeId)
  return company.post(OWN, { type_id, employee_ids, message: 'You stayed late to help', ...more }, who)
}
const grant = (to: Member, points: number) =>
  company.post(`${PANEL}/points`, { employee_ids: [to.employeeId], points, reason: 'Ten years' })
const balanceOf = async (who: Caller): Promise<number> => (await company.get(OWN, who)).body.data.balance
const item = async (fields: object = {}): Promise<{ id: string }> => {
  const answer = await company.post(`${PANEL}/catalog`, { name: 'Mug', cost: 60, ...fields })
  expect([answer.status, answer.body.errors]).toEqual([201, undefined])
  return answer.body.data
}
const redeem = (who: Caller, { id }: { id: string }) => company.post(`${OWN}/redemption`, { item_id: id }, who)
const noticesOf = async (who: Caller): Promise<string[]> =>
  (await company.get('api/emp/notice', who)).body.data.notices.map(({ text }: { text: string }) => text)

describe('thanks', () => {
  test('reach the colleague with their points, and stand on the wall only where they are shared', async () => {
    expect((await give(ann, [ben])).body.message).toBe('Your thanks went to 1 colleague')
    await give(ann, [ben], { message: 'Between us', is_public: 0 })
    expect(await noticesOf(ben)).toEqual(['Ann thanked you', 'Ann thanked you'])
    expect([await balanceOf(ben), await balanceOf(ann)]).toEqual([40, 0])
    const list = async (side: string, who: Caller) =>
      (await company.get(`${OWN}/list?side=${side}`, who)).body.data.map(({ message }: { message: string }) => message)
    expect(await list('received', ben)).toHaveLength(2)
    expect(await list('given', ann)).toHaveLength(2)
    expect(await list('everybody', await company.member('Cho'))).toEqual(['You stayed late to help'])
  })

  test('are refused to oneself, without a word, to six at once, too often, and beyond the month’s budget', async () => {
    const errors = async (...given: Parameters<typeof give>) => (await give(...given)).body.errors
    expect(await errors(ann, [ann])).toEqual({ employee_ids: ['You cannot thank yourself'] })
    expect(await errors(ann, [ben], { message: ' ' })).toEqual({ message: ['This field must be filled'] })
    expect(
      await errors(
        ann,
        Array.from({ length: 6 }, () => ben),
      ),
    ).toHaveProperty('employee_ids')
    for (let time = 0; time < 3; time += 1) expect((await give(ann, [ben])).status).toBe(201)
    expect(await errors(ann, [ben])).toEqual({ employee_ids: ['You have thanked Ben 3 times this month already'] })
    await company.setSettings({ reward_monthly_budget: 70, reward_per_receiver: 9 })
    expect(await errors(ann, [ben])).toEqual({
      type_id: ['This takes 20 points, and you have 10 left to give this month'],
    })
    app.setToday('2026-12-01')
    expect((await give(ann, [ben])).status).toBe(201)
    expect(await balanceOf(ben)).toBe(80)
  })

  test('of a type for managers are given by managers alone, and one that is off by nobody', async () => {
    const { id } = await typeOf('leadership')
    await company.patch(`${PANEL}/type/${id}`, { given_by: 'managers' })
    expect((await give(ann, [ben], { type_id: id })).body.errors).toEqual({
      type_id: ['Choose a type that you may give'],
    })
    await company.member('Report', { manager_id: ann.employeeId })
    expect((await give(ann, [ben], { type_id: id })).status).toBe(201)
    await company.patch(`${PANEL}/type/${id}`, { is_active: 0 })
    expect((await give(ann, [ben], { type_id: id })).status).toBe(422)
    expect((await company.remove(`${PANEL}/type/${id}`)).body.message).toBe(
      'Standard types stay. Switch it off instead',
    )
    const own = (await company.post(`${PANEL}/type`, { name: 'Safety first', points: 5 })).body.data
    expect((await company.post(`${PANEL}/type`, { name: 'safety FIRST' })).body.errors).toHaveProperty('name')
    expect((await company.remove(`${PANEL}/type/${own.id}`)).status).toBe(200)
  })

  test('are withdrawn by HR with a reason; what is spent already does not make a debt', async () => {
    await give(ann, [ben])
    await give(ann, [ben])
    await redeem(ben, await item({ cost: 30 }))
    const [newest, first] = (await company.get(`${PANEL}/history?employee_id=${ben.employeeId}`)).body.data
    const withdraw = (id: string, body: object) => company.post(`${PANEL}/history/${id}/withdraw`, body)
    expect((await withdraw(newest.id, { reason: '' })).body.errors).toEqual({ reason: ['This field must be filled'] })
    expect((await withdraw(newest.id, { reason: 'A mistake' })).body.message).toBe(
      'Withdrawn. 10 of 20 points were taken back; the rest was spent already',
    )
    expect(await balanceOf(ben)).toBe(0)
    expect((await withdraw(newest.id, { reason: 'Again' })).status).toBe(422)
    expect((await withdraw(first.id, { reason: 'Also' })).body.data).toMatchObject({ points_back: 0 })
    expect((await company.get(`${OWN}/list`, ben)).body.data).toEqual([])
  })
})

describe('points', () => {
  test('are granted to many, and taken back never beyond what is left', async () => {
    const both = { employee_ids: [ann.employeeId, ben.employeeId], points: 100, reason: 'Stock count' }
    expect((await company.post(`${PANEL}/points`, both)).body.data).toEqual({ given: 2 })
    const correct = (points: number) =>
      company.post(`${PANEL}/points/${ben.employeeId}/correct`, { points, reason: 'Was away' })
    expect((await correct(101)).body.errors).toEqual({ points: ['Only 100 points are left'] })
    expect((await correct(40)).body.data).toEqual({ balance: 60 })
    const { entries } = (await company.get(`${PANEL}/points/${ben.employeeId}`)).body.data
    expect(entries.map(({ kind, points }: Record<string, unknown>) => [kind, points])).toEqual([
      ['corrected', -40],
      ['granted', 100],
    ])
    expect((await company.get(`${PANEL}/points`)).body.data).toMatchObject([{ balance: 100 }, { balance: 60 }])
  })

  test('expire the oldest first after they were told of, thirty days before', async () => {
    await company.setSettings({ reward_expiry_months: 12 })
    app.setToday('2026-01-10')
    await grant(ben, 100)
    app.setToday('2026-06-01')
    await grant(ben, 50)
    await redeem(ben, await item({ cost: 70 }))
    const night = (day: string) =>
      app.db
        .forCompany(company.id)
        .transaction((tx) => expire(tx, company.id, plainDateOf(day), new Date(`${day}T00:30:00Z`)))
    await night('2026-12-10')
    expect((await noticesOf(ben)).filter((text) => text.includes('expire'))).toEqual([])
    await night('2026-12-11')
    await night('2026-12-11')
    // 70 of the first hundred are spent.
    expect((await noticesOf(ben)).filter((text) => text.includes('expire'))).toEqual([
      '30 points expire on 10 Jan 2027',
    ])
    await night('2027-01-09')
    expect(await balanceOf(ben)).toBe(80)
    await night('2027-01-10')
    await night('2027-01-10')
    expect(await balanceOf(ben)).toBe(50)
  })
})

describe('from the toast', () => {
  const undo = (answer: { body: { meta?: { undo?: string } } }, who?: Caller) =>
    company.post(`api/emp/undo/${answer.body.meta?.undo}`, {}, who)

  test('thanks and points are taken back, with the news of them, as long as nothing of them is spent', async () => {
    const given = await give(ann, [ben])
    expect((await undo(given, ben)).status).toBe(404)
    expect((await undo(given, ann)).status).toBe(200)
    expect(await balanceOf(ben)).toBe(0)
    expect((await company.get(`${OWN}/list?side=given`, ann)).body.data).toEqual([])
    expect((await company.get(OWN, ann)).body.data.budget.left).toBe(200)
    expect((await company.get('api/emp/notice', ben)).body.data.unread).toBe(0)
    const points = await grant(ben, 60)
    await redeem(ben, await item())
    expect((await undo(points)).body.message).toContain('something else has changed')
    expect(await balanceOf(ben)).toBe(0)
  })

  test('a decision is taken back with its points and the shelf, unless they are spent meanwhile', async () => {
    await grant(ben, 60)
    const mug = await item({ stock: 1 })
    const { id } = (await redeem(ben, mug)).body.data
    const decide = (state: string, reason?: string) =>
      company.post(`${PANEL}/redemption/decide`, { ids: [id], state, ...(reason && { reason }) })
    const stands = async () => {
      const { state, decided_on, delivered_on } = (await company.get(`${PANEL}/redemption/${id}`)).body.data
      return [state, decided_on, delivered_on, await balanceOf(ben)]
    }
    const rejected = await decide('rejected', 'Sold out')
    expect(await stands()).toEqual(['rejected', '2026-11-20', null, 60])
    expect((await undo(rejected)).status).toBe(200)
    expect(await stands()).toEqual(['requested', null, null, 0])
    expect((await company.get(`${PANEL}/catalog/${mug.id}`)).body.data.stock).toBe(0)
    await decide('approved')
    const handed = await decide('delivered')
    expect(handed.body.message).toBe('Handed over')
    expect((await undo(handed)).status).toBe(200)
    expect(await stands()).toEqual(['approved', '2026-11-20', null, 0])
    const again = await decide('rejected', 'Sold out')
    await redeem(ben, mug)
    expect((await undo(again)).status).toBe(422)
    expect((await stands())[0]).toBe('rejected')
  })

  test('several decided at once are counted, and those left as they were only where there are any', async () => {
    await grant(ben, 200)
    const mug = await item({ stock: 3 })
    const ids = [(await redeem(ben, mug)).body.data.id, (await redeem(ben, mug)).body.data.id]
    const decide = async (state: string) =>
      (await company.post(`${PANEL}/redemption/decide`, { ids, state })).body.message
    expect(await decide('approved')).toBe('Done: 2')
    await company.patch(`${PANEL}/redemption/${ids[0]}`, { state: 'delivered' })
    expect(await decide('delivered')).toBe('Done: 1. Left as they were: 1')
  })

  test('what was handed over weeks ago is taken back with a reason, of which the person hears', async () => {
    await grant(ben, 60)
    const { id } = (await redeem(ben, await item())).body.data
    const back = (body: object) => company.post(`${PANEL}/redemption/${id}/takeBack`, body)
    expect((await back({ reason: 'Too early' })).status).toBe(422)
    for (const state of ['approved', 'delivered']) await company.patch(`${PANEL}/redemption/${id}`, { state })
    expect((await back({ reason: '' })).body.errors).toHaveProperty('reason')
    expect((await back({ reason: 'Still at the shop' })).body.data).toMatchObject({
      ...{ state: 'approved', delivered_on: null, pay_month: null },
    })
    expect((await noticesOf(ben))[0]).toBe('The hand-over of Mug was undone: Still at the shop')
  })
})

describe('redemptions', () => {
  test('take the points at once, are approved, and handed over; what is rejected or cancelled comes back', async () => {
    await grant(ben, 130)
    const mug = await item({ stock: 2, cost: 60 })
    const { id } = (await redeem(ben, mug)).body.data
    expect(await balanceOf(ben)).toBe(70)
    const decide = (of: string, body: object) => company.patch(`${PANEL}/redemption/${of}`, body)
    expect((await decide(id, { state: 'delivered' })).status).toBe(422)
    expect((await decide(id, { state: 'approved' })).status).toBe(200)
    expect((await company.post(`${OWN}/redemption/${id}/cancel`, {}, ben)).status).toBe(422)
    expect((await decide(id, { state: 'delivered' })).body.data).toMatchObject({ state: 'delivered', pay_month: null })
    const second = (await redeem(ben, mug)).body.data
    expect((await redeem(ann, mug)).body.errors).toEqual({ item_id: ['None of this item is left'] })
    expect((await company.post(`${OWN}/redemption/${second.id}/cancel`, {}, ann)).status).toBe(404)
    expect((await company.post(`${OWN}/redemption/${second.id}/cancel`, {}, ben)).body.data.state).toBe('cancelled')
    const third = (await redeem(ben, mug)).body.data
    expect((await decide(third.id, { state: 'rejected' })).body.errors).toEqual({ reason: ['Say why'] })
    const many = { ids: [third.id, id], state: 'rejected', reason: 'Sold out at the shop' }
    expect((await company.post(`${PANEL}/redemption/decide`, many)).body.data).toEqual({ done: 1, left: 1 })
    expect(await balanceOf(ben)).toBe(70)
    expect((await noticesOf(ben))[0]).toBe(
      'Your redemption of Mug was rejected, and the points were returned: Sold out at the shop',
    )
    expect((await company.remove(`${PANEL}/catalog/${mug.id}`)).body.message).toContain('Switch it off')
  })

  test('two at once overspend nothing, and the last one goes to one person alone', async () => {
    await grant(ben, 60)
    await grant(ann, 60)
    const mug = await item({ stock: 1 })
    const other = await item({ name: 'Cap' })
    const two = await Promise.all([redeem(ben, other), redeem(ben, mug)])
    expect(two.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(await balanceOf(ben)).toBe(0)
    await company.patch(`${PANEL}/catalog/${mug.id}`, { stock: 1 })
    await grant(ben, 60)
    const last = await Promise.all([redeem(ben, mug), redeem(ann, mug)])
    expect(last.map(({ status }) => status).sort()).toEqual([201, 422])
    expect((await company.get(`${PANEL}/catalog/${mug.id}`)).body.data.stock).toBe(0)
  })

  test('an item says how it counts for pay, and what it is worth where pay counts it', async () => {
    const add = async (fields: object) =>
      (await company.post(`${PANEL}/catalog`, { name: 'Voucher', cost: 10, ...fields })).body.errors
    expect(await add({ pay_way: 'salary_in_kind' })).toEqual({ pay_way: ['Choose how this counts for pay'] })
    expect(await add({ pay_way: 'award_25c' })).toEqual({ money_value: ['Enter what it is worth: it counts for pay'] })
    expect(await add({ available_from: '2026-12-01', available_until: '2026-11-01' })).toHaveProperty('available_until')
    const voucher = await item({ name: 'Voucher', pay_way: 'benefit_in_kind', money_value: '50.00' })
    await company.patch(`${PANEL}/catalog/${voucher.id}`, { is_active: 0 })
    await grant(ben, 100)
    expect((await redeem(ben, voucher)).body.errors).toEqual({ item_id: ['This item is no longer offered'] })
    expect((await company.get(`${OWN}/catalog`, ben)).body.data).toEqual([])
  })

  test('an item has a picture, which everybody sees as long as it is offered', async () => {
    const mug = await item()
    const path = `${PANEL}/catalog/${mug.id}/picture`
    expect((await app.upload(company.admin, path, 'mug.pdf', '%PDF-1.4')).status).toBe(422)
    expect((await app.upload(company.admin, path, 'mug.png', png(4, 4))).status).toBe(200)
    const seen = async () => (await company.get(`${OWN}/catalog/${mug.id}/picture`, ben)).status
    expect(await seen()).toBe(200)
    await company.patch(`${PANEL}/catalog/${mug.id}`, { is_active: 0 })
    expect(await seen()).toBe(404)
    expect((await company.remove(path)).body.data.picture_id).toBe(null)
  })
})

test('the first ten share a place with as many points, and who hides from them is seen by HR alone', async () => {
  const cho = await company.member('Cho', { show_in_leaderboard: false as never })
  await give(ann, [ben, cho])
  await give(ben, [ann])
  const ranks = async (path: string, who: Caller) =>
    (await company.get(path, who)).body.data.rows.map(({ rank, name }: { rank: number; name: string }) => [rank, name])
  expect(await ranks(`${PANEL}/leaderboards?by=count`, company.admin)).toEqual([
    [1, 'Ann'],
    [1, 'Ben'],
    [1, 'Cho'],
  ])
  expect(await ranks(`${OWN}/leaderboard`, ann)).toEqual([
    [1, 'Ann'],
    [1, 'Ben'],
  ])
  await company.setSettings({ reward_leaderboard: false })
  expect(await ranks(`${OWN}/leaderboard`, ann)).toEqual([])
})

test('whoever keeps rewards neither gives themselves points nor decides what they redeemed', async () => {
  const hanna = await company.member('Hanna', {}, 'HR Generalist')
  const own = { employee_ids: [ben.employeeId, hanna.employeeId], points: 100, reason: 'Ten years' }
  const another = 'Somebody else has to give you points and decide what you redeemed'
  expect((await company.post(`${PANEL}/points`, own, hanna)).body.message).toBe(another)
  expect([await balanceOf(hanna), await balanceOf(ben)]).toEqual([0, 0])
  await grant(hanna, 200)
  await grant(ben, 100)
  const mug = await item()
  const [mine, his] = [(await redeem(hanna, mug)).body.data, (await redeem(ben, mug)).body.data]
  const { body: listed } = await company.get(`${PANEL}/redemption`, hanna)
  const isOwn = Object.fromEntries(listed.data.map((one: { id: string; is_own: boolean }) => [one.id, one.is_own]))
  expect(isOwn).toEqual({ [mine.id]: true, [his.id]: false })
  for (const state of ['approved', 'rejected']) {
    const answer = await company.patch(`${PANEL}/redemption/${mine.id}`, { state, reason: 'Mine' }, hanna)
    expect([answer.status, answer.body.message]).toEqual([422, another])
  }
  const both = { ids: [mine.id, his.id], state: 'approved' }
  expect((await company.post(`${PANEL}/redemption/decide`, both, hanna)).body.data).toEqual({ done: 1, left: 1 })
  expect((await company.post(`${PANEL}/redemption/decide`, both)).body.data).toEqual({ done: 1, left: 1 })
  const handed = await company.patch(`${PANEL}/redemption/${mine.id}`, { state: 'delivered' }, hanna)
  expect(handed.body.message).toBe(another)
})

test('HR alone keeps types, points and redemptions', async () => {
  for (const path of ['type', 'catalog', 'redemption', 'history', 'points', 'leaderboards'])
    expect([path, (await company.get(`${PANEL}/${path}`, ann)).status]).toEqual([path, 403])
  expect((await company.get(`${PANEL}/type`, await company.with('HR Manager'))).status).toBe(403)
  const hr = await company.with('HR Generalist')
  expect((await company.get(`${PANEL}/type`, hr)).status).toBe(200)
  const { id: type_id } = await typeOf('thank_you')
  const body = { type_id, employee_ids: [ben.employeeId], message: 'From all of us' }
  expect((await company.post(OWN, body, hr)).status).toBe(201)
})

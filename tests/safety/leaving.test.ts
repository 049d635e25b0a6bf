/** Whoever leaves is out: on every device, at once, and for good. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tidy } from '#apps/server/at-work.ts'
import { peopleOvernight } from '#modules/employees/server/leaving/overnight.ts'
import { dailyWork } from '#platform/jobs/server/daily-work.ts'
import { queueWantedMails } from '#platform/mail/server/wanted-mails.ts'
import { type Client, newCompany, signIn } from '../support/client.ts'
import { colleague } from '../support/colleagues.ts'
import { type Product, startProduct } from '../support/product.ts'
import { done } from './support/filled-company.ts'
import { tellingOf } from './support/telling-of.ts'

let product: Product
let admin: Awaited<ReturnType<typeof newCompany>>
beforeAll(async () => {
  product = await startProduct()
  admin = await newCompany(product.client)
})
afterAll(() => product?.stop())

const day = (days: number) => new Date(product.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** Somebody employed who has an account, signed in. */
async function employed() {
  const person = { full_name: 'Lim', staff_id: randomUUID().slice(0, 8), joined_on: '2020-01-01' }
  const { id } = await done(admin.post('api/panel/employee/create', person))
  const account = await colleague(admin, ['HR Leave'], { employee_id: id })
  return { id, account }
}

async function leaves(id: string, leftOn: string, by: Client = admin) {
  const { revision } = await done(by.get(`api/panel/employee/show/employment/details/${id}`))
  await done(by.post(`api/panel/employee/update/employment/details/${id}`, { left_on: leftOn, revision }))
}

const stateOf = async (id: string) =>
  (await done(admin.get('api/panel/user'))).accounts.find((one: { id: string }) => one.id === id).state

test('who has left is signed out at once and cannot sign in again', async () => {
  const { id, account } = await employed()
  await leaves(id, day(-1))
  expect((await account.get('api/auth/me')).status).toBe(401)
  const again = await product.client.post('api/auth/login', { email: account.email, password: account.password })
  expect(again.body.success).toBe(false)
  const log = (await admin.get('api/panel/activityLog?action=identity.account-disabled')).body.data
  expect(log[0]).toMatchObject({ subject_id: account.id, after: { because: 'left' } })
})

test('who will leave works to the last day, and is out on the morning after it', async () => {
  const { id, account } = await employed()
  await leaves(id, day(3))
  const mornings = dailyWork(product.services, [peopleOvernight()])
  await mornings.look()
  expect((await account.get('api/auth/me')).status).toBe(200)
  product.pass(4 * 86_400 + 60)
  const back = await product.client.post('api/auth/login', { email: admin.email, password: admin.password })
  admin = Object.assign(admin.as(back.body.token), { email: admin.email, password: admin.password })
  await mornings.look()
  expect(await stateOf(account.id)).toBe('disabled')
})

test('the last Company Admin stays, or nobody could let anybody in', async () => {
  const person = { full_name: 'Owner', staff_id: 'OWNER', joined_on: '2020-01-01', email: admin.email }
  const { id } = await done(admin.post('api/panel/employee/create', person))
  await expect(leaves(id, day(-1))).rejects.toThrow('refused with 422')
  expect((await done(admin.get(`api/panel/employee/show/employment/details/${id}`))).left_on).toBe(null)
  expect((await admin.get('api/auth/me')).status).toBe(200)
})

/**
 * Where the database may still say something of who was forgotten, and why. Whatever else does is a fault: a table that
 * is new must be listed in modules/privacy/model/person-tables.ts.
 */
const mayStay: Readonly<Record<string, string>> = {
  'activity.subject_name': 'the chain of the log is never rewritten; reading it leaves out who was forgotten',
  'activity.before': 'likewise',
  'activity.after': 'likewise',
  'activity.actor': 'likewise',
}

test('nothing in the whole database tells of who was forgotten, but the chain of the log', async () => {
  const boss = await newCompany(product.client)
  const last = { start: day(-40), day: day(-1) }
  const head = 'staff_id,full_name,preferred_name,email,phone,gender,birth_date,citizenship,nationality,identity_number'
  const rest = 'department,position,employment_type,joined_on,basic_salary,bank,bank_account_number,passport_number'
  const row = `ZQ-77,Zubaidah Quixote,Zuzu Quixote,zubaidah@quixote.example,+60 12-998 7766,female,1985-05-05,citizen,MY,850505105566`
  const more = `Kitchen,Cook,full_time,${last.start},3000.00,Maybank,778899001122,ZQ9988776`
  await done(boss.upload('api/panel/employee/add/by/batch/upload/0', `${head},${rest}\n${row},${more}`))
  const [{ id }] = (await boss.get('api/panel/employee/getAllEmployees')).body.data
  await actsAndIsWrittenAbout(boss, id)
  const needles = ['quixote', '998.?7766', '850505.?10.?5566', '778899001122', 'ZQ9988776', 'ZQ-77']
  const before = await tellingOf(product.db, needles)
  expect(before.length).toBeGreaterThan(20)
  await leaves(id, last.day, boss)
  await queueWantedMails(product.services)
  product.pass(8 * 365 * 86_400)
  const again = await signIn(product.client, boss.email, boss.password)
  await done(again.post('api/auth/confirm', { password: boss.password }))
  await tidy(product.services)
  await done(again.post('api/panel/privacy/anonymise', { employee_ids: [id], reason: 'Time is over' }))
  expect((await tellingOf(product.db, needles)).filter((place) => !(place in mayStay))).toEqual([])
  const log = await again.get('api/panel/activityLog?per_page=200')
  expect(JSON.stringify(log.body)).not.toMatch(new RegExp(needles.join('|'), 'i'))
  const enabled = await again.patch(`api/panel/employee/status/enable/${id}`, { effective_date: day(1) })
  const edited = await again.patch(`api/panel/employee/update/profile/details/${id}`, { phone: '+60 12-000 0000' })
  expect([enabled.status, edited.status]).toEqual([422, 422])
})

/** What a year with somebody leaves behind: on them, by them, and about them in what others did. */
async function actsAndIsWrittenAbout(boss: Client, id: string) {
  const name = { full_name: 'Zubaidah Quixote' }
  const own = await colleague(boss, ['Company Admin'], { ...name, employee_id: id, email: 'zq@quixote.example' })
  await done(own.post('api/auth/confirm', { password: own.password }))
  const family = { full_name: 'Sancho Quixote', relationship: 'child', identity_number: '150505105567' }
  await done(boss.post(`api/panel/employee/family/${id}`, family))
  await done(
    boss.post(`api/panel/employee/document/${id}`, { kind: 'other', name: 'Quixote’s paper', number: 'ZQ9988776' }),
  )
  const profile = { resident_address: { line: '1 Quixote Street', city: 'Ipoh', postcode: '30000' } }
  const { revision } = await done(boss.get(`api/panel/employee/show/profile/details/${id}`))
  await done(boss.patch(`api/panel/employee/update/profile/details/${id}`, { ...profile, revision }))
  const update = 'staff_id,phone\nZQ-77,+60 12-998 7766\nZQ-78,+60 12-998 7766'
  await boss.upload('api/panel/employee/update/by/batch/upload', update)
  await done(own.upload('api/panel/employee/update/by/batch/upload', 'staff_id,phone\nZQ-77,+60 19-998 7766'))
  const types = (await own.get('api/emp/leave/type')).body.data
  const [type] = types.filter(({ unit }: { unit: string }) => unit === 'day')
  const lately = Array.from({ length: 7 }, (_, at) => day(-8 - at))
  const wednesday = lately.find((one) => new Date(one).getUTCDay() === 3)
  const leave = { type_id: type?.id, from: wednesday, to: wednesday, reason: 'Quixote is ill' }
  await done(own.post('api/emp/leave/application', leave))
  const waiting = await done(boss.get('api/panel/application'))
  const ids = waiting.map((one: { id: string }) => one.id)
  await done(boss.post('api/panel/application/decide', { ids, decision: 'approve', reason: 'Get well, Quixote' }))
  const asked = await done(own.post('api/emp/profile/change', { preferred_name: 'Zuzanna Quixote' }))
  await done(boss.post(`api/panel/application/${asked.id}/comment`, { text: 'Since when?' }))
  await done(boss.post('api/panel/application/decide', { ids: [asked.id], decision: 'approve' }))
  const { accounts } = await done(boss.get('api/panel/user'))
  const standIn = accounts.find((one: { id: string }) => one.id !== own.id).id
  const away = { to_account: standIn, from: day(1), to: day(2) }
  await done(own.post('api/panel/application/delegation', away))
  const month = day(-1).slice(0, 7).replace('-', '/')
  const run = `api/panel/payroll/${month}`
  // Nobody enters what they are paid themselves.
  await done(boss.post(`${run}/items`, { employee_id: id, type: 'bonus', amount: '5.00', note: 'For Quixote' }))
  await done(own.post(`${run}/generate`))
  await done(boss.post(`${run}/items`, { employee_id: id, type: 'commission', amount: '5.00' }))
  const template = await done(
    own.post('api/panel/payroll/payTemplate', { name: 'T', items: [{ type: 'bonus', amount: '1.00' }] }),
  )
  const giving = { employee_ids: [id], from: day(40).slice(0, 7) }
  await done(boss.post(`api/panel/payroll/payTemplate/${template.id}/give`, giving))
  const hook = { name: 'Hook', address: 'https://hooks.example.com/x', events: ['request.sent', 'request.approved'] }
  await done(own.post('api/panel/integration/webhook', hook))
  const key = { name: 'Key', role: 'HR Leave', scopes: ['leave:read'] }
  const made = await done(own.post('api/panel/integration/key', key))
  await done(own.delete(`api/panel/integration/key/${made.id}`))
}

/**
 * Numbers that stand for a person, and what is written beside pay, lie readable nowhere: typed by every way there is,
 * taken in by sheets, asked for, taken back, refused; and seen again by whoever may see them.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../support/client.ts'
import { newCompany } from '../support/client.ts'
import { colleague } from '../support/colleagues.ts'
import { type Product, startProduct } from '../support/product.ts'
import { done } from './support/filled-company.ts'
import { tellingOf } from './support/telling-of.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.stop())

const EMPLOYEE = 'api/panel/employee'
/** Every passport and every note below begins with one of these; spelled as stored and as typed. */
const NEEDLES = ['ZPLANTED', 'z-planted', 'Whispered']

const day = (days: number) => new Date(product.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

test('no passport and no note beside pay lies readable, in whatever column', async () => {
  const boss = await newCompany(product.client)
  const id = await passports(boss)
  await pay(boss, id)
  await items(boss, id)
  // What does not stand in the record is proof that the search finds what is there.
  await done(boss.patch(`${EMPLOYEE}/update/profile/details/${id}`, { preferred_name: 'Visible' }))
  expect(await tellingOf(product.db, ['Visible'])).toContain('employees.preferred_name')
  expect(await tellingOf(product.db, NEEDLES)).toEqual([])
})

// Each of these is planted in every way there is, and so begins the number of every agency.
const NUMBERS: Readonly<Record<'MY' | 'PH', readonly string[]>> = {
  MY: ['tax_number', 'epf_number', 'socso_number'],
  PH: ['tin', 'sss_number', 'philhealth_number', 'pag_ibig_number'],
}
const INSURANCE = ['statutory_number', 'employee_insurance_number', 'health_insurance_number']

test.each(['MY', 'PH'] as const)(
  'no number at an agency of %s lies readable, and all are seen by who may',
  async (country) => {
    const boss = await newCompany(product.client, { country })
    const needle = country === 'MY' ? '87654' : '98765'
    // Long enough for every agency, and told apart by its end.
    const number = (end: number) => `${needle}${String(4321000 + end)}`
    const all = (end: number) => Object.fromEntries(NUMBERS[country].map((name) => [name, number(end)]))
    const born = { full_name: 'Yusuf', joined_on: '2020-01-01' }
    const insured = Object.fromEntries(INSURANCE.map((name) => [name, number(1)]))
    const { id } = await done(
      boss.post(`${EMPLOYEE}/create`, { ...born, staff_id: 'Y-1', statutory: all(1), ...insured }),
    )
    const head = ['staff_id', ...NUMBERS[country], ...INSURANCE]
    const row = (staffId: string, end: number) => [staffId, ...head.slice(1).map(() => number(end))].join(',')
    const added = `full_name,joined_on,basic_salary,${head.join(',')}\nYasmin,2020-01-01,3000.00,${row('Y-2', 2)}`
    await done(boss.upload(`${EMPLOYEE}/add/by/batch/upload/0`, added))
    const update = `${EMPLOYEE}/update/by/batch/upload`
    const sheet = (end: number) => `${head.join(',')}\n${row('Y-1', end)}`
    await done(boss.upload(`${update}?preview=1`, sheet(3)))
    const { batch_id } = await done(boss.upload(update, sheet(4)))
    const facts = async () => (await done(boss.get(`${EMPLOYEE}/compensation/${id}`))).statutory
    expect(await facts()).toMatchObject(all(4))
    await done(boss.post(`${EMPLOYEE}/update/by/batch/undo/${batch_id}`))
    expect(await facts()).toMatchObject(all(1))
    await done(boss.patch(`${EMPLOYEE}/compensation/${id}`, { statutory: all(5) }))
    const profile = await done(boss.patch(`${EMPLOYEE}/update/profile/details/${id}`, { statutory_number: number(6) }))
    expect(profile).toMatchObject({ ...insured, statutory_number: number(6) })
    expect(await facts()).toMatchObject(all(5))
    // As it was is no change: nobody's payslip becomes stale, and nothing is written.
    const { revision } = await done(boss.get(`${EMPLOYEE}/compensation/${id}`))
    expect(await done(boss.patch(`${EMPLOYEE}/compensation/${id}`, { statutory: all(5) }))).toMatchObject({ revision })
    expect(await tellingOf(product.db, [needle])).toEqual([])
  },
)

/** By a form, by sheets that come and are taken back, by HR, and asked for by the person. */
async function passports(boss: Client): Promise<string> {
  const born = { full_name: 'Zara', staff_id: 'Z-1', joined_on: '2020-01-01', basic_salary: '3000.00' }
  const { id } = await done(
    boss.post(`${EMPLOYEE}/create`, {
      full_name: 'Zara',
      staff_id: 'Z-1',
      joined_on: '2020-01-01',
      passport_number: 'z-planted 1',
    }),
  )
  const head = `${Object.keys(born).join(',')},passport_number`
  const row = (staffId: string, passport: string) =>
    `${Object.values({ ...born, staff_id: staffId }).join(',')},${passport}`
  await done(boss.upload(`${EMPLOYEE}/add/by/batch/upload/0`, `${head}\n${row('Z-2', 'z-planted 2')}`))
  await boss.upload(`${EMPLOYEE}/add/by/batch/upload/0`, `${head}\n${row('Z-2', 'ZPLANTED 3 / wrong!')}`)
  const update = `${EMPLOYEE}/update/by/batch/upload`
  await done(boss.upload(`${update}?preview=1`, 'staff_id,passport_number\nZ-1,ZPLANTED4'))
  const changed = await done(boss.upload(update, 'staff_id,passport_number\nZ-1,ZPLANTED5\nZ-2,ZPLANTED6'))
  await boss.upload(update, 'staff_id,passport_number\nZ-1,ZPLANTED7 / wrong!')
  const profile = `${EMPLOYEE}/show/profile/details/${id}`
  expect(await done(boss.get(profile))).toMatchObject({ passport_number: 'ZPLANTED5' })
  await done(boss.post(`${EMPLOYEE}/update/by/batch/undo/${changed.batch_id}`))
  expect(await done(boss.get(profile))).toMatchObject({ passport_number: 'ZPLANTED1' })
  await done(boss.patch(`${EMPLOYEE}/update/profile/details/${id}`, { passport_number: 'z-planted 8' }))
  const own = await colleague(boss, ['HR Leave'], { employee_id: id })
  const asked = await done(own.post('api/emp/profile/change', { passport_number: 'z-planted 9' }))
  expect(asked.changes).toMatchObject([{ before: 'ZPLANTED8', after: 'ZPLANTED9' }])
  await done(boss.post('api/panel/application/decide', { ids: [asked.id], decision: 'approve' }))
  expect(await done(boss.get(profile))).toMatchObject({ passport_number: 'ZPLANTED9' })
  await done(own.post('api/emp/profile/change', { passport_number: 'z-planted 10' }))
  await done(own.get('api/emp/profile'))
  return id
}

/** Why pay was changed: on the profile, by a sheet, and by a sheet that was taken back. */
async function pay(boss: Client, id: string) {
  const compensation = `${EMPLOYEE}/compensation/${id}`
  const change = { components: { basic_salary: '4000.00' }, effective_from: '2021-01-01', reason: 'Whispered once' }
  await done(boss.patch(compensation, change))
  const sheet = `${EMPLOYEE}/update/salary/by/batch/upload`
  const rows = (day: string, reason: string) =>
    `staff_id,effective_from,basic_salary,reason\nZ-1,${day},5000.00,${reason}`
  await done(boss.upload(`${sheet}?preview=1`, rows('2022-01-01', 'Whispered twice')))
  await done(boss.upload(sheet, rows('2022-01-01', 'Whispered twice')))
  await done(boss.upload(sheet, rows('2022-01-01', 'Whispered anew').replace('5000', '5100')))
  const { batch_id } = await done(boss.upload(sheet, rows('2022-01-01', 'Whispered in vain').replace('5000', '5200')))
  await boss.upload(sheet, rows('2023-01-01', `Whispered ${'on and '.repeat(100)}`))
  await boss.upload(sheet, rows('2019-01-01', 'Whispered too early'))
  await done(boss.post(`${EMPLOYEE}/update/by/batch/undo/${batch_id}`))
  const { history } = await done(boss.get(compensation))
  expect(history.map(({ amount, reason }: Record<string, string>) => [amount, reason])).toEqual([
    ['5100.00', 'Whispered anew'],
    ['4000.00', 'Whispered once'],
  ])
  await done(boss.delete(`${compensation}/basic_salary/2022-01-01`))
}

/** Beside items of a month and those that return: entered, changed, given by a template, removed and put back. */
async function items(boss: Client, id: string) {
  const month = day(-1).slice(0, 7)
  const run = `api/panel/payroll/${month.replace('-', '/')}`
  const note = 'Whispered for the move'
  const item = await done(boss.post(`${run}/items`, { employee_id: id, type: 'bonus', amount: '5.00', note }))
  expect(item.note).toBe(note)
  expect(await done(boss.patch(`${run}/items/${item.id}`, { amount: '6.00' }))).toMatchObject({ note })
  const removed = await boss.delete(`${run}/items/${item.id}`)
  await done(boss.post(`api/emp/undo/${removed.body.meta.undo}`))
  expect(await done(boss.get(`${run}/items`))).toMatchObject([{ amount: '6.00', note }])
  const returning = { employee_id: id, type: 'commission', amount: '1.00', note: 'Whispered monthly', from: month }
  const recurring = await done(boss.post('api/panel/payroll/recurring', returning))
  expect(await done(boss.patch(`api/panel/payroll/recurring/${recurring.id}`, { amount: '2.00' }))).toMatchObject({
    note: 'Whispered monthly',
  })
  const gone = await boss.delete(`api/panel/payroll/recurring/${recurring.id}`)
  await done(boss.post(`api/emp/undo/${gone.body.meta.undo}`))
  await done(boss.post(`${run}/generate`))
  expect((await done(boss.get('api/panel/payroll/recurring')))[0]).toMatchObject({ note: 'Whispered monthly' })
}

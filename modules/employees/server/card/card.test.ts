import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expected, type PeopleApp, peopleApp } from '#tests/support/people-app.ts'
import { vcardOf } from '../../model/vcard.ts'

let people: PeopleApp
beforeAll(async () => {
  people = await peopleApp()
})
afterAll(() => people?.close())

const settings = (changed: object) =>
  people
    .inside()
    .transaction((tx) =>
      sql`update companies set settings = settings || ${JSON.stringify(changed)}::jsonb where id = ${people.admin.companyId}`.execute(
        tx,
      ),
    )

test('one’s own card has the company’s colour and header, a vCard and a picture of it (S3-015)', async () => {
  const { caller } = await people.employee({ full_name: '陳美玲', phone: '+60 12-345 6789' })
  await settings({ business_card_letterhead_text: 'Coffee, slowly', business_card_use_logo: false })
  for (const colour of ['orange', 'green', 'white', 'blue', 'gray']) {
    await settings({ business_card_bg_color: colour })
    const card = await people.get('api/emp/businessCard', caller)
    expect(card).toMatchObject({
      full_name: '陳美玲',
      bg_color: colour,
      letterhead_text: 'Coffee, slowly',
      use_logo: false,
    })
    expect(card.vcard.split('\r\n')).toEqual(
      expect.arrayContaining([
        'BEGIN:VCARD',
        'VERSION:3.0',
        'FN:陳美玲',
        'TEL;TYPE=WORK,VOICE:+60 12-345 6789',
        'END:VCARD',
      ]),
    )
    expect(card.qr_svg).toMatch(/^<svg /)
  }
})

test('a phone that others do not see is on no card and hidden from readers who do not keep records, as is a birthday', async () => {
  const { boss, member } = await people.manager()
  const path = `api/panel/employee/show/profile/details/${member.id}`
  const options = (shown: boolean) =>
    people.app.call(people.admin, 'POST', 'api/panel/employee/bulk/action/update/display/options', {
      employee_ids: [member.id],
      options: { show_phone: shown, show_birthday: shown },
    })
  const facts = { phone: '012 345 6789', birth_date: '1990-08-31' }
  expected(
    await people.app.call(people.admin, 'PATCH', `api/panel/employee/update/profile/details/${member.id}`, facts),
    200,
  )
  expect(await people.get(path, boss)).toMatchObject(facts)
  expected(await options(false), 200)
  expect(await people.get(path, boss)).toMatchObject({ phone: null, birth_date: null, show_phone: false })
  expect(await people.get(path)).toMatchObject(facts)
  const card = await people.get(`api/panel/employee/businessCard/${member.id}`)
  expect([card.phone, card.vcard.includes('TEL')]).toEqual([null, false])

  const listed = async (mark: string) =>
    (await people.get(`api/panel/employee/getAllEmployees?marked=${mark}`)).map(({ id }: { id: string }) => id)
  expect(await listed('phone_hidden')).toEqual([member.id])
  expect(await people.get(`api/panel/employee/show/display/options/${member.id}`, boss)).toEqual({
    show_birthday: false,
    show_phone: false,
    show_in_org_chart: true,
    show_in_leaderboard: true,
    attendance_methods: ['gps', 'qr', 'face'],
    limited_places: [],
  })
  const clock = { employee_id: member.id, methods: [] }
  expected(await people.app.call(people.admin, 'POST', 'api/panel/employee/attendance/method/update', clock), 200)
  expect(await listed('no_method')).toEqual([member.id])
  const stranger = `api/panel/employee/show/display/options/${member.id}`
  expect((await people.app.call(people.stranger, 'GET', stranger)).status).toBe(404)
  expected(await options(true), 200)
  expect(await people.get(path, boss)).toMatchObject(facts)
})

test('who has no record has no card; strangers find none; a company without the feature has none', async () => {
  const nobody = await people.as()
  expect((await people.app.call(nobody, 'GET', 'api/emp/businessCard')).status).toBe(404)
  const { caller, record } = await people.employee()
  const path = `api/panel/employee/businessCard/${record.id}`
  expect(expected(await people.app.call(people.admin, 'GET', path), 200).full_name).toMatch(/^Made/)
  expect((await people.app.call(people.stranger, 'GET', path)).status).toBe(404)
  for (const role of ['L & D', 'Recruitment Manager', 'Reporting Manager', 'HR Payroll'] as const)
    expect((await people.app.call(await people.as(role), 'GET', path)).status).toBe(403)
  Object.assign(caller.session, { features: [] })
  expect((await people.app.call(caller, 'GET', 'api/emp/businessCard')).status).toBe(403)
})

test('a vCard escapes what has a meaning in it', () => {
  const facts = { preferred_name: null, position: null, department: 'R; D', email: null, phone: null, website: null }
  const card = vcardOf({ full_name: 'Tan, Mei\\Ling', company: 'A, B', address: '1 Road\n2 Town', ...facts })
  expect(card.split('\r\n').slice(2, -1)).toEqual([
    'FN:Tan\\, Mei\\\\Ling',
    'N:Tan\\, Mei\\\\Ling;;;;',
    'ORG:A\\, B;R\\; D',
    'ADR;TYPE=WORK:;;1 Road\\n2 Town;;;;',
  ])
})

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

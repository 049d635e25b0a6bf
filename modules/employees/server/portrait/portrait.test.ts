// A person's portrait: given by HR or by oneself, seen in lists, chart and card by whoever sees the person, gone for good.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '#tests/support/module-app.ts'
import { multipart, type SentFile, sampleFiles } from '#tests/support/multipart.ts'
import { expected, type PeopleApp, peopleApp } from '#tests/support/people-app.ts'
import { png } from '#tests/support/png.ts'

let people: PeopleApp
beforeAll(async () => {
  people = await peopleApp()
})
afterAll(() => people.close())

const PHOTO = 'api/panel/employee/photo'
const small = png(96, 96).toString('base64')
const picture = (shade = 0): SentFile => ({ name: 'me.png', bytes: png(200, 200, { shade }) })
function send(by: Caller, path: string, file?: SentFile, thumbnail = small) {
  const { payload, headers } = multipart({ thumbnail }, file)
  return people.app.call(by, 'POST', path, payload, headers)
}
const kept = () => (people.app.services.files as unknown as { kept: Map<string, Buffer> }).kept.size
const thumbnailsOf = async (by: Caller, ...employee_ids: string[]) =>
  (await people.app.call(by, 'POST', 'api/panel/employee/thumbnails', { employee_ids })).body.data
const listed = async (id: string) =>
  (await people.get(`api/panel/employee/getAllEmployees?employee_id=${id}`))[0].photo_id as string | null

test('a portrait that HR gives is in the list, on the profile and on the card, and replaced leaves nothing behind', async () => {
  const { caller, record } = await people.employee({ full_name: 'Ann Portrait' })
  const before = kept()
  const { photo_id } = expected(await send(people.admin, `${PHOTO}/${record.id}`, picture()), 200)
  expect(await listed(record.id)).toBe(photo_id)
  expect(await people.get(`api/panel/employee/show/profile/details/${record.id}`)).toMatchObject({ photo_id })
  const shown = await people.app.call(people.admin, 'GET', `${PHOTO}/${record.id}?version=${photo_id}`)
  expect([shown.headers['content-type'], shown.bytes.equals(png(200, 200))]).toEqual(['image/png', true])
  const [thumbnail] = await thumbnailsOf(people.admin, record.id)
  expect(thumbnail).toEqual({ id: record.id, photo_id, picture: `data:image/png;base64,${small}` })
  const card = await people.get('api/emp/businessCard', caller)
  expect([card.photo, card.vcard.includes(`PHOTO;ENCODING=b;TYPE=PNG:${small}`)]).toEqual([thumbnail.picture, true])

  const second = expected(await send(caller, 'api/emp/photo', picture(7)), 200)
  expect([second.photo_id === photo_id, kept()]).toEqual([false, before + 1])
  expect(await people.get('api/emp/photo', caller)).toMatchObject({ photo_id: second.photo_id })
  expected(await people.app.call(caller, 'DELETE', 'api/emp/photo'), 200)
  expect([kept(), await listed(record.id), await thumbnailsOf(people.admin, record.id)]).toEqual([before, null, []])
  expect((await people.app.call(people.admin, 'DELETE', `${PHOTO}/${record.id}`)).status).toBe(404)
})

test('it is seen by whoever sees the person and by nobody else, and changed by who keeps records or by oneself', async () => {
  const { boss, member } = await people.manager()
  expected(await send(people.admin, `${PHOTO}/${member.id}`, picture()), 200)
  expect((await people.app.call(boss, 'GET', `${PHOTO}/${member.id}`)).status).toBe(200)
  expect(await thumbnailsOf(boss, member.id)).toHaveLength(1)
  const other = await people.employee()
  expect(await thumbnailsOf(other.caller, member.id)).toEqual([])
  expect((await people.app.call(other.caller, 'GET', `${PHOTO}/${member.id}`)).status).toBe(403)
  expect((await send(boss, `${PHOTO}/${member.id}`, picture())).status).toBe(403)
  expect((await send(people.stranger, `${PHOTO}/${member.id}`, picture())).status).toBe(404)
  expect(await thumbnailsOf(people.stranger, member.id)).toEqual([])
  expect((await send(await people.as('Finance'), 'api/emp/photo', picture())).status).toBe(422)
})

test.each([
  ['a paper', { name: 'me.pdf', bytes: sampleFiles.pdf.bytes }, small, 'file'],
  ['a page named as a picture', { name: 'me.png', bytes: '<html></html>' }, small, 'file'],
  ['no file', undefined, small, 'file'],
  ['a thumbnail that is no picture', picture(), Buffer.from('<html>').toString('base64'), 'thumbnail'],
  ['a thumbnail as large as the picture', picture(), png(200, 200).toString('base64'), 'thumbnail'],
])('%s is refused beside the field and changes nothing', async (_what, file, thumbnail, field) => {
  const { id } = await people.person()
  const before = kept()
  const refused = await send(people.admin, `${PHOTO}/${id}`, file, thumbnail)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
  expect([kept(), await listed(id)]).toEqual([before, null])
})

// The photo by which the clock knows somebody (S3-072): sent by the person and approved, or given by HR; seen by these.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { Caller } from '#tests/support/module-app.ts'
import { sampleFiles } from '#tests/support/multipart.ts'
import { expected, type PeopleApp, peopleApp } from '#tests/support/people-app.ts'
import { peopleOvernight } from '../leaving/overnight.ts'
import { faceReader, faceTemplate } from './face-reader.ts'
import { tidyFaces } from './face-store.ts'

let people: PeopleApp
let hr: Caller
beforeAll(async () => {
  people = await peopleApp()
  hr = await people.as('HR Manager')
})
afterAll(() => people.close())

const OWN = 'api/emp/faceRecognition/photo'
const PANEL = 'api/panel/faceRecognition/photo'
const CONSENT = 'api/emp/faceRecognition/consent'
const consents = (by: Caller, agree: boolean) => people.app.call(by, 'POST', CONSENT, { agree })
/** Somebody employed who agreed. */
async function agreed() {
  const one = await people.employee()
  expected(await consents(one.caller, true), 200)
  return one
}
const send = (by: Caller, bytes: Uint8Array = sampleFiles.png.bytes, name = 'me.png') =>
  people.app.upload(by, OWN, name, bytes)
const decide = (by: Caller, id: string, decision: 'approve' | 'reject', body: object = {}) =>
  people.app.call(by, 'POST', `api/panel/employee/approveReject/fr/${id}/${decision}`, body)
const picture = (by: Caller, path: string) => people.app.call(by, 'GET', path)
const kept = () => (people.app.services.files as unknown as { kept: Map<string, Buffer> }).kept.size

describe('a photo sent by the person', () => {
  test('waits, is seen by HR and by oneself alone, and is in use once approved; the one before is gone', async () => {
    const { caller, record } = await agreed()
    const [photo] = expected(await send(caller), 201)
    expect(photo).toMatchObject({ status: 'pending', employee_id: record.id, by_hr: false, has_picture: true })
    expect((await people.get('api/panel/employee/hasEmployeePendingChanges', hr)).employee_ids).toContain(record.id)
    expect((await people.get(PANEL, hr)).map(({ id }: { id: string }) => id)).toContain(photo.id)
    expect((await picture(hr, `${PANEL}/${photo.id}`)).headers['content-type']).toBe('image/png')
    expect((await picture(caller, `${OWN}/${photo.id}`)).status).toBe(200)

    const other = await people.employee()
    expect((await picture(other.caller, `${OWN}/${photo.id}`)).status).toBe(404)
    expect((await picture(people.stranger, `${PANEL}/${photo.id}`)).status).toBe(404)
    for (const role of ['Reporting Manager', 'HR Payroll', 'Recruitment Manager'] as const)
      expect((await picture(await people.as(role), `${PANEL}/${photo.id}`)).status).toBe(403)

    expect(expected(await decide(hr, photo.id, 'approve'), 200)).toEqual({ id: photo.id, status: 'approved' })
    const before = kept()
    const [next] = expected(await send(caller), 201)
    expected(await decide(hr, next.id, 'approve'), 200)
    expect((await people.get(OWN, caller)).map(({ id, status }: Record<string, string>) => [id, status])).toEqual([
      [next.id, 'approved'],
    ])
    expect((await picture(hr, `${PANEL}/${photo.id}`)).status).toBe(404)
    expect(kept()).toBe(before)
  })

  test('is replaced by another while it waits, and a rejected one is not kept', async () => {
    const { caller } = await agreed()
    const before = kept()
    const [first] = expected(await send(caller), 201)
    const [second, ...rest] = expected(await send(caller), 201)
    expect([second.status, kept()]).toEqual(['pending', before + 1])
    expect(rest.every(({ status }: { status: string }) => status !== 'pending')).toBe(true)
    expect((await decide(hr, first.id, 'approve')).status).toBe(409)
    expected(await decide(hr, second.id, 'reject', { reason: 'Sunglasses' }), 200)
    expect([(await picture(hr, `${PANEL}/${second.id}`)).status, kept()]).toEqual([404, before])
  })

  test('is a picture, and comes from somebody employed', async () => {
    const { caller } = await agreed()
    const before = kept()
    const wrong = await send(caller, Buffer.from(sampleFiles.pdf.bytes), 'me.png')
    expect([wrong.status, Object.keys(wrong.body.errors), kept()]).toEqual([422, ['file'], before])
    expect((await send(people.admin)).body.message).toBe('This account is not linked to an employee')
    expect(kept()).toBe(before)
  })

  test('can be taken away by the person, in use or waiting', async () => {
    const { caller } = await agreed()
    const [photo] = expected(await send(caller), 201)
    expected(await decide(hr, photo.id, 'approve'), 200)
    const other = await people.employee()
    expect((await people.app.call(other.caller, 'DELETE', `${OWN}/${photo.id}`)).status).toBe(404)
    const before = kept()
    expected(await people.app.call(caller, 'DELETE', `${OWN}/${photo.id}`), 200)
    expect([await people.get(OWN, caller), kept()]).toEqual([[], before - 1])
  })
})

describe('a photo given by HR', () => {
  test('is in use at once and can be removed; nobody gives their own', async () => {
    const { record } = await agreed()
    const [photo] = expected(await people.app.upload(hr, `${PANEL}/${record.id}`, 'a.png', sampleFiles.png.bytes), 201)
    expect(photo).toMatchObject({ status: 'approved', by_hr: true })
    expected(await people.app.call(hr, 'DELETE', `${PANEL}/${photo.id}`), 200)
    expect(await people.get(`${PANEL}?employee_id=${record.id}`, hr)).toEqual([])
    const mine = await people.person({ email: hr.session.email })
    const own = await people.app.upload(hr, `${PANEL}/${mine.id}`, 'a.png', sampleFiles.png.bytes)
    expect([own.status, own.body.message]).toEqual([422, 'Nobody decides their own request'])
    const unknown = await people.app.upload(people.stranger, `${PANEL}/${record.id}`, 'a.png', sampleFiles.png.bytes)
    expect(unknown.status).toBe(404)
  })

  test('goes overnight where it was decided from another list of requests', async () => {
    const { caller } = await agreed()
    const [photo] = expected(await send(caller), 201)
    const before = kept()
    const body = { ids: [photo.id], decision: 'reject', reason: 'No' }
    expected(await people.app.call(hr, 'POST', 'api/panel/application/decide', body), 200)
    await tidyFaces(people.app.services, people.admin.companyId)
    expect(kept()).toBe(before - 1)
  })
})

describe('whoever did not agree', () => {
  const NEEDED = 'Your consent is needed before your face photo is used'

  test('sends no photo and is given none, by HR neither; withdrawn, all there is of the face goes', async () => {
    const { caller, record } = await people.employee()
    const before = kept()
    const own = await send(caller)
    const given = await people.app.upload(hr, `${PANEL}/${record.id}`, 'a.png', sampleFiles.png.bytes)
    expect([own.status, own.body.message, given.status, given.body.message]).toEqual([422, NEEDED, 422, NEEDED])
    expect(await people.get(CONSENT, caller)).toEqual({ agreed: false, agreed_at: null })
    expect(expected(await consents(caller, true), 200)).toMatchObject({ agreed: true })
    const [photo] = expected(await send(caller), 201)
    expected(await decide(hr, photo.id, 'approve'), 200)
    const face = [0.25, -0.5, 0.125]
    const { companyId } = people.admin
    const look = (read: typeof face) =>
      people.inside().transaction(async (tx) => {
        const row = await tx.selectFrom('face_photos').select('file_id').where('id', '=', photo.id).executeTakeFirst()
        const of = { companyId, fileId: row?.file_id ?? '' }
        await faceReader.took(tx, people.app.services, of, { codes: [], from: 'ocr', lines: [], face: read })
      })
    await look(face)
    expect((await people.get(OWN, caller))[0]).toMatchObject({ status: 'approved', face: 'found' })
    const template = () =>
      people.inside().read((tx) => faceTemplate(tx, people.app.services.seal, companyId, record.id))
    const sealed = () => people.inside().read((tx) => tx.selectFrom('face_templates').select('sealed').execute())
    expect(await template()).toEqual(face)
    expect(JSON.stringify(await sealed())).not.toContain('0.25')

    expected(await consents(caller, false), 200)
    expect([await people.get(OWN, caller), kept(), await template(), await sealed()]).toEqual([
      [],
      before,
      undefined,
      [],
    ])
    expect((await send(caller)).body.message).toBe(NEEDED)
    const log = await people.get('api/panel/activityLog?action=employees')
    expect(log.map(({ action }: { action: string }) => action)).toContain('employees.face-withdrawn')
    expect(JSON.stringify(log)).not.toContain('0.25')
  })

  test('has none kept once employment is over', async () => {
    const { caller, record } = await agreed()
    const [photo] = expected(await send(caller), 201)
    expected(await decide(hr, photo.id, 'approve'), 200)
    const before = kept()
    await people
      .inside()
      .transaction((tx) =>
        tx.updateTable('employees').set({ left_on: '2026-01-31' }).where('id', '=', record.id).execute(),
      )
    await peopleOvernight().run(people.app.services, {
      companyId: people.admin.companyId,
      today: plainDateOf('2026-11-20'),
    })
    expect([await people.get(`${PANEL}?employee_id=${record.id}`, hr), kept()]).toEqual([[], before - 1])
  })
})

test('no more people are known by their face than the package allows (C-224)', async () => {
  const { caller } = await agreed()
  const set = (limit: number | null) =>
    people.app.db.system.transaction((tx) =>
      tx
        .updateTable('companies')
        .set({ face_headcount_limit: limit })
        .where('id', '=', people.admin.companyId)
        .execute(),
    )
  await set(0)
  const full = await send(caller)
  expect([full.status, full.body.message]).toEqual([422, 'Your package has hit the headcount limit'])
  await set(null)
  expected(await send(caller), 201)
  await set(0)
  // Whoever is known already may still change the photo.
  expected(await send(caller), 201)
})

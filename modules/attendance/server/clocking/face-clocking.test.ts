// Clocking in by one's face: agreed and approved first, compared afterwards, marked where it is another, never refused.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AttendanceApp, attendanceApp } from '#tests/support/attendance-app.ts'
import { multipart, sampleFiles } from '#tests/support/multipart.ts'
import { ALIKE, isTurned, likeness } from '../../model/clocking/likeness.ts'
import { clockedFacesEnd, FACE_TURNED, faceChecks } from './face-check.ts'

const [TODAY, CLOCK] = ['api/emp/attendance/today', 'api/emp/attendance/clock']
let office: AttendanceApp
beforeAll(async () => {
  office = await attendanceApp()
})
afterAll(() => office?.close())

type Someone = Awaited<ReturnType<AttendanceApp['person']>>
const clocks = (who: Someone, type: string, photo = true, turned = '1') => {
  const fields = { type, method: 'face', turned, latitude: '3.1579', longitude: '101.7116', accuracy: '10' }
  if (!photo) return office.app.call(who.caller, 'POST', CLOCK, fields)
  const { payload, headers } = multipart(fields, { name: 'me.png', bytes: sampleFiles.png.bytes }, 'photo')
  return office.app.call(who.caller, 'POST', CLOCK, payload, headers)
}
const face = async (who: Someone) => (await office.app.call(who.caller, 'GET', TODAY)).body.data.face
const inside = <T>(work: Parameters<ReturnType<AttendanceApp['inside']>['transaction']>[0]) =>
  office.inside().transaction(work) as Promise<T>

/** As another part of the product keeps them: agreed, and a photo that was approved and looked at. */
async function known(who: Someone, numbers: readonly number[]) {
  const { companyId } = office.admin
  const { seal } = office.app.services
  const photo = crypto.randomUUID()
  await inside(async (tx) => {
    await sql`insert into files (company_id, id, name, type, size, sha256, storage_key, purpose)
      values (${companyId}, ${photo}, 'a.png', 'image/png', 1, 'x', ${photo}, 'face-photo')`.execute(tx)
    await sql`insert into approval_requests (company_id, id, kind, about_id, about_name, about_number, sent_by,
        sent_by_name, told, status, decided_at)
      values (${companyId}, ${photo}, 'face_photo', ${who.id}, 'A', 'A', ${who.caller.session.accountId}, 'A', '{}',
        'approved', now())`.execute(tx)
    await sql`insert into face_photos (company_id, id, employee_id, file_id)
      values (${companyId}, ${photo}, ${who.id}, ${photo})`.execute(tx)
    await sql`insert into face_templates (company_id, photo_id, employee_id, sealed, made_at)
      values (${companyId}, ${photo}, ${who.id},
        ${seal.seal(JSON.stringify(numbers), `face_templates.sealed ${photo}`)}, now())`.execute(tx)
  })
}
const agrees = (who: Someone) =>
  inside((tx) =>
    sql`insert into face_consents (company_id, employee_id, agreed_at, agreed_by)
      values (${office.admin.companyId}, ${who.id}, now(), ${who.caller.session.accountId})`.execute(tx),
  )
/** What the process that looks at pictures would say of the photo of the newest clocking. */
async function looked(who: Someone, numbers: readonly number[] | undefined, by = 0.5) {
  const { companyId } = office.admin
  return inside<readonly string[]>(async (tx) => {
    const { rows } = await sql<{ file_id: string; clocking_id: string }>`
      select file_id, clocking_id from clocking_photos
      where company_id = ${companyId} and employee_id = ${who.id} order by taken_at desc limit 1`.execute(tx)
    const turned = numbers && { by, pair: [numbers, numbers] as const }
    const read = numbers && ({ codes: [], from: 'ocr', lines: [], face: numbers, turned } as const)
    await faceChecks
      .find(({ kind }) => kind === FACE_TURNED)
      ?.took(tx, office.app.services, { companyId, fileId: rows[0]?.file_id ?? '' }, read)
    const after = await sql<{
      flags: string[]
    }>`select flags from clockings where id = ${rows[0]?.clocking_id}`.execute(tx)
    return after.rows[0]?.flags ?? []
  })
}

test('nobody clocks in by a face without consent, an approved photo and a photo of now', async () => {
  const who = await office.person(['gps', 'face'])
  expect(await face(who)).toBe('consent')
  expect((await clocks(who, 'in')).body.errors).toEqual({
    method: ['Your consent is needed before your face photo is used'],
  })
  await agrees(who)
  expect(await face(who)).toBe('photo')
  expect(Object.keys((await clocks(who, 'in')).body.errors)).toEqual(['method'])
  await known(who, [1, 0])
  expect(await face(who)).toBe('ready')
  expect(Object.keys((await clocks(who, 'in', false)).body.errors)).toEqual(['photo'])
  const other = await office.person(['gps'])
  expect([await face(other), Object.keys((await clocks(other, 'in')).body.errors)]).toEqual([null, ['method']])
})

test('a clocking counts at once and is marked until it was compared; another face is marked, never refused', async () => {
  const who = await office.person(['face'])
  await agrees(who)
  await known(who, [1, 0, 0])
  office.at('2026-11-20T01:00:00Z')
  const came = await clocks(who, 'in')
  expect([came.status, came.body.data.flags]).toEqual([201, ['face_unchecked']])
  expect(await looked(who, [1, 0.1, 0])).toEqual([])
  office.at('2026-11-20T10:00:00Z')
  const left = await clocks(who, 'out')
  expect([left.status, left.body.data.flags]).toEqual([201, ['face_unchecked']])
  // No face was found: nobody was compared, which stays marked.
  expect(await looked(who, undefined)).toEqual(['face_unchecked'])
  expect(await looked(who, [-30, 40, 10])).toEqual(['face_mismatch'])
  expect(JSON.stringify(left.body)).not.toContain('template')
})

test('a head that was not seen to turn is marked, and so is whoever sends one picture alone', async () => {
  const who = await office.person(['face'])
  await agrees(who)
  await known(who, [1, 0, 0])
  office.at('2026-11-20T01:00:00Z')
  expect((await clocks(who, 'in')).body.data.flags).toEqual(['face_unchecked'])
  expect(await looked(who, [1, 0, 0], 0.1)).toEqual(['face_not_turned'])
  office.at('2026-11-20T10:00:00Z')
  expect((await clocks(who, 'out', true, '0')).body.data.flags).toEqual(['face_unchecked', 'face_not_turned'])
  const near = [1, 0, 0]
  expect([isTurned({ by: 0.5, pair: [near, near] }), isTurned({ by: 0.5, pair: [near, [-30, 40, 10]] })]).toEqual([
    true,
    false,
  ])
})

test('photos taken to be compared go with the consent; the clocking stays', async () => {
  const who = await office.person(['face'])
  await agrees(who)
  await known(who, [1, 0, 0])
  expect((await clocks(who, 'in')).status).toBe(201)
  const { companyId } = office.admin
  const keys = await inside<readonly string[]>((tx) => clockedFacesEnd(tx, companyId, [who.id]))
  expect(keys).toHaveLength(1)
  const today = (await office.app.call(who.caller, 'GET', TODAY)).body.data
  expect(today.clockings).toMatchObject([{ method: 'face' }])
})

test('likeness is that of the library: one for the same numbers, less the farther they are', () => {
  const near = Array.from({ length: 4 }, () => 0.5)
  expect(likeness(near, near)).toBe(1)
  // 1 - sqrt(25 × 4 × 9) / 100 = 0.7, of what lies between 0.2 and 0.8.
  expect(likeness(near, [3.5, 3.5, 3.5, 3.5])).toBeCloseTo(0.8333, 4)
  expect(likeness(near, [99, 99, 99, 99])).toBeLessThan(ALIKE)
  expect(likeness(near, [1])).toBe(0)
})

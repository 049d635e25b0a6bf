import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AttendanceApp, attendanceApp } from '#tests/support/attendance-app.ts'
import type { Caller } from '#tests/support/module-app.ts'
import { multipart, sampleFiles } from '#tests/support/multipart.ts'

const [KIOSK, CLOCK] = ['api/panel/attendance/kiosk', 'api/emp/attendance/clock']
let office: AttendanceApp
let made = 0

beforeAll(async () => {
  office = await attendanceApp()
})
afterAll(() => office?.close())
beforeEach(() => office.at('2026-11-20T01:00:00Z'))

const panel = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, who = office.admin) =>
  office.app.call(who, method, path, body)
const device = (token: string): Caller => ({ ...office.admin, token })
const qrOf = async (token: string) => office.app.call(device(token), 'GET', 'api/kiosk/qr')

async function kiosk(fields: object = {}) {
  made += 1
  const body = { name: `Kiosk ${made}`, coordinate_id: office.place.id, ways: ['qr', 'staff_code'], ...fields }
  return (await panel('POST', KIOSK, body)).body.data
}

async function paired(fields: object = {}) {
  const { id } = await kiosk(fields)
  const { code } = (await panel('POST', `${KIOSK}/${id}/pair`)).body.data
  const { token } = (await office.app.call(device('none'), 'POST', 'api/kiosk/pair', { code })).body.data
  return { id, code, token }
}

const clocksAt = (
  token: string,
  fields: Record<string, string>,
  file: typeof sampleFiles.png | null = sampleFiles.png,
) => {
  const { payload, headers } = multipart(fields, file ?? undefined, 'photo')
  return office.app.call(device(token), 'POST', 'api/kiosk/clock', payload, headers)
}

test('HR keeps kiosks, one of a name, at places of the company', async () => {
  const one = await kiosk({ ways: ['qr', 'qr'] })
  expect(one).toMatchObject({ place: 'Door', ways: ['qr'], paired_at: null, seen_at: null })
  expect(
    (await panel('POST', KIOSK, { name: one.name.toUpperCase(), coordinate_id: office.place.id, ways: ['qr'] })).body
      .errors,
  ).toHaveProperty('name')
  const changed = await panel('PATCH', `${KIOSK}/${one.id}`, { name: 'Back door', ways: ['staff_code'] })
  expect(changed.body.data).toMatchObject({ name: 'Back door', place: 'Door', ways: ['staff_code'] })
  const elsewhere = await panel('PATCH', `${KIOSK}/${one.id}`, { coordinate_id: office.admin.companyId })
  expect([elsewhere.status, Object.keys(elsewhere.body.errors)]).toEqual([422, ['coordinate_id']])
  for (const wrong of [{ name: 'X', ways: [] }, { name: 'X', ways: ['face'] }, { ways: ['qr'] }])
    expect((await panel('POST', KIOSK, { coordinate_id: office.place.id, ...wrong })).status).toBe(422)
  const stranger = await office.app.caller(await office.app.company('MY'), 'MY', 'Company Admin')
  expect((await panel('PATCH', `${KIOSK}/${one.id}`, { name: 'Theirs' }, stranger)).status).toBe(404)
  expect((await panel('POST', `${KIOSK}/${one.id}/pair`, {}, stranger)).status).toBe(404)
  expect((await panel('GET', KIOSK, undefined, await office.as('HR Payroll 1'))).status).toBe(403)
  expect((await panel('DELETE', `${KIOSK}/${one.id}`)).status).toBe(200)
  expect((await panel('GET', KIOSK)).body.data.map(({ id }: { id: string }) => id)).not.toContain(one.id)
})

test('a code pairs one device, once, within ten minutes; a device that was let go works no more', async () => {
  const { id, code, token } = await paired()
  expect((await qrOf(token)).status).toBe(200)
  const used = await office.app.call(device('none'), 'POST', 'api/kiosk/pair', { code })
  expect([used.status, Object.keys(used.body.errors)]).toEqual([422, ['code']])
  const { code: late } = (await panel('POST', `${KIOSK}/${id}/pair`)).body.data
  office.at('2026-11-20T01:10:01Z')
  expect((await office.app.call(device('none'), 'POST', 'api/kiosk/pair', { code: late })).status).toBe(422)
  const { code: next } = (await panel('POST', `${KIOSK}/${id}/pair`)).body.data
  const other = await office.app.call(device('none'), 'POST', 'api/kiosk/pair', {
    code: next.toLowerCase().replace('-', ' '),
  })
  expect([other.status, (await qrOf(token)).status]).toEqual([200, 401])
  // The token of a device opens nothing but what is the device's.
  expect((await panel('GET', KIOSK, undefined, device(other.body.data.token))).status).toBe(401)
  expect((await panel('POST', `${KIOSK}/${id}/unpair`)).body.data.paired_at).toBeNull()
  expect((await qrOf(other.body.data.token)).status).toBe(401)
  for (const nobody of ['none', `kiosk-${'0'.repeat(32)}-${'x'.repeat(43)}`])
    expect((await qrOf(nobody)).status).toBe(401)
})

test('the code it shows proves the place, while it is good', async () => {
  const { token } = await paired()
  const who = await office.person(['qr'])
  const shown = await qrOf(token)
  expect(shown.body.data).toMatchObject({
    expires_at: '2026-11-20T01:00:30.000Z',
    place: 'Door',
    ways: ['qr', 'staff_code'],
  })
  const { qr } = shown.body.data
  const scans = (body: object) => office.app.call(who.caller, 'POST', CLOCK, { method: 'qr', qr, ...body })
  office.at('2026-11-20T01:01:30Z')
  const came = await scans({ type: 'in' })
  expect(came.body.data).toMatchObject({ location: { id: office.place.id, name: 'Door' }, distance_m: null, flags: [] })
  office.at('2026-11-20T01:01:31Z')
  expect((await scans({ type: 'out' })).body.errors).toHaveProperty('qr')
  // Scanned in time without a connection, and sent an hour later.
  office.at('2026-11-20T02:01:31Z')
  expect((await scans({ type: 'out', occurred_at: '2026-11-20T01:01:20Z' })).body.data.flags).toEqual(['offline'])
  const text = String(qr)
  for (const wrong of [undefined, 'x', text.replace(/.$/, text.endsWith('A') ? 'B' : 'A')])
    expect((await scans({ type: 'in', qr: wrong })).body.errors).toHaveProperty('qr')
})

test('a code with a photo clocks in and out, offline too; wrong codes come to an end', async () => {
  const { token } = await paired()
  const who = await office.person([])
  const came = await clocksAt(token, { staff_code: who.staffId.toLowerCase() })
  expect([came.status, came.body.data]).toEqual([
    201,
    expect.objectContaining({
      type: 'in',
      name: 'Clock 2',
      location: { id: office.place.id, name: 'Door' },
      flags: [],
    }),
  ])
  office.at('2026-11-20T10:00:00Z')
  const went = await clocksAt(token, {
    staff_code: who.staffId,
    occurred_at: '2026-11-20T09:00:00Z',
    sent_at: '2026-11-20T10:00:00Z',
  })
  expect(went.body.data).toMatchObject({ type: 'out', flags: ['offline'], work_date: '2026-11-20' })
  expect((await clocksAt(token, { staff_code: who.staffId }, null)).body.errors).toHaveProperty('photo')
  const text = { ...sampleFiles.png, bytes: Buffer.from('no picture') }
  expect((await clocksAt(token, { staff_code: who.staffId }, text)).body.errors).toHaveProperty('photo')
  expect((await clocksAt('none', { staff_code: who.staffId })).status).toBe(401)
  const scanOnly = await paired({ ways: ['qr'] })
  expect((await clocksAt(scanOnly.token, { staff_code: who.staffId })).status).toBe(422)
  // What is refused for another reason tries no code out.
  for (let old = 0; old < 21; old += 1) {
    const late = await clocksAt(token, { staff_code: who.staffId, occurred_at: '2026-11-10T09:00:00Z' })
    expect([late.status, Object.keys(late.body.errors)]).toEqual([422, ['occurred_at']])
  }
  for (let wrong = 0; wrong < 20; wrong += 1) {
    const refused = await clocksAt(token, { staff_code: `nobody ${wrong}` })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['staff_code']])
  }
  expect((await clocksAt(token, { staff_code: who.staffId })).status).toBe(429)
})

test('the photo of a clocking is seen by HR alone, and every look stands in the log', async () => {
  const { token } = await paired()
  const who = await office.person([])
  const { id } = (await clocksAt(token, { staff_code: who.staffId })).body.data
  const looks = (by: Caller) => panel('GET', `api/panel/attendance/photo/${id}`, undefined, by)
  const logged = async () => {
    const { rows } = await office.app.db.forCompany(office.admin.companyId).read((tx) =>
      sql<{
        subject: string
      }>`select subject_id as subject from activity where action = 'attendance.photo-seen'`.execute(tx),
    )
    return rows
  }
  expect([(await looks(office.admin)).status, (await looks(office.admin)).status]).toEqual([200, 200])
  expect((await looks(await office.as('Reporting Manager'))).status).toBe(403)
  expect((await looks(who.caller)).status).toBe(403)
  const stranger = await office.app.caller(await office.app.company('MY'), 'MY', 'Company Admin')
  expect((await looks(stranger)).status).toBe(404)
  expect((await logged()).map(({ subject }) => subject)).toEqual([who.id, who.id])
})

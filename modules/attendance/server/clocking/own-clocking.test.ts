import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { type AttendanceApp, attendanceApp } from '#tests/support/attendance-app.ts'
import { multipart, sampleFiles } from '#tests/support/multipart.ts'

const [TODAY, CLOCK] = ['api/emp/attendance/today', 'api/emp/attendance/clock']
const HERE = { latitude: 3.1579, longitude: 101.7116, accuracy: 10 }
/** Some 780 metres to the north. */
const AWAY = { ...HERE, latitude: 3.1649 }
let office: AttendanceApp

beforeAll(async () => {
  office = await attendanceApp()
})
afterAll(() => office?.close())
beforeEach(() => office.at('2026-11-20T01:00:00Z'))

type Someone = Awaited<ReturnType<AttendanceApp['person']>>
const clocks = (who: Someone, body: object, headers: Record<string, string> = {}) =>
  office.app.call(who.caller, 'POST', CLOCK, { method: 'gps', ...HERE, ...body }, headers)
const today = async (who: Someone) => (await office.app.call(who.caller, 'GET', TODAY)).body.data

test('somebody clocks in at the door and out again, and the day tells it', async () => {
  const who = await office.person()
  expect(await today(who)).toMatchObject({
    server_time: '2026-11-20T01:00:00.000Z',
    date: '2026-11-20',
    state: 'out',
    shifts: [],
    clockings: [],
    places: [{ id: office.place.id, name: 'Door', radius: 100 }],
    methods: ['gps', 'qr', 'web'],
    outside_location: 'mark',
    photo: false,
  })
  const came = await clocks(who, { type: 'in' })
  expect([came.status, came.body.message]).toEqual([201, 'You are clocked in'])
  expect(came.body.data).toMatchObject({
    type: 'in',
    occurred_at: '2026-11-20T01:00:00.000Z',
    received_at: '2026-11-20T01:00:00.000Z',
    work_date: '2026-11-20',
    location: { id: office.place.id, name: 'Door' },
    distance_m: 0,
    flags: [],
  })
  office.at('2026-11-20T10:00:00Z')
  expect((await clocks(who, { type: 'out' })).body.data).toMatchObject({ type: 'out', work_date: '2026-11-20' })
  const after = await today(who)
  expect(after).toMatchObject({ state: 'out', since: '2026-11-20T10:00:00.000Z' })
  expect(after.clockings.map(({ type }: { type: string }) => type)).toEqual(['in', 'out'])
})

test('one key is one clocking, and so is one type again within a minute', async () => {
  const who = await office.person()
  const key = { 'idempotency-key': 'one-clock-in' }
  const first = await clocks(
    who,
    { type: 'in', occurred_at: '2026-11-20T00:50:00Z', sent_at: '2026-11-20T01:00:00Z' },
    key,
  )
  office.at('2026-11-20T01:30:00Z')
  // Sent again later, as an outbox does that heard no answer.
  const again = await clocks(
    who,
    { type: 'in', occurred_at: '2026-11-20T00:50:00Z', sent_at: '2026-11-20T01:30:00Z' },
    key,
  )
  expect(again.body.data).toEqual(first.body.data)
  const tapped = await clocks(who, { type: 'in', occurred_at: '2026-11-20T00:50:59Z' })
  expect([tapped.status, tapped.body.data.id]).toEqual([201, first.body.data.id])
  expect((await clocks(who, { type: 'in', occurred_at: '2026-11-20T00:51:00Z' })).body.data.id).not.toBe(
    first.body.data.id,
  )
})

test('those who come at the same moment are stored together, each judged alone', async () => {
  const [near, far, mocked] = [await office.person(), await office.person(), await office.person()]
  const stranger = { caller: await office.as('HR Manager'), id: '', staffId: '' }
  const came = await Promise.all([
    clocks(near, { type: 'in' }),
    clocks(far, { type: 'in', ...AWAY }),
    clocks(stranger, { type: 'in' }),
    clocks(mocked, { type: 'in', is_mocked: true }),
    clocks(far, { type: 'in', method: 'qr', qr: 'made up' }),
    clocks(near, { type: 'in' }),
  ])
  expect(came.map(({ status }) => status)).toEqual([201, 201, 422, 201, 422, 201])
  const flags = [0, 1, 3].map((at) => came[at]?.body.data.flags)
  expect(flags).toEqual([[], ['outside_location'], ['mocked_location']])
  // The second tap of the first, which waited for the first.
  expect(came[5]?.body.data.id).toBe(came[0]?.body.data.id)
  expect((await today(near)).clockings).toHaveLength(1)
})

test('what waited without a connection keeps its time, and a wrong clock is put right', async () => {
  const who = await office.person()
  const late = await clocks(who, {
    type: 'in',
    occurred_at: '2026-11-19T23:30:00+00:00',
    sent_at: '2026-11-20T01:00:00Z',
  })
  expect(late.body.data).toMatchObject({ occurred_at: '2026-11-19T23:30:00.000Z', flags: ['offline'] })
  // The phone is an hour slow.
  const slow = await clocks(who, { type: 'out', occurred_at: '2026-11-20T00:00:00Z', sent_at: '2026-11-20T00:00:00Z' })
  expect(slow.body.data).toMatchObject({ occurred_at: '2026-11-20T01:00:00.000Z', flags: ['clock_corrected'] })
  const ahead = await clocks(who, { type: 'in', occurred_at: '2026-11-20T01:02:01Z' })
  expect([ahead.status, Object.keys(ahead.body.errors)]).toEqual([422, ['occurred_at']])
  const old = await clocks(who, { type: 'in', occurred_at: '2026-11-17T12:59:59Z' })
  expect([old.status, old.body.message]).toEqual([
    422,
    'This clock-in is older than 60 hours; ask for a time correction instead',
  ])
})

describe('a place', () => {
  test('is marked where it is none of those open, unknown, made up or not exact', async () => {
    const who = await office.person()
    const flagsOf = async (body: object) => (await clocks(who, body)).body.data.flags
    expect(await flagsOf({ type: 'in', ...AWAY })).toEqual(['outside_location'])
    office.at('2026-11-20T02:00:00Z')
    expect(await flagsOf({ type: 'out', latitude: null, longitude: null })).toEqual(['no_location'])
    office.at('2026-11-20T03:00:00Z')
    expect(await flagsOf({ type: 'in', accuracy: 201, is_mocked: true })).toEqual(['inaccurate', 'mocked_location'])
    // In Taipei a quarter of an hour later.
    office.at('2026-11-20T03:15:00Z')
    expect(await flagsOf({ type: 'out', latitude: 25.033, longitude: 121.5654 })).toEqual([
      'outside_location',
      'mocked_location',
    ])
  })

  test('that is for others is not open', async () => {
    const who = await office.person()
    const other = await office.person()
    const made = { name: `Vault ${who.staffId}`, longitude: 101.8, latitude: 3.2, radius: 100, is_limited: true }
    const vault = (await office.app.call(office.admin, 'POST', 'api/panel/company/coordinate', made)).body.data
    const named = { coordinate_id: vault.id, employee_ids: [other.id] }
    await office.app.call(office.admin, 'POST', 'api/panel/company/coordinate/limited/employees', named)
    const there = { type: 'in', latitude: 3.2, longitude: 101.8 }
    expect((await clocks(who, there)).body.data).toMatchObject({
      location: { name: 'Door' },
      flags: ['outside_location'],
    })
    expect((await clocks(other, there)).body.data).toMatchObject({ location: { name: vault.name }, flags: [] })
  })

  test('elsewhere is refused where the company wants it so', async () => {
    await office.set({ outside_location: 'refuse' })
    const who = await office.person()
    const away = await clocks(who, { type: 'in', ...AWAY })
    expect([away.status, away.body.errors]).toEqual([
      422,
      { latitude: ['You are 778 m from Door. Go there to clock in'] },
    ])
    expect((await clocks(who, { type: 'in', latitude: null, longitude: null })).status).toBe(422)
    expect((await clocks(who, { type: 'in' })).status).toBe(201)
    await office.set({ outside_location: null })
  })
})

test('a photo comes with it where it is asked for, and stays private', async () => {
  await office.set({ clock_in_photo: true })
  const who = await office.person()
  expect((await clocks(who, { type: 'in' })).body.errors).toEqual({ photo: ['Take a photo to clock in'] })
  const fields = { type: 'in', method: 'gps', latitude: '3.1579', longitude: '101.7116', is_mocked: 'false' }
  const send = (name: string, file: { name: string; bytes: string | Uint8Array }) => {
    const { payload, headers } = multipart(fields, file, name)
    return office.app.call(who.caller, 'POST', CLOCK, payload, headers)
  }
  expect((await send('photo', sampleFiles.pdf)).status).toBe(422)
  expect((await send('file', sampleFiles.png)).status).toBe(422)
  const done = await send('photo', sampleFiles.png)
  expect([done.status, done.body.data.flags]).toEqual([201, []])
  await office.set({ clock_in_photo: null })
})

test('who may not clock is told why', async () => {
  const none = await office.person([])
  expect((await today(none)).methods).toEqual([])
  for (const method of ['gps', 'qr', 'web']) {
    const refused = await clocks(none, { type: 'in', method })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['method']])
  }
  const byCode = await office.person(['qr'])
  expect((await clocks(byCode, { type: 'in', method: 'web' })).body.errors).toHaveProperty('method')
  const stranger = await office.as('HR Manager')
  expect((await office.app.call(stranger, 'GET', TODAY)).status).toBe(422)
  expect((await office.app.call(stranger, 'POST', CLOCK, { type: 'in', method: 'gps' })).status).toBe(422)
  const newcomer = await office.person(['gps'], { joined_on: '2026-12-01' })
  expect((await clocks(newcomer, { type: 'in' })).body.errors).toHaveProperty('occurred_at')
  for (const wrong of [
    { type: 'came' },
    { type: 'in', latitude: 91 },
    { type: 'in', occurred_at: '2026-13-40' },
    { type: 'in', who: 'me' },
  ])
    expect((await clocks(byCode, { method: 'qr', ...wrong })).status).toBe(422)
})

describe('a shift over midnight, and what comes late', () => {
  let night: AttendanceApp
  const marked: string[] = []
  let isNight = true
  beforeAll(async () => {
    const shift = {
      id: '018f0000-0000-7000-8000-000000000001',
      name: 'Night',
      shortName: 'N',
      break: null,
      flexible: false,
    }
    const cell = {
      kind: 'roster',
      status: 'confirmed',
      mark: null,
      shifts: [{ ...shift, starts: 1320, ends: 1800, minutes: 480 }],
    }
    const usual = {
      kind: 'usual',
      day: 'working',
      beneath: 'working',
      works: { starts: 0, ends: 1440 },
      holidayKinds: [],
    }
    const dates = ['2026-11-19', '2026-11-20']
    const all = (fact: object) => async (_: unknown, __: unknown, ___: unknown, ids: readonly string[]) =>
      ids.flatMap((employeeId) => dates.map((date) => ({ employeeId, date, fact }))) as never
    night = await attendanceApp({
      needs: {
        dayFacts: dayFactsOf([
          { kind: 'roster', between: async (...given) => (isNight ? all(cell)(...given) : []) },
          { kind: 'usual', between: all({ ...usual, name: null, nameLocal: null }) },
        ]),
        payChanged: async (_, __, { employeeIds, cause, by }) => {
          marked.push(`${cause} ${employeeIds.length} ${by}`)
        },
      },
    })
  })
  afterAll(() => night?.app.close())
  const send = (who: Someone, body: object) =>
    night.app.call(who.caller, 'POST', CLOCK, { method: 'gps', ...HERE, ...body })
  const shown = async (who: Someone) => (await night.app.call(who.caller, 'GET', TODAY)).body.data

  test('the clocking tells the day on which its shift begins, and the page shows that shift (section 3)', async () => {
    const who = await night.person(['gps'], { job_type: 'adaptive_schedule' })
    // Ten past midnight in Kuala Lumpur.
    night.at('2026-11-20T16:10:00Z')
    expect(await shown(who)).toMatchObject({
      date: '2026-11-21',
      work_date: '2026-11-20',
      shifts: [{ short_name: 'N' }],
    })
    const { data } = (await send(who, { type: 'in' })).body
    expect(data).toMatchObject({
      work_date: '2026-11-20',
      day: {
        date: '2026-11-20',
        shifts: [{ short_name: 'N', start_time: '22:00', end_time: '06:00' }],
        first_in: '2026-11-20T16:10:00.000Z',
        last_out: null,
      },
    })
    night.at('2026-11-20T22:05:00Z')
    expect((await send(who, { type: 'out' })).body.data).toMatchObject({
      work_date: '2026-11-20',
      day: { first_in: '2026-11-20T16:10:00.000Z', last_out: '2026-11-20T22:05:00.000Z' },
    })
  })

  test('whoever works the office’s hours sees them', async () => {
    isNight = false
    const who = await night.person(['gps'])
    night.at('2026-11-20T01:00:00Z')
    expect((await shown(who)).shifts).toEqual([{ name: null, short_name: null, starts: 540, ends: 1080 }])
    expect((await send(who, { type: 'in' })).body.data.day.shifts).toMatchObject([{ start_time: '09:00' }])
    // The next is a free day, so that nothing was to be worked on it.
    night.at('2026-11-21T01:00:00Z')
    expect((await send(who, { type: 'in' })).body.data.day).toMatchObject({ date: '2026-11-21', shifts: [] })
    isNight = true
  })

  test('a clocking of a day that is over marks payslips, one of today does not (section 6)', async () => {
    const who = await night.person(['gps'])
    marked.length = 0
    night.at('2026-11-20T03:00:00Z')
    await send(who, { type: 'in' })
    expect(marked).toEqual([])
    const sent = await send(who, { type: 'out', occurred_at: '2026-11-19T10:00:00Z', sent_at: '2026-11-20T03:00:00Z' })
    expect([sent.status, marked]).toEqual([201, ['attendance 1 Clock 3']])
    // Whoever clocks in the same moment is not named for it.
    const [late, other] = [await night.person(['gps']), await night.person(['gps'])]
    marked.length = 0
    const before = { occurred_at: '2026-11-19T10:00:00Z', sent_at: '2026-11-20T03:00:00Z' }
    await Promise.all([
      send(other, { type: 'in' }),
      send(late, { type: 'out', ...before }),
      send(other, { type: 'in' }),
    ])
    expect(marked).toEqual(['attendance 1 Clock 4'])
  })
})

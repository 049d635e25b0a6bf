import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AttendanceApp, attendanceApp } from '#tests/support/attendance-app.ts'
import { filled } from '#tests/support/filled-sheet.ts'
import { multipart } from '#tests/support/multipart.ts'

const [LOG, RAW] = ['api/panel/devices/log', 'api/panel/attendance/rawLogs']
let office: AttendanceApp

beforeAll(async () => {
  office = await attendanceApp()
  office.at('2026-11-20T10:00:00Z')
})
afterAll(() => office?.close())

const tells = (logs: readonly object[], who = office.admin) =>
  office.app.call(who, 'POST', LOG, { device: 'Gate', logs })
const sends = (name: string, bytes: string | Uint8Array, fields: Record<string, string> = {}, preview = '') => {
  const { payload, headers } = multipart(fields, { name, bytes })
  return office.app.call(office.admin, 'POST', `${RAW}/import${preview}`, payload, headers)
}
const rows = async (query = '') =>
  (await office.app.call(office.admin, 'GET', `${RAW}?from=2026-11-01&to=2026-11-30${query}`)).body.data
const counts = (accepted: number, duplicates: number, unmatched: number) => ({ accepted, duplicates, unmatched })

test('a terminal tells in local time; each second of a code or person comes once, known or not', async () => {
  const who = await office.person([])
  const logs = [
    { staff_id: who.staffId, time: '2026-11-20 08:58:31', type: 'in' },
    { staff_id: who.staffId, time: '2026-11-20T18:02:00' },
    { clock_code: '4711', time: '2026-11-20 09:00:00' },
  ]
  expect((await tells(logs)).body.data).toEqual(counts(2, 0, 1))
  expect((await tells([...logs, { clock_code: '4711', time: '2026-11-20 09:00:01' }])).body.data).toEqual(
    counts(0, 3, 1),
  )
  // 08:58:31 in Kuala Lumpur.
  expect(
    (await rows(`&employee_id=${who.id}`)).map(({ occurred_at, type, source }: Record<string, string>) => [
      new Date(occurred_at ?? '').toISOString(),
      type,
      source,
    ]),
  ).toEqual([
    ['2026-11-20T10:02:00.000Z', null, 'Gate'],
    ['2026-11-20T00:58:31.000Z', 'in', 'Gate'],
  ])
})

test('a clock code that is only somebody’s staff id waits, and a file of a terminal takes either', async () => {
  const who = await office.person([])
  const time = '2026-11-17 09:00:00'
  expect((await tells([{ clock_code: who.staffId, time }])).body.data).toEqual(counts(0, 0, 1))
  expect((await sends('gate.dat', `${who.staffId}\t2026-11-17 10:00:00\n`)).body.data).toEqual(counts(1, 0, 0))
})

test('a batch names all that is wrong with it at once: kinds, codes and times', async () => {
  const { status, body } = await tells([
    { time: 'x' },
    { clock_code: '1', time: '2026-02-30 10:00:00' },
    { clock_code: '1', staff_id: '2', time: '2026-11-20 10:00:00', type: 'lunch' } as never,
  ])
  expect([status, Object.keys(body.errors).sort()]).toEqual([
    422,
    ['logs.0.clock_code', 'logs.0.time', 'logs.1.time', 'logs.2.clock_code', 'logs.2.type'],
  ])
})

test('what nobody has waits, until it is assigned; later it comes to them by itself', async () => {
  const who = await office.person([])
  await tells([
    { clock_code: 'W1', time: '2026-11-19 09:00:00' },
    { clock_code: 'w1', time: '2026-11-19 18:00:00' },
    { staff_id: who.staffId, time: '2026-11-19 18:00:00' },
  ])
  const waiting = (await office.app.call(office.admin, 'GET', `${RAW}/waiting`)).body.data
  expect(waiting).toContainEqual(expect.objectContaining({ clock_code: 'W1', count: 2 }))
  const assign = (body: object) => office.app.call(office.admin, 'POST', `${RAW}/assign`, body)
  const done = await assign({ clock_code: 'W1', employee_id: who.id })
  expect([done.status, done.body.data]).toEqual([200, { assigned: 1, duplicates: 1 }])
  expect(
    (await rows(`&employee_id=${who.id}`)).filter((row: { is_set_aside: boolean }) => !row.is_set_aside),
  ).toHaveLength(2)
  expect((await tells([{ clock_code: 'W1', time: '2026-11-20 09:00:00' }])).body.data).toEqual(counts(1, 0, 0))
  const other = await office.person([])
  await tells([{ clock_code: 'W2', time: '2026-11-19 12:00:00' }])
  expect((await assign({ clock_code: 'W2', employee_id: who.id })).body.errors).toHaveProperty('employee_id')
  // Under another's code, or a staff id typed wrong: what waits becomes theirs, and they keep their own.
  const once = await assign({ clock_code: 'W2', employee_id: who.id, once: true })
  expect([once.status, once.body.data]).toEqual([200, { assigned: 1, duplicates: 0 }])
  expect((await tells([{ clock_code: 'W2', time: '2026-11-20 10:00:00' }])).body.data).toEqual(counts(0, 0, 1))
  expect((await tells([{ clock_code: 'W1', time: '2026-11-20 11:00:00' }])).body.data).toEqual(counts(1, 0, 0))
  expect((await assign({ clock_code: 'W1', employee_id: other.id })).body.errors).toHaveProperty('clock_code')
  expect((await assign({ clock_code: 'W2', employee_id: office.admin.companyId })).body.errors).toHaveProperty(
    'employee_id',
  )
})

test('a key that may write for devices opens that and nothing else', async () => {
  const body = { name: 'Gate', role: 'HR Manager', scopes: ['devices:write'] }
  const owner = await office.as('Company Admin')
  const { key } = (await office.app.call(owner, 'POST', 'api/panel/integration/key', body)).body.data
  const gate = { ...office.admin, token: key }
  expect((await tells([{ clock_code: 'K1', time: '2026-11-20 09:00:00' }], gate)).body.data).toEqual(counts(0, 0, 1))
  expect((await office.app.call(gate, 'GET', RAW)).status).toBe(403)
  expect((await office.app.call(gate, 'GET', 'api/panel/employee/getAllEmployees')).status).toBe(403)
  expect(
    (await office.app.call(owner, 'POST', 'api/panel/integration/key', { ...body, scopes: ['devices:read'] })).status,
  ).toBe(422)
  expect(
    (await tells([{ clock_code: 'K1', time: '2026-11-20 09:00:00' }], await office.as('HR Payroll 1'))).status,
  ).toBe(403)
})

test('times that do not exist and half-said logs are refused, and nothing of them is stored', async () => {
  const good = { clock_code: 'G1', time: '2026-11-20 09:00:00' }
  for (const wrong of [
    { clock_code: 'G1', time: '2026-02-30 09:00:00' },
    { clock_code: 'G1', time: '2026-11-20 24:00:01' },
    { clock_code: 'G1', time: 'yesterday' },
    { clock_code: 'G1', time: '2026-11-25 09:00:00' },
    { time: '2026-11-20 09:00:00' },
    { clock_code: 'G1', staff_id: 'A', time: '2026-11-20 09:00:00' },
    { ...good, type: 'came' },
  ])
    expect((await tells([good, wrong])).status).toBe(422)
  expect((await tells([good])).body.data).toEqual(counts(0, 0, 1))
})

test('a terminal’s own file is looked at first, then taken; its columns are kept', async () => {
  const who = await office.person([])
  const lines = `${who.staffId}\t2026-11-18 08:59:00\t1\t0\r\n${who.staffId}\t2026-11-18 18:01:00\t1\t1\r\n9999\t2026-11-18 09:00:00\t1\t0\r\n`
  const chosen = { code_column: '1', time_column: '2', type_column: '4' }
  expect((await sends('attlog.dat', lines, chosen, '?preview=1')).body.data).toEqual(counts(2, 0, 1))
  expect(await rows(`&employee_id=${who.id}`)).toEqual([])
  expect((await sends('attlog.dat', lines, chosen)).body.data).toEqual(counts(2, 0, 1))
  expect((await rows(`&employee_id=${who.id}`)).map(({ type }: { type: string }) => type)).toEqual(['out', 'in'])
  expect((await office.app.call(office.admin, 'GET', `${RAW}/layout`)).body.data).toEqual({
    code_column: 1,
    time_column: 2,
    type_column: 4,
  })
  expect((await sends('attlog.dat', lines)).body.data).toEqual(counts(0, 3, 0))
  const wrong = await sends('attlog.dat', `${lines}${who.staffId}\t2026-11-31 09:00:00\t1\t0\n`)
  expect([wrong.status, wrong.body.data]).toEqual([422, ['Line 4: no such time; write 2026-11-20 08:58:31']])
  const zip = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])
  for (const [name, bytes] of [
    ['attlog.dat', zip],
    ['attlog.dat', ''],
    ['logs.pdf', 'x'],
  ] as const)
    expect((await sends(name, bytes)).status).toBe(422)
})

test('fifty thousand lines are looked at without storing any, and more than one call takes are refused', async () => {
  const line = (at: number) =>
    `M${at % 500}\t2026-11-16 ${String(Math.floor(at / 3000)).padStart(2, '0')}:${String(Math.floor(at / 50) % 60).padStart(2, '0')}:${String(at % 50).padStart(2, '0')}`
  const lines = Array.from({ length: 50_000 }, (_, at) => line(at)).join('\n')
  const before = (await office.app.call(office.admin, 'GET', `${RAW}/waiting`)).body.data.length
  const seen = await sends('attlog.dat', lines, { code_column: '1', time_column: '2' }, '?preview=1')
  const { accepted, duplicates, unmatched } = seen.body.data
  expect([seen.status, accepted + duplicates + unmatched]).toEqual([200, 50_000])
  expect((await office.app.call(office.admin, 'GET', `${RAW}/waiting`)).body.data).toHaveLength(before)
  const many = Array.from({ length: 10_001 }, () => ({ clock_code: 'M1', time: '2026-11-16 09:00:00' }))
  expect((await tells(many)).status).toBe(422)
})

test('sheets are taken as csv and as a workbook, whose times are times', async () => {
  const who = await office.person([])
  const csv = `staff_id,time,type\n${who.staffId},2026-11-17 09:00,上班\n${who.staffId},2026/11/17 18:00:30,out\n`
  expect((await sends('logs.csv', csv)).body.data).toEqual(counts(2, 0, 0))
  const listed = `工號,日期,時間,類別\n${who.staffId},2026/11/18,上午 09:02,上班\n${who.staffId},115/11/18,下午6:05,下班\n`
  expect((await sends('logs.csv', listed)).body.data).toEqual(counts(2, 0, 0))
  const wrong = await sends(
    'logs.csv',
    `staff_id,time\n${who.staffId},17/11/2026 9:05 AM\n${who.staffId},17/11/2026 25:00\n`,
  )
  expect([wrong.status, wrong.body.data]).toEqual([422, ['Line 3: no such time; write 2026-11-20 08:58:31']])
  const book = await filled([
    ['staff_id', 'time'],
    [who.staffId, new Date('2026-11-17T18:00:30Z')],
    [who.staffId, new Date('2026-11-16T09:15:00Z')],
  ])
  expect((await sends('logs.xlsx', book)).body.data).toEqual(counts(1, 1, 0))
  const file = await office.app.call(office.admin, 'POST', `${RAW}/export`, {
    employee_id: who.id,
    format: 'csv',
    from: '2026-11-01',
    to: '2026-11-30',
  })
  expect(file.bytes.toString()).toContain(`${who.staffId},Clock`)
  expect(file.bytes.toString()).toContain('2026-11-17,09:00,in,import')
})

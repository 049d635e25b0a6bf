import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LeaveApp, type LeaveCompany, leaveApp } from '#tests/support/leave-company.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'

const PANEL = 'api/panel/shift'
const SPAN = { from: '2026-12-07', to: '2026-12-08' }
let app: LeaveApp
let company: LeaveCompany
beforeAll(async () => {
  app = await leaveApp('2026-11-20')
  company = await app.leaveCompany('MY')
  await company.member('Ann', { job_type: 'adaptive_schedule' })
  await company.member('Ben', { job_type: 'adaptive_schedule' })
  const hours = { start_time: '07:00', end_time: '15:00', break_minutes: 60 }
  expect((await company.post(`${PANEL}/store`, { name: 'Early', short_name: 'AM', ...hours })).status).toBe(201)
})
afterAll(() => app?.close())

/** A file with fields beside it, as the browser sends them. */
const send = (
  path: string,
  file: string | Uint8Array,
  fields: Readonly<Record<string, string>>,
  name = 'roster.csv',
) => {
  const mark = 'a-boundary-of-its-own'
  const part = (head: string) => `--${mark}\r\ncontent-disposition: form-data; ${head}\r\n`
  const before = Object.entries(fields).map(([field, value]) => `${part(`name="${field}"`)}\r\n${value}\r\n`)
  const payload = Buffer.concat([
    Buffer.from(before.join('')),
    Buffer.from(`${part(`name="file"; filename="${name}"`)}content-type: application/octet-stream\r\n\r\n`),
    Buffer.from(file as Uint8Array),
    Buffer.from(`\r\n--${mark}--\r\n`),
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${mark}` }
  return app.call(company.admin, 'POST', `${PANEL}/${path}`, payload, headers)
}
const planned = async () => {
  const { employees } = (await company.post(`${PANEL}/show`, SPAN)).body.data
  return employees.map(({ full_name, days }: { full_name: string; days: { shifts: { short_name: string }[] }[] }) => [
    full_name,
    ...days.map(({ shifts }) => shifts.map(({ short_name }) => short_name).join('/')),
  ])
}

test('a sheet is looked at, taken all or nothing, and leaves as it may come in (C-147, C-149, C-150, C-151)', async () => {
  const sheet = (cell: string) => `staff_id,2026-12-07,2026-12-08\nAnn,am,OFF\nBen,,${cell}\n`
  const looked = await send('import/validation', sheet('DUSK'), SPAN)
  expect([looked.status, looked.body.data]).toMatchObject([
    200,
    { valid: false, errors: [{ row: 2, column: '2026-12-08', message: 'There is no shift DUSK' }] },
  ])
  const wrong = await send('import', sheet('DUSK'), SPAN)
  expect([wrong.status, wrong.body.data.imported]).toEqual([422, 0])
  expect((await send('import/validation', sheet('REST'), SPAN)).body.data).toMatchObject({ valid: true, errors: [] })
  expect(await planned()).toEqual([
    ['Ann', '', ''],
    ['Ben', '', ''],
  ])
  expect((await send('import', sheet('REST'), { ...SPAN, confirm: '1' })).status).toBe(200)
  const roster = [
    ['Ann', 'AM', 'OFF'],
    ['Ben', '', 'REST'],
  ]
  expect(await planned()).toEqual(roster)
  const out = await company.post(`${PANEL}/export`, SPAN)
  const form = await company.get(`${PANEL}/template/${SPAN.from}/${SPAN.to}/0`)
  expect([out.status, form.status]).toEqual([200, 200])
  const paper = await company.post(`${PANEL}/export`, { ...SPAN, format: 'pdf' })
  const [page = ''] = pdfPages(paper.bytes)
  // Nothing of it is confirmed yet.
  for (const text of ['Schedule', '7 Dec 2026 – 8 Dec 2026', 'Ann', '(AM)', '(REST)', 'AM 07:00–15:00 Early'])
    expect(page).toContain(text)
  const back = await send('import', out.bytes, { ...SPAN, confirm: '1' }, 'roster.xlsx')
  expect([back.status, await planned()]).toEqual([200, roster])
  expect((await send('import', 'PK not a sheet', SPAN, 'roster.xlsx')).status).toBe(422)
  const others = await send('import', 'staff_id,2025-01-01\nAnn,am\n', SPAN)
  expect([others.status, Object.keys(others.body.errors)]).toEqual([422, ['file']])
})

test('another program’s roster is taken only where it is switched on (C-148)', async () => {
  const sheet = 'staff_id,date,shift\nAnn,2026-12-09,AM\n'
  const off = await send('rms/import', sheet, { confirm: '1' })
  expect([off.status, off.body.message]).toEqual([422, 'External roster import is not switched on for this company'])
  await app.db.system.transaction((tx) => sql`update companies set is_rms = true where id = ${company.id}`.execute(tx))
  expect((await send('rms/import', sheet, { confirm: '1' })).body.data).toEqual({ imported: 1, errors: [] })
  const twice = await send('rms/import', `${sheet}Ann,2026-12-09,OFF\n`, { confirm: '1' })
  expect([twice.status, twice.body.data.errors]).toMatchObject([422, [{ row: 2, column: 'shift' }]])
})

test('S7-018: shifts and rosters are loaded with a flag that asks for one’s own people alone', async () => {
  const boss = await company.member('Boss', {}, 'Reporting Manager')
  const seen = async (is_manager: 0 | 1) =>
    (await company.post(`${PANEL}/show`, { ...SPAN, is_manager }, boss)).body.data.employees.length
  expect(await seen(1)).toBe(0)
  expect((await company.post(`${PANEL}/index`, { is_manager: 1 }, boss)).body.data).toHaveLength(3)
  expect((await company.post(`${PANEL}/index`, { is_manager: 2 }, boss)).status).toBe(422)
})

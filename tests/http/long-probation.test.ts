/** A probation beyond six months or 180 days asks on every way into the record (Philippines, Labor Code Art. 296). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PayServer, startPayServer } from '../support/pay-company.ts'

let server: PayServer
beforeAll(async () => {
  server = await startPayServer({ startAt: '2026-03-02T01:00:00.000Z' })
})
afterAll(() => server?.stop())

test('by the form, by a change and by both sheets; in time, agreed or elsewhere nobody is asked', async () => {
  const of = await server.newCompany('PH')
  const asked = ({ status, body }: { status: number; body: { confirm_required?: boolean } }) => [
    status,
    body.confirm_required,
  ]
  // 180 days from 2 March are over on 28 August, six months on 1 September: the earlier is in time.
  const ana = { staff_id: 'L-1', full_name: 'Ana', joined_on: '2026-03-02', probation_ends_on: '2026-08-29' }
  const path = 'api/panel/employee/create'
  const first = await of.post(path, ana)
  expect([...asked(first), first.body.data]).toEqual([409, true, [expect.stringContaining('28 Aug 2026')]])
  const inTime = await of.post(path, { ...ana, staff_id: 'L-2', probation_ends_on: '2026-08-28' })
  const agreed = await of.post(path, { ...ana, confirm: 1 })
  expect([inTime.status, agreed.status]).toEqual([201, 201])

  const record = `api/panel/employee/update/employment/details/${inTime.body.data.id}`
  const later = { probation_ends_on: '2026-09-01' }
  expect(asked(await of.post(record, later))).toEqual([409, true])
  // What stays as it was agreed is not asked again.
  const other = `api/panel/employee/update/employment/details/${agreed.body.data.id}`
  expect((await of.post(other, { clock_code: 'C1' })).status).toBe(200)

  const sheet = 'staff_id,full_name,joined_on,probation_ends_on,basic_salary\nL-3,Ben,2026-03-02,2026-09-30,20000\n'
  const added = await of.upload('api/panel/employee/add/by/batch/upload/0', sheet)
  expect([...asked(added), added.body.message]).toEqual([409, true, expect.stringContaining('Ben')])
  const changed = 'staff_id,probation_ends_on\nL-2,2026-09-01\n'
  const update = 'api/panel/employee/update/by/batch/upload'
  expect(asked(await of.upload(update, changed))).toEqual([409, true])
  expect((await of.upload(update, changed, 'sheet.csv', { confirm: '1' })).status).toBe(200)
  const taken = await of.upload('api/panel/employee/add/by/batch/upload/0', sheet, 'sheet.csv', { confirm: '1' })
  expect([taken.status, taken.body.data.accepted]).toEqual([200, 1])

  const malaysian = await server.newCompany('MY')
  expect((await malaysian.post(path, ana)).status).toBe(201)
})

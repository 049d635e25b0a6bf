/**
 * The main job from outside, over HTTP against the running product: sixty people, three months, every figure.
 *
 * @both-homes the main job
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client, newCompany } from '../support/client.ts'
import { csvRows } from '../support/csv.ts'
import { type RunningServer, runServer } from '../support/running-server.ts'

const sample = (name: string) => readFileSync(new URL(`../samples/malaysia/${name}`, import.meta.url), 'utf8')
const expected = csvRows(sample('expected.csv'))
const FIGURES = Object.keys(expected[0] ?? {}).filter((name) => !['month', 'staff_id'].includes(name))

let server: RunningServer
let admin: Awaited<ReturnType<typeof newCompany>>
beforeAll(async () => {
  server = await runServer()
  admin = await newCompany(new Client(server.url), { company_name: 'Sample Sdn Bhd', headcount: 80 })
})
afterAll(() => server?.stop())

test('the sixty people of the sheet are taken whole', async () => {
  const { status, body } = await admin.upload(
    'api/panel/employee/add/by/batch/upload/0',
    sample('employees.csv'),
    'employees.csv',
  )
  expect(body).toMatchObject({ data: { rows: 60, accepted: 60, rejected: 0 } })
  expect(status).toBe(200)
  expect(body.data.created.departments.length).toBeGreaterThan(0)
})

describe.each(['01', '02', '03'])('2026-%s', (month) => {
  const run = `api/panel/payroll/2026/${month}`

  test('items in, run out, every figure as expected', async () => {
    const items = await admin.upload(`${run}/items/upload`, sample('pay-items.csv'), 'pay-items.csv')
    expect(items.status, JSON.stringify(items.body)).toBe(200)
    expect(items.body.data.other_months).toBeGreaterThan(0)
    const generated = await admin.post(`${run}/generate`)
    expect(generated.status, JSON.stringify(generated.body)).toBe(200)
    const { body } = await admin.get(run)
    expect(body.data.status).toBe('unconfirmed')
    const wanted = expected.filter((row) => row.month === `2026-${month}`)
    const got = new Map<string, Record<string, string>>(
      body.data.payslips.map((slip: { staff_id: string }) => [slip.staff_id, slip]),
    )
    expect([...got.keys()].sort()).toEqual(wanted.map((row) => row.staff_id).sort())
    for (const row of wanted) {
      const slip = got.get(row.staff_id ?? '')
      expect({ staff_id: row.staff_id, ...pick(slip, FIGURES) }).toEqual({
        staff_id: row.staff_id,
        ...pick(row, FIGURES),
      })
    }
  })

  test('confirmed and approved by its only Company Admin', async () => {
    expect((await admin.post(`${run}/confirm`)).body.data.status).toBe('confirmed')
    const refused = await admin.post(`${run}/approve`, { password: 'not the password' })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect((await admin.post(`${run}/approve`, { password: admin.password })).body.data.status).toBe('approved')
    expect((await admin.get(run)).body.data.status).toBe('approved')
  })
})

const pick = (from: Record<string, string> | undefined, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from?.[name]]))

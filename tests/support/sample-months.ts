// A sample company of a country from outside, over HTTP against the running product: its people, three months, every
// figure, and what is taken away.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { amountOf } from '#kernel/money.ts'
import { Client, newCompany } from './client.ts'
import { csvRows } from './csv.ts'
import { pdfPages } from './pdf-text.ts'
import { type RunningServer, runServer } from './running-server.ts'

export type SampleCompany = {
  readonly folder: 'taiwan' | 'philippines'
  readonly country: 'TW' | 'PH'
  readonly settings: Readonly<Record<string, string>>
  readonly people: number
  /** Said where a month is to be worked out before the settings are there. */
  readonly needs?: string
}

type Admin = Awaited<ReturnType<typeof newCompany>>

/** The signed-in Company Admin, for what a country tests beside. */
export function sampleMonths(
  { folder, country, settings, people, needs }: SampleCompany,
  more: (admin: () => Admin) => void,
): void {
  const sample = (name: string) => readFileSync(new URL(`../samples/${folder}/${name}`, import.meta.url), 'utf8')
  const expected = csvRows(sample('expected.csv'))
  const figures = Object.keys(expected[0] ?? {}).filter((name) => !['month', 'staff_id'].includes(name))
  const told = (from: Record<string, string> | undefined) =>
    Object.fromEntries(figures.map((name) => [name, amountOf(from?.[name] ?? 'missing').toString()]))
  let server: RunningServer
  let admin: Admin
  beforeAll(async () => {
    server = await runServer()
    admin = await newCompany(new Client(server.url), { company_name: `Sample ${country}`, country, headcount: 80 })
  })
  afterAll(() => server?.stop())

  test('the people of the sheet are taken whole', async () => {
    const path = 'api/panel/employee/add/by/batch/upload/0'
    const { status, body } = await admin.upload(path, sample('employees.csv'), 'employees.csv')
    expect(body).toMatchObject({ data: { rows: people, accepted: people, rejected: 0 } })
    expect(status).toBe(200)
  })

  test('the settings that the country asks for', async () => {
    if (needs) {
      const early = await admin.post('api/panel/payroll/2026/01/generate')
      expect(early.status).toBe(422)
      expect(early.body.message).toContain(needs)
    }
    const { body } = await admin.get('api/panel/company/settings')
    const changed = await admin.patch(`api/panel/company/settings/update/${body.data.company_id}`, settings)
    expect(changed.body.data).toMatchObject(settings)
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
      for (const { staff_id = '', ...row } of wanted) {
        expect({ staff_id, ...told(got.get(staff_id)) }).toEqual({ staff_id, ...told(row) })
      }
    })

    test('confirmed and approved by its only Company Admin', async () => {
      expect((await admin.post(`${run}/confirm`)).body.data.status).toBe('confirmed')
      expect((await admin.post(`${run}/approve`, { password: admin.password })).body.data.status).toBe('approved')
    })
  })

  test('a month opened again comes out the same', async () => {
    const run = 'api/panel/payroll/2026/03'
    const before = (await admin.get(run)).body.data
    expect((await admin.post(`${run}/reopen`, { reason: 'Another look' })).status).toBe(200)
    expect((await admin.post(`${run}/generate`)).status).toBe(200)
    expect((await admin.post(`${run}/confirm`)).status).toBe(200)
    expect((await admin.post(`${run}/approve`, { password: admin.password })).status).toBe(200)
    expect((await admin.get(run)).body.data.totals).toEqual(before.totals)
  })

  test('every figure is explained, with names in both languages', async () => {
    const run = 'api/panel/payroll/2026/03'
    const { data } = (await admin.get(run)).body
    const [slip] = data.payslips
    for (const { name, label } of data.figures) {
      expect(label, name).not.toBe(name)
      const { body, status } = await admin.get(`${run}/payslip/${slip.id}/why/${name}`)
      expect(status, name).toBe(200)
      for (const step of body.data.steps) expect(step.label, name).not.toMatch(/^[a-z]+_[a-z_]+$/)
    }
  })

  test('payslips, and one file that pays everybody', async () => {
    const run = 'api/panel/payroll/2026/03'
    const { data } = (await admin.get(run)).body
    const [slip] = data.payslips
    for (const language of ['en', 'zh-Hant']) {
      const pdf = await admin.download(`${run}/payslip/${slip.id}?language=${language}`)
      expect(pdf.status).toBe(200)
      expect(pdfPages(pdf.bytes).join()).toContain(slip.staff_id)
    }
    await admin.post('api/auth/confirm', { password: admin.password })
    const { status, bytes } = await admin.download(`${run}/file/bank/others?payment_date=2026-03-31`)
    expect(status, bytes.toString()).toBe(200)
    const paid = csvRows(bytes.toString('utf8').replace(/^\uFEFF/, ''))
    expect(paid).toHaveLength(data.payslips.length)
    expect((await admin.post(`${run}/release`)).body.data.released).toBe(data.payslips.length)
  })

  more(() => admin)
}

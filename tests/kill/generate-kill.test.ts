/**
 * Killed while it works a month out: the former figures or the new ones, whole, and the month goes on.
 *
 * @both-homes what a kill leaves
 * @sweep kills, one after the other
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemsOf, peopleOf } from '../safety/support/sample-sheets.ts'
import { Client, newCompany } from '../support/client.ts'
import { moments, Struck, timed } from './struck-down.ts'

const PEOPLE = 250
const RUN = 'api/panel/payroll/2026/01'
let server: Struck
let token: string | undefined
const client = () => new Client(server.url, token)
beforeAll(async () => {
  server = await Struck.start()
  const admin = await newCompany(new Client(server.url), { headcount: 100_000 })
  token = admin.headers().authorization?.replace('Bearer ', '')
  expect((await client().upload('api/panel/employee/add/by/batch/upload/0', peopleOf('G', PEOPLE))).status).toBe(200)
})
afterAll(() => server?.stop())

test('a run is the former version or the new one after a kill, and worked out again with its key', async () => {
  await items(0)
  const [first, takes] = await timed(() => generate(randomUUID()))
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  for (const [round, moment] of moments(takes).entries()) {
    const former = await run()
    await items(round + 1)
    const key = randomUUID()
    const acknowledged = await server.strikeDuring(() => generate(key), moment)
    const left = await run()
    expectWhole(left)
    const isNew = left.version !== former.version
    if (!isNew) expect(left.totals).toEqual(former.totals)
    if (acknowledged?.status === 200) expect(isNew).toBe(true)
    const again = await generate(key)
    expect(again.status, `killed after ${moment} of ${takes} ms: ${JSON.stringify(again.body)}`).toBe(200)
    if (acknowledged) expect(again.body).toEqual(acknowledged.body)
    const now = await run()
    expectWhole(now)
    expect(now.totals.gross_pay).not.toBe(former.totals.gross_pay)
  }
  expect((await client().post(`${RUN}/confirm`)).status).toBe(200)
})

type Run = {
  readonly status: string
  readonly version: number
  readonly totals: Readonly<Record<string, string | number>>
  readonly payslips: readonly { readonly staff_id: string; readonly net_pay: string }[]
}

function expectWhole({ status, payslips, totals }: Run): void {
  expect(status).toBe('unconfirmed')
  expect(new Set(payslips.map(({ staff_id }) => staff_id)).size).toBe(PEOPLE)
  expect(payslips).toHaveLength(PEOPLE)
  const cents = payslips.reduce((sum, { net_pay }) => sum + Math.round(Number(net_pay) * 100), 0)
  expect((cents / 100).toFixed(2)).toBe(totals.net_pay)
}

const run = async (): Promise<Run> => (await client().get(RUN)).body.data
const generate = (key: string) => client().post(`${RUN}/generate`, {}, { 'idempotency-key': key })

async function items(round: number): Promise<void> {
  const sheet = itemsOf('G', '2026-01', PEOPLE).replaceAll('.00', `.${String(10 + round).padStart(2, '0')}`)
  const { status, body } = await client().upload(`${RUN}/items/upload`, sheet)
  if (status !== 200) throw new Error(JSON.stringify(body).slice(0, 500))
}

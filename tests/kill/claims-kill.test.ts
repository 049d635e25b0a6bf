/**
 * Killed while it reads receipts and while a run pays claims: every receipt is read in the end and proposes what stands
 * on it, and a run has paid all of its claims or none.
 *
 * @both-homes what a kill leaves
 */
import { afterAll, beforeAll, expect } from 'vitest'
import { peopleOf } from '../safety/support/sample-sheets.ts'
import { Client, newCompany } from '../support/client.ts'
import { drawnPdf } from '../support/drawn-papers.ts'
import { moments, Struck, testAtLength, timed } from './struck-down.ts'

const PEOPLE = 20
const RECEIPTS = 6
const CLAIM = 'api/panel/application/claim'
/** Of this month in Malaysia: a claim is paid with the month of its approval. */
const TODAY = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
const MONTH = TODAY.slice(0, 7)
const RUN = `api/panel/payroll/${MONTH.replace('-', '/')}`
/** A server that is gone may have had one in hand: on PostgreSQL it is given up after a while. */
const READ_WITHIN = { timeout: 150_000, interval: 500 }
let server: Struck
let admin: Awaited<ReturnType<typeof newCompany>>
const client = () => new Client(server.url, admin.headers().authorization?.replace('Bearer ', ''))
const data = async (asked: Promise<{ status: number; body: { data?: unknown } }>) => {
  const { status, body } = await asked
  expect([200, 201], JSON.stringify(body).slice(0, 500)).toContain(status)
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at as they come over the wire
  return body.data as any
}

beforeAll(async () => {
  server = await Struck.start()
  admin = await newCompany(new Client(server.url), { headcount: 100_000 })
  await data(client().upload('api/panel/employee/add/by/batch/upload/0', peopleOf('C', PEOPLE)))
})
afterAll(() => server?.stop())

testAtLength('a receipt that was being read is read by the server that comes after, and none is lost', async () => {
  let made = 0
  const send = async () => {
    const all = Array.from({ length: RECEIPTS }, () => {
      made += 1
      return `${100 + made}.20`
    })
    return Promise.all(
      all.map(async (amount) => {
        const lines = [`HOTEL SERI ${amount}`, 'Date: 03/01/2026', `Receipt No: INV-${amount}`, `Total RM ${amount}`]
        const { id } = await data(client().upload(`${CLAIM}/attachment`, new Uint8Array(drawnPdf(lines)), 'hotel.pdf'))
        return { id, amount }
      }),
    )
  }
  const states = (sent: readonly { id: string }[]) =>
    Promise.all(sent.map(async ({ id }) => (await data(client().get(`${CLAIM}/attachment/${id}/reading`))).state))
  const read = (sent: readonly { id: string }[]) =>
    expect.poll(() => states(sent), READ_WITHIN).toEqual(sent.map(() => 'read'))
  const [, takes] = await timed(async () => read(await send()))
  for (const moment of moments(takes)) {
    const sent = await send()
    await server.strikeDuring(() => client().get(`${CLAIM}/attachment`), moment)
    await read(sent)
    for (const { id, amount } of sent)
      expect((await data(client().get(`${CLAIM}/attachment/${id}/reading`))).proposal).toMatchObject({ amount })
  }
})

testAtLength('a run that was being approved has paid all of its claims or none, and pays them once', async () => {
  const people = await data(client().get('api/panel/employee/status/active/0'))
  const [{ id: claim_category_id }] = await data(client().get('api/panel/company/claimCategory'))
  const type = await data(
    client().post('api/panel/company/claim', { name: 'Dinner', claim_category_id, require_receipt: false }),
  )
  const ids: string[] = []
  for (const { id: employee_id } of people) {
    const body = { employee_id, type_id: type.id, expense_date: TODAY, amount: '12.40', confirm: 1 }
    ids.push((await data(client().post(CLAIM, body))).id)
  }
  await data(client().post(`${CLAIM}/batch/approve`, { ids }))
  const approve = () => client().post(`${RUN}/approve`, { password: admin.password })
  const stand = async () => {
    const claims: { status: string; pay_month: string | null }[] = await data(client().get(CLAIM))
    const { status } = await data(client().get(RUN))
    const paid = claims.filter((one) => one.status === 'paid')
    expect(paid.every(({ pay_month }) => pay_month === MONTH)).toBe(true)
    expect([0, PEOPLE]).toContain(paid.length)
    return { status, paid: paid.length }
  }
  await data(client().post(`${RUN}/generate`))
  await data(client().post(`${RUN}/confirm`))
  const [first, takes] = await timed(approve)
  expect(first.status, JSON.stringify(first.body).slice(0, 500)).toBe(200)
  expect(await stand()).toEqual({ status: 'approved', paid: PEOPLE })
  for (const moment of moments(takes)) {
    await data(client().post(`${RUN}/reopen`, { reason: 'Once more' }))
    expect((await stand()).paid).toBe(0)
    await data(client().post(`${RUN}/confirm`))
    const answer = await server.strikeDuring(approve, moment)
    const left = await stand()
    expect(left.paid).toBe(left.status === 'approved' ? PEOPLE : 0)
    if (answer?.status === 200) expect(left.status).toBe('approved')
    if (left.status !== 'approved') await data(approve())
    expect(await stand()).toEqual({ status: 'approved', paid: PEOPLE })
  }
})

/**
 * Killed while it takes clockings in from a terminal's file, and while days are approved: all of them or none, and sent
 * again they are there once.
 *
 * @both-homes what a kill leaves
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect } from 'vitest'
import { peopleOf } from '../safety/support/sample-sheets.ts'
import { Client, newCompany } from '../support/client.ts'
import { moments, Struck, testAtLength, timed } from './struck-down.ts'

const PEOPLE = 60
const DAYS = 20
const CLOCKINGS = PEOPLE * DAYS * 2
let server: Struck
let token: string | undefined
const client = () => new Client(server.url, token)
let staff: readonly string[]
let ids: readonly string[]
beforeAll(async () => {
  server = await Struck.start()
  const admin = await newCompany(new Client(server.url), { headcount: 100_000 })
  token = admin.headers().authorization?.replace('Bearer ', '')
  expect((await client().upload('api/panel/employee/add/by/batch/upload/0', peopleOf('T', PEOPLE))).status).toBe(200)
  const { body } = await client().get('api/panel/employee/getAllEmployees?search=T-&page=1&per_page=200')
  staff = body.data.map(({ staff_id }: { staff_id: string }) => staff_id)
  ids = body.data.map(({ id }: { id: string }) => id)
  expect(staff).toHaveLength(PEOPLE)
  const ways = { employee_ids: ids, methods: ['gps'] }
  expect((await client().post('api/panel/employee/bulk/action/update/attendance/method', ways)).status).toBe(200)
})
afterAll(() => server?.stop())

/** Each round has a month of its own. */
const monthOf = (round: number) => `2026-${String(round + 1).padStart(2, '0')}`
const daysOf = (round: number) =>
  Array.from({ length: DAYS }, (_, at) => `${monthOf(round)}-${String(at + 1).padStart(2, '0')}`)
const within = (round: number) => ({ from: `${monthOf(round)}-01`, to: `${monthOf(round)}-${DAYS}` })

testAtLength(
  'clockings of a file and approvals of their days are whole or not there after a kill, and never twice',
  async () => {
    const [first, takes] = await timed(() => upload(0, randomUUID()))
    expect([first.status, first.body.data], JSON.stringify(first.body)).toEqual([200, taken(CLOCKINGS, 0)])
    const [approved, decides] = await timed(() => approve(0, randomUUID()))
    expect(approved.status, JSON.stringify(approved.body)).toBe(200)
    const changed = approved.body.data.changed as number
    expect(changed).toBeGreaterThan(PEOPLE)
    for (const [at, moment] of moments(takes).entries()) {
      const round = at + 1
      const key = randomUUID()
      const acknowledged = await server.strikeDuring(() => upload(round, key), moment)
      const there = await count(round)
      expect([0, CLOCKINGS], `killed after ${moment} of ${takes} ms`).toContain(there)
      if (acknowledged?.status === 200) expect(there).toBe(CLOCKINGS)
      expect((await upload(round, key)).status).toBe(200)
      // Also by another key: what is known is told as known.
      expect((await upload(round, randomUUID())).body.data).toEqual(taken(0, CLOCKINGS))
      expect(await count(round)).toBe(CLOCKINGS)

      const deciding = randomUUID()
      const told = await server.strikeDuring(() => approve(round, deciding), (moment / takes) * decides)
      const decided = await approvedDays(round)
      if (told?.status === 200) expect(decided).toBe(told.body.data.changed)
      const again = await approve(round, deciding)
      const whole = await approvedDays(round)
      expect([0, whole], `killed while days were approved`).toContain(decided)
      expect([again.status, again.body.data.changed], JSON.stringify(again.body)).toEqual([200, whole])
      expect((await approve(round, randomUUID())).body.data.changed).toBe(0)
    }
    expect((await client().get('api/panel/activityLog/verify')).body.data).toMatchObject({ intact: true })
  },
)

const taken = (accepted: number, duplicates: number) => ({ accepted, duplicates, unmatched: 0 })

async function upload(round: number, key: string) {
  const rows = daysOf(round).flatMap((day) =>
    staff.flatMap((id) => [`${id},${day} 09:00,in`, `${id},${day} 18:00,out`]),
  )
  const form = new FormData()
  form.set('file', new Blob([['staff_id,time,type', ...rows].join('\n')]), 'logs.csv')
  const answer = await fetch(`${server.url}/api/panel/attendance/rawLogs/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: form,
  })
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}

const approve = (round: number, key: string) =>
  client().post(
    'api/panel/attendance/approval',
    { employee_ids: ids, ...within(round), decision: 'approve' },
    { 'idempotency-key': key },
  )

async function count(round: number): Promise<number> {
  const { from, to } = within(round)
  const { body } = await client().get(`api/panel/attendance/rawLogs?from=${from}&to=${to}&page=1&per_page=1`)
  return body.meta.total
}

async function approvedDays(round: number): Promise<number> {
  const { from, to } = within(round)
  const { body } = await client().get(`api/panel/attendance/timesheet?from=${from}&to=${to}&page=1&per_page=200`)
  type Sheet = { readonly days: readonly { readonly approval: string | null }[] }
  return body.data.employees.reduce(
    (sum: number, { days }: Sheet) => sum + days.filter(({ approval }) => approval === 'approved').length,
    0,
  )
}

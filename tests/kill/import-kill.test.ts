/**
 * Killed while it takes a sheet of people: all of them or none, and what was acknowledged stays.
 *
 * @both-homes what a kill leaves
 * @sweep kills, one after the other
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleOf } from '../safety/support/sample-sheets.ts'
import { Client, newCompany } from '../support/client.ts'
import { moments, Struck, timed } from './struck-down.ts'

const PEOPLE = 120
let server: Struck
let token: Record<string, string>
beforeAll(async () => {
  server = await Struck.start()
  const admin = await newCompany(new Client(server.url), { headcount: 100_000 })
  token = admin.headers()
})
afterAll(() => server?.stop())

test('an import is whole or not there after a kill, and sent again with its key it is there once', async () => {
  const [first, takes] = await timed(() => upload('KA', randomUUID()))
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  for (const [round, moment] of moments(takes).entries()) {
    const mark = `K${String.fromCharCode(66 + round)}`
    const key = randomUUID()
    const acknowledged = await server.strikeDuring(() => upload(mark, key), moment)
    const there = await count(mark)
    expect([0, PEOPLE], `killed after ${moment} of ${takes} ms`).toContain(there)
    if (acknowledged?.status === 200) expect(there).toBe(PEOPLE)
    const again = await upload(mark, key)
    expect(again.status, `${there} were there: ${JSON.stringify(again.body).slice(0, 500)}`).toBe(200)
    expect(again.body.data.accepted).toBe(PEOPLE)
    if (acknowledged) expect(again.body).toEqual(acknowledged.body)
    expect(await count(mark)).toBe(PEOPLE)
  }
  expect((await client().get('api/panel/activityLog/verify')).body.data).toMatchObject({ intact: true })
})

const client = () => new Client(server.url, token.authorization?.replace('Bearer ', ''))

async function upload(mark: string, key: string) {
  const form = new FormData()
  form.set('file', new Blob([peopleOf(mark, PEOPLE)]), 'people.csv')
  const answer = await fetch(`${server.url}/api/panel/employee/add/by/batch/upload/0`, {
    method: 'POST',
    headers: { ...token, 'idempotency-key': key },
    body: form,
  })
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}

async function count(mark: string): Promise<number> {
  const { body } = await client().get(`api/panel/employee/getAllEmployees?search=${mark}-&page=1&per_page=1`)
  return body.meta.total
}

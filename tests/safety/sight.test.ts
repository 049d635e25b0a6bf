/**
 * Inside one company: who is out of a Reporting Manager's sight, and what is another's own, is not there.
 *
 * @sweep every call out of a manager’s sight
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#apps/server/calls.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { describedAccess } from '#platform/contract/roles-of.ts'
import type { Client } from '../support/client.ts'
import { colleague } from '../support/colleagues.ts'
import { type Product, startProduct } from '../support/product.ts'
import { callsByPathId, idHoles, pathOf } from './support/calls-by-id.ts'
import { done, type FilledCompany, filledCompany } from './support/filled-company.ts'
import { rowsOf } from './support/rows-of.ts'
import { idsIn, sampleBodies } from './support/sample-bodies.ts'
import { wire } from './support/wire.ts'

let product: Product
let company: FilledCompany
let manager: Awaited<ReturnType<typeof colleague>>
let ids: ReadonlyMap<string, readonly string[]>
const MANAGER = 'Reporting Manager'
beforeAll(async () => {
  product = await startProduct()
  company = await filledCompany(product, 'ZZOURS')
  const { admin, people } = company
  const [boss = '', member] = people
  manager = await colleague(admin, [MANAGER], { employee_id: boss })
  const { revision } = await done(admin.get(`api/panel/employee/show/employment/details/${member}`))
  await done(admin.post(`api/panel/employee/update/employment/details/${member}`, { manager_id: boss, revision }))
  ids = (await rowsOf(product, company.id)).ids
})
afterAll(() => product?.stop())

test('a Reporting Manager sees the team and nobody beside it', async () => {
  const [boss, member, ...others] = company.people
  const { data } = (await manager.get('api/panel/employee/getAllEmployees')).body
  expect(data.map(({ id }: { id: string }) => id)).toEqual([member])
  expect((await manager.get(`api/panel/employee/show/profile/details/${member}`)).status).toBe(200)
  for (const id of [boss, ...others]) {
    const { status, body } = await manager.get(`api/panel/employee/show/profile/details/${id}`)
    expect([status, body.message]).toEqual([404, 'No data found'])
  }
  const search = await manager.get('api/panel/employee/getAllEmployees?search=ZZOURS&page=1&per_page=200')
  expect(search.body.meta.total).toBe(1)
})

test('every call with an id that a Reporting Manager may make answers 404 for people out of sight, and nothing moves', async () => {
  const before = (await rowsOf(product, company.id)).digest
  const unseen = [company.people[0] ?? '', company.people[3] ?? '']
  const open = callsByPathId.filter((call) => mayCall(call, MANAGER))
  const wrong: string[] = []
  for (const call of open) {
    const unknown = await send(call, randomUUID())
    for (const id of unseen) {
      const answer = await send(call, id)
      if (answer.status !== unknown.status || answer.text !== unknown.text)
        wrong.push(`${call.id}: ${answer.status} ${answer.text.slice(0, 200)}`)
    }
  }
  expect(wrong).toEqual([])
  const after = (await rowsOf(product, company.id)).digest
  // What was refused (403) is noted in the log.
  const moves = ['sessions', 'activity', 'activity_heads']
  expect(Object.keys(after).filter((table) => after[table] !== before[table] && !moves.includes(table))).toEqual([])
})

test('a Reporting Manager reads pay nowhere', async () => {
  const pay = await Promise.all(
    ['api/panel/payroll', 'api/panel/payroll/2026/01', `api/panel/employee/compensation/${company.people[1]}`].map(
      (path) => manager.get(path),
    ),
  )
  expect(pay.map(({ status }) => status)).toEqual([403, 403, 403])
  const text = JSON.stringify((await manager.get('api/panel/dashboard')).body)
  expect(text).not.toMatch(/net_pay|gross_pay/)
})

test('every call that reads pay leaves its entry in the log before it answers', async () => {
  const read = async () =>
    new Set(
      (await company.admin.get('api/panel/activityLog?action=pay.read&per_page=200')).body.data.map(
        ({ subject_name }: { subject_name: string }) => subject_name.split(' ')[0],
      ),
    )
  const before = await read()
  const reading = calls.filter(({ readsPay }) => readsPay)
  for (const call of reading) {
    if (call.file) await company.admin.upload(pathOf(call), 'staff_id\n')
    else await send(call, company.people[1] ?? '', company.admin)
  }
  const after = await read()
  expect(reading.map(({ id }) => id).filter((id) => !after.has(id))).toEqual([])
  expect(before.has('payroll.bankFile')).toBe(false)
  const path = `api/panel/activityLog?action=pay.read&subject_id=${company.people[1]}&per_page=200`
  const named = (await company.admin.get(path)).body.data.map((line: { subject_name: string }) => line.subject_name)
  expect(named).toContainEqual(expect.stringMatching(/^employees\.pay .*ZZOURS/))
})

test('views, jobs and sessions of a colleague are not there, also for a Company Admin', async () => {
  const other = await colleague(company.admin, ['Company Admin'])
  const one = (table: string) => ids.get(table)?.[0]
  const asked = await Promise.all([
    other.delete(`api/emp/view/${one('saved_views')}`),
    other.patch(`api/emp/view/${one('saved_views')}`, { name: 'Theirs' }),
    other.get(`api/panel/job/${one('jobs')}`),
    other.post(`api/panel/job/${one('jobs')}/cancel`),
    other.delete(`api/auth/session/${one('sessions')}`),
  ])
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect((await company.admin.get('api/auth/me')).status).toBe(200)
  expect((await company.admin.get('api/emp/view?list=employees')).body.data).toHaveLength(1)
})

/** Queries without which a call is not answered. */
const DEMANDED: Readonly<Record<string, string>> = {
  'payroll.compare': '?from=2026-01&to=2026-01',
  'payroll.settlement': '?last_day=2026-02-28&reason=redundancy',
  'payroll.settlementLetter': '?last_day=2026-02-28&reason=redundancy',
}

function mayCall(call: Endpoint, role: string): boolean {
  return describedAccess(call.access).roles.some((allowed) => allowed === role)
}

function send(call: Endpoint, id: string, who: Pick<Client, 'headers'> = manager) {
  const holes = Object.fromEntries(idHoles(call).map((name) => [name, id]))
  const own = { ...idsIn({ ids }), account: ids.get('accounts')?.[0] ?? '' }
  const body = call.method === 'GET' ? undefined : sampleBodies[call.id]?.(own)
  return wire(product.url, `${pathOf(call, holes)}${DEMANDED[call.id] ?? ''}`, {
    method: call.method,
    headers: { ...who.headers(), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}

/**
 * Every call made in every role, through the real guard, and compared with what the call declares. The matrix is
 * committed (matrix.csv), so that a right given or taken is seen in review; `UPDATE_MATRIX=1` writes it anew.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { areas } from '#access/areas.ts'
import { features, modules } from '#access/modules.ts'
import { companyRoles, operationsRoles, type Role } from '#access/roles.ts'
import { calls } from '#apps/server/calls.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { describedAccess } from '#platform/contract/roles-of.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { guardAlone } from '../support/guard-alone.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'
const roles: readonly (Role | 'no role' | 'nobody')[] = [...companyRoles, ...operationsRoles, 'no role', 'nobody']
const matrixFile = new URL('./matrix.csv', import.meta.url)

let app: FastifyInstance
beforeAll(async () => {
  app = await guardAlone(async (token) => sessionIn(roles[Number(token)]))
})
afterAll(() => app?.close())

test('every call lets in exactly the roles it declares', async () => {
  const wrong: string[] = []
  for (const call of calls) {
    for (const [at, role] of roles.entries()) {
      const entered = (await knock(call, at, role)) === (call.status ?? 200)
      if (entered !== mayEnter(call, role)) wrong.push(`${call.id}: ${role} ${entered ? 'got in' : 'was kept out'}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a switched-off module closes every call of it to everyone', async () => {
  for (const call of calls) {
    const { module } = describedAccess(call.access)
    if (module === null) continue
    const session = {
      ...sessionIn('Company Admin'),
      modules: Object.values(modules).filter((id) => id !== module),
    } as LiveSession
    const { refusalOf } = await import('#platform/http/server/guard.ts')
    expect(refusalOf(call.access, session)?.status, call.id).toBe(403)
  }
})

test('the committed matrix is the one in force', () => {
  const head = ['call', 'method', 'path', ...roles].join(',')
  const rows = calls.map((call) =>
    [call.id, call.method, call.path, ...roles.map((role) => (mayEnter(call, role) ? 'x' : ''))].join(','),
  )
  const matrix = `${[head, ...rows.sort()].join('\n')}\n`
  if (process.env.UPDATE_MATRIX || !existsSync(matrixFile)) writeFileSync(matrixFile, matrix)
  expect(readFileSync(matrixFile, 'utf8')).toBe(matrix)
})

async function knock(call: Endpoint, at: number, role: string): Promise<number> {
  const { statusCode } = await app.inject({
    method: call.method,
    url: `/${call.path.replace(/\{\w+\}/g, NOBODY)}`,
    headers: role === 'nobody' ? {} : { authorization: `Bearer ${at}` },
  })
  return statusCode
}

/** From the declaration alone; the guard is the other side of the comparison. */
function mayEnter(call: Endpoint, role: string): boolean {
  if (call.access.to === 'everyone') return true
  if (role === 'nobody') return false
  if (call.access.to === 'signed-in') return true
  const operations = operationsRoles.some((one) => one === role)
  if (call.access.to === 'company') return !operations
  return (
    describedAccess(call.access).roles.some((one) => one === role) ||
    (role === 'no role' &&
      call.access.to === 'area' &&
      // Which areas are for anybody is typed from the specification in areas.spec.csv.
      call.access.of.some((area) => areas[area].roles === 'any'))
  )
}

function sessionIn(role: Role | 'no role' | 'nobody' | undefined): LiveSession | undefined {
  if (role === undefined || role === 'nobody') return undefined
  const operations = operationsRoles.some((one) => one === role)
  return {
    id: NOBODY,
    accountId: `${NOBODY}${role}`,
    type: operations ? 'ops' : 'user',
    complete: true,
    roles: role === 'no role' ? [] : [role],
    heldRoles: [],
    modules: Object.values(modules),
    features: Object.values(features),
    companyId: operations ? undefined : NOBODY,
    confirmedUntil: 0,
    preferLang: 'en-us',
    name: role,
    email: 'x@company.example',
    country: 'MY',
    timezone: 'Asia/Kuala_Lumpur',
  } as unknown as LiveSession
}

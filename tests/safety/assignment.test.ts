/**
 * Who somebody is, and what belongs to whom, is nothing that a request can say of itself.
 *
 * @sweep every writing call with what nobody may set
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#apps/server/calls.ts'
import { describedAccess } from '#platform/contract/roles-of.ts'
import { newCompany } from '../support/client.ts'
import { colleague } from '../support/colleagues.ts'
import { type Product, startProduct } from '../support/product.ts'
import { pathOf } from './support/calls-by-id.ts'
import { done, type FilledCompany, filledCompany } from './support/filled-company.ts'
import { rowsOf } from './support/rows-of.ts'
import { wire } from './support/wire.ts'

let product: Product
let theirs: FilledCompany
let admin: Awaited<ReturnType<typeof newCompany>>
let leave: Awaited<ReturnType<typeof colleague>>
beforeAll(async () => {
  product = await startProduct()
  theirs = await filledCompany(product, 'ZZTHEIRS')
  admin = await newCompany(product.client)
  leave = await colleague(admin, ['HR Leave'])
})
afterAll(() => product?.stop())

const claims = () => ({
  company_id: theirs.id,
  companyId: theirs.id,
  user_id: randomUUID(),
  account_id: randomUUID(),
  role: 'Company Admin',
  roles: ['Company Admin'],
  type: 'ops',
  is_manager: true,
  is_admin: true,
  ignore_permissions: true,
  complete: true,
})
const inText = () =>
  new URLSearchParams(Object.entries(claims()).map(([name, value]) => [name, String(value)])).toString()
const inHeaders = () => ({
  cookie: inText().replaceAll('&', '; '),
  'x-company-id': theirs.id,
  'x-role': 'Company Admin',
  'x-user-role': 'Company Admin',
  'x-http-method-override': 'GET',
  'x-original-url': '/api/auth/login',
  'x-rewrite-url': '/api/auth/login',
  'x-forwarded-user': 'admin',
})

test('a role that may not make a call may not make it with any claim in its body, query, headers or cookies', async () => {
  const barred = calls.filter(
    ({ access }) => access.to !== 'everyone' && !describedAccess(access).roles.some((role) => role === 'HR Leave'),
  )
  expect(barred.length).toBeGreaterThan(40)
  const let_in: string[] = []
  for (const call of barred) {
    const { status } = await wire(product.url, `${pathOf(call, { id: randomUUID() })}?${inText()}`, {
      method: call.method,
      headers: {
        ...leave.headers(),
        ...inHeaders(),
        ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(call.method === 'GET' ? {} : { body: JSON.stringify(claims()) }),
    })
    if (status !== 403) let_in.push(`${call.id}: ${status}`)
  }
  expect(let_in).toEqual([])
})

test('every list and view is that of the caller’s own company, whatever company is named beside it', async () => {
  const before = (await rowsOf(product, theirs.id)).digest
  for (const call of calls.filter(({ method, access }) => method === 'GET' && access.to !== 'operations')) {
    const { text } = await wire(
      product.url,
      `${pathOf(call, { id: randomUUID() })}?company_id=${theirs.id}&companyId=${theirs.id}`,
      {
        headers: { ...admin.headers(), ...inHeaders() },
      },
    )
    expect(text.includes('ZZTHEIRS'), call.id).toBe(false)
  }
  expect((await rowsOf(product, theirs.id)).digest).toEqual(before)
})

test('fields that a form does not have are refused or left out, and nothing lands in another company', async () => {
  const before = (await rowsOf(product, theirs.id)).digest
  const forms: [string, object][] = [
    ['api/panel/company/department', { name: 'A department' }],
    ['api/panel/company/position', { name: 'A position' }],
    ['api/panel/employee/create', { full_name: 'A Person', staff_id: 'A-1', joined_on: '2026-01-01' }],
    ['api/emp/view', { list: 'employees', name: 'A view', query: '' }],
    ['api/panel/user/invite', { email: `x${randomUUID()}@company.example`, full_name: 'Somebody', roles: [] }],
    ['api/emp/settings/store', { prefer_lang: 'en' }],
  ]
  for (const [path, form] of forms) {
    const { roles: _roles, ...extra } = claims()
    const answer = await admin.post(path, { ...extra, id: randomUUID(), state: 'active', held: false, ...form })
    expect([200, 201, 422], `${path}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
    const plain = await admin.post(path, {
      ...form,
      ...('email' in form ? { email: `y${randomUUID()}@company.example` } : {}),
    })
    expect([200, 201, 422], path).toContain(plain.status)
  }
  expect((await rowsOf(product, theirs.id)).digest).toEqual(before)
  const accounts = (await done(admin.get('api/panel/user'))).accounts
  expect(accounts.filter(({ roles }: { roles: string[] }) => roles.includes('Company Admin'))).toHaveLength(1)
})

test('registering opens a company of its own and gives no rights elsewhere', async () => {
  const before = (await rowsOf(product, theirs.id)).digest
  const other = await newCompany(product.client, { ...claims(), operations_roles: ['Ops'] })
  const me = await done(other.get('api/auth/me'))
  expect([me.type, me.roles]).toEqual(['user', ['Company Admin']])
  expect(me.company_id).not.toBe(theirs.id)
  expect((await other.get('api/path/ops/dashboard')).status).toBe(403)
  expect((await rowsOf(product, theirs.id)).digest).toEqual(before)
})

test('a role is chosen among those held, by its exact name', async () => {
  const names = [
    'Company Admin',
    'hr leave',
    'HR Leave ',
    'HR Leave|Company Admin',
    'ＨＲ Leave',
    'Ops',
    '',
    'HR Leave\u200b',
    '*',
  ]
  for (const role of names) {
    const { status } = await leave.post('api/auth/role/select', { role })
    expect([403, 422], role).toContain(status)
  }
  for (const role of [['HR Leave'], null, 1, { name: 'HR Leave' }])
    expect((await leave.post('api/auth/role/select', { role })).status).toBe(422)
  expect((await leave.get('api/auth/me')).body.data.roles).toEqual(['HR Leave'])
})

test('nobody grants what is not theirs to grant, and nobody to themselves', async () => {
  const mine = (await done(leave.get('api/auth/me'))).account_id
  expect((await leave.patch(`api/panel/user/${mine}/roles`, { roles: ['Company Admin'] })).status).toBe(403)
  const generalist = await colleague(admin, ['HR Generalist'])
  const grant = await generalist.patch(`api/panel/user/${leave.id}/roles`, { roles: ['Company Admin'] })
  expect(grant.status).toBe(403)
  const invited = { email: `z${randomUUID()}@company.example`, full_name: 'Somebody', roles: ['Company Admin'] }
  expect((await generalist.post('api/panel/user/invite', invited)).status).toBe(403)
  const ops = await admin.patch(`api/panel/user/${leave.id}/roles`, { roles: ['Ops'] })
  expect(ops.status).toBe(422)
})

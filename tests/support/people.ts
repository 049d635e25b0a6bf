// A company and people with roles, signed in, for tests over HTTP.
import { randomUUID } from 'node:crypto'
import type { CompanyRole } from '#access/roles.ts'
import type { Country } from '#kernel/countries.ts'
import { insertAccount } from '#platform/identity/server/account-store.ts'
import { firstAccount, openCompany } from '#platform/identity/server/open-company.ts'
import { hashPassword } from '#platform/identity/server/password-hash.ts'
import type { TestServer } from './test-server.ts'

export const PASSWORD = 'a long walk to the office'
let hash: Promise<string> | undefined

export type Person = { readonly id: string; readonly email: string; readonly token: string; readonly companyId: string }

/** A company with its Company Admin, signed in. */
export async function companyWithAdmin(server: TestServer, country: Country = 'MY'): Promise<Person> {
  hash ??= hashPassword(PASSWORD)
  const email = `admin-${randomUUID()}@test.example`
  const passwordHash = await hash
  const made = await server.db.system.transaction(async (tx) => {
    const now = server.services.clock.now()
    const companyId = await openCompany(tx, { name: `Kopi ${email}`, country, headcountLimit: 100 }, [], now)
    const id = await firstAccount(tx, companyId, { email, fullName: 'Admin', preferLang: 'en-us', passwordHash }, now)
    return { companyId, id: id ?? '' }
  })
  return { ...made, email, token: await tokenOf(server, email) }
}

/** Somebody of the company with these roles; signed in unless told otherwise. */
export async function personWith(
  server: TestServer,
  companyId: string,
  roles: readonly CompanyRole[],
  { signedIn = true, name = 'Somebody' }: { signedIn?: boolean; name?: string } = {},
): Promise<Person> {
  hash ??= hashPassword(PASSWORD)
  const passwordHash = await hash
  const id = randomUUID()
  const email = `person-${id}@test.example`
  const account = {
    id,
    companyId,
    email,
    fullName: name,
    preferLang: 'en-us',
    passwordHash,
    state: 'active' as const,
    roles,
  }
  await server.db.system.transaction((tx) => insertAccount(tx, account))
  return { id, email, companyId, token: signedIn ? await tokenOf(server, email) : '' }
}

export async function operationsPerson(
  server: TestServer,
  operationsRoles: readonly string[] = ['Ops'],
): Promise<Person> {
  hash ??= hashPassword(PASSWORD)
  const passwordHash = await hash
  const id = randomUUID()
  const email = `ops-${id}@test.example`
  const account = {
    id,
    companyId: null,
    email,
    fullName: 'Ops',
    preferLang: 'en-us',
    passwordHash,
    state: 'active' as const,
  }
  await server.db.system.transaction((tx) => insertAccount(tx, { ...account, operationsRoles }))
  const answer = await server.send('POST', 'api/auth/path/ops/login', { body: { email, password: PASSWORD } })
  return { id, email, companyId: '', token: answer.body.token }
}

export async function tokenOf(server: TestServer, email: string, password: string = PASSWORD): Promise<string> {
  const answer = await server.send('POST', 'api/auth/login', { body: { email, password } })
  if (typeof answer.body.token !== 'string') throw new Error(`not signed in: ${JSON.stringify(answer.body)}`)
  return answer.body.token
}

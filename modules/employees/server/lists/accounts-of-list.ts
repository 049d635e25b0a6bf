/** Whether listed people can sign in: for whoever gives access, put into the rows and looked for. */
import type { z } from 'zod'
import { mayEnter } from '#access/enter.ts'
import { forbidden, type Problem } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { ReadyList } from '#platform/http/server/ready-rows.ts'
import { type AccountOfPerson, accountStatesOf } from '#platform/identity/server/people-accounts-store.ts'
import type { employees, ListedEmployee } from '../../contract/lists.ts'
import type { Listed } from './employees-store.ts'
import { accountsOfPeople } from './people-accounts.ts'

type Asking = Pick<Call<typeof employees>, 'db' | 'clock' | 'company' | 'session'>

/** Whose account stands so; undefined where nobody asked for it. */
export async function idsByAccount(
  { db, clock, company, session }: Asking,
  wanted: AccountOfPerson | undefined,
): Promise<ReadonlySet<string> | Problem | undefined> {
  if (wanted === undefined) return undefined
  if (!mayEnter(session, 'access')) return forbidden()
  const states = await accountStatesOf(db, company.companyId, clock.now())
  const people = await company.read((tx) => accountsOfPeople(tx, company.companyId))
  const found = people.filter(({ account_id }) => (account_id ? (states.get(account_id) ?? 'none') : 'none') === wanted)
  return new Set(found.map(({ id }) => id))
}

export async function rowsWithAccounts(
  { db, clock, company, session }: Asking,
  listed: Listed,
  ready: ReadyList<z.input<typeof ListedEmployee>>,
) {
  if (!mayEnter(session, 'access')) return ready
  const users = listed.rows.map(({ user_id }) => user_id)
  const ids = users.flatMap((id) => id ?? [])
  const states = ids.length > 0 ? await accountStatesOf(db, company.companyId, clock.now(), ids) : new Map()
  return ready.withLast(
    'account',
    users.map((id) => (id === null ? 'none' : (states.get(id) ?? 'none'))),
  )
}

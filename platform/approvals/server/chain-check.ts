/** What people sent as chains, against the company: its accounts and departments, or it is not taken. */
import type { CompanyDb, Database } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import { accountNames } from '#platform/identity/server/account-names.ts'
import type { Approver, Chain } from '../model/chain.ts'
import type { PeoplePort } from './people-port.ts'

type Means = { readonly db: Database; readonly company: CompanyDb; readonly people: PeoplePort }

/** With the names that the accounts have, whatever was sent. Asked before a transaction. */
export async function checkedChains(
  { db, company, people }: Means,
  chains: readonly Chain[],
): Promise<Chain[] | Problem> {
  const { companyId } = company
  const accounts = chains.flatMap(({ steps }) =>
    steps.flatMap(({ approvers }) => approvers.flatMap((one) => (one.by === 'person' ? [one.account_id] : []))),
  )
  const departments = chains.flatMap(({ when }) => when.department_ids ?? [])
  const names = await accountNames(db, companyId, accounts)
  const known = await company.read((tx) => people.departmentsAmong(tx, companyId, departments))
  const isUnknown = accounts.some((id) => !names.has(id)) || departments.some((id) => !known.has(id))
  if (isUnknown) return problem('http.invalid', { errors: { chains: ['http.unknown-id'] } })
  const named = (one: Approver): Approver =>
    one.by === 'person' ? { ...one, name: names.get(one.account_id) ?? one.name } : one
  return chains.map((chain) => ({
    ...chain,
    steps: chain.steps.map((step) => ({ ...step, approvers: step.approvers.map(named) })),
  }))
}

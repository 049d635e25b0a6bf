/** Who may tick which task: accounts by task, and what they are called. */
import { sql } from 'kysely'
import type { CompanyRole } from '#access/roles.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import type { OnboardingNeeds } from './needs.ts'
import type { OrientationRow, TaskRow } from './orientation-store.ts'

const HR: readonly CompanyRole[] = ['Company Admin', 'HR Generalist']

export type Ticking = {
  readonly accounts: (task: TaskRow) => readonly string[]
  readonly names: (task: TaskRow) => readonly string[]
}

export async function whoTicks(
  tx: Tx,
  companyId: string,
  { people }: Pick<OnboardingNeeds, 'people'>,
  today: string,
  orientations: readonly OrientationRow[],
  tasks: readonly TaskRow[],
): Promise<Ticking> {
  const about = new Map(orientations.map((one) => [one.id, one]))
  // Of a candidate the manager of the offer is known, who stands above them once they are employed.
  const known = orientations.flatMap(({ employee_id, manager_id }) => employee_id ?? manager_id ?? [])
  const places = await people.placesOf(tx, companyId, [...new Set(known)], today)
  const managerOf = ({ employee_id, manager_id }: OrientationRow) => {
    const place = places.get(employee_id ?? manager_id ?? '')
    const isOwn = employee_id === null && place !== undefined && place.accountId !== null
    return isOwn ? { accountId: place.accountId ?? '', name: place.name } : place?.line[0]
  }
  const roles = [...new Set(tasks.flatMap(({ role }) => role ?? []))] as CompanyRole[]
  const byRole = await holdersOf(tx, companyId, roles)
  const hr = tasks.some(({ owner }) => owner === 'hr') ? await accountsInRoles(tx, companyId, HR) : []
  const named = await namesAndAccounts(tx, companyId, tasks)
  const accounts = ({ owner, role, person_id, orientation_id }: TaskRow): readonly string[] => {
    const one = about.get(orientation_id)
    if (owner === 'hr') return hr
    if (owner === 'newcomer') return one?.account_id ? [one.account_id] : []
    const manager = one && owner === 'manager' ? managerOf(one) : undefined
    if (owner === 'manager') return manager ? [manager.accountId] : []
    if (owner === 'role') return byRole.get(role ?? '') ?? []
    return named.accounts.get(person_id ?? '') ?? []
  }
  const names = (task: TaskRow): readonly string[] => {
    const one = about.get(task.orientation_id)
    if (task.owner === 'newcomer') return one ? [one.full_name] : []
    if (task.owner === 'manager') {
      const manager = one && managerOf(one)
      return manager ? [manager.name] : []
    }
    return task.owner === 'person' ? (named.names.get(task.person_id ?? '') ?? []) : []
  }
  return { accounts, names }
}

async function holdersOf(tx: Tx, companyId: string, roles: readonly string[]) {
  if (roles.length === 0) return new Map<string, string[]>()
  const { rows } = await sql<{ role: string; accounts: string[] }>`
    select role, array_agg(account_id::text) as accounts from account_roles
    where company_id = ${companyId} and role = any(${[...roles]}) group by role`.execute(tx)
  return new Map(rows.map(({ role, accounts }) => [role, accounts]))
}

async function namesAndAccounts(tx: Tx, companyId: string, tasks: readonly TaskRow[]) {
  const ids = [...new Set(tasks.flatMap(({ person_id }) => person_id ?? []))]
  const { rows } =
    ids.length === 0
      ? { rows: [] }
      : await sql<{ id: string; full_name: string; account_id: string | null }>`
          select id, full_name, account_id from employees
          where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(tx)
  return {
    accounts: new Map(rows.map(({ id, account_id }) => [id, account_id === null ? [] : [account_id]])),
    names: new Map(rows.map(({ id, full_name }) => [id, [full_name]])),
  }
}

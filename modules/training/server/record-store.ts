/** Bonds, who has done which course, and what was spent. */

import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { employedOnDay } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type BondRow = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly left_on: PlainDate | null
  readonly session_id: string
  readonly course: string
  readonly amount: string
  readonly months: number
  readonly from: PlainDate
  readonly accepted_on: PlainDate | null
  readonly own_doing: boolean | null
  readonly consent_on: PlainDate | null
}

type WantedBonds = {
  readonly employeeIds?: readonly string[] | undefined
  readonly sessionId?: string | undefined
  /** Of whoever leaves in these days. */
  readonly left?: { readonly from: PlainDate; readonly to: PlainDate }
}

/** Of sessions that are over by the day; not of whoever did not complete one that is closed. */
export async function bondsOf(
  tx: Tx,
  companyId: string,
  asOf: PlainDate,
  { employeeIds, sessionId, left }: WantedBonds = {},
): Promise<BondRow[]> {
  const { rows } = await sql<BondRow>`
    select a.employee_id, e.staff_id, e.full_name, e.left_on, a.session_id, c.name as course, a.bond_amount as amount,
      a.bond_months as months, s.ends_on as "from", a.bond_accepted_on as accepted_on,
      a.bond_own_doing as own_doing, a.bond_consent_on as consent_on
    from training_seats a
    join training_sessions s on s.company_id = a.company_id and s.id = a.session_id
    join training_courses c on c.company_id = s.company_id and c.id = s.course_id
    ${personOf('a')}
    where a.company_id = ${companyId} and a.bond_amount is not null and a.place = 'seat'
      and a.completed is distinct from false and s.ends_on <= ${asOf}
      ${employeeIds === undefined ? sql`` : sql`and a.employee_id = any(${[...employeeIds]}::uuid[])`}
      ${sessionId === undefined ? sql`` : sql`and a.session_id = ${sessionId}`}
      ${left === undefined ? sql`` : sql`and e.left_on between ${left.from} and ${left.to}`}
    order by lower(e.full_name), e.id, s.ends_on desc, s.id`.execute(tx)
  return rows
}

export async function setSettlement(
  tx: Tx,
  companyId: string,
  { employee_id, session_id }: Pick<BondRow, 'employee_id' | 'session_id'>,
  { own_doing, consent_on }: Pick<BondRow, 'own_doing' | 'consent_on'>,
): Promise<void> {
  await sql`update training_seats set bond_own_doing = ${own_doing}, bond_consent_on = ${consent_on}
            where company_id = ${companyId} and employee_id = ${employee_id}
              and session_id = ${session_id}`.execute(tx)
}

export type PersonInMatrix = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly department_id: string | null
  readonly position_id: string | null
}

export async function peopleOfMatrix(
  tx: Tx,
  companyId: string,
  today: PlainDate,
  { department_id, ids }: { readonly department_id?: string | undefined; readonly ids?: readonly string[] },
): Promise<PersonInMatrix[]> {
  const { rows } = await sql<PersonInMatrix>`
    select e.id as employee_id, e.staff_id, e.full_name, d.name as department, e.department_id, e.position_id
    from ${employedOnDay(companyId, today, ids)}
    ${departmentOf()}
    ${department_id === undefined ? sql`` : sql`where e.department_id = ${department_id}`}
    order by lower(e.full_name), e.id`.execute(tx)
  return rows
}

export type Done = { readonly employee_id: string; readonly course_id: string; readonly done_on: PlainDate }

/** The last time each was completed. */
export async function lastDone(tx: Tx, companyId: string, employeeIds: readonly string[]): Promise<Done[]> {
  const { rows } = await sql<Done>`
    select employee_id, course_id, max(issued_on)::text as done_on from training_certificates
    where company_id = ${companyId} and employee_id = any(${[...employeeIds]}::uuid[])
    group by employee_id, course_id`.execute(tx)
  return rows
}

export type BudgetRow = {
  readonly department_id: string
  readonly department: string
  readonly amount: string | null
  readonly spent: string
}

/** By department: what is set for the year, and what seats and approved courses outside cost, without one request. */
export async function budgetsOf(
  tx: Tx,
  companyId: string,
  year: number,
  { departmentId, except = null }: { readonly departmentId?: string; readonly except?: string | null } = {},
): Promise<BudgetRow[]> {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const { rows } = await sql<BudgetRow>`
    with spent as (
      select e.department_id, sum(c.cost_per_seat) as cost from training_seats a
      join training_sessions s on s.company_id = a.company_id and s.id = a.session_id
      join training_courses c on c.company_id = s.company_id and c.id = s.course_id
      ${personOf('a')}
      where a.company_id = ${companyId} and a.place = 'seat' and s.starts_on between ${first} and ${last}
        and a.request_id is distinct from ${except}::uuid
      group by e.department_id
      union all
      select e.department_id, sum(x.cost) from training_requests x
      ${personOf('x')}
      where x.company_id = ${companyId} and x.status = 'approved' and x.session_id is null
        and x.from_date between ${first} and ${last} and x.id is distinct from ${except}::uuid
      group by e.department_id)
    select d.id as department_id, d.name as department, b.amount,
      coalesce((select sum(cost) from spent where spent.department_id = d.id), 0)::numeric(15, 2) as spent
    from departments d
    left join training_budgets b on b.company_id = d.company_id and b.department_id = d.id and b.year = ${year}
    where d.company_id = ${companyId} ${departmentId === undefined ? sql`` : sql`and d.id = ${departmentId}`}
    order by lower(d.name), d.id`.execute(tx)
  return rows
}

export async function setBudgetsOf(
  tx: Tx,
  companyId: string,
  year: number,
  items: readonly { readonly department_id: string; readonly amount: string | null }[],
): Promise<void> {
  const ids = items.map(({ department_id }) => department_id)
  await sql`delete from training_budgets
            where company_id = ${companyId} and year = ${year} and department_id = any(${ids}::uuid[])`.execute(tx)
  const set = items.filter(({ amount }) => amount !== null)
  await sql`
    insert into training_budgets (company_id, year, department_id, amount)
    select ${companyId}, ${year}, department_id, amount
    from jsonb_to_recordset(${JSON.stringify(set)}::jsonb) as n(department_id uuid, amount numeric)`.execute(tx)
}

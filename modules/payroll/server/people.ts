/** Whom a run is for. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { PersonForPay } from '../model/country-pack.ts'
import type { Period } from '../model/period.ts'

export type Employed = { readonly id: string; readonly citizenship: string | null }

/** Employed on at least one day of the period, in a steady order. */
export async function employedPeople(tx: Tx, companyId: string, { first, last }: Period): Promise<Employed[]> {
  const { rows } = await sql<Employed>`
    select id, citizenship from employees
    where company_id = ${companyId} and joined_on <= ${last} and (left_on is null or left_on >= ${first})
    order by id`.execute(tx)
  return rows
}

export async function peopleForPay(
  tx: Tx,
  companyId: string,
  { last }: Period,
  ids: readonly string[],
): Promise<PersonForPay[]> {
  const { rows } = await sql<PersonForPay>`
    select e.id, e.staff_id as "staffId", e.full_name as "fullName", d.name as department, p.name as position,
      e.employment_type as "employmentType", e.birth_date as "birthDate", e.citizenship,
      e.marital_status as "maritalStatus", e.joined_on as "joinedOn", e.left_on as "leftOn", e.statutory,
      coalesce((select jsonb_agg(jsonb_build_object('component', r.component, 'from', r.effective_from, 'amount', r.amount::text)
        order by r.effective_from) from salary_rates r
        where r.company_id = e.company_id and r.employee_id = e.id and r.effective_from <= ${last}), '[]') as rates,
      exists (select from employee_bank_accounts b where b.company_id = e.company_id and b.employee_id = e.id and b.preferred) as "hasBankAccount",
      (e.identity_number is not null or e.passport_number is not null) as "hasIdentity"
    from employees e
    left join departments d on d.company_id = e.company_id and d.id = e.department_id
    left join positions p on p.company_id = e.company_id and p.id = e.position_id
    where e.company_id = ${companyId} and e.id = any(${[...ids]}::uuid[])`.execute(tx)
  return rows
}

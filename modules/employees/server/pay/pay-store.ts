/** People and their agreed pay, read set by set for a month's pay. */

import { sql } from 'kysely'
import { departmentOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { EmployedPerson } from '../../model/public.ts'
import { type Days, employedWithin, only } from './employed-within.ts'

type Facts = Readonly<Record<string, string | number | boolean | null>>

type EmployedRow = {
  id: string
  staff_id: string
  full_name: string
  department: string | null
  position: string | null
  employment_type: string
  status: string
  birth_date: string | null
  gender: string | null
  citizenship: string | null
  marital_status: string | null
  joined_on: string
  left_on: string | null
  statutory: Facts
  has_bank_account: boolean
  has_identity: boolean
}

export async function peopleEmployed(
  tx: Tx,
  companyId: string,
  days: Days,
  ids?: readonly string[],
): Promise<EmployedRow[]> {
  const { rows } = await sql<EmployedRow>`
    select e.id, e.staff_id, e.full_name, coalesce(was.department, d.name) as department,
      coalesce(was.position, p.name) as position, e.employment_type, e.status,
      e.birth_date, e.gender, e.citizenship, e.marital_status, spell.joined_on, spell.left_on, e.statutory,
      exists (select from employee_bank_accounts b
        where b.company_id = e.company_id and b.employee_id = e.id and b.preferred) as has_bank_account,
      e.identity_number is not null or e.passport_number is not null as has_identity
    from ${employedWithin(companyId, days, ids)}
    ${departmentOf()}
    ${positionOf()}
    left join lateral (${placesBefore(days)}) as was on true
    order by lower(e.staff_id)`.execute(tx)
  return rows
}

/** Of whoever was moved after these days, where the career says they stood at the end of them: cost stays there. */
const placesBefore = ({ last }: Days) => sql`
  select c.department, c.position from career_progressions c
  where c.company_id = e.company_id and c.employee_id = e.id and c.effective_from <= ${last} and exists (
    select from career_progressions n
    where n.company_id = c.company_id and n.employee_id = c.employee_id and n.effective_from > ${last})
  order by c.effective_from desc, c.created_at desc limit 1`

/** The same people without what their pay needs. */
export async function namesEmployed(tx: Tx, companyId: string, days: Days): Promise<EmployedPerson[]> {
  const { rows } = await sql<EmployedPerson>`
    select e.id, e.staff_id as "staffId", e.full_name as "fullName", e.citizenship
    from ${employedWithin(companyId, days)}
    order by lower(e.staff_id)`.execute(tx)
  return rows
}

/** How many they are by citizenship; '' for those whose citizenship is not known. */
export async function countsEmployed(tx: Tx, companyId: string, days: Days): Promise<Record<string, number>> {
  const { rows } = await sql<{ citizenship: string; people: number }>`
    select coalesce(e.citizenship, '') as citizenship, count(*) as people
    from ${employedWithin(companyId, days)} group by 1`.execute(tx)
  return Object.fromEntries(rows.map((row) => [row.citizenship, row.people]))
}

export type RateRow = { employee_id: string; component: string; effective_from: string; amount: string }

/** In force on the first day, or starting within the days; oldest first. A rate ends where the next one starts. */
export async function ratesOf(tx: Tx, companyId: string, days: Days, ids?: readonly string[]): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select employee_id, component, effective_from, amount from (
      select employee_id, component, effective_from, amount,
        lead(effective_from) over (partition by employee_id, component order by effective_from) as ends
      from salary_rates where company_id = ${companyId} ${only('employee_id', ids)}
    ) as rate
    where effective_from <= ${days.last} and (ends is null or ends > ${days.first})
    order by employee_id, component, effective_from`.execute(tx)
  return rows
}

type FilesRow = {
  id: string
  staff_id: string
  full_name: string
  identity_number: string | null
  passport_number: string | null
  nationality: string | null
  citizenship: string | null
  birth_date: string | null
  gender: string | null
  joined_on: string | null
  left_on: string | null
  statutory: Facts
  bank_code: string | null
  bank_name: string | null
  bank_swift: string | null
  bank_is_digital: boolean | null
  account_number: string | null
  /** Those that have a share besides the preferred one. */
  others: readonly AccountInFile[]
}

type AccountInFile = {
  code: string
  name: string
  swift: string | null
  digital: boolean
  account_number: string
  share: string
}

/** Codes of the banks that these people are paid at: of the preferred account and of those with a share. */
export async function banksOf(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<{ employee_id: string; banks: string[] }[]> {
  const { rows } = await sql<{ employee_id: string; banks: string[] }>`
    select employee_id, array_agg(distinct bank order by bank) as banks from employee_bank_accounts
    where company_id = ${companyId} and (preferred or share > 0) ${only('employee_id', ids)}
    group by employee_id`.execute(tx)
  return rows
}

export async function peopleOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<FilesRow[]> {
  const { rows } = await sql<FilesRow>`
    select e.id, e.staff_id, e.full_name, e.identity_number, e.passport_number, e.nationality, e.citizenship,
      e.birth_date, e.gender, e.joined_on, e.left_on, e.statutory, a.bank as bank_code, b.name as bank_name, b.swift as bank_swift,
      b.is_digital as bank_is_digital, a.account_number,
      coalesce((
        select jsonb_agg(jsonb_build_object('code', o.bank, 'name', coalesce(ob.name, o.bank), 'swift', ob.swift,
          'digital', coalesce(ob.is_digital, false),
          'account_number', o.account_number, 'share', o.share::text) order by o.id)
        from employee_bank_accounts o left join banks ob on ob.company_id = o.company_id and ob.code = o.bank
        where o.company_id = e.company_id and o.employee_id = e.id and not o.preferred and o.share > 0
      ), '[]') as others
    from employees e
    left join employee_bank_accounts a on a.company_id = e.company_id and a.employee_id = e.id and a.preferred
    left join banks b on b.company_id = a.company_id and b.code = a.bank
    where e.company_id = ${companyId} ${only('e.id', ids)}
    order by lower(e.staff_id)`.execute(tx)
  return rows
}

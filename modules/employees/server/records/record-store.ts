/** People's whole records, set by set: as many queries for ten thousand as for one. */

import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { departmentOf, divisionOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { remembered } from '../lists/person-names.ts'
import type { AddressParts } from '../profile/addresses.ts'
import { presentOn } from '../public-sql.ts'
import { type Sight, withinSight } from '../sight.ts'

export type StoredRecord = {
  readonly id: string
  readonly staff_id: string
  readonly full_name: string
  readonly preferred_name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly gender: string | null
  readonly birth_date: string | null
  readonly citizenship: string | null
  readonly nationality: string | null
  readonly identity_number: string | null
  readonly passport_number: string | null
  readonly marital_status: string | null
  readonly department: string | null
  readonly division: string | null
  readonly position: string | null
  readonly job_level: string | null
  readonly manager_staff_id: string | null
  readonly employment_type: string
  readonly joined_on: string
  readonly left_on: string | null
  readonly left_kind: string | null
  readonly status: string
  readonly statutory: Readonly<Record<string, string | number | boolean | null>>
  readonly bank: string | null
  readonly account_number: string | null
  /** Joined by a vertical bar. */
  readonly attendance_methods: string
  readonly job_type: string | null
  readonly job_category: string | null
  readonly clock_code: string | null
  readonly is_flexible_hours: boolean
  readonly probation_ends_on: string | null
  readonly statutory_number: string | null
  readonly employee_insurance_number: string | null
  readonly health_insurance_number: string | null
  readonly work_permit_number: string | null
  readonly work_permit_endorsed_on: string | null
  readonly work_permit_expires_on: string | null
  readonly resident_address: AddressParts | null
  readonly permanent_address: AddressParts | null
  readonly show_birthday: boolean
  readonly show_phone: boolean
  readonly show_in_org_chart: boolean
  readonly show_in_leaderboard: boolean
  readonly record_revision: number
}

export type RecordsWanted = {
  readonly ids?: readonly string[]
  /** Without those who have left and the accounts of devices. */
  readonly currentOn?: PlainDate
  readonly sight?: Sight
}

export async function storedRecords(tx: Tx, companyId: string, wanted: RecordsWanted): Promise<StoredRecord[]> {
  const { rows } = await sql<StoredRecord>`
    select e.id, e.staff_id, e.full_name, e.preferred_name, e.email, e.phone, e.gender, e.birth_date, e.citizenship,
      e.nationality, e.identity_number, e.passport_number, e.marital_status, d.name as department,
      v.name as division, p.name as position, j.name as job_level, m.staff_id as manager_staff_id, e.employment_type,
      e.joined_on, e.left_on, e.left_kind, e.status, e.statutory, coalesce(b.name, a.bank) as bank, a.account_number,
      array_to_string(e.attendance_methods, '|') as attendance_methods, e.show_birthday, e.show_phone,
      e.show_in_org_chart, e.show_in_leaderboard, e.job_type, e.job_category, e.clock_code, e.is_flexible_hours,
      e.probation_ends_on, e.statutory_number, e.employee_insurance_number, e.health_insurance_number,
      e.resident_address, e.permanent_address, w.number as work_permit_number,
      w.issued_on as work_permit_endorsed_on, w.expires_on as work_permit_expires_on,
      e.revision as record_revision
    from employees e
    ${departmentOf()}
    ${divisionOf()}
    ${positionOf()}
    left join job_levels j on j.company_id = e.company_id and j.id = e.job_level_id
    left join employees m on m.company_id = e.company_id and m.id = e.manager_id
    left join employee_bank_accounts a on a.company_id = e.company_id and a.employee_id = e.id and a.preferred
    left join banks b on b.company_id = a.company_id and b.code = a.bank
    left join (
      select distinct on (employee_id) employee_id, number, issued_on, expires_on from employee_documents
      where company_id = ${companyId} and kind = 'work_permit'
      order by employee_id, expires_on desc nulls first, created_at desc
    ) w on w.employee_id = e.id
    where e.company_id = ${companyId} and ${remembered} ${within(companyId, wanted)}
    order by lower(e.staff_id)`.execute(tx)
  return rows
}

/** Whose records they are, by staff id. */
export async function recordIds(tx: Tx, companyId: string, wanted: RecordsWanted): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from employees e where e.company_id = ${companyId} ${within(companyId, wanted)}
    order by lower(e.staff_id)`.execute(tx)
  return rows.map(({ id }) => id)
}

function within(companyId: string, { ids, currentOn, sight }: RecordsWanted): RawBuilder<unknown> {
  return sql`
    ${ids === undefined ? sql`` : sql`and e.id = any(${[...ids]}::uuid[])`}
    ${currentOn === undefined ? sql`` : sql`and ${presentOn(currentOn)}`}
    ${sight === undefined ? sql`` : sql`and ${withinSight(sight, companyId)}`}`
}

type AgreedRow = { readonly employee_id: string; readonly component: string; readonly amount: string }

/** Agreed pay on a day; who has not begun by then is told with what they will begin with on the first one. */
export async function payOn(tx: Tx, companyId: string, day: PlainDate, ids?: readonly string[]): Promise<AgreedRow[]> {
  const { rows } = await sql<AgreedRow>`
    select distinct on (r.employee_id, r.component) r.employee_id, r.component, r.amount
    from salary_rates r join employees e on e.company_id = r.company_id and e.id = r.employee_id
    where r.company_id = ${companyId} ${ids === undefined ? sql`` : sql`and r.employee_id = any(${[...ids]}::uuid[])`}
      and r.effective_from <= greatest(${day}::date, e.joined_on)
    order by r.employee_id, r.component, r.effective_from desc`.execute(tx)
  return rows
}

/** One person's record, within a sight; held against others while it is changed. */
import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { prepared, preparedText, unchanging } from '#platform/database/server/prepared.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Looking } from '../lists/employees-store.ts'
import { type ListedRow, listedColumns, NAMES } from '../lists/listed-columns.ts'
import { withinSight } from '../sight.ts'
import type { AddressParts } from './addresses.ts'

export type ProfileRow = ListedRow & {
  phone: string | null
  gender: 'male' | 'female' | 'other' | null
  birth_date: string | null
  citizenship: string | null
  nationality: string | null
  identity_number: string | null
  passport_number: string | null
  marital_status: 'single' | 'married' | 'divorced' | 'widowed' | null
  permanent_address: AddressParts | null
  resident_address: AddressParts | null
  statutory_number: string | null
  employee_insurance_number: string | null
  health_insurance_number: string | null
  manager_id: string | null
  division_id: string | null
  job_level: string | null
  job_level_id: string | null
  job_type: 'full_time' | 'office_hour' | 'adaptive_schedule' | 'part_time' | 'expatriate' | null
  job_category: string | null
  clock_code: string | null
  is_flexible_hours: boolean
  probation_ends_on: string | null
  statutory: Readonly<Record<string, string | number | boolean | null>>
  show_birthday: boolean
  show_phone: boolean
  show_in_org_chart: boolean
  show_in_leaderboard: boolean
  attendance_methods: string[]
  revision: number
}

/** For whoever needs nothing else of the database: those who see the whole company have no transaction of their own. */
export async function profileSeen(company: CompanyDb, looking: Looking, id: string): Promise<ProfileRow | undefined> {
  const { companyId, sight, today } = looking
  if (sight.of !== 'company') return company.read((tx) => profileOf(tx, looking, id))
  return company.loadRow<ProfileRow>(OF_EACH, id.toLowerCase(), [companyId, today])
}

export async function profileOf(tx: Tx, looking: Looking, id: string): Promise<ProfileRow | undefined> {
  const { companyId, sight, today } = looking
  const { rows } =
    sight.of === 'company'
      ? await preparedText<ProfileRow>(tx, OF_ONE, [id, companyId, today])
      : await prepared(
          tx,
          profileSql({ companyId, who: sql`e.id = ${id}`, today, seen: withinSight(sight, companyId) }),
        )
  return rows[0]
}

type Asked = {
  readonly companyId: string | RawBuilder<string>
  readonly who: RawBuilder<unknown>
  readonly today: PlainDate | RawBuilder<PlainDate>
  readonly seen: RawBuilder<unknown>
}

const profileSql = ({ companyId, who, today, seen }: Asked) => sql<ProfileRow>`
    select ${listedColumns(today)}, e.phone, e.gender, e.birth_date, e.citizenship, e.nationality, e.identity_number,
      e.passport_number, e.marital_status, e.permanent_address, e.resident_address, e.statutory_number,
      e.employee_insurance_number, e.health_insurance_number, e.manager_id, e.division_id, j.name as job_level,
      e.job_level_id, e.job_type, e.job_category, e.clock_code, e.is_flexible_hours, e.probation_ends_on, e.statutory,
      e.show_birthday, e.show_phone, e.show_in_org_chart, e.show_in_leaderboard, e.attendance_methods, e.revision
    from employees e ${NAMES} left join job_levels j on j.company_id = e.company_id and j.id = e.job_level_id
    where e.company_id = ${companyId} and ${who} and ${seen}`

const anybody = (who: string) =>
  unchanging(profileSql({ who: sql.raw(who), companyId: sql.raw('$2'), today: sql.raw('$3'), seen: sql`true` }))
const OF_ONE = anybody('e.id = $1')
const OF_EACH = anybody('e.id = any($1::uuid[])')

/** The same, and nobody else changes it until the transaction ends. */
export async function lockProfile(tx: Tx, looking: Looking, id: string): Promise<ProfileRow | undefined> {
  await sql`select id from employees where company_id = ${looking.companyId} and id = ${id} for no key update`.execute(
    tx,
  )
  const row = await profileOf(tx, looking, id)
  // Nothing is written about somebody again who was forgotten: it would never be due any more.
  if (row && (await isForgotten(tx, looking.companyId, id))) throw new Refusal(problem('employees.forgotten'))
  return row
}

async function isForgotten(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from forgotten_people where company_id = ${companyId} and employee_id = ${id}`.execute(tx)
  return rows.length > 0
}

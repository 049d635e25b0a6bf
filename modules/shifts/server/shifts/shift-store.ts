/** The table of shifts. */
import { type RawBuilder, sql } from 'kysely'
import type { FormerTerms } from '#modules/company/model/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Terms } from '../../model/allowance.ts'

export type ShiftRow = {
  readonly id: string
  readonly kind: 'work' | 'off' | 'rest'
  readonly name: string
  readonly short_name: string
  readonly starts: number
  readonly ends: number
  readonly break_minutes: number
  readonly break_starts: number | null
  readonly colour: string | null
  readonly needed: number[]
  readonly allowance_type: 'fixed' | 'per_day' | 'per_hour' | null
  readonly allowance_amount: string | null
  readonly day_type_rates: Readonly<Record<string, string>>
  readonly earning_category: string | null
  readonly forfeit_unit: 'none' | 'hours' | 'days'
  readonly forfeit_value: string
  readonly active: boolean
  readonly departments: string[]
}

const own = sql`s.id, s.kind, s.name, s.short_name, s.starts, s.ends, s.break_minutes, s.break_starts, s.colour, s.needed,
  s.allowance_type, s.allowance_amount, s.day_type_rates, s.earning_category, s.forfeit_unit, s.forfeit_value, s.active`
const departments = sql`coalesce((select json_agg(d.department_id order by d.department_id) from shift_departments d
  where d.company_id = s.company_id and d.shift_id = s.id), '[]') as departments`

/** Work by its hours, then OFF and REST. */
export async function shiftsOf(tx: Tx, companyId: string, where: RawBuilder<unknown> = sql`true`): Promise<ShiftRow[]> {
  const { rows } = await sql<ShiftRow>`
    select ${own}, ${departments} from shifts s where s.company_id = ${companyId} and ${where}
    order by array_position(array['work', 'off', 'rest'], s.kind), s.starts, s.ends, lower(s.short_name)`.execute(tx)
  return rows
}

/** What was paid by a shift in months that are closed, by shift; the earliest first. */
export async function formerShiftTerms(tx: Tx, companyId: string): Promise<ReadonlyMap<string, FormerTerms<Terms>>> {
  const { rows } = await sql<{ id: string; former: FormerTerms<Terms> }>`
    select f.shift_id as id, ${formerTermsSql('f')} as former from shift_former_terms f
    where f.company_id = ${companyId} group by f.shift_id`.execute(tx)
  return new Map(rows.map(({ id, former }) => [id, former]))
}

/** Money and halves as text, as the columns have them. */
export const formerTermsSql = (of: string): RawBuilder<FormerTerms<Terms>> => {
  const terms = sql.ref(`${of}.terms`)
  return sql`json_agg(json_build_object('until', ${sql.ref(`${of}.until_month`)}, 'terms',
    (${terms} || jsonb_build_object('allowance_amount', ${terms} ->> 'allowance_amount',
      'forfeit_value', ${terms} ->> 'forfeit_value'))) order by ${sql.ref(`${of}.until_month`)})`
}

export async function lockShift(tx: Tx, companyId: string, id: string): Promise<ShiftRow | undefined> {
  await sql`select from shifts where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return (await shiftsOf(tx, companyId, sql`s.id = ${id}`))[0]
}

export type ShiftValues = Omit<ShiftRow, 'id' | 'kind' | 'departments' | 'active'>

export async function saveShift(
  tx: Tx,
  companyId: string,
  id: string,
  values: ShiftValues,
  departmentIds: readonly string[],
  now: Date,
): Promise<void> {
  const set = { ...values, needed: undefined, day_type_rates: JSON.stringify(values.day_type_rates) }
  const { needed: _, ...columns } = set
  const fields = { ...columns, needed: values.needed, updated_at: now.toISOString() }
  await tx
    .insertInto('shifts')
    .values({ company_id: companyId, id, ...fields })
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet(fields))
    .execute()
  await sql`delete from shift_departments where company_id = ${companyId} and shift_id = ${id}`.execute(tx)
  await sql`
    insert into shift_departments (company_id, shift_id, department_id)
    select ${companyId}, ${id}, unnest(${[...new Set(departmentIds)]}::uuid[])`.execute(tx)
}

export async function isConfirmedAnywhere(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from roster_days where company_id = ${companyId} and ${id}::uuid = any(shift_ids) and is_confirmed limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

type Among =
  | { readonly shift_ids: readonly string[] }
  | { readonly employee_ids: readonly string[]; readonly date: string }

/** Of these ids, or of what these people have on a day. */
export const shiftsAmong = (tx: Tx, companyId: string, among: Among): Promise<ShiftRow[]> =>
  shiftsOf(
    tx,
    companyId,
    'shift_ids' in among
      ? sql`s.id = any(${[...among.shift_ids]}::uuid[])`
      : sql`s.id in (select unnest(r.shift_ids) from roster_days r where r.company_id = ${companyId}
          and r.date = ${among.date} and r.employee_id = any(${[...among.employee_ids]}::uuid[]))`,
  )

/** Out of the days it stands in as well. */
export async function dropShift(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`update roster_days set shift_ids = array_remove(shift_ids, ${id}::uuid)
            where company_id = ${companyId} and ${id}::uuid = any(shift_ids)`.execute(tx)
  await sql`delete from shifts where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function setActive(tx: Tx, companyId: string, id: string, active: boolean): Promise<void> {
  await sql`update shifts set active = ${active} where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function areDepartments(tx: Tx, companyId: string, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from departments where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  return rows.length === ids.length
}

/** Of these days, those on which a shift with an allowance stands. */
export async function daysWithAllowance<Day extends { readonly shift_ids: readonly string[] }>(
  tx: Tx,
  companyId: string,
  days: readonly Day[],
): Promise<Day[]> {
  const paid = new Set((await shiftsOf(tx, companyId, sql`s.allowance_type is not null`)).map(({ id }) => id))
  return days.filter(({ shift_ids }) => shift_ids.some((id) => paid.has(id)))
}

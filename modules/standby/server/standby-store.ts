/** The table of kinds of standby. */
import { type RawBuilder, sql } from 'kysely'
import type { FormerTerms } from '#modules/company/model/public.ts'
import { clockText, DAY, hoursText } from '#modules/shifts/model/public.ts'
import { formerTermsSql } from '#modules/shifts/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Allowance, Terms } from '../model/pay.ts'

export type StandbyRow = Allowance & {
  readonly name: string
  readonly short_name: string
  readonly earning_category: string | null
  readonly active: boolean
}

/** By their hours. */
export async function standbysOf(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown> = sql`true`,
): Promise<StandbyRow[]> {
  const { rows } = await sql<StandbyRow>`
    select id, name, short_name, starts, ends, allowance_type, allowance_amount, day_type_rates, earning_category,
      forfeit_unit, forfeit_value, active
    from standbys where company_id = ${companyId} and ${where}
    order by starts, ends, lower(short_name)`.execute(tx)
  return rows
}

/** What was paid by a standby in months that are closed, by standby; the earliest first. */
export async function formerStandbyTerms(tx: Tx, companyId: string): Promise<ReadonlyMap<string, FormerTerms<Terms>>> {
  const { rows } = await sql<{ id: string; former: FormerTerms<Terms> }>`
    select f.standby_id as id, ${formerTermsSql('f')} as former from standby_former_terms f
    where f.company_id = ${companyId} group by f.standby_id`.execute(tx)
  return new Map(rows.map(({ id, former }) => [id, former]))
}

/** Held until the transaction ends. */
export async function lockStandby(tx: Tx, companyId: string, id: string): Promise<StandbyRow | undefined> {
  await sql`select from standbys where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return (await standbysOf(tx, companyId, sql`id = ${id}`))[0]
}

export async function saveStandby(tx: Tx, companyId: string, { id, ...row }: StandbyRow, now: Date): Promise<void> {
  const fields = { ...row, day_type_rates: JSON.stringify(row.day_type_rates), updated_at: now.toISOString() }
  await tx
    .insertInto('standbys')
    .values({ company_id: companyId, id, ...fields })
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet(fields))
    .execute()
}

export const standbyView = (row: StandbyRow, amounts: boolean) => ({
  id: row.id,
  name: row.name,
  short_name: row.short_name,
  start_time: clockText(row.starts),
  end_time: clockText(row.ends),
  is_cross_day: row.ends > DAY,
  total_hours: hoursText(row.ends - row.starts),
  allowance_type: row.allowance_type,
  allowance_amount: amounts ? row.allowance_amount : null,
  day_type_rates: amounts ? row.day_type_rates : null,
  earning_category: row.earning_category,
  forfeit_unit: row.forfeit_unit,
  forfeit_value: row.forfeit_value,
  status: row.active ? (1 as const) : (0 as const),
})

export const cellView = ({ id, short_name, starts, ends }: StandbyRow) => ({
  ...{ id, short_name },
  start_time: clockText(starts),
  end_time: clockText(ends),
})

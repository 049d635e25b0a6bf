/** What people claimed on their country's tax form, by month. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { TaxClaims } from '../../model/country-pack.ts'
import { REGULAR } from '../../model/period.ts'
import type { PeriodKey } from '../run-store.ts'

type Row = { readonly employee_id: string; readonly code: string; readonly before: string; readonly now: string }

/** Whoever claimed nothing in the year up to the month is not among them. */
export async function taxClaimsOf(
  tx: Tx,
  companyId: string,
  { year, month }: PeriodKey,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, TaxClaims>> {
  const { rows } = await sql<Row>`
    select employee_id, code, coalesce(sum(amount) filter (where month < ${month}), 0)::numeric(15, 2)::text as before,
      coalesce(sum(amount) filter (where month = ${month}), 0)::numeric(15, 2)::text as now
    from tax_claims
    where company_id = ${companyId} and employee_id = any(${[...employeeIds]}::uuid[]) and year = ${year}
      and month <= ${month}
    group by employee_id, code order by employee_id, code`.execute(tx)
  const people = new Map<string, { before: Record<string, string>; now: Record<string, string> }>()
  for (const { employee_id, code, ...amounts } of rows) {
    const own = people.get(employee_id) ?? { before: {}, now: {} }
    for (const when of ['before', 'now'] as const) if (amounts[when] !== '0.00') own[when][code] = amounts[when]
    people.set(employee_id, own)
  }
  return people
}

/** Of one person's year by item, in later months than this one. */
export async function laterClaims(tx: Tx, companyId: string, { year, month }: PeriodKey, employeeId: string) {
  const { rows } = await sql<{ code: string; amount: string }>`
    select code, sum(amount)::text as amount from tax_claims
    where company_id = ${companyId} and employee_id = ${employeeId} and year = ${year} and month > ${month}
    group by code`.execute(tx)
  return new Map(rows.map(({ code, amount }) => [code, amount]))
}

type Claimed = { readonly employeeId: string; readonly by: string; readonly amounts: Readonly<Record<string, string>> }

/** In place of what the month had of these items; 0.00 is none. */
export async function saveClaims(
  tx: Tx,
  companyId: string,
  { year, month }: PeriodKey,
  { employeeId, by, amounts }: Claimed,
): Promise<void> {
  await sql`delete from tax_claims where company_id = ${companyId} and employee_id = ${employeeId}
    and year = ${year} and month = ${month} and code = any(${Object.keys(amounts)}::text[])`.execute(tx)
  const said = Object.entries(amounts).map(([code, amount]) => ({ code, amount }))
  await sql`
    insert into tax_claims (company_id, employee_id, year, month, code, amount, changed_by)
    select ${companyId}, ${employeeId}, ${year}, ${month}, code, amount, ${by}
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said(code text, amount numeric)
    where amount > 0`.execute(tx)
}

/** Items of these types in a month: entered by hand for this run under the law's own name, and all that comes otherwise. */
export async function taxItemsOf(
  tx: Tx,
  companyId: string,
  { year, month, first, run = REGULAR }: PeriodKey & { readonly first: string },
  { employeeId, types }: { readonly employeeId: string; readonly types: readonly string[] },
) {
  const { rows } = await sql<{ type: string; by_hand: string; otherwise: string }>`
    select type, coalesce(sum(amount) filter (where by_hand), 0)::numeric(15, 2)::text as by_hand,
      coalesce(sum(amount) filter (where not by_hand), 0)::numeric(15, 2)::text as otherwise
    from (
      select type, amount, origin = 'hand' and category_id is null and run = ${run} as by_hand from pay_items
      where company_id = ${companyId} and employee_id = ${employeeId} and year = ${year} and month = ${month}
      union all
      select type, amount, false from recurring_pay_items
      where company_id = ${companyId} and employee_id = ${employeeId}
        and from_month <= ${first}::date and (to_month is null or to_month >= ${first}::date)
    ) i where type = any(${[...types]}::text[]) group by type`.execute(tx)
  return new Map(rows.map(({ type, ...amounts }) => [type, amounts]))
}

export const removeHandItems = (
  tx: Tx,
  companyId: string,
  { year, month, run = REGULAR }: PeriodKey,
  { employeeId, types }: { readonly employeeId: string; readonly types: readonly string[] },
) =>
  sql`delete from pay_items where company_id = ${companyId} and employee_id = ${employeeId} and year = ${year}
    and month = ${month} and run = ${run} and type = any(${[...types]}::text[]) and origin = 'hand' and category_id is null`.execute(
    tx,
  )

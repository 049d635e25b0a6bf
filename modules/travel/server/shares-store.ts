/** Which cost centres there are, and which bear what travels and people cost. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

type Share = { readonly cost_centre_id: string; readonly percentage: string }
type Of = Share & { readonly of: string }

export async function knownCentres(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly is_active: boolean }[]> {
  const { rows } = await sql<{ id: string; is_active: boolean }>`
    select id, is_active from travel_cost_centres where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(
    tx,
  )
  return rows
}

/** Those that may be chosen, by their codes. */
export async function openCentres(
  tx: Tx,
  companyId: string,
): Promise<{ readonly id: string; readonly code: string; readonly name: string }[]> {
  const { rows } = await sql<{ id: string; code: string; name: string }>`
    select id, code, name from travel_cost_centres where company_id = ${companyId} and is_active
    order by lower(code) collate "und-x-icu"`.execute(tx)
  return rows
}

export async function sharesOfTravels(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Share[]>> {
  const { rows } = await sql<Of>`
    select request_id as "of", cost_centre_id, percentage::text from travel_shares
    where company_id = ${companyId} and request_id = any(${[...ids]}::uuid[]) order by percentage desc, 2`.execute(tx)
  return byOwner(rows)
}

/** By person and day, by the codes that pay is booked to then; none where one of a person's codes is no centre. */
export async function sharesOfPeople(
  tx: Tx,
  companyId: string,
  wanted: readonly { readonly employee_id: string; readonly on: string }[],
): Promise<ReadonlyMap<string, readonly Share[]>> {
  const { rows } = await sql<Of & { cost_centre_id: string | null }>`
    select w.employee_id || ' ' || w.day as "of", c.id as cost_centre_id, e.percentage::text
    from (select distinct employee_id, "on" as day from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as n(employee_id uuid, "on" date)) w
      join employee_cost_centres e on e.company_id = ${companyId} and e.employee_id = w.employee_id
        and e.effective_from = (select max(l.effective_from) from employee_cost_centres l
          where l.company_id = e.company_id and l.employee_id = e.employee_id and l.effective_from <= w.day)
      left join travel_cost_centres c on c.company_id = e.company_id and lower(c.code) = lower(e.cost_centre)
    order by e.percentage desc, 2`.execute(tx)
  const lacking = new Set(rows.filter(({ cost_centre_id }) => cost_centre_id === null).map(({ of }) => of))
  return byOwner(rows.filter(({ of }) => !lacking.has(of)))
}

function byOwner(rows: readonly Of[]): ReadonlyMap<string, readonly Share[]> {
  const shares = new Map<string, Share[]>()
  for (const { of, cost_centre_id, percentage } of rows)
    shares.set(of, [...(shares.get(of) ?? []), { cost_centre_id, percentage }])
  return shares
}

/** Cost centres, and what each bears: by the shares of approved travel, its estimates until they are claimed, then its claims. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { recordList } from '#platform/records/server/record-list.ts'

const byCode = (code: RawBuilder<unknown>) => sql`lower(${code}) collate "und-x-icu"`

export const centres = recordList({
  table: 'travel_cost_centres',
  fields: ['code', 'name', 'budget', 'is_active'],
  subject: 'cost_centre',
  nameOf: ({ code }) => code,
  actions: { added: 'travel.centre-added', changed: 'travel.centre-changed', removed: 'travel.centre-removed' },
  taken: { field: 'code', word: 'travel.code-taken' },
  order: byCode(sql`code`),
})

export type CentreRow = Awaited<ReturnType<typeof centres.rows>>[number] & { readonly is_used: boolean }

type Which = { readonly ids?: readonly string[]; readonly open?: true }

/** By their codes. Used: a travel or a claim is charged to it, or a person's pay is booked to its code. */
export async function centresOf(tx: Tx, companyId: string, { ids, open }: Which = {}): Promise<CentreRow[]> {
  const { rows } = await sql<CentreRow>`
    select c.id, c.code, c.name, c.budget, c.is_active,
      exists (select from travel_shares s where s.company_id = c.company_id and s.cost_centre_id = c.id)
        or exists (select from claim_cost_centres s where s.company_id = c.company_id and s.cost_centre_id = c.id)
        or exists (select from employee_cost_centres e
          where e.company_id = c.company_id and lower(e.cost_centre) = lower(c.code)) as is_used
    from travel_cost_centres c where c.company_id = ${companyId} ${open ? sql`and c.is_active` : sql``}
      ${ids === undefined ? sql`` : sql`and c.id = any(${[...ids]}::uuid[])`}
    order by ${byCode(sql`c.code`)}`.execute(tx)
  return rows
}

/** Held until the transaction ends. */
export async function heldCentre(tx: Tx, companyId: string, id: string): Promise<CentreRow | undefined> {
  await sql`select from travel_cost_centres where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return (await centresOf(tx, companyId, { ids: [id] }))[0]
}

export type Charge = {
  readonly cost_centre_id: string
  readonly travel_id: string
  readonly percentage: string
  readonly estimated: string
  readonly is_paid: boolean
}

/** What approved travel charges to these centres, share by share. */
export async function chargesOf(tx: Tx, companyId: string, centreIds: readonly string[]): Promise<readonly Charge[]> {
  if (centreIds.length === 0) return []
  const { rows } = await sql<Charge>`
    select s.cost_centre_id, x.id as travel_id, s.percentage, x.estimated, x.is_paid from travel_shares s
    join travel_requests x on x.company_id = s.company_id and x.id = s.request_id
    where s.company_id = ${companyId} and s.cost_centre_id = any(${[...centreIds]}::uuid[])
      and x.status = 'approved'`.execute(tx)
  return rows
}

/**
 * Statements for points: entries are only added, the balance is their sum. Whoever takes points locks the person first
 * (`heldPresent`, `holdPeople`).
 */
import { sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'

type EntryKind = 'received' | 'granted' | 'redeemed' | 'returned' | 'corrected' | 'withdrawn' | 'expired'
type NewEntry = {
  readonly employee_id: string
  readonly kind: EntryKind
  /** Below zero where they go. */
  readonly points: number
  readonly reason?: string | null
  readonly reward_id?: string | null
  readonly redemption_id?: string | null
}

export async function addEntries(
  tx: Tx,
  companyId: string,
  entries: readonly NewEntry[],
  { now, day }: { readonly now: Date; readonly day: string },
): Promise<void> {
  const rows = entries
    .filter(({ points }) => points !== 0)
    .map(({ employee_id, kind, points, reason = null, reward_id = null, redemption_id = null }) => ({
      ...{
        company_id: companyId,
        id: newId(now.getTime()),
        employee_id,
        kind,
        points,
        reason,
        reward_id,
        redemption_id,
      },
      ...{ day, created_at: now.toISOString() },
    }))
  if (rows.length > 0) await bulkInsert(tx, 'reward_points', rows)
}

export async function balancesOf(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ employee_id: string; balance: number }>`
    select employee_id, sum(points)::int as balance from reward_points
    where company_id = ${companyId} and employee_id = any(${[...ids]}::uuid[]) group by employee_id`.execute(tx)
  return new Map(rows.map(({ employee_id, balance }) => [employee_id, balance]))
}

export const balanceOf = async (tx: Tx, companyId: string, id: string): Promise<number> =>
  (await balancesOf(tx, companyId, [id])).get(id) ?? 0

type EntryRow = {
  readonly id: string
  readonly kind: EntryKind
  readonly points: number
  readonly day: string
  readonly reason: string | null
  readonly of: string | null
  readonly of_zh: string | null
}

export async function entriesOf(tx: Tx, companyId: string, employeeId: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select p.id, p.kind, p.points, p.day, p.reason, coalesce(t.name, i.name) as of,
      coalesce(t.name_zh, i.name_zh) as of_zh
    from reward_points p
    left join rewards r on r.company_id = p.company_id and r.id = p.reward_id
    left join reward_types t on t.company_id = r.company_id and t.id = r.type_id
    left join reward_redemptions x on x.company_id = p.company_id and x.id = p.redemption_id
    left join reward_items i on i.company_id = x.company_id and i.id = x.item_id
    where p.company_id = ${companyId} and p.employee_id = ${employeeId}
    order by p.created_at desc, p.id desc`.execute(tx)
  return rows
}

type HeldRow = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly balance: number
  readonly earned: number
  readonly redeemed: number
  readonly has_left: boolean
}

export async function heldPoints(tx: Tx, companyId: string, today: string): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select s.employee_id, e.staff_id, e.full_name, d.name as department, s.balance, s.earned, s.redeemed,
      coalesce(e.left_on < ${today}, false) as has_left
    from (select company_id, employee_id, sum(points)::int as balance,
        coalesce(sum(points) filter (where kind in ('received', 'granted', 'withdrawn', 'corrected')), 0)::int as earned,
        coalesce(-sum(points) filter (where kind in ('redeemed', 'returned')), 0)::int as redeemed
      from reward_points where company_id = ${companyId} group by company_id, employee_id) s
    ${personOf('s')} ${departmentOf()}
    order by lower(e.full_name) collate "und-x-icu", e.id`.execute(tx)
  return rows
}

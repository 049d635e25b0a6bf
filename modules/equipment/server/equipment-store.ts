/** Things as the company keeps them, with who has each. */
import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { recordList } from '#platform/records/server/record-list.ts'
import type { Condition } from '../model/holding.ts'

const byNumber = (asset_no: RawBuilder<unknown>) => sql`lower(${asset_no}) collate "und-x-icu"`

export const things = recordList({
  table: 'equipment',
  fields: ['asset_no', 'name', 'category', 'serial_no', 'bought_on', 'price', 'warranty_until', 'condition', 'note'],
  subject: 'equipment',
  nameOf: ({ asset_no, name }) => `${asset_no} · ${name}`,
  actions: { added: 'equipment.added', changed: 'equipment.changed', removed: 'equipment.removed' },
  taken: { field: 'asset_no', word: 'equipment.asset-no-taken' },
  order: byNumber(sql`asset_no`),
})

export type Thing = {
  readonly id: string
  readonly asset_no: string
  readonly name: string
  readonly category: string | null
  readonly serial_no: string | null
  readonly bought_on: string | null
  readonly price: string | null
  readonly warranty_until: string | null
  readonly condition: Condition
  readonly note: string | null
}
type Holder = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly given_on: string
  readonly due_on: string | null
  readonly confirmed_at: string | null
  readonly left_on: string | null
}
export type ThingRow = Thing & { readonly holder: Holder | null; readonly is_due: boolean }

/** Asked for by a day that has come, or with somebody who has left: of `equipment_holdings h`. */
const isDue = (today: PlainDate) => sql`(h.due_on <= ${today} or e.left_on < ${today})`

type Which = { readonly today: PlainDate; readonly id?: string }
type Stored = Thing & { [Field in keyof Holder]: Holder[Field] | null } & { readonly is_due: boolean }

/** By their numbers, or the one. */
export async function thingsOf(tx: Tx, companyId: string, { today, id }: Which): Promise<ThingRow[]> {
  const { rows } = await sql<Stored>`
    select t.id, t.asset_no, t.name, t.category, t.serial_no, t.bought_on, t.price, t.warranty_until, t.condition,
      t.note, h.employee_id, e.staff_id, e.full_name, d.name as department, h.given_on, h.due_on, h.confirmed_at,
      e.left_on, coalesce(${isDue(today)}, false) as is_due
    from equipment t
    left join (equipment_holdings h ${personOf('h')} ${departmentOf()})
      on h.company_id = t.company_id and h.equipment_id = t.id and h.returned_on is null
    where t.company_id = ${companyId} ${id === undefined ? sql`` : sql`and t.id = ${id}`}
    order by ${byNumber(sql`t.asset_no`)}`.execute(tx)
  return rows.map(
    ({ employee_id, staff_id, full_name, department, given_on, due_on, confirmed_at, left_on, ...thing }) => ({
      ...thing,
      holder:
        employee_id === null || staff_id === null || full_name === null || given_on === null
          ? null
          : { employee_id, staff_id, full_name, department, given_on, due_on, confirmed_at, left_on },
    }),
  )
}

/** Held until the transaction ends: what becomes of one thing is decided one after the other. */
export async function heldThing(
  tx: Tx,
  companyId: string,
  { today, id }: Required<Which>,
): Promise<ThingRow | undefined> {
  await sql`select from equipment where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return (await thingsOf(tx, companyId, { today, id }))[0]
}

/** As many as the list tells in its tab. */
export async function countDue(tx: Tx, companyId: string, today: PlainDate): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from equipment_holdings h ${personOf('h')}
    where h.company_id = ${companyId} and h.returned_on is null and ${isDue(today)}`.execute(tx)
  return rows[0]?.count ?? 0
}

export const setCondition = (tx: Tx, companyId: string, id: string, condition: Condition) =>
  tx.updateTable('equipment').set({ condition }).where('company_id', '=', companyId).where('id', '=', id).execute()

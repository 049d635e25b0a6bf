/** Automatic staff ids: switched on once and for good, for newcomers or for everybody, then given out one after the other. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Given, nextStaffIds, type StaffIdForm, staffIdOf } from '../../model/settings/staff-ids.ts'
import type { Numbered, Staff } from '../needs.ts'
import { settingsOf } from './settings-in-force.ts'

type StaffIdSettings = {
  readonly auto_generate_staff_id: boolean
  readonly staff_id_prefix: string
  readonly start_staff_id: string
  readonly apply_to: 'new' | 'all'
}

const formOf = ({ staff_id_prefix: prefix, start_staff_id: start }: StaffIdSettings): StaffIdForm => ({ prefix, start })

/** Where they are switched on, or begin anew in another form. Resolves to those who are called by another id now. */
export async function beginStaffIds(
  tx: Tx,
  companyId: string,
  before: StaffIdSettings,
  after: StaffIdSettings,
  staff: Staff,
): Promise<StaffIdPlan['changed']> {
  if (!after.auto_generate_staff_id) return []
  const begins = !before.auto_generate_staff_id
  const otherForm = staffIdOf(formOf(before), 0) !== staffIdOf(formOf(after), 0)
  const otherStart = before.start_staff_id !== after.start_staff_id
  if (!begins && !otherForm && !otherStart) return []
  const plan = staffIdPlan(await staff.numbered(tx, companyId), after)
  // Those who work here already are given new ids once, as it is switched on.
  if (begins && plan.changed.length > 0) await staff.renumber(tx, companyId, plan.changed)
  await keepNextStaffId(tx, companyId, begins ? plan.next : Number(after.start_staff_id))
  return begins ? plan.changed : []
}

export type StaffIdPlan = {
  readonly changed: readonly { readonly id: string; readonly staffId: string; readonly of: Numbered }[]
  readonly next: number
  readonly nextId: string
}

/** What switching them on would do to people in the order in which they joined. */
export function staffIdPlan(people: readonly Numbered[], wanted: StaffIdSettings): StaffIdPlan {
  const form = formOf(wanted)
  const start = Number(wanted.start_staff_id)
  const all = wanted.apply_to === 'all'
  const given: Given = all ? nextStaffIds(form, start, people.length, new Set()) : { ids: [], next: start }
  const changed = people.flatMap((of, at) => {
    const staffId = given.ids[at]
    return staffId === undefined || staffId === of.staffId ? [] : [{ id: of.id, staffId, of }]
  })
  const taken = new Set((all ? given.ids : people.map(({ staffId }) => staffId)).map((id) => id.toLowerCase()))
  return { changed, next: given.next, nextId: nextStaffIds(form, given.next, 1, taken).ids[0] ?? '' }
}

/** The next ids of a company that gives them out itself; undefined where people are given theirs by hand. */
export async function takeStaffIds(tx: Tx, companyId: string, count: number): Promise<readonly string[] | undefined> {
  const given = await staffIdsToCome(tx, companyId, count)
  if (given) await keepNextStaffId(tx, companyId, given.next)
  return given?.ids
}

/** The same without giving them out, for a look before; those that a sheet brings along are passed over as well. */
export async function staffIdsToCome(
  tx: Tx,
  companyId: string,
  count: number,
  brought: readonly string[] = [],
): Promise<Given | undefined> {
  const { rows } = await sql<{ settings: Readonly<Record<string, unknown>> }>`
    select settings from companies where id = ${companyId} for no key update`.execute(tx)
  const settings = settingsOf(rows[0]?.settings)
  if (!settings.auto_generate_staff_id) return undefined
  const known = rows[0]?.settings.next_staff_number
  const from = typeof known === 'number' ? known : Number(settings.start_staff_id)
  const taken = await sql<{ id: string }>`
    select lower(staff_id) as id from employees
    where company_id = ${companyId} and starts_with(lower(staff_id), lower(${settings.staff_id_prefix}))`.execute(tx)
  const passed = new Set([...taken.rows.map(({ id }) => id), ...brought.map((id) => id.toLowerCase())])
  return nextStaffIds(formOf(settings), from, count, passed)
}

export const keepNextStaffId = (tx: Tx, companyId: string, next: number): Promise<unknown> =>
  sql`update companies set settings = settings || ${JSON.stringify({ next_staff_number: next })}::jsonb
      where id = ${companyId}`.execute(tx)

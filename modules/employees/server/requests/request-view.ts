/** What was asked for, beside what was and what is by now. */
import { sql } from 'kysely'
import type { z } from 'zod'
import { waitsFor } from '#platform/approvals/server/requests/waits-for.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { askableFields, type ChangeAsked } from '../../contract/requests/requests.ts'
import type { ProfileRow } from '../profile/profile-store.ts'
import { familyKind } from '../record/family-handlers.ts'
import { openIdentity } from '../sealed-values.ts'
import type { AskedRow, Fields } from './request-store.ts'

type View = z.input<typeof ChangeAsked>
type Value = View['changes'][number]['before']

/** A record by the names of what can be asked of it. */
export const askableOf = (seal: Seal, row: ProfileRow): Readonly<Record<string, Value>> => {
  const open: Fields = { ...row, identity_number: openIdentity(seal, row.identity_number) }
  return Object.fromEntries(askableFields.map((field) => [field, plainValue(open[field])]))
}

type Reading = Pick<Call<Endpoint>, 'company' | 'seal' | 'say' | 'language'>

/** With what stands in the records now: of the people, and of those of their families that these are about. */
export async function changeViews(
  tx: Tx,
  { company: { companyId }, seal, say, language }: Reading,
  rows: readonly AskedRow[],
  closedFor: (row: AskedRow) => string | null,
): Promise<View[]> {
  const pending = rows.filter(({ status }) => status === 'pending').map(({ id }) => id)
  const whom = await waitsFor(tx, companyId, pending, { say, language })
  const people = await peopleNow(tx, seal, companyId, [...new Set(rows.map(({ employee_id }) => employee_id))])
  const members = await membersNow(
    tx,
    seal,
    companyId,
    rows.flatMap(({ entry_id }) => entry_id ?? []),
  )
  return rows.map((row) => {
    const { content, about_account: _, ...said } = row
    const { entry_id } = row
    const now: Fields = (row.part === 'profile' ? people.get(row.employee_id) : members.get(entry_id ?? '')) ?? {}
    const waits = row.status === 'pending' && row.act !== 'add'
    const fields = Object.keys({ ...content.before, ...content.after })
    return {
      ...said,
      waits_for: whom(row.id),
      entry_name: nameOf(now) ?? nameOf(content.before) ?? nameOf(content.after),
      note: content.note,
      changes: fields.map((field) => {
        const before = plainValue(content.before[field])
        const current = plainValue(now[field])
        return {
          field,
          before,
          after: row.act === 'remove' ? null : plainValue(content.after[field]),
          moved_on: waits && JSON.stringify(before) !== JSON.stringify(current),
          now: current,
        }
      }),
      closed: closedFor(row),
    }
  })
}

const nameOf = ({ full_name }: Fields): string | null => (typeof full_name === 'string' ? full_name : null)

/** Emptied is not there. */
export function plainValue(value: unknown): Value {
  if (value === undefined || value === null || value === '') return null
  return value as Value
}

async function peopleNow(tx: Tx, seal: Seal, companyId: string, ids: readonly string[]) {
  const { rows } = await sql<ProfileRow>`
    select ${sql.join(['id', ...askableFields].map((field) => sql.ref(field)))} from employees
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, askableOf(seal, row)]))
}

async function membersNow(tx: Tx, seal: Seal, companyId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string } & Fields>`
    select id, ${sql.join(familyKind.columns.map((column) => sql.ref(column)))} from family_members
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Map(
    rows.map((row) => {
      const sealed = row.identity_number
      const identity_number = typeof sealed === 'string' ? seal.open(sealed, 'family_members.identity_number') : null
      return [row.id, { ...row, identity_number }]
    }),
  )
}

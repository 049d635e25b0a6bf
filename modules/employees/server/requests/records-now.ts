/** The records that people ask to have changed as they are by now, beside what was seen of them when it was asked. */
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { askableFields, type ChangeAsked } from '../../contract/requests/requests.ts'
import type { ProfileRow } from '../profile/profile-store.ts'
import { familyKind } from '../record/family-handlers.ts'
import { withOpenNumbers } from '../sealed-values.ts'
import type { AskedRow, Fields } from './request-store.ts'

type Value = z.input<typeof ChangeAsked>['changes'][number]['before']

/** Of the people, and of those of their families that these are about. */
export async function recordsNow(
  tx: Tx,
  seal: Seal,
  companyId: string,
  rows: readonly AskedRow[],
): Promise<(row: AskedRow) => Fields> {
  const people = await peopleNow(tx, seal, companyId, [...new Set(rows.map(({ employee_id }) => employee_id))])
  const members = await membersNow(
    tx,
    seal,
    companyId,
    rows.flatMap(({ entry_id }) => entry_id ?? []),
  )
  return ({ part, employee_id, entry_id }) =>
    (part === 'profile' ? people.get(employee_id) : members.get(entry_id ?? '')) ?? {}
}

/** Of what is asked to be changed, what says something else by now than when it was asked. */
export function movedFields({ act, content }: AskedRow, now: Fields): readonly string[] {
  if (act === 'add') return []
  const fields = Object.keys({ ...content.before, ...content.after })
  return fields.filter((field) => textOf(content.before[field]) !== textOf(now[field]))
}

/** The same, but for what HR has written meanwhile just as it was asked for. */
export const overtakenFields = (row: AskedRow, now: Fields): readonly string[] =>
  movedFields(row, now).filter(
    (field) => row.act === 'remove' || textOf(row.content.after[field]) !== textOf(now[field]),
  )

const textOf = (value: unknown): string => JSON.stringify(plainValue(value))

/** Emptied is not there. */
export function plainValue(value: unknown): Value {
  if (value === undefined || value === null || value === '') return null
  return value as Value
}

/** A record by the names of what can be asked of it. */
export const askableOf = (seal: Seal, row: ProfileRow): Readonly<Record<string, Value>> => {
  const open: Fields = withOpenNumbers(seal, row)
  return Object.fromEntries(askableFields.map((field) => [field, plainValue(open[field])]))
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

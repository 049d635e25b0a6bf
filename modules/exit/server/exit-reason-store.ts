/** The list of exit reasons, by way of leaving. */
import { sql } from 'kysely'
import { recordList } from '#platform/records/server/record-list.ts'

export const reasons = recordList({
  table: 'exit_reasons',
  fields: ['name', 'value', 'exit_type_id', 'kind', 'is_default', 'active'],
  logged: ['name', 'value', 'exit_type_id', 'kind', 'active'],
  subject: 'exitReason',
  nameOf: ({ name }) => name,
  actions: { added: 'exit.reason-added', changed: 'exit.reason-changed' },
  taken: { field: 'name', word: 'exit.name-taken' },
  order: sql`exit_type_id, id`,
  exchanged: 'name',
})

export type ExitReasonRow = Awaited<ReturnType<typeof reasons.rows>>[number]

export const ofType = (typeId: number | undefined) => (typeId === undefined ? undefined : sql`exit_type_id = ${typeId}`)

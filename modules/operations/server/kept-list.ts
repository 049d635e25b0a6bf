/**
 * A list that operations keep for the whole installation: rows, one of them, and adding, changing and removing with a
 * line in their book. `platform/records` is the same for lists of a company.
 */
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { differences } from '#platform/activity/model/differences.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import type { Tables } from '#platform/database/server/tables.generated.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import { noteOperationsChange } from './readings-store.ts'

type ListTable = 'sales_companies' | 'sales_company_clients' | 'presets' | 'system_updates'
type Row<Table extends ListTable> = Omit<Selectable<Tables[Table]>, 'created_at'>
type Acting = Pick<Call<Endpoint>, 'actor' | 'clock'>

type KeptList<Table extends ListTable> = {
  readonly table: Table
  readonly fields: readonly (keyof Row<Table> & string)[]
  /** `operations.partner`: what happened is `operations.partner-added` and the like. */
  readonly noted: string
  readonly nameOf: (row: Row<Table>) => string
  readonly order: RawBuilder<unknown>
  readonly taken: { readonly field: string; readonly word: string }
}

export function keptList<Table extends ListTable>(list: KeptList<Table>) {
  type One = Row<Table> & { readonly id: string }
  const { fields, nameOf, noted, taken } = list
  const table = sql.table(list.table)
  const columns = sql.join(['id', ...fields].map((field) => sql.ref(field)))
  const valuesOf = (row: object) => fields.map((field) => Reflect.get(row, field) as unknown)
  const told = (row: object) => Object.fromEntries(fields.map((field) => [field, Reflect.get(row, field)]))

  const rows = async (tx: SystemTx, where: RawBuilder<unknown> = sql`true`): Promise<One[]> =>
    (await sql<One>`select ${columns} from ${table} where ${where} order by ${list.order}`.execute(tx)).rows

  const note = (tx: SystemTx, { actor, clock }: Acting, verb: string, row: One, more: object) =>
    noteOperationsChange(tx, { action: `${noted}-${verb}`, subject: nameOf(row), ...more }, actor, clock.now())

  return {
    rows,

    one: async (tx: SystemTx, id: string): Promise<One | undefined> => (await rows(tx, sql`id = ${id}`))[0],

    /** Until the transaction ends. */
    async held(tx: SystemTx, id: string): Promise<One | undefined> {
      await sql`select from ${table} where id = ${id} for update`.execute(tx)
      return (await rows(tx, sql`id = ${id}`))[0]
    },

    async add(tx: SystemTx, call: Acting, given: Omit<Row<Table>, 'id'>): Promise<One> {
      const row = { ...given, id: newId(call.clock.now().getTime()) } as unknown as One
      const work = sql`insert into ${table} (${columns}) values (${sql.join([row.id, ...valuesOf(row)])})`.execute(tx)
      await unlessTaken(work, taken.field, taken.word)
      await note(tx, call, 'added', row, { after: told(row) })
      return row
    },

    /** Nothing is written where nothing differs. */
    async change(tx: SystemTx, call: Acting, before: One, after: One): Promise<One> {
      const changed = differences(told(before), told(after))
      if (!changed) return after
      const set = sql.join(fields.map((field) => sql`${sql.ref(field)} = ${Reflect.get(after, field)}`))
      await unlessTaken(sql`update ${table} set ${set} where id = ${before.id}`.execute(tx), taken.field, taken.word)
      await note(tx, call, 'changed', after, changed)
      return after
    },

    async remove(tx: SystemTx, call: Acting, before: One): Promise<void> {
      await sql`delete from ${table} where id = ${before.id}`.execute(tx)
      await note(tx, call, 'removed', before, { before: told(before) })
    },
  }
}

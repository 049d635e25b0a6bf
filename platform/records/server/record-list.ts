/**
 * A list that a company keeps: its rows, one of them held, and adding, changing and removing with what the log hears.
 * Data and functions: a handler calls them where it would write a statement, and says itself what is right.
 */
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { differences } from '#platform/activity/model/differences.ts'
import { type Happened, record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import { bulkUpdate, deleteByIds, type ListTable } from '#platform/database/server/bulk-update.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import type { Tables } from '#platform/database/server/tables.generated.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'

type FieldOf<Table extends ListTable> = keyof Selectable<Tables[Table]> & string
type Row<Table extends ListTable, Field extends FieldOf<Table>> = Pick<Selectable<Tables[Table]>, Field> & {
  readonly id: string
}

export type ListActing = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock }
/** What the log says happened; what has no word of its own was changed. */
type ListActions = { readonly added?: string; readonly changed: string; readonly removed?: string }
type Fields = Readonly<Record<string, unknown>>
type Item = Fields & { readonly id: string }

export type RecordListOf<Table extends ListTable, Field extends FieldOf<Table>> = {
  readonly table: Table
  /** Its columns beside company and id. */
  readonly fields: readonly Field[]
  /** What the log hears of, where that is not all of them: nothing else is a change. */
  readonly logged?: readonly Field[]
  /** As the log names one of them. */
  readonly subject: string
  readonly nameOf: (row: Row<Table, Field>) => string
  readonly actions: ListActions
  /** What is there twice is refused at this field, with this word; `said` is the sentence over the form. */
  readonly taken: { readonly field: string; readonly word: string; readonly said?: string }
  readonly order: RawBuilder<unknown>
  /** A field of which no two may have the same, and which two may exchange by one sheet. */
  readonly exchanged?: Field
}

export function recordList<Table extends ListTable, Field extends FieldOf<Table>>(list: RecordListOf<Table, Field>) {
  type One = Row<Table, Field>
  const { table: name, fields, actions } = list
  const table = sql.table(name)
  const columns = sql.join(['id', ...fields].map((field) => sql.ref(field)))
  const unique = <Done>(work: Promise<Done>) => {
    const { field, word, said } = list.taken
    return unlessTaken(work, field, word, said)
  }
  const which = (companyId: string, where: RawBuilder<unknown> | undefined) =>
    sql`company_id = ${companyId} ${where ? sql`and ${where}` : sql``}`

  const rows = async (tx: Tx, companyId: string, where?: RawBuilder<unknown>): Promise<One[]> =>
    (
      await sql<One>`select ${columns} from ${table} where ${which(companyId, where)} order by ${list.order}`.execute(
        tx,
      )
    ).rows

  const subjectOf = (row: One) => ({ kind: list.subject, id: row.id, name: list.nameOf(row) })
  const log = (tx: Tx, { company, actor, clock }: ListActing, happened: Omit<Happened, 'subject'>, row: One) =>
    record(tx, company.companyId, [{ ...happened, subject: subjectOf(row) }], { actor, now: clock.now() })
  /** The fields of the list that the row says something of. */
  const only = (row: Fields, of: readonly Field[] = fields): Fields =>
    Object.fromEntries(of.filter((field) => row[field] !== undefined).map((field) => [field, row[field]]))
  const heard = (row: Fields) => only(row, list.logged)

  return {
    rows,
    subjectOf,

    one: async (tx: Tx, companyId: string, id: string): Promise<One | undefined> =>
      (await rows(tx, companyId, sql`id = ${id}`))[0],

    /** Until the transaction ends. */
    held: async (tx: Tx, companyId: string, id: string): Promise<One | undefined> =>
      (
        await sql<One>`select ${columns} from ${table} where ${which(companyId, sql`id = ${id}`)} for update`.execute(
          tx,
        )
      ).rows[0],

    /** `told`: what the log is told of it, where that is not all. */
    async add(tx: Tx, call: ListActing, row: One, told: Fields = heard(row)): Promise<One> {
      const stored = { company_id: call.company.companyId, id: row.id, ...only(row) }
      const names = sql.join(Object.keys(stored).map((field) => sql.ref(field)))
      await unique(sql`insert into ${table} (${names}) values (${sql.join(Object.values(stored))})`.execute(tx))
      await log(tx, call, { action: actions.added ?? actions.changed, after: told }, row)
      return row
    },

    /** Nothing is written and nothing logged where nothing differs. */
    async change(tx: Tx, call: ListActing, before: One, after: One, action: string = actions.changed): Promise<One> {
      const differing = differences(heard(before), heard(after))
      if (!differing) return after
      const set = Object.entries(only(after)).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
      const { companyId } = call.company
      await unique(
        sql`update ${table} set ${sql.join(set)} where company_id = ${companyId} and id = ${before.id}`.execute(tx),
      )
      await log(tx, call, { action, ...differing }, after)
      return after
    },

    async remove(tx: Tx, call: ListActing, before: One): Promise<void> {
      await deleteByIds(tx, name, [before.id])
      await log(tx, call, { action: actions.removed ?? actions.changed, before: heard(before) }, before)
    },

    async addMany(tx: Tx, items: readonly Item[]): Promise<void> {
      const stored = items.map((item) => ({ company_id: tx.companyId, id: item.id, ...only(item) }))
      await unique(bulkInsert(tx, name, stored as unknown as Parameters<typeof bulkInsert<Table>>[2]))
    },

    /** What the first of them has is set of all; other columns stay. */
    async setMany(tx: Tx, items: readonly Item[]): Promise<void> {
      const set = Object.keys(only(items[0] ?? {}))
      const write = (fields: readonly string[], of: (item: Item, field: string) => unknown) => {
        const given = items.map((item) => ({ id: item.id, ...Object.fromEntries(fields.map((f) => [f, of(item, f)])) }))
        return bulkUpdate(tx, name, given as unknown as Parameters<typeof bulkUpdate<Table>>[2])
      }
      if (list.exchanged !== undefined) await write([list.exchanged], ({ id }) => id)
      await unique(write(set, (item, field) => item[field]))
    },

    dropMany: (tx: Tx, ids: readonly string[]): Promise<void> => deleteByIds(tx, name, ids),
  }
}

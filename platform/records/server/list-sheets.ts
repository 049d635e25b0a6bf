/**
 * The three calls of a list by a sheet: it leaves as it may come in, adds and changes, and an import can be taken back
 * while everything stands as it left it. What is said of the list stands in its columns.
 */
import { z } from 'zod'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import type { takesImportBack, takesSheet } from '#platform/sheets/contract-types.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { type PlainList, plainImport, plainUndo } from '#platform/sheets/server/plain-list.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import { cellsOf, fieldsOf, type ListColumns, listOf, sheetOf } from '../model/list-columns.ts'

type Item = { readonly id: string; readonly name: string }

export type ListSheet<One extends Item> = Pick<PlainList<One>, 'actions' | 'faults'> & {
  /** Of the batch, and of the list in the log. */
  readonly kind: string
  readonly columns: ListColumns<One>
  readonly rows: (tx: Tx) => Promise<readonly One[]>
  /** As its reader is shown it, where that is not how it is kept. */
  readonly shown?: (item: One) => One
  /** Keeps others from changing the list until the transaction ends. */
  readonly hold: (tx: Tx) => Promise<unknown>
  /** How its table is written; functions of its record list, or what it does beside them. */
  readonly table: Pick<PlainList<One>, 'add' | 'set' | 'drop'>
}

/** A record list as the table of a sheet. */
export const tableOf = (list: {
  readonly addMany: Many
  readonly setMany: Many
  readonly dropMany: (tx: Tx, ids: readonly string[]) => Promise<void>
}) => ({
  add: (tx: Tx, items: readonly Item[]) => list.addMany(tx, items as readonly (Item & Fields)[]),
  set: (tx: Tx, items: readonly Item[]) => list.setMany(tx, items as readonly (Item & Fields)[]),
  drop: list.dropMany,
})
type Fields = Readonly<Record<string, unknown>>
type Many = (tx: Tx, items: readonly (Fields & { readonly id: string })[]) => Promise<void>

function plainOf<One extends Item>({
  kind,
  actions,
  faults,
  columns,
  rows,
  hold,
  table,
}: ListSheet<One>): PlainList<One> {
  const fields = fieldsOf(columns)
  const kept = <Whole extends object>(whole: Whole) =>
    Object.fromEntries(Object.entries(whole).filter(([field]) => fields.includes(field))) as unknown as One
  return {
    kind,
    actions,
    sheet: sheetOf(columns),
    list: listOf(columns, newId),
    // Stored by this very list, and compared with what stands before anything is taken back.
    kept: z.looseObject({ id: z.string() }).transform(kept) as unknown as z.ZodType<One>,
    ...(faults && { faults }),
    async standing(tx) {
      await hold(tx)
      return (await rows(tx)).map(kept)
    },
    ...table,
  }
}

/** `SheetIn` may read what the sheet is told of: the names of other lists, the country. */
type SheetIn<One extends Item> = (tx: Tx) => ListSheet<One> | Promise<ListSheet<One>>
type Taking = Pick<Call<Endpoint>, 'company' | 'say' | 'language'>
type Bringing = Parameters<typeof takeChanges>[0] & Parameters<typeof plainImport>[0]
type Undoing = Parameters<typeof undoImport>[0]

/** The list as it is, as its import takes it. */
export const takeList = <One extends Item>(call: Taking, file: string, sheetIn: SheetIn<One>) =>
  sheetFile(call, file, async (tx) => {
    const { columns, rows, shown = (item: One) => item } = await sheetIn(tx)
    return { sheet: sheetOf(columns), rows: (await rows(tx)).map((row) => cellsOf(columns, shown(row))) }
  })

export const bringList = async <One extends Item>(call: Bringing, sheetIn: SheetIn<One>) =>
  takeChanges(call, plainImport(call, plainOf(await call.company.read(async (tx) => sheetIn(tx)))))

export const undoList = async <One extends Item>(call: Undoing, sheetIn: SheetIn<One>) =>
  undoImport(call, plainUndo(plainOf(await call.company.read(async (tx) => sheetIn(tx)))))

type SheetCalls = {
  readonly take: Endpoint & { readonly download: true }
  readonly bring: Endpoint & typeof takesSheet
  readonly undo: Endpoint & typeof takesImportBack
}

/** All three, where none of them takes anything of its own. */
export const sheetHandlers = <One extends Item>(
  { take, bring, undo }: SheetCalls,
  file: string,
  sheetIn: (tx: Tx, call: Call<Endpoint>) => ReturnType<SheetIn<One>>,
): readonly Handler[] => [
  on(take, (call) => takeList<One>(call, file, (tx) => sheetIn(tx, call))),
  on(bring, (call) => bringList<One>(call, (tx) => sheetIn(tx, call))),
  on(undo, (call) => undoList<One>(call, (tx) => sheetIn(tx, call))),
]

/**
 * The one way a sheet is taken: read it, judge every row, then show what would happen, or store all of it, or none.
 * What was wrong stays with the batch, so that it can be asked for cell by cell afterwards.
 */

import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isReferenceBroken } from '#platform/database/server/gone.ts'
import { outageOf } from '#platform/database/server/outage.ts'
import { isMarked, type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import type { UploadedFile } from '#platform/http/server/handler.ts'
import { JobCancelled } from '#platform/jobs/server/jobs.ts'
import { type CellFault, type CellNote, FAULTS_LISTED, type Row, type Said, type Sheet } from '../model/sheet.ts'
import { type BatchContext, insertBatch } from './batch-store.ts'
import { calledIn, type Saying } from './heading.ts'
import { type Begun, type Piecewise, whenFree, writeInPieces } from './piecewise.ts'
import { readSheet } from './read-sheet.ts'
import type { ReadSheet } from './sheet-reader.ts'
import { Unreadable } from './unreadable.ts'

/** What a module makes of the rows: what is wrong with them, and what it needs to store them. */
export type Judged<Plan> = {
  readonly faults: readonly CellFault[]
  readonly notes: readonly CellNote[]
  readonly plan: Plan
}

export type SheetKind<Plan, Created, Summary = undefined> = {
  readonly kind: string
  readonly sheet: Sheet
  /** What must be looked up outside of the company's own data, before its transaction opens. */
  prepare?(rows: readonly Row[]): Promise<void>
  /**
   * Sees all right rows at once, inside the transaction that would store them. Of rows with a wrong cell it sees
   * what could be read, so that nothing is called unknown that only stands in such a row.
   */
  judge(tx: Tx, rows: readonly Row[], partial: readonly Row[]): Promise<Judged<Plan>>
  /** What storing would create besides the rows; told in a preview, kept with the batch. Plain data. */
  created(plan: Plan): Created
  /** What the answer tells of the rows. Plain data, since it is kept for whoever asks again. */
  readonly summary?: (plan: Plan) => Summary
  /** The last word on a sheet without faults: a limit that all of it together would break. */
  barrier?(tx: Tx, plan: Plan): Promise<Problem | undefined>
  store(tx: Tx, plan: Plan, batchId: string): Promise<void>
  /** How a long sheet is written; without it all at once. */
  readonly piecewise?: Piecewise<Plan>
}

export type Taken<Created, Summary = undefined> = {
  readonly batchId: string | null
  readonly rows: number
  readonly accepted: number
  readonly rejected: number
  readonly created: Created
  readonly warnings: readonly { row: number; column: string; message: string }[]
  readonly errors: readonly ToldFault[]
  readonly summary: Summary | undefined
}
type ToldFault = { row: number; column: string; value: string; message: string; expected: string }

type TakeOptions = {
  readonly preview: boolean
  readonly batchId?: string
  /** What the import belongs to; see `batchesFor`. */
  readonly purpose?: string | undefined
  /** Given where a long sheet may be written in pieces; told how many there are done. */
  readonly onPiece?: (done: number, all: number) => Promise<void>
}

/** Refuses a file as a whole with one sentence; a file with wrong cells is answered with the list of them. */
export async function importSheet<Plan, Created, Summary>(
  context: BatchContext,
  file: Pick<UploadedFile, 'name' | 'bytes'>,
  kind: SheetKind<Plan, Created, Summary>,
  options: TakeOptions,
): Promise<Taken<Created, Summary> | Problem> {
  const read = await readUpload(file, kind.sheet, context)
  return isMarked(read, 'problem') ? read : takeRows(context, { ...read, fileName: file.name }, kind, options)
}

/** The first step alone, for whoever must know the size of a sheet before going on. */
export async function readUpload(
  file: Pick<UploadedFile, 'name' | 'bytes'>,
  sheet: Sheet,
  saying: Saying,
): Promise<ReadSheet | Problem> {
  try {
    return await readSheet(file, sheet)
  } catch (error) {
    if (error instanceof Unreadable) return problem(error.said.key, { params: inWords(error.said, sheet, saying) })
    throw error
  }
}

/** Columns by what people call them. */
function inWords({ params }: Said, { columns }: Sheet, saying: Saying): Said['params'] {
  const lacking = new Set(Array.isArray(params?.columns) ? params.columns : [])
  if (lacking.size === 0) return params
  return { ...params, columns: columns.filter(({ name }) => lacking.has(name)).map((one) => calledIn(one, saying)) }
}

/** The second step: all rows are judged, then shown, or stored all together, or none. */
export async function takeRows<Plan, Created, Summary>(
  context: BatchContext,
  read: ReadSheet & { readonly fileName: string },
  kind: SheetKind<Plan, Created, Summary>,
  options: TakeOptions,
): Promise<Taken<Created, Summary> | Problem> {
  try {
    return await takenRows(context, read, kind, options)
  } catch (error) {
    if (error instanceof Refusal || error instanceof JobCancelled || isReferenceBroken(error)) throw error
    // It may have been stored before the answer was lost: no refusal, which would promise that nothing was.
    if (outageOf(error)) throw error
    context.log.error({ err: error, kind: kind.kind }, 'an import failed')
    throw new Refusal(problem('sheets.import-error', { status: 500 }))
  }
}

async function takenRows<Plan, Created, Summary>(
  context: BatchContext,
  read: ReadSheet & { readonly fileName: string },
  kind: SheetKind<Plan, Created, Summary>,
  { preview, batchId = newId(), purpose, onPiece }: TakeOptions,
): Promise<Taken<Created, Summary> | Problem> {
  await kind.prepare?.(read.rows)
  const piecewise = onPiece && kind.piecewise
  let begun: Begun<Plan> | undefined
  // Somebody who waits for the answer would rather hear that it takes too long; a job has time.
  const within = piecewise ? whenFree : atOnce
  const answer = await within(context.company, async (tx) => {
    begun = undefined
    while ((await piecewise?.abandon(tx, batchId, false)) === 'more');
    const judged = await kind.judge(tx, read.rows, read.partial)
    const faults = inOrder([...read.faults, ...judged.faults]).slice(0, FAULTS_LISTED)
    const notes = inOrder([...read.notes, ...judged.notes])
    const rejected = new Set([...read.partial, ...judged.faults].map(({ row }) => row)).size
    const barred = rejected === 0 ? await kind.barrier?.(tx, judged.plan) : undefined
    if (barred) return { ...barred, data: { batch_id: null, rows: read.total, accepted: 0, rejected: read.total } }
    const stores = rejected === 0 && !preview
    if (stores && !piecewise) await kind.store(tx, judged.plan, batchId)
    const taken = {
      batchId: preview ? null : batchId,
      rows: read.total,
      accepted: stores ? read.total : 0,
      rejected,
      created: kind.created(judged.plan),
      ...told(context, faults, notes),
      summary: kind.summary?.(judged.plan),
    }
    const batch = { id: batchId, kind: kind.kind, fileName: read.fileName, purpose, taken, faults, notes }
    if (stores && piecewise)
      begun = { plan: judged.plan, batch, pieces: await piecewise.begin(tx, judged.plan, batchId) }
    else if (!preview) await insertBatch(tx, context, batch)
    return taken
  })
  if (begun && piecewise) await writeInPieces(context, piecewise, begun, { barrier: kind.barrier, onPiece })
  return answer
}

const atOnce: typeof whenFree = (company, work) => company.transaction(work)

/** Faults and notes in the language of whoever asked. */
export function told(
  { say, language }: Pick<BatchContext, 'say' | 'language'>,
  faults: readonly CellFault[],
  notes: readonly CellNote[],
) {
  const tell = ({ key, params }: Said) => say(language, key, asSpreadsheetsCount(params))
  return {
    warnings: notes.map(({ row, column, message }) => ({ row, column, message: tell(message) })),
    errors: faults.map(({ row, column, value, message, expected }) => ({
      row,
      column,
      value,
      message: tell(message),
      expected: tell(expected),
    })),
  }
}

const inOrder = <Told extends { row: number; column: string }>(told: readonly Told[]): Told[] =>
  [...told].sort((left, right) => left.row - right.row)

/** Answers count rows below the header; a sentence names the row that the spreadsheet shows. */
const asSpreadsheetsCount = (params: Said['params']): Said['params'] =>
  typeof params?.row === 'number' ? { ...params, row: params.row + 1 } : params

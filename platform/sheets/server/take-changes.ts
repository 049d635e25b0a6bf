/**
 * Answers an upload that adds to a list and changes what is there: previewed, or stored all together and kept with
 * what is needed to take it back.
 */
import type { z } from 'zod'
import { isMarked, type Problem, problem, type Reply, reply } from '#platform/http/server/answers.ts'
import type { UploadedFile } from '#platform/http/server/handler.ts'
import type { SheetAnswer, SheetChange } from '../contract-types.ts'
import type { BatchContext } from './batch-store.ts'
import { type SheetKind, type Taken, takeSheet } from './take-sheet.ts'

export type Change = z.input<typeof SheetChange>
export type ChangePlan = { readonly changes: readonly Change[] }
type Answer = z.input<typeof SheetAnswer>

type Uploading = BatchContext & {
  readonly file: UploadedFile | undefined
  readonly query: { readonly preview?: '0' | '1' }
}

export async function takeChanges<Plan extends ChangePlan, Created>(
  call: Uploading,
  kind: SheetKind<Plan, Created>,
): Promise<Answer | Reply<Answer> | Problem> {
  const { file } = call
  if (!file) return problem('http.invalid', { errors: { file: ['http.required'] } })
  const preview = call.query.preview === '1'
  const taken = await takeSheet(call, file, { ...kind, summary }, { preview })
  if (isMarked(taken, 'problem')) return taken
  const answer = answerOf(taken)
  if (answer.rejected > 0 && !preview) {
    return problem('sheets.refused', { params: { rejected: answer.rejected, rows: answer.rows }, data: answer })
  }
  return preview ? answer : stored(answer)
}

const CHANGES_TOLD = 1_000

type Summary = Pick<Answer, 'created' | 'updated' | 'removed' | 'changes'>

function summary({ changes }: ChangePlan): Summary {
  /** A thing counts once, however many of its fields change. */
  const things = (what: Change['what']) =>
    new Set(changes.filter((change) => change.what === what).map(({ kind, name }) => `${kind} ${name}`)).size
  return {
    created: things('add'),
    updated: things('change'),
    removed: things('remove'),
    changes: changes.slice(0, CHANGES_TOLD),
  }
}

function answerOf({ batchId, rows, accepted, rejected, summary, warnings, errors }: Taken<unknown, Summary>): Answer {
  return {
    batch_id: batchId,
    rows,
    accepted,
    rejected,
    ...(summary ?? { created: 0, updated: 0, removed: 0, changes: [] }),
    warnings: [...warnings],
    ...(errors.length > 0 ? { errors: [...errors] } : {}),
  }
}

const stored = (answer: Answer): Reply<Answer> =>
  reply(answer, {
    messageKey: 'sheets.stored',
    params: { created: answer.created, updated: answer.updated, removed: answer.removed },
  })

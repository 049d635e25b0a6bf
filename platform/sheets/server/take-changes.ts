/**
 * Answers an upload that adds to a list and changes what is there: previewed, or stored all together and kept with
 * what is needed to take it back.
 */
import type { z } from 'zod'
import type { Outcome } from '#platform/http/server/answers.ts'
import type { SheetAnswer } from '../contract-types.ts'
import { CHANGES_TOLD, type Change } from '../model/changes.ts'
import type { SheetKind, Taken } from './import-sheet.ts'
import { type Importing, takeUpload, type Uploading } from './take-upload.ts'

type ChangePlan = { readonly changes: readonly Change[] }
type Answer = z.input<typeof SheetAnswer>
export type ChangesImport<Plan, Created> = Importing<Plan, Created, Summary, Answer>

export const takeChanges = <Plan extends ChangePlan, Created>(
  call: Uploading & { readonly query: { readonly preview?: '0' | '1' } },
  kind: SheetKind<Plan, Created>,
): Promise<Outcome<Answer>> =>
  takeUpload(call, changesOf(kind), { preview: call.query.preview === '1', long: undefined })

/** An import that tells its changes, as one of the kinds that are taken at once or by a job. */
export const changesOf = <Plan extends ChangePlan, Created>(
  kind: SheetKind<Plan, Created>,
  more: Partial<Pick<ChangesImport<Plan, Created>, 'purpose' | 'mayTake' | 'words'>> = {},
): ChangesImport<Plan, Created> => ({ kind: { ...kind, summary }, answer: answerOf, words, ...more })

const words = { stored: 'sheets.stored', refused: 'sheets.refused', begun: 'sheets.begun' } as const

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

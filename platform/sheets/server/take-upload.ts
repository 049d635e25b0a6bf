/**
 * An uploaded sheet from the request to its answer: looked at, taken at once, or, when it is long, by a job. What is
 * wrong is told at once in any case; only the storing goes on after the answer.
 */
import { z } from 'zod'
import { newId } from '#platform/clock/server/new-id.ts'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import {
  isMarked,
  type Outcome,
  type Problem,
  problem,
  Refusal,
  type Reply,
  reply,
} from '#platform/http/server/answers.ts'
import type { UploadedFile } from '#platform/http/server/handler.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { type Jobs, JobTakenOver, type JobTask } from '#platform/jobs/server/jobs.ts'
import { type BatchContext, batchOf, plainName } from './batch-store.ts'
import { importSheet, readUpload, type SheetKind, type Taken, takeRows } from './import-sheet.ts'
import { dropUpload, keepUpload, keptUpload } from './kept-upload.ts'

/** One kind of import: how it is taken, and what is said of it. */
export type Importing<Plan, Created, Summary, Answer extends object> = {
  readonly kind: SheetKind<Plan, Created, Summary>
  readonly answer: (taken: Taken<Created, Summary>) => Answer
  readonly purpose?: string | undefined
  /** Asked before anything is stored, and not of a preview. */
  readonly mayTake?: (plan: Plan) => Problem | undefined
  readonly words: { readonly stored: string; readonly refused: string; readonly begun: string }
}

/** How a long sheet goes on after the answer; what of `input` the job needs to know the kind again is up to the module. */
type LongImport = {
  readonly jobs: Pick<Jobs, 'start'> | undefined
  readonly kind: string
  /** Word key of the job's name, with `file`. */
  readonly name: string
  /** Where whoever began it looks at what came of it. */
  readonly link: string
  readonly input?: Readonly<Record<string, unknown>>
}

export type Uploading = BatchContext &
  Pick<Services, 'files' | 'seal'> & { readonly file: UploadedFile | undefined; readonly session: LiveSession }

/** Up to here an import is answered when it is done. */
export const ROWS_AT_ONCE = 2_000

export async function takeUpload<Plan, Created, Summary, Answer extends object>(
  call: Uploading,
  { kind: given, answer, purpose, words, mayTake }: Importing<Plan, Created, Summary, Answer>,
  { preview, long }: { readonly preview: boolean; readonly long: LongImport | undefined },
): Promise<Outcome<Answer>> {
  const { file } = call
  if (!file) return problem('http.invalid', { errors: { file: ['http.required'] } })
  const kind = preview || !mayTake ? given : asked(given, mayTake)
  const read = await readUpload(file, kind.sheet, call)
  if (isMarked(read, 'problem')) return read
  const rows = { ...read, fileName: file.name }
  if (long?.jobs && !preview && read.total > ROWS_AT_ONCE) {
    const seen = await takeRows(call, rows, kind, { preview: true })
    if (isMarked(seen, 'problem')) return seen
    if (seen.rejected === 0) {
      const begun = await begin(call, file, long, long.jobs, purpose)
      const data = { ...answer({ ...seen, batchId: begun.batchId }), job_id: begun.jobId }
      return reply(data, { status: 202, messageKey: words.begun, params: { rows: read.total } })
    }
  }
  const taken = await takeRows(call, rows, kind, { preview, purpose })
  if (isMarked(taken, 'problem')) return taken
  if (preview) {
    const { rejected, rows: all } = taken
    return reply(answer(taken), rejected > 0 ? { messageKey: words.refused, params: { rejected, rows: all } } : {})
  }
  return taken.rejected > 0
    ? refusedSheet(taken, words.refused, answer(taken))
    : toldStored(answer(taken), words.stored)
}

function asked<Plan, Created, Summary>(
  kind: SheetKind<Plan, Created, Summary>,
  mayTake: (plan: Plan) => Problem | undefined,
): SheetKind<Plan, Created, Summary> {
  return { ...kind, barrier: async (tx, plan) => mayTake(plan) ?? kind.barrier?.(tx, plan) }
}

/** Every number of the answer may stand in its sentence. */
function toldStored<Answer extends object>(answer: Answer, messageKey: string): Reply<Answer> {
  return reply(answer, { messageKey, params: numbersIn(answer) })
}

const refusedSheet = ({ rejected, rows }: Taken<unknown, unknown>, refused: string, data?: object): Problem =>
  problem(refused, { params: { rejected, rows }, ...(data && { data }) })

/** The batch has its id before the work begins, so that what is wrong in it can be asked for afterwards. */
async function begin(
  call: Uploading,
  file: UploadedFile,
  { kind, name, link, input: more }: LongImport,
  jobs: Pick<Jobs, 'start'>,
  purpose: string | undefined,
) {
  const { company, actor, language, session, say } = call
  const key = await keepUpload(call, company.companyId, file)
  const { id: jobId, input } = await jobs
    .start(company, {
      kind,
      name: say(language, name, { file: plainName(file.name) }),
      input: { ...more, key, name: file.name, batchId: newId(), language, purpose },
      actor,
      roles: session.roles,
      link,
    })
    .catch(async (reason: unknown) => {
      await dropUpload(call, key)
      throw reason
    })
  // The request came before: its job works on what was kept then.
  if (input.key !== key) await dropUpload(call, key)
  return { batchId: input.batchId, jobId }
}

const Input = z.object({
  key: z.string(),
  name: z.string(),
  batchId: z.string(),
  language: z.enum(['en', 'zh-Hant']),
  purpose: z.string().optional(),
})

/** The job's side: all or nothing, so that another process may begin it again; what a dead one wrote goes first. */
export async function takeByJob<Plan, Created, Summary, Answer extends object>(
  services: Services,
  task: JobTask,
  { kind, answer, words }: Importing<Plan, Created, Summary, Answer>,
): Promise<unknown> {
  const { key, name, batchId, language, purpose } = Input.parse(task.input)
  const { actor, companyId } = task
  const company = services.db.forCompany(companyId)
  // A process that died after storing everything left nothing to do.
  const done = await company.read((tx) => batchOf(tx, companyId, kind.kind, batchId))
  if (done && done.accepted > 0) {
    await dropUpload(services, key)
    return { batch_id: batchId, accepted: done.accepted }
  }
  const context = { company, actor, say: services.say, language, log: services.log }
  const taken = await withKeptUpload(services, company, key, async (bytes) => {
    await task.step(0)
    return importSheet(context, { name, bytes }, kind, { preview: false, batchId, purpose, onPiece: task.step })
  })
  if (isMarked(taken, 'problem')) throw new Refusal(taken)
  if (taken.rejected > 0) throw new Refusal(refusedSheet(taken, words.refused))
  return { batch_id: taken.batchId, ...numbersIn(answer(taken)) }
}

/** A job is kept for good: what stood in the rows, and whom they name, stays with the batch alone. */
const numbersIn = (answer: object): Record<string, number> =>
  Object.fromEntries(Object.entries(answer).filter((pair): pair is [string, number] => typeof pair[1] === 'number'))

/**
 * However the work ends, nobody needs the upload afterwards: unless another process goes on with it, or will, since
 * with the database away the job is not closed either.
 */
async function withKeptUpload<Done>(
  services: Services,
  company: Pick<CompanyDb, 'read'>,
  key: string,
  work: (bytes: Buffer) => Promise<Done>,
): Promise<Done> {
  try {
    const done = await work(await keptUpload(services, key))
    await dropUpload(services, key)
    return done
  } catch (reason) {
    if (!(reason instanceof JobTakenOver)) await company.read(() => dropUpload(services, key)).catch(() => undefined)
    throw reason
  }
}

/** A form goes on, is passed over a stage, or is sent back: judged, written, told to whoever's turn it is, and logged. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { againstReverting, type BackTo, type Holders, type MoveKind, nextStage, type Way } from '../model/way.ts'

export type FormRow = {
  readonly id: string
  readonly status: number
  /** Who did the stage before. */
  readonly done_by: string | null
  readonly revision: number
}
export type StagedForm<Row extends FormRow> = { readonly row: Row; readonly holders: Holders }
export type Standing = { readonly status: number; readonly stage_since: PlainDate; readonly done_by: string | null }
export type Move = {
  readonly from: number
  readonly to: number
  readonly kind: MoveKind
  readonly reason: string | null
  readonly by: string
  readonly byAccount: string
  readonly at: string
}
type Acting = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock'>
type Logged = { readonly before: object; readonly after: object }

/** What a kind of form says and keeps for itself. */
export type FormPort<Row extends FormRow> = {
  readonly way: Way
  /** Keys of the server's words; what stands against sending back, each beside its field. */
  readonly words: Readonly<Record<'completed' | 'overtaken' | BackTo, string>>
  readonly refused: (errors: Readonly<Record<string, readonly string[]>>) => Refusal
  readonly change: (tx: Tx, companyId: string, id: string, to: Standing) => Promise<void>
  readonly keepMove: (tx: Tx, companyId: string, id: string, move: Move) => Promise<void>
  readonly tell: (
    tx: Tx,
    companyId: string,
    turn: { readonly row: Row; readonly to: number; readonly holders: Holders; readonly now: Date },
  ) => Promise<void>
  readonly log: (
    tx: Tx,
    call: Acting,
    what: 'proceeded' | 'skipped' | 'reverted',
    row: Row,
    of: Logged,
  ) => Promise<void>
}

/** A draft of an older state is refused: whoever wrote it has not seen what stands there now. */
export function judgeRevision<Row extends FormRow>(
  { words }: Pick<FormPort<Row>, 'words'>,
  { revision }: Row,
  given: number | undefined,
): void {
  if (given !== undefined && given !== revision) throw new Refusal(problem(words.overtaken, { status: 409 }))
}

/** To the next stage; with `reason` somebody else passes over what stands there. */
export async function proceed<Row extends FormRow>(
  tx: Tx,
  call: Acting,
  port: FormPort<Row>,
  { row, holders }: StagedForm<Row>,
  { today, reason }: { readonly today: PlainDate; readonly reason?: string | undefined },
): Promise<void> {
  const { companyId } = call.company
  const skips = reason !== undefined
  const doneBy = skips ? row.done_by : call.actor.accountId
  const to = nextStage(port.way, row.status, holders, doneBy)
  await port.change(tx, companyId, row.id, { status: to, stage_since: today, done_by: doneBy })
  await port.keepMove(tx, companyId, row.id, moveOf(call, row, { to, kind: skips ? 'skip' : 'proceed', reason }))
  await port.tell(tx, companyId, { row, to, holders, now: call.clock.now() })
  const of = { before: { status: row.status }, after: { status: to } }
  await port.log(tx, call, skips ? 'skipped' : 'proceeded', row, of)
}

const FIELDS = { earlier: 'status', reason: 'reason', nobody: 'status' } as const

/** Nothing that was written is lost by it. */
export async function revert<Row extends FormRow>(
  tx: Tx,
  call: Acting,
  port: FormPort<Row>,
  { row, holders }: StagedForm<Row>,
  { status: to, reason, today }: { readonly status: number; readonly reason: string; readonly today: PlainDate },
): Promise<void> {
  const { companyId } = call.company
  if (row.status > port.way.last) throw new Refusal(problem(port.words.completed))
  const against = againstReverting(port.way, { from: row.status, to, reason, holders })
  if (against) throw port.refused({ [FIELDS[against]]: [port.words[against]] })
  await port.change(tx, companyId, row.id, { status: to, stage_since: today, done_by: null })
  await port.keepMove(tx, companyId, row.id, moveOf(call, row, { to, kind: 'revert', reason }))
  await port.tell(tx, companyId, { row, to, holders, now: call.clock.now() })
  await port.log(tx, call, 'reverted', row, { before: { status: row.status }, after: { status: to, reason } })
}

export const moveOf = (
  { actor, clock }: Pick<Acting, 'actor' | 'clock'>,
  { status }: Pick<FormRow, 'status'>,
  { to, kind, reason }: { readonly to: number; readonly kind: MoveKind; readonly reason?: string | null | undefined },
): Move => ({
  ...{ from: status, to, kind, reason: reason ?? null },
  ...{ by: actor.name, byAccount: actor.accountId, at: clock.now().toISOString() },
})

/** A review goes on to its next stage; at the letter it does what was decided. */
import { addDays, plainDateOf } from '#kernel/plain-date.ts'
import { confirmEmployment, type EndingProbation, extendProbation } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { MoveKind } from '#platform/stages/model/way.ts'
import { type FormPort, moveOf, proceed } from '#platform/stages/server/moving.ts'
import { firstStatus, way } from '../model/advance.ts'
import { APPROVER, COMPLETED, HR, isWhole, LETTER, raters } from '../model/review.ts'
import { type Acting, type Around, happened, refused, type Staged, words } from './acting.ts'
import { refuseGoneBy, refuseLeft } from './leavers.ts'
import { letterOf } from './letter.ts'
import type { NotPassed, ProbationNeeds } from './needs.ts'
import { changeReview, insertMove, type ReviewRow } from './review-store.ts'
import { tellLetter, tellTurn } from './telling.ts'
import { agreedBeyond } from './writing.ts'

type Going = {
  readonly needs: ProbationNeeds
  readonly around: Around
  /** Given where HR passes over a stage of somebody else. */
  readonly reason?: string | undefined
  /** That somebody agreed in writing to an end that the law does not allow by itself. */
  readonly confirm?: unknown
}

/** `may` of the view was asked before; what is written is judged here. */
export async function goOn(
  tx: Tx,
  call: Acting,
  staged: Staged,
  { needs, around, reason, confirm }: Going,
): Promise<void> {
  const { row } = staged
  if (row.status === COMPLETED) throw new Refusal(problem('probation.is-completed'))
  refuseLeft(row, around.today)
  if (row.status === HR || row.status === LETTER) await askOfEnd(tx, call, row, around, confirm)
  if (row.status === LETTER) return finish(tx, call, staged, { needs, around })
  if (reason === undefined) judge(row)
  await proceed(tx, call, reviewForm, staged, { today: around.today, reason })
}

const LOGGED = {
  proceeded: 'probation.proceeded',
  skipped: 'probation.skipped',
  reverted: 'probation.reverted',
} as const

/** A review, for the engine of staged forms. */
export const reviewForm: FormPort<ReviewRow> = {
  ...{ way, words, refused },
  change: changeReview,
  keepMove: insertMove,
  tell: tellTurn,
  log: (tx, call, what, row, { before, after }) =>
    happened(tx, call, LOGGED[what], row, { before: { ...before }, after: { ...after } }),
}

const moved = (tx: Tx, call: Acting, row: ReviewRow, to: number, kind: MoveKind): Promise<void> =>
  insertMove(tx, call.company.companyId, row.id, moveOf(call, row, { to, kind }))

/** What the letter does where it ends the employment. */
export const notPassed = ({ employee_id, probation_end_date }: ReviewRow): NotPassed => ({
  employeeId: employee_id,
  lastDay: plainDateOf(probation_end_date),
  field: 'result',
})
export const endsEmployment = ({ status, result }: Pick<ReviewRow, 'status' | 'result'>): boolean =>
  status === LETTER && result === 'terminated'

/** However the end came to be in it: suggested by a manager, set by hand, or as the record has it. */
async function askOfEnd(tx: Tx, call: Acting, row: ReviewRow, { facts }: Around, confirm: unknown): Promise<void> {
  const ends = { extended: row.suggested_end_date, terminated: row.probation_end_date, confirmed: null }
  const agreed = agreedBeyond(row, row.result && ends[row.result], { facts, call }, confirm)
  if (!agreed.beyond_agreed) return
  await changeReview(tx, call.company.companyId, row.id, agreed)
  await happened(tx, call, 'probation.changed', row, { before: { beyond_agreed: row.beyond_agreed }, after: agreed })
}

function judge(row: ReviewRow): void {
  const rater = raters[row.status]
  if (rater && !isWhole(row.items, row.parts[rater])) throw refused({ ratings: ['probation.rate-every-item'] })
  if (row.status === HR || row.status === APPROVER) judgeEnd(row)
}

function judgeEnd({ result, suggested_end_date, probation_end_date }: ReviewRow): void {
  if (result === null) throw refused({ result: ['probation.result-needed'] })
  if (result === 'extended' && (suggested_end_date === null || suggested_end_date <= probation_end_date)) {
    throw refused({ suggested_end_date: ['probation.later-end-needed'] })
  }
}

/** The letter goes out and the record follows: confirmed, longer with another round, or left on the last day. */
async function finish(
  tx: Tx,
  call: Acting,
  { row, holders }: Staged,
  { needs, around: { today } }: Omit<Going, 'reason'>,
): Promise<void> {
  judgeEnd(row)
  const { companyId } = call.company
  const { actor, clock, seal } = call
  const ending: EndingProbation = { companyId, today, actor, clock, seal, payInputsChanged: needs.payInputsChanged }
  const endDate = plainDateOf(row.probation_end_date)
  const { employee_id: employeeId } = row
  const letter = letterOf(row, today)
  const letters = letter ? [...row.letters, letter] : row.letters
  if (row.result === 'extended') {
    const endsOn = plainDateOf(row.suggested_end_date ?? row.probation_end_date)
    refuseGoneBy(row, addDays(endDate, 1))
    await extendProbation(tx, ending, { employeeId, endsOn })
    const status = firstStatus(holders)
    await changeReview(tx, companyId, row.id, {
      ...{ status, stage_since: today, done_by: null, round: row.round + 1, probation_end_date: endsOn },
      ...{ is_extended: true, parts: {}, rounds: [...row.rounds, row.parts], result: null, suggested_result: null },
      ...{ suggested_end_date: null, suggested_salary: null, official_confirmed_date: null, letters },
    })
    await moved(tx, call, row, status, 'extend')
    await tellLetter(tx, companyId, row, { day: endsOn, now: clock.now() })
    await tellTurn(tx, companyId, { row, to: status, holders, now: clock.now() })
  } else {
    const on = plainDateOf(row.official_confirmed_date ?? addDays(endDate, 1))
    if (row.result === 'confirmed') {
      refuseGoneBy(row, on)
      const salary = row.suggested_salary
      await confirmEmployment(tx, ending, {
        employeeId,
        on,
        salary,
        reason: call.say(call.language, 'probation.salary-reason'),
      })
    } else {
      await needs.leaving.open(tx, call, notPassed(row))
    }
    const confirmed = row.result === 'confirmed' ? { official_confirmed_date: on } : {}
    const done = { status: COMPLETED, stage_since: today, completed_on: today, letters }
    await changeReview(tx, companyId, row.id, { ...done, ...confirmed })
    await moved(tx, call, row, COMPLETED, 'proceed')
    await tellLetter(tx, companyId, row, { day: row.result === 'confirmed' ? on : endDate, now: clock.now() })
  }
  await happened(tx, call, `probation.${row.result}`, row, { after: { result: row.result } })
}

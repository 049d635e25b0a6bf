/** A leaving as it is answered: to HR, and to whose it is. */
import { mayEnter } from '#access/enter.ts'
import { reportsOf } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import { type ExitMove, isOpen, movesOf } from '../../model/exit-states.ts'
import { exitTypes } from '../../model/exit-types.ts'
import { type HandOverPart, handOverParts } from '../../model/hand-over.ts'
import type { ExitNeeds } from './acting.ts'
import { documentsOf, heldBy, namedIn, tasksOf } from './clearance-store.ts'
import { type ExitRow, exitsOf, oneExit, WITHDRAWN } from './exit-store.ts'
import { heldStill, plannedOf } from './hand-over.ts'
import { type Asking, lawOf, type Reading, readingOf, told } from './reading.ts'

export function shown(row: ExitRow, reading: Reading, { session }: Pick<Asking, 'session'>) {
  const may = (move: ExitMove) => mayEnter(session, move === 'acknowledge' ? 'exit.acknowledge' : 'exit.write')
  return { ...common(row, reading), tasks_open: row.tasks_open, may: movesOf(row, reading.today).filter(may) }
}

/** All that is known of one; 404 where there is none. */
export async function detailOf(tx: Tx, call: Asking, id: string, needs: Pick<ExitNeeds, 'handOver'> = {}) {
  const { companyId } = call.company
  const row = await oneExit(tx, companyId, id, { reader: call.session.accountId })
  if (!row) throw new Refusal(notFound())
  const reading = await readingOf(tx, call)
  const { heads } = await heldBy(tx, companyId, row.employee_id)
  const held = await heldStill(tx, companyId, row, { ...needs, now: call.clock.now() })
  const hears = mayHearInterview(row, call)
  return {
    ...shown(row, reading, call),
    tasks: (await tasksShown(tx, companyId, [id])).map(({ exit_id: _, ...task }) => task),
    documents: (await documentsOf(tx, companyId, id)).map(({ file_id: _, ...document }) => document),
    hand_over: {
      ...{ heads, account_id: row.account_id, waiting: held.approvals.length },
      reports: await reportsOf(tx, companyId, row.employee_id),
      held: Object.fromEntries(handOverParts.map((part) => [part, [...held[part]]])) as Record<HandOverPart, string[]>,
      planned: (await plannedOf(tx, companyId, id)).map((one) => ({ ...one })),
    },
    ...marksOf(row, mayEnter(call.session, 'exit.settlement')),
    interview: hears ? answersOf(row) : null,
    interview_at: hears ? row.interview_at : null,
  }
}

/** Where the last pay went, what is wrong with it until it was made good, and then in which month; nothing for whom pay is not. */
const marksOf = (row: ExitRow, maySee: boolean) => ({
  pay_settled: maySee ? monthOf(row) : null,
  pay_to_correct: maySee && row.pay_to_correct && row.pay_corrected === null ? monthOf(row) : null,
  pay_missing: maySee && row.pay_corrected === null ? (row.pay_missing?.slice(0, 7) ?? null) : null,
  pay_corrected: maySee ? (row.pay_corrected?.slice(0, 7) ?? null) : null,
})

/** HR, but never the person's own manager. */
const mayHearInterview = (row: ExitRow, { session }: Asking): boolean =>
  mayEnter(session, 'exit.settlement') && row.manager_account_id !== session.accountId

export async function ownViews(tx: Tx, call: Asking, employeeId: string) {
  const { rows } = await exitsOf(tx, call.company.companyId, { employeeId, reader: call.session.accountId })
  const reading = await readingOf(tx, call)
  const ids = rows.map(({ id }) => id)
  const tasks = await tasksShown(tx, call.company.companyId, ids)
  return rows.map((row) => ({
    ...common(row, reading),
    tasks: tasks.filter(({ exit_id }) => exit_id === row.id).map(({ exit_id: _, ...task }) => task),
    interview: answersOf(row),
    may_withdraw: row.is_own && row.status === 'submitted' && movesOf(row, reading.today).includes('withdraw'),
    has_certificate: hasCertificate(row),
  }))
}

export const hasCertificate = ({ status }: Pick<ExitRow, 'status'>): boolean =>
  status === 'completed' || (isOpen(status) && status !== 'submitted')

function common(row: ExitRow, reading: Reading) {
  const type = exitTypes.find(({ id }) => id === row.exit_type_id)?.name ?? ''
  const isBack = row.status === 'withdrawn'
  const { citizenship: _c, account_id: _a, manager_account_id: _m, interview: _i, interview_at: _at, ...rest } = row
  const { settled_month: _s, settled_at: _t, settled_items: _n, pay_to_correct: _p, pay_missing: _g, ...more } = rest
  const { tasks_open: _o, pay_corrected: _k, ...fields } = more
  return {
    ...fields,
    exit_type_id: isBack ? WITHDRAWN : row.exit_type_id,
    exit_type: isBack ? 'withdrawn' : type,
    exit_reason_ids: [...row.exit_reason_ids],
    reasons: row.exit_reason_ids.flatMap((id) => {
      const reason = reading.reasons.get(id)
      return reason ? [{ id, name: reading.named(reason), kind: reason.kind }] : []
    }),
    ...told(lawOf(reading, row)),
  }
}

async function tasksShown(tx: Tx, companyId: string, exitIds: readonly string[]) {
  const tasks = await tasksOf(tx, companyId, exitIds)
  const names = await namedIn(tx, companyId, tasks)
  return tasks.map(({ person_id, due_days: _d, by_account: _a, by_name, ...task }) => ({
    ...task,
    person: person_id === null ? null : (names.get(person_id) ?? null),
    by: by_name,
  }))
}
const monthOf = ({ settled_month }: ExitRow) => settled_month?.slice(0, 7) ?? null
const answersOf = ({ interview }: ExitRow) => interview?.map((one) => ({ ...one })) ?? null

/** An OKR as it is answered, with how far it is. */
import { mayEnter } from '#access/enter.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { AGREED, CLOSED, DRAFT, SUBMITTED } from '../model/okr.ts'
import { objectiveProgress, okrProgress, progressOf } from '../model/progress.ts'
import type { OkrRow } from './okr-store.ts'

/** Whose hands: the person's own; those of the manager or HR; or nobody's, to be read. */
export type Hands = 'own' | 'keeper' | 'reader'

/** HR keeps all, managers those of their own people, and nobody agrees to their own. */
export const handsOf = (session: LiveSession, row: OkrRow): Hands => {
  if (row.account_id === session.accountId) return 'own'
  if (!mayEnter(session, 'okr.write')) return 'reader'
  return row.owner_kind === 'person' || mayEnter(session, 'okr.keep') ? 'keeper' : 'reader'
}

export function okrRow(row: OkrRow) {
  const results = row.objectives.flatMap(({ key_results }) => key_results)
  const sure = results.flatMap(({ confidence }) => confidence ?? [])
  const said = results.flatMap(({ check_ins }) => check_ins.map(({ at }) => at)).sort()
  return {
    ...{ id: row.id, owner_kind: row.owner_kind, owner: row.owner, employee_id: row.employee_id },
    ...{ department_id: row.department_id, department: row.department, year: row.year, quarter: row.quarter },
    ...{ status: row.status, progress: okrProgress(row.objectives) },
    confidence: sure.length === 0 ? null : Math.min(...sure),
    objectives_count: row.objectives.length,
    last_check_in: said.at(-1) ?? null,
    revision: row.revision,
  }
}

export function okrView(row: OkrRow, hands: Hands) {
  const { status } = row
  const touches = hands !== 'reader'
  return {
    ...okrRow(row),
    objectives: row.objectives.map((objective) => ({
      ...objective,
      progress: objectiveProgress(objective),
      key_results: objective.key_results.map((result) => ({
        ...result,
        progress: progressOf(result),
        check_ins: result.check_ins.map((one) => ({ ...one })),
      })),
    })),
    sent_back: touches ? row.sent_back : null,
    may: mayDo(status, hands),
  }
}

export const mayDo = (status: number, hands: Hands) => {
  const keeps = hands === 'keeper'
  return {
    change: keeps ? status < CLOSED : hands === 'own' && status <= SUBMITTED,
    proceed: keeps ? status < CLOSED : hands === 'own' && status === DRAFT,
    revert: keeps && status > DRAFT,
    remove: keeps && status < CLOSED,
    check_in: hands !== 'reader' && status === AGREED,
    copy: keeps,
  }
}

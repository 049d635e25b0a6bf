/** Objectives written and written anew, by whoever may: HR, a manager, or the person. */
import type { Tx } from '#platform/database/server/connect.ts'
import { type Acting, happened, refused } from './acting.ts'
import { judgeObjectives } from './judging.ts'
import { insertOkrs, type NewOkr, replaceObjectives, setStanding } from './okr-changes.ts'
import type { OkrRow } from './okr-store.ts'

/** Its id; a quarter has one of each owner. */
export async function written(tx: Tx, companyId: string, okr: NewOkr): Promise<string> {
  const [id] = await insertOkrs(tx, companyId, [okr])
  if (!id) throw refused({ quarter: ['okr.there-already'] })
  return id
}

/** Of one that is held. */
export async function rewritten(
  tx: Tx,
  call: Acting,
  row: OkrRow,
  objectives: Parameters<typeof judgeObjectives>[2],
): Promise<void> {
  const { companyId } = call.company
  await judgeObjectives(tx, companyId, objectives, { ...row, now: row })
  await replaceObjectives(tx, companyId, [{ okrId: row.id, objectives }])
  await setStanding(tx, companyId, row.id, {})
  await happened(tx, call, 'okr.changed', row)
}

/** The review of the next open month says that pay dated back is waiting. */
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import type { Period } from '../../model/period.ts'
import type { PayrollNeeds } from '../needs.ts'
import type { Check } from '../view/checks-view.ts'
import { nextOpen } from './next-open.ts'
import { readWaiting } from './waiting.ts'
import { waitingFrom } from './waiting-threads.ts'
import type { WaitingRead } from './work-out-waiting.ts'

type Telling = { readonly say: Say; readonly language: Language }

/** Read with the review, and worked out when the data is let go of. */
export async function retroRead(
  tx: Tx,
  companyId: string,
  { contributions }: Pick<PayrollNeeds, 'contributions'>,
  period: Period,
): Promise<WaitingRead | undefined> {
  if ((await nextOpen(tx, companyId))?.key !== period.key) return undefined
  return readWaiting(tx, companyId, contributions)
}

export async function retroCheck(read: WaitingRead | undefined, { say, language }: Telling): Promise<Check[]> {
  const waiting = await waitingFrom(read)
  if (waiting.length === 0) return []
  const employee_ids = waiting.map(({ employeeId }) => employeeId)
  const text = say(language, 'payroll.check.retro_waiting')
  return [{ code: 'retro_waiting', weight: 'look', count: waiting.length, employee_ids, text }]
}

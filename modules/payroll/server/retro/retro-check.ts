/** The review of the next open month says that pay dated back is waiting. */
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import type { Period } from '../../model/period.ts'
import type { PayrollNeeds } from '../needs.ts'
import type { Check } from '../view/checks-view.ts'
import { nextOpen } from './next-open.ts'
import { waitingOf } from './waiting.ts'

type Telling = { readonly say: Say; readonly language: Language }

export async function retroCheck(
  tx: Tx,
  companyId: string,
  { contributions }: Pick<PayrollNeeds, 'contributions'>,
  period: Period,
  { say, language }: Telling,
): Promise<Check[]> {
  if ((await nextOpen(tx, companyId))?.key !== period.key) return []
  const waiting = await waitingOf(tx, companyId, contributions)
  if (waiting.length === 0) return []
  const employee_ids = waiting.map(({ employeeId }) => employeeId)
  const text = say(language, 'payroll.check.retro_waiting')
  return [{ code: 'retro_waiting', weight: 'look', count: waiting.length, employee_ids, text }]
}

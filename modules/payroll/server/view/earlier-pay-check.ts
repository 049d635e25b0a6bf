/** People of the run of whom it is not known what they were paid earlier in the year. */
import { employedPeople } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import type { Period } from '../../model/period.ts'
import { earlierPayUnknown } from '../earlier/asked.ts'
import { employeesShown } from '../payslip-store.ts'
import type { RunRow } from '../run-store.ts'
import type { Check } from './checks-view.ts'

export async function earlierPayCheck(
  tx: Tx,
  companyId: string,
  period: Period,
  run: RunRow | undefined,
  { say, language }: { readonly say: Say; readonly language: Language },
): Promise<Check[]> {
  const code = 'earlier_pay_unknown'
  const employee_ids = await unknownInRun(tx, companyId, period, run)
  if (employee_ids.length === 0) return []
  return [
    { code, weight: 'look', count: employee_ids.length, employee_ids, text: say(language, `payroll.check.${code}`) },
  ]
}

/** Before a month is worked out: of those who would be in it. */
export async function unknownInRun(
  tx: Tx,
  companyId: string,
  period: Period,
  run: RunRow | undefined,
): Promise<string[]> {
  // Nothing of a year comes before its January.
  if (period.month === 1) return []
  const ids =
    run && run.version > 0
      ? await employeesShown(tx, companyId, run)
      : (await employedPeople(tx, companyId, period)).map(({ id }) => id)
  return earlierPayUnknown(tx, companyId, period, ids)
}

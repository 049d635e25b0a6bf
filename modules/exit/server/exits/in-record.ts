/** What an acknowledged leaving says in the record of the person. */

import { plainDateOf } from '#kernel/plain-date.ts'
import { recordLeaving } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { Refusal } from '#platform/http/server/answers.ts'
import type { Doing, ExitNeeds } from './acting.ts'
import type { ExitFields } from './exit-store.ts'

const RESIGNATION = 1

export async function inRecord(
  tx: Tx,
  call: Doing,
  needs: ExitNeeds,
  {
    employee_id,
    exit_type_id,
    exit_reason_ids,
    last_working_date,
    remark,
  }: ExitFields & {
    readonly employee_id: string
    readonly remark: string | null
  },
): Promise<void> {
  const refused = await recordLeaving(tx, call, needs, employee_id, {
    last_working_date: plainDateOf(last_working_date),
    kind: exit_type_id === RESIGNATION ? 'resigned' : 'terminated',
    exit_reason_id: exit_reason_ids[0] ?? null,
    remark: remark ?? '',
  })
  if (refused) throw new Refusal(refused)
}

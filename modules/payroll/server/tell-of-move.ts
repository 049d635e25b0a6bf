/** Who is told of a move of the month: the approvers what waits for them, those who prepared it how it went. */
import { areas } from '#access/areas.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import { notify, settleNotices } from '#platform/notices/server/notify.ts'
import type { Period } from '../model/period.ts'
import { addressOfRun } from '../model/run-query.ts'
import type { RunEventName } from './event-store.ts'
import { preparersOf } from './preparers.ts'
import type { RunRow } from './run-store.ts'

type Teller = Pick<Call<Endpoint>, 'company' | 'clock' | 'actor'>

export async function tellOfMove(
  tx: Tx,
  { company: { companyId }, clock, actor }: Teller,
  run: RunRow,
  period: Period,
  event: RunEventName,
): Promise<void> {
  const link = addressOfRun(period)
  if (event === 'approved' || event === 'unconfirmed')
    await settleNotices(tx, companyId, { word: 'payroll.notice-confirmed', link, at: clock.now() })
  if (event !== 'confirmed' && event !== 'approved' && event !== 'reopened') return
  const preparers = event === 'confirmed' ? [] : await preparersOf(tx, companyId, run)
  const approvers = event === 'approved' ? [] : await accountsInRoles(tx, companyId, areas['payroll.approve'].roles)
  const others = [...preparers, ...approvers].filter((account) => account !== actor.accountId)
  await notify(tx, companyId, others, {
    word: `payroll.notice-${event}`,
    params: { name: actor.name, month: { month: { year: period.year, month: period.month } } },
    link,
    at: clock.now(),
  })
}

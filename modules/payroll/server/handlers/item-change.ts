/** One change of a month's items: under the run's lock, with the payslips it touches marked and the change written down. */
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal, type Reply, reply } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { addItem } from '../../contract/items.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import type { Period } from '../../model/period.ts'
import { addEvent, type RunEventName } from '../event-store.ts'
import { type ListedItem, listedItems } from '../item-list.ts'
import { itemOf } from '../item-store.ts'
import { packFor } from '../pack-of-company.ts'
import { periodOfCall } from '../period-of-call.ts'
import type { RunRow } from '../run-store.ts'
import { markPeople } from '../stale-store.ts'
import { itemView } from '../view/items.ts'
import { runFor } from './open-run.ts'

type Changing = Pick<Call<typeof addItem>, 'company' | 'clock' | 'actor' | 'language' | 'seal'>
type Changed = { readonly id?: string; readonly touched: readonly string[] }
type ShownItem = ReturnType<typeof itemView<ListedItem>>
type Act = (tx: Tx, pack: CountryPack, run: RunRow, period: Period) => Promise<Changed>
type ActIn = (pack: CountryPack, run: RunRow) => Promise<Changed>

/** The answer, with the item as it now is; undefined once it is gone. */
export function changeItems(
  call: Changing,
  month: Call<typeof addItem>['params'],
  of: Call<typeof addItem>['query'],
  event: RunEventName,
  act: Act,
): Promise<Reply<ShownItem> | undefined> {
  const period = periodOfCall(month, of)
  return call.company.transaction((tx) =>
    changeItemsIn(tx, call, period, event, (pack, run) => act(tx, pack, run, period)),
  )
}

/** The same within a transaction that is open already. */
export async function changeItemsIn(
  tx: Tx,
  call: Changing,
  period: Period,
  event: RunEventName,
  act: ActIn,
): Promise<Reply<ShownItem> | undefined> {
  const { company, clock, actor, seal } = call
  const pack = await packFor(tx, company.companyId)
  const run = await runFor(tx, company.companyId, period, 'items')
  const { id, touched } = await act(pack, run)
  await markPeople(tx, company.companyId, run, touched, 'item', actor.name)
  await addEvent(tx, company.companyId, run, event, actor, clock.now())
  const [item] = id ? (await listedItems(tx, { companyId: company.companyId, seal }, period, { id })).rows : []
  const after = { month: period.key, ...(item ? { type: item.code ?? item.type, amount: item.amount } : {}) }
  // Of the person it is about: whoever is forgotten one day is then named by none of it.
  const happened = [...new Set(touched)].map((employeeId) => ({
    action: `payroll.${event}`,
    subject: { kind: 'employee', id: employeeId, ...(employeeId === item?.employee_id && { name: item.full_name }) },
    after,
  }))
  await record(tx, company.companyId, happened, { actor, now: clock.now() })
  if (!item) return undefined
  return reply(itemView(item, call.language, pack), { messageKey: 'payroll.item-saved' })
}

/** Entered for this month, by hand or by a sheet. */
export async function ownItem(tx: Tx, companyId: string, period: Period, id: string) {
  const item = await itemOf(tx, companyId, period, id)
  if (!item) throw new Refusal(notFound())
  return item
}

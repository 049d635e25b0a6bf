/** What waits: closed months of whoever's pay was dated back, read for working them out by today's pay. */
import { lastDayOf, plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { peopleForMonth } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type AlikeDays, apart } from '../../model/alike-days.ts'
import { isAmount, isDays } from '../../model/contributed.ts'
import type { ContributedAmount } from '../../model/contributed-amounts.ts'
import type { PersonForPay } from '../../model/country-pack.ts'
import { packOf } from '../../model/country-packs.ts'
import { repriced } from '../../model/retro/repriced.ts'
import type { PayContribution } from '../needs.ts'
import { decisionsOf, type KeptPayslip, keptPayslips, takenUp } from './retro-store.ts'
import { waitingFrom } from './waiting-threads.ts'
import { groupsOf, keyOf, periodNamed, type Waiting, type WaitingRead } from './work-out-waiting.ts'

/** Of everybody or of these; by staff id. */
export async function readWaiting(
  tx: Tx,
  companyId: string,
  contributions: readonly PayContribution[],
  ids?: readonly string[],
): Promise<WaitingRead | undefined> {
  const { country } = await companyFacts(tx, companyId)
  const kept = await keptPayslips(tx, companyId, packOf(country), ids)
  if (kept.length === 0) return undefined
  const employeeIds = [...new Set(kept.map(({ employee_id }) => employee_id))]
  return {
    ...{ country, kept },
    people: await peopleOfMonths(tx, companyId, kept),
    priced: await repricedOf(tx, companyId, contributions, kept, employeeIds),
    decided: groupsOf(await decisionsOf(tx, companyId, employeeIds), keyOf),
  }
}

/** Read and worked out under the locks that the caller holds. */
export async function waitingOf(
  tx: Tx,
  companyId: string,
  contributions: readonly PayContribution[],
  ids?: readonly string[],
): Promise<readonly Waiting[]> {
  return waitingFrom(await readWaiting(tx, companyId, contributions, ids))
}

/** As each month knows them, with today's pay; a closed month has few names, and there are few of them. */
async function peopleOfMonths(tx: Tx, companyId: string, kept: readonly KeptPayslip[]) {
  const people = new Map<string, PersonForPay>()
  for (const [month, rows] of groupsOf(kept, ({ month }) => month)) {
    const ids = rows.map(({ employee_id }) => employee_id)
    for (const person of await peopleForMonth(tx, companyId, periodNamed(month), ids))
      people.set(`${person.id} ${month}`, person)
  }
  return people
}

/** By person, month and type. */
async function repricedOf(
  tx: Tx,
  companyId: string,
  contributions: readonly PayContribution[],
  kept: readonly KeptPayslip[],
  ids: readonly string[],
) {
  const found = new Map<string, ReturnType<typeof repriced>>()
  const byPay = contributions.filter((one) => one.byPay)
  const taken = byPay.length === 0 ? [] : await takenUp(tx, companyId, ids)
  const whose = [...new Set(taken.map(({ employee_id }) => employee_id))]
  if (whose.length === 0) return found
  const months = kept.map(({ month }) => month).sort()
  const [first = '', last = first] = [months[0], months.at(-1)]
  const days = { from: plainDateOf(`${first}-01`), to: lastDayOf(periodNamed(last)) }
  const now: ((ContributedAmount | AlikeDays) & { readonly employee_id: string })[] = []
  for (const { origin, between } of byPay) {
    for (const { employeeId, ...one } of await between(tx, companyId, days, whose)) {
      if (!isDays(one)) now.push({ ...one, origin, employee_id: employeeId })
    }
  }
  const nowOf = groupsOf(now, ({ employee_id }) => employee_id)
  const origins = new Set(byPay.map(({ origin }) => origin))
  for (const [id, rows] of groupsOf(taken, ({ employee_id }) => employee_id)) {
    const paid = rows.flatMap(({ contributed }) => contributed.filter(isAmount))
    found.set(
      id,
      repriced(
        apart(nowOf.get(id) ?? []),
        paid.filter(({ origin, month }) => origins.has(origin) && month >= first && month <= last),
      ),
    )
  }
  return found
}

/** What waits: closed months of whoever's pay was dated back, worked out by today's pay. It only reads. */
import { amountText } from '#kernel/money.ts'
import { lastDayOf, type PlainDate, parseYearMonth, plainDateOf } from '#kernel/plain-date.ts'
import { peopleForMonth } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isAmount } from '../../model/contributed.ts'
import type { ContributedAmount } from '../../model/contributed-amounts.ts'
import type { PersonForPay } from '../../model/country-pack.ts'
import { type Period, periodOf } from '../../model/period.ts'
import { differenceOf, openLines, type RetroLine } from '../../model/retro/differences.ts'
import { repriced } from '../../model/retro/repriced.ts'
import { earnedOf, workedAgain } from '../../model/retro/worked-again.ts'
import type { PayContribution } from '../needs.ts'
import { packFor } from '../pack-of-company.ts'
import { type Decision, decisionsOf, type KeptPayslip, keptPayslips, takenUp } from './retro-store.ts'

export type WaitingMonth = { readonly month: string; readonly difference: string; readonly lines: readonly RetroLine[] }
export type Waiting = {
  readonly employeeId: string
  readonly staffId: string
  readonly fullName: string
  readonly effectiveFrom: string
  readonly months: readonly WaitingMonth[]
}

/** Of everybody or of these; by staff id. */
export async function waitingOf(
  tx: Tx,
  companyId: string,
  contributions: readonly PayContribution[],
  ids?: readonly string[],
): Promise<Waiting[]> {
  const pack = await packFor(tx, companyId)
  const kept = await keptPayslips(tx, companyId, pack, ids)
  if (kept.length === 0) return []
  const employeeIds = [...new Set(kept.map(({ employee_id }) => employee_id))]
  const people = await peopleOfMonths(tx, companyId, kept)
  const priced = await repricedOf(tx, companyId, contributions, kept, employeeIds)
  const decided = groupsOf(await decisionsOf(tx, companyId, employeeIds), keyOf)
  const found = new Map<string, Waiting>()
  for (const one of kept) {
    const period = periodNamed(one.month)
    const person = people.get(keyOf(one))
    if (!person) continue
    const { lines, inputs, company_facts: company } = one
    const month = { inputs, company, contributed: one.contributed ?? [], entered: new Set(one.entered) }
    const now = workedAgain(pack, month, person, period, priced.get(one.employee_id)?.get(one.month) ?? new Map())
    const open =
      now &&
      openLines(
        earnedOf(lines),
        now,
        (decided.get(keyOf(one)) ?? []).flatMap((each) => each.lines),
      )
    // Lines that make up for each other leave nothing to pay.
    if (!open || differenceOf(open) === 0n) continue
    const before = found.get(one.employee_id)
    found.set(one.employee_id, {
      employeeId: one.employee_id,
      staffId: one.staff_id,
      fullName: one.full_name,
      effectiveFrom: before?.effectiveFrom ?? beganOn(person, period),
      months: [
        ...(before?.months ?? []),
        { month: one.month, difference: amountText(differenceOf(open)), lines: open },
      ],
    })
  }
  return [...found.values()]
}

const keyOf = ({ employee_id, month }: Pick<Decision | KeptPayslip, 'employee_id' | 'month'>) =>
  `${employee_id} ${month}`

export function periodNamed(month: string): Period {
  const known = parseYearMonth(month)
  if (!known) throw new Error(`${month} is no month`)
  return periodOf(known)
}

/** The newest day of agreed pay that the month knows, or its first. */
function beganOn({ rates }: PersonForPay, { first, last }: Period): PlainDate {
  const days = rates.map(({ from }) => from).filter((from) => from >= first && from <= last)
  return days.sort().at(-1) ?? first
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
  const now: (ContributedAmount & { readonly employee_id: string })[] = []
  for (const { origin, between } of byPay) {
    for (const { employeeId, ...one } of await between(tx, companyId, days, whose)) {
      if (one.kind === 'amount') now.push({ ...one, origin, employee_id: employeeId })
    }
  }
  const nowOf = groupsOf(now, ({ employee_id }) => employee_id)
  const origins = new Set(byPay.map(({ origin }) => origin))
  for (const [id, rows] of groupsOf(taken, ({ employee_id }) => employee_id)) {
    const paid = rows.flatMap(({ contributed }) => contributed.filter(isAmount))
    found.set(
      id,
      repriced(
        nowOf.get(id) ?? [],
        paid.filter(({ origin, month }) => origins.has(origin) && month >= first && month <= last),
      ),
    )
  }
  return found
}

export function groupsOf<One>(all: readonly One[], nameOf: (one: One) => string): ReadonlyMap<string, readonly One[]> {
  const groups = new Map<string, One[]>()
  for (const one of all) {
    const group = groups.get(nameOf(one))
    if (group) group.push(one)
    else groups.set(nameOf(one), [one])
  }
  return groups
}

/** What closed months come to by today's pay, beyond what was paid and decided. Without input or output: in any thread. */
import type { Country } from '#kernel/countries.ts'
import { amountText } from '#kernel/money.ts'
import { type PlainDate, parseYearMonth } from '#kernel/plain-date.ts'
import type { PersonForPay } from '../../model/country-pack.ts'
import { packOf } from '../../model/country-packs.ts'
import { type Period, periodOf } from '../../model/period.ts'
import { differenceOf, openLines, type RetroLine } from '../../model/retro/differences.ts'
import type { repriced } from '../../model/retro/repriced.ts'
import { earnedOf, workedAgain } from '../../model/retro/worked-again.ts'
import type { Decision, KeptPayslip } from './retro-store.ts'

export type WaitingMonth = { readonly month: string; readonly difference: string; readonly lines: readonly RetroLine[] }
export type Waiting = {
  readonly employeeId: string
  readonly staffId: string
  readonly fullName: string
  readonly effectiveFrom: string
  readonly months: readonly WaitingMonth[]
}

/** All that is looked at, read in one unchanging view; undefined where nothing was dated back. */
export type WaitingRead = {
  readonly country: Country
  readonly kept: readonly KeptPayslip[]
  readonly people: ReadonlyMap<string, PersonForPay>
  readonly priced: ReadonlyMap<string, ReturnType<typeof repriced>>
  readonly decided: ReadonlyMap<string, readonly Pick<Decision, 'lines'>[]>
}

/** Of these payslips, all of a person's among them. */
export function workOutWaiting({ country, kept, people, priced, decided }: WaitingRead): readonly Waiting[] {
  const pack = packOf(country)
  const found = new Map<string, Waiting>()
  for (const one of kept) {
    const period = periodNamed(one.month)
    const person = people.get(keyOf(one))
    if (!person) continue
    const { lines, inputs, company_facts: company } = one
    const month = { inputs, company, contributed: one.contributed ?? [], entered: new Set(one.entered) }
    const now = workedAgain(pack, month, person, period, priced.get(one.employee_id)?.get(one.month) ?? new Map())
    const before = (decided.get(keyOf(one)) ?? []).flatMap((each) => each.lines)
    const open = now && openLines(earnedOf(lines), now, before)
    // Lines that make up for each other leave nothing to pay.
    if (!open || differenceOf(open) === 0n) continue
    const waits = found.get(one.employee_id)
    const { employee_id: employeeId, staff_id: staffId, full_name: fullName } = one
    const due = { month: one.month, difference: amountText(differenceOf(open)), lines: open }
    found.set(employeeId, {
      ...{ employeeId, staffId, fullName, effectiveFrom: waits?.effectiveFrom ?? beganOn(person, period) },
      months: [...(waits?.months ?? []), due],
    })
  }
  return [...found.values()]
}

/** The newest day of agreed pay that the month knows, or its first. */
function beganOn({ rates }: PersonForPay, { first, last }: Period): PlainDate {
  const days = rates.map(({ from }) => from).filter((from) => from >= first && from <= last)
  return days.sort().at(-1) ?? first
}

export const keyOf = ({ employee_id, month }: Pick<Decision | KeptPayslip, 'employee_id' | 'month'>) =>
  `${employee_id} ${month}`

export function periodNamed(month: string): Period {
  const known = parseYearMonth(month)
  if (!known) throw new Error(`${month} is no month`)
  return periodOf(known)
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

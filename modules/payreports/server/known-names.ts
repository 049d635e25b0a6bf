/** The names that formulas may go by, and what each comes to for a person in a month. */
import { type Fraction, parseDecimal, plus } from '#kernel/fraction.ts'
import { addMonths, type YearMonth, yearMonthText } from '#kernel/plain-date.ts'
import { ownItems, type ReportedPayslip, reportedNames, reportedPayslips } from '#modules/payroll/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language } from '#platform/http/server/say.ts'
import { textOf } from '../model/columns.ts'

export type KnownName = {
  readonly name: string
  readonly label: string
  readonly group: 'figure' | 'item' | 'year' | 'before'
}

export async function knownNames(tx: Tx, companyId: string, language: Language): Promise<KnownName[]> {
  const { figures, items, own } = await reportedNames(tx, companyId, language)
  const named = (prefix: string, group: KnownName['group']) =>
    figures.map(({ name, label }) => ({ name: `${prefix}${name}`, label, group }))
  return [
    ...named('', 'figure'),
    ...[...items, ...own].map(({ name, label }) => ({ name: `item.${name}`, label, group: 'item' as const })),
    ...named('ytd.', 'year'),
    ...named('last.', 'before'),
  ]
}

export type PersonGiven = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly held: boolean
  readonly given: Readonly<Record<string, string>>
}

/**
 * Everybody with a payslip in the month, or in a half of it, by staff id. The year goes up to the end of the first half
 * where that is asked for. A few statements, however many people and columns there are; of payslips only what `wanted`
 * goes by, and of earlier months nothing where no name asks for them.
 */
export async function givenIn(
  tx: Tx,
  companyId: string,
  month: YearMonth,
  wanted: ReadonlySet<string>,
  half?: 1 | 2,
): Promise<PersonGiven[]> {
  const before = addMonths(month, -1)
  const january = { year: month.year, month: 1 }
  const [ytd, former] = [namesAfter('ytd.', wanted), namesAfter('last.', wanted)]
  const inputs = namesAfter('item.', wanted).length > 0
  const only = { figures: [...new Set([...wanted, ...ytd])], inputs }
  const past = { figures: [...new Set([...ytd, ...former])], inputs: false }
  const since = ytd.length > 0 && before.year === month.year ? january : before
  const earlier =
    past.figures.length > 0 ? await reportedPayslips(tx, companyId, { from: since, to: before, only: past }) : []
  const whole = [...earlier, ...(await reportedPayslips(tx, companyId, { from: month, to: month, only }))]
  const halves = half === undefined ? [] : await reportedPayslips(tx, companyId, { from: month, to: month, half, only })
  const own = await ownItems(tx, companyId, { from: month, to: month })
  const [now, last] = [yearMonthText(month), yearMonthText(before)]
  const payslips = half === 1 ? [...whole.filter((one) => one.month !== now), ...halves] : whole
  const ofPerson = groupBy(payslips, ({ employee_id }) => employee_id)
  const ownOf = groupBy(own, ({ employee_id }) => employee_id)
  return (half === undefined ? whole.filter((one) => one.month === now) : halves).map(
    ({ employee_id, staff_id, full_name, held, figures, inputs }) => {
      const all = ofPerson.get(employee_id) ?? []
      return {
        ...{ employee_id, staff_id, full_name, held },
        given: {
          ...prefixed('last.', all.find((one) => one.month === last)?.figures ?? {}),
          ...prefixed(
            'ytd.',
            sumsOf(
              all.filter((one) => one.month >= yearMonthText(january)),
              ytd,
            ),
          ),
          ...prefixed('item.', inputs),
          ...Object.fromEntries((ownOf.get(employee_id) ?? []).map(({ code, amount }) => [`item.${code}`, amount])),
          ...figures,
        },
      }
    },
  )
}

const prefixed = (prefix: string, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, String(value)]))

const namesAfter = (prefix: string, wanted: ReadonlySet<string>): string[] =>
  [...wanted].flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))

/** Of these figures that are numbers: some are words. */
function sumsOf(payslips: readonly ReportedPayslip[], names: readonly string[]): Record<string, string> {
  const sums = new Map<string, Fraction>()
  for (const { figures } of payslips)
    for (const name of names) {
      const amount = figures[name] === undefined ? undefined : parseDecimal(String(figures[name]))
      if (amount) sums.set(name, plus(sums.get(name) ?? { top: 0n, bottom: 1n }, amount))
    }
  return Object.fromEntries([...sums].map(([name, sum]) => [name, textOf(sum, 'money') ?? '0.00']))
}

export function groupBy<One>(all: readonly One[], keyOf: (one: One) => string): ReadonlyMap<string, readonly One[]> {
  const groups = new Map<string, One[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}

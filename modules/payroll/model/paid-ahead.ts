/**
 * Money that is paid out without being earned: an advance, and deductions that the pay did not cover. It stands on the
 * payslip as a line of its own beside what is earned, no law looks at it, and later months take it back.
 */
import { type Amount, amountOf, amountText, sumOf } from '#kernel/money.ts'
import type { CountryPack, PersonMonth } from './country-pack.ts'
import { finding } from './findings.ts'
import type { PayslipMade, RunFacts } from './make-payslip.ts'
import type { EarlierRun } from './month-of-runs.ts'
import type { Line } from './payslip.ts'
import { ADVANCE } from './run-types.ts'

/** The key of its line; an advance has its type's. */
export const NOT_COVERED = 'net_carried'
const keys: readonly string[] = [ADVANCE, NOT_COVERED]

/** What is in the run for somebody, and nothing of the law. */
export function advanceOf(pack: CountryPack, { items, carried, person }: PersonMonth): PayslipMade {
  const amount = sumOf(items.filter(({ type }) => type === ADVANCE).map((one) => amountOf(one.amount)))
  const nothing = Object.fromEntries(pack.figures.map(({ name }) => [name, '0.00']))
  return {
    figures: { ...nothing, net_pay: amountText(amount) },
    lines: amount > 0n ? [lineOf(ADVANCE, amount)] : [],
    inputs: { [ADVANCE]: amountText(amount) },
    given: {},
    carried: carried ?? {},
    findings: person.hasBankAccount ? [] : [finding('no_bank_account', 'look')],
    changes: [],
    worksheet: [],
    ...(amount > 0n && { ahead: amountText(amount) }),
  }
}

/** Where the pay does not cover what is taken off it: nothing is paid, and the rest is left to the next month. */
export function coveredLater(made: PayslipMade, { person }: PersonMonth, { period, carries }: RunFacts): PayslipMade {
  const net = amountOf(String(made.figures.net_pay))
  const leaves = person.leftOn !== null && person.leftOn <= period.last
  // Nobody pays a later month to whoever leaves.
  if (net >= 0n || leaves || !(carries || period.worked === 'correction')) return made
  const rest = amountText(-net)
  return {
    ...made,
    figures: { ...made.figures, net_pay: '0.00' },
    lines: [...made.lines, lineOf(NOT_COVERED, -net)],
    findings: [
      ...made.findings.filter(({ code }) => code !== 'negative_net'),
      finding('negative_carried', 'look', { amount: rest }),
    ],
    ahead: rest,
  }
}

const lineOf = (key: string, amount: Amount): Line => ({ key, side: 'refund', amount: amountText(amount) })

/** What the law made of it alone: what was paid ahead is no part of what the runs of a month come to together. */
export function withoutAhead<Run extends Pick<EarlierRun, 'figures' | 'lines'>>(run: Run): Run {
  const ahead = sumOf(run.lines.filter(({ key }) => keys.includes(key)).map(({ amount }) => amountOf(amount)))
  if (ahead === 0n) return run
  const net_pay = amountText(amountOf(String(run.figures.net_pay)) - ahead)
  return { ...run, figures: { ...run.figures, net_pay }, lines: run.lines.filter(({ key }) => !keys.includes(key)) }
}

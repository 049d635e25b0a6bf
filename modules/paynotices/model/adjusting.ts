/** Taiwan: insured amounts against the average of three months' wages. Pure. */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'

export const insuredNames = [
  'labour_insured_salary',
  'occupational_insured_salary',
  'health_insured_salary',
  'pension_insured_salary',
] as const
export type Insured = Readonly<Partial<Record<(typeof insuredNames)[number], string>>>

/** Figures of a month's payslip that this reads. */
export const wageFigures = ['gross_pay', 'bonus', ...insuredNames] as const
type Figures = Readonly<Record<string, string>>

export type Adjustment = { readonly average: string; readonly now: Insured; readonly proposed: Insured }
type Facts = Readonly<Record<string, string | number | boolean | null>>

/**
 * What is paid for work, bonuses apart, over the months that there are; undefined where every amount stands right or the
 * law of the day is not loaded. What the record says of an amount goes before what the last payslip was worked out with.
 */
export function adjustmentOf(
  months: readonly Figures[],
  statutory: Facts,
  isPartTime: boolean,
  on: PlainDate,
): Adjustment | undefined {
  const latest = months.at(-1)
  if (!latest) return undefined
  const wages = months.map((month) => amountOf(month.gross_pay ?? '0') - amountOf(month.bonus ?? '0'))
  const average = amountText(roundedDown(sumOf(wages) / BigInt(months.length)))
  const proposed = gradesOf(average, isPartTime, on)
  if (!proposed) return undefined
  const now = Object.fromEntries(
    insuredNames.flatMap((name) => {
      const recorded = statutory[name]
      const amount = recorded === null || recorded === undefined || recorded === '' ? latest[name] : String(recorded)
      return amount === undefined || amountOf(amount) === 0n ? [] : [[name, amountText(amountOf(amount))]]
    }),
  ) as Insured
  const differs = insuredNames.some((name) => now[name] !== undefined && now[name] !== proposed[name])
  return differs ? { average, now, proposed } : undefined
}

export function gradesOf(wages: string, isPartTime: boolean, on: PlainDate): Insured | undefined {
  const { answer } = workOut('tw.insured_grades', on, { wages, part_time: isPartTime })
  if (isRefusedAnswer(answer)) return undefined
  return Object.fromEntries(insuredNames.map((name) => [name, String(answer[name])])) as Insured
}

/** Whole dollars. */
const roundedDown = (amount: bigint): bigint => (amount / 100n) * 100n

/** Any of them goes down: the bureau wants that marked. */
export const isLower = ({ now, proposed }: Adjustment): boolean =>
  insuredNames.some((name) => amountOf(proposed[name] ?? '0') < amountOf(now[name] ?? proposed[name] ?? '0'))

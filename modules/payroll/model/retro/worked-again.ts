/** What a closed month would have paid by the pay that is agreed today, line by line; nothing the law takes of it. */
import { type Amount, amountOf } from '#kernel/money.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { CountryPack, PersonForPay } from '../country-pack.ts'
import type { Figures, Line } from '../payslip.ts'
import type { Period } from '../period.ts'
import { type KeptMonth, keptItems } from './kept-items.ts'

export type EarnedLines = ReadonlyMap<string, Amount>

/** Undefined where the law gives no answer for today's pay. */
export function workedAgain(
  pack: CountryPack,
  kept: KeptMonth,
  person: PersonForPay,
  period: Period,
  repriced: ReadonlyMap<string, Amount>,
): EarnedLines | undefined {
  const items = keptItems(pack, kept, person, period, repriced)
  const prepared = pack.prepare({ person, items, carried: undefined }, kept.company, period)
  if ('refused' in prepared) return undefined
  const earning = pack.figures.filter(({ side }) => side === 'earning' || side === 'reduction')
  const known = prepared.figures ?? {}
  // The law is asked only where it says what is earned.
  const answered = earning.every(({ name }) => name in known) ? known : askLaw(pack, prepared.given, period)
  if (!answered) return undefined
  const figures = earning.map(({ name, side }): Line => {
    const amount = String(answered[name] ?? '0.00')
    return { key: name, side: 'earning', amount: side === 'reduction' ? `-${amount}` : amount }
  })
  return earnedOf([...prepared.lines, ...figures])
}

function askLaw(pack: CountryPack, given: Readonly<Record<string, unknown>>, { last }: Period): Figures | undefined {
  const { answer } = workOut(pack.scheme, last, given)
  return isRefusedAnswer(answer) ? undefined : answer
}

/** Of a payslip: parts of a line under other names, and what corrects another month, are of their line. */
export function earnedOf(lines: readonly Pick<Line, 'key' | 'side' | 'amount'>[]): EarnedLines {
  const sums = new Map<string, Amount>()
  for (const { key, side, amount } of lines) {
    if (side === 'earning') sums.set(key, (sums.get(key) ?? 0n) + amountOf(amount))
  }
  return sums
}

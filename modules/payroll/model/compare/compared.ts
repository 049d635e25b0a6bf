/** One person's two payslips beside each other: which lines differ, and which inputs made them. */
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import { changesBetween } from '../changes.ts'
import type { CountryPack } from '../country-pack.ts'
import type { Change, Inputs, Line } from '../payslip.ts'

export type Slip = {
  readonly figures: Readonly<Record<string, string>>
  readonly inputs: Inputs
  readonly lines: readonly Line[]
}
export type Difference = { readonly from: string; readonly to: string; readonly difference: string }
/** `inputs`: put in differently; `corrected`: months that one of the two made good; `law`: follows from the rest. */
export type Why = { readonly inputs: readonly Change[]; readonly corrected: readonly string[]; readonly law: boolean }
export type LineCompared = Difference & { readonly key: string; readonly why: Why }

export const difference = (from: Amount, to: Amount): Difference => ({
  from: amountText(from),
  to: amountText(to),
  difference: amountText(to - from),
})

export function compared(pack: CountryPack, from: Slip | undefined, to: Slip | undefined): LineCompared[] {
  const [before, after] = [sumsOf(from), sumsOf(to)]
  const changes =
    from && to ? changesBetween({ inputs: from.inputs, named: [] }, { inputs: to.inputs, items: [] }, pack.lineOf) : []
  const agreed = changes.filter(({ input }) => pack.retro.components.includes(input))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key)?.amount ?? 0n, after.get(key)?.amount ?? 0n]
    if (was === is) return []
    const isEarned = [before, after].some((sums) => sums.get(key)?.side === 'earning')
    const own = changes.filter(({ input }) => input === key || pack.lineOf(input.replace(/_item$/, '')) === key)
    // Where the law says what is earned, its figure is named otherwise than what was agreed.
    const inputs = own.length > 0 ? own : isEarned && !(key in (to?.inputs ?? {})) ? agreed : []
    const corrected = monthsCorrected([from, to], key)
    const law = !isEarned && inputs.length === 0 && corrected.length === 0
    return [{ key, ...difference(was, is), why: { inputs, corrected, law } }]
  })
}

function sumsOf(slip: Slip | undefined) {
  const sums = new Map<string, { readonly side: Line['side']; readonly amount: Amount }>()
  for (const { key, side, amount } of slip?.lines ?? [])
    sums.set(key, { side, amount: (sums.get(key)?.amount ?? 0n) + amountOf(amount) })
  return sums
}

const monthsCorrected = (slips: readonly (Slip | undefined)[], key: string): string[] => [
  ...new Set(slips.flatMap((slip) => (slip?.lines ?? []).flatMap((line) => (line.key === key && line.corrects) || []))),
]

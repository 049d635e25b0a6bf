/** How far a key result, an objective and an OKR are: exact, rounded once where it is told. Pure. */
import { amountOf } from '#kernel/money.ts'

export type Result = {
  readonly start_value: string
  readonly target_value: string
  readonly current_value: string
  readonly weight: number
}
export type Objective = { readonly weight: number; readonly key_results: readonly Result[] }

/** Between 0 and 1, as numerator and denominator, both not below zero. */
type Part = readonly [bigint, bigint]
const NONE: Part = [0n, 1n]

/** Also downwards, as in fewer complaints; before the start it is nothing, beyond the target all of it. */
function partOf({ start_value, target_value, current_value }: Result): Part {
  const [start, target, now] = [start_value, target_value, current_value].map(amountOf) as [bigint, bigint, bigint]
  const [way, whole] = target > start ? [now - start, target - start] : [start - now, start - target]
  if (whole === 0n || way <= 0n) return NONE
  return way >= whole ? [1n, 1n] : [way, whole]
}

/** By their weights among each other. */
function together(parts: readonly { readonly weight: number; readonly part: Part }[]): Part {
  const weights = BigInt(parts.reduce((sum, { weight }) => sum + weight, 0))
  if (weights === 0n) return NONE
  const [over, under] = parts.reduce<Part>(
    ([n, d], { weight, part: [top, bottom] }) => [n * bottom + BigInt(weight) * top * d, d * bottom],
    NONE,
  )
  return [over, under * weights]
}

const ofObjective = ({ key_results }: Objective): Part =>
  together(key_results.map((result) => ({ weight: result.weight, part: partOf(result) })))

/** '62.5' per cent; half of a tenth goes up. */
function percent([over, under]: Part): string {
  const tenths = (over * 2000n + under) / (under * 2n)
  return `${tenths / 10n}.${tenths % 10n}`
}

export const progressOf = (result: Result): string => percent(partOf(result))
export const objectiveProgress = (objective: Objective): string => percent(ofObjective(objective))
export const okrProgress = (objectives: readonly Objective[]): string =>
  percent(together(objectives.map((one) => ({ weight: one.weight, part: ofObjective(one) }))))

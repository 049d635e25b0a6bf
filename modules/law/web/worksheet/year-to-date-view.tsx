/** What the year has brought so far and what this month adds, as one bar and as a sum. */
import { parseAmount } from '#kernel/money.ts'
import { FormulaView } from './formula-view.tsx'
import type { ViewProps } from './view-props.ts'
import classes from './worksheet.module.css'

export function YearToDateView({ step, currency }: ViewProps) {
  const amounts = step.parts.map(({ value }) => parseAmount(value) ?? -1n)
  const total = amounts.reduce((sum, amount) => sum + amount, 0n)
  // Only what adds up can be drawn as parts of a whole.
  const drawn = total > 0n && amounts.every((amount) => amount >= 0n)
  return (
    <>
      {drawn && (
        <div className={classes.stack} aria-hidden="true">
          {amounts.map((amount, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their places
            <i key={index} style={{ flexGrow: Number((amount * 1000n) / total) }} />
          ))}
        </div>
      )}
      <FormulaView step={step} currency={currency} />
    </>
  )
}

/** A tax bracket: the stretch the income lies in, and the tax as the row reckons it. */
import { rangeOf } from '../../model/range.ts'
import { Term } from './formula-view.tsx'
import { PartList } from './parts-view.tsx'
import { RangeBar } from './range-bar.tsx'
import type { PartShown } from './shown.ts'
import type { ViewProps } from './view-props.ts'
import classes from './worksheet.module.css'

export function BracketView({ step, currency }: ViewProps) {
  const [income, ...beside] = step.parts
  const range = rangeOf(step.row, income?.value)
  const cell = (key: string) => step.row.find((one) => one.key === key)
  const rate = cell('rate')
  const [first, onFirst, base, difference] = ['first', 'tax_on_first', 'base_tax', 'progressive_difference'].map(cell)
  const term = (part: PartShown) => <Term part={part} currency={currency} />
  const over = first ?? range?.floor
  return (
    <>
      {income && <PartList parts={[income]} currency={currency} />}
      {range && <RangeBar range={range} currency={currency} />}
      {income && rate && (
        <p className={classes.formula}>
          {difference ? (
            <>
              {term(income)}
              <b> × </b>
              {term(rate)}
              <b> − </b>
              {term(difference)}
            </>
          ) : (
            over && (
              <>
                (<span className={classes.term}>{income.label}</span>
                <b> − </b>
                {term(over)})<b> × </b>
                {term(rate)}
                {(onFirst ?? base) && <b> + </b>}
                {onFirst && term(onFirst)}
                {base && term(base)}
              </>
            )
          )}
        </p>
      )}
      {!rate && <PartList parts={range?.others ?? step.row} currency={currency} />}
      {beside.length > 0 && <PartList parts={beside} currency={currency} />}
    </>
  )
}

/** A row found in a gazetted table: a band of wages with its amounts, a rung of a ladder of grades, or a plain row. */
import { rangeOf } from '../../model/range.ts'
import { PartList } from './parts-view.tsx'
import { RangeBar } from './range-bar.tsx'
import type { ViewProps } from './view-props.ts'
import classes from './worksheet.module.css'

export function RowView({ step, currency }: ViewProps) {
  const [sought, ...beside] = step.parts
  const range = rangeOf(step.row, sought?.value)
  const rung = range?.others.find(({ key }) => key === 'grade')
  return (
    <>
      {sought && <PartList parts={[sought]} currency={currency} />}
      {range && (
        <div className={rung ? classes.rung : undefined}>
          {rung && (
            <span className={classes.grade}>
              {rung.label} <b className="number">{rung.value}</b>
            </span>
          )}
          <RangeBar range={range} currency={currency} />
        </div>
      )}
      <PartList parts={range ? range.others.filter((cell) => cell !== rung) : step.row} currency={currency} />
      <PartList parts={beside} currency={currency} />
    </>
  )
}

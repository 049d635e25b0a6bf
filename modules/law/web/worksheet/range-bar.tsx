/** From where to where a row reaches, and where in it the value lies. */
import type { Range } from '../../model/range.ts'
import { type PartShown, shownValue } from './shown.ts'
import classes from './worksheet.module.css'

export function RangeBar({ range, currency }: { readonly range: Range<PartShown>; readonly currency: string }) {
  const { floor, limit, open, at } = range
  return (
    <div className={classes.range}>
      {floor && (
        <span>
          {floor.label} <span className="number">{shownEnd(floor.value, currency)}</span>
        </span>
      )}
      <span className={classes.track} data-open={open || undefined} aria-hidden="true">
        {at !== undefined && <i style={{ insetInlineStart: `${at}%` }} />}
      </span>
      <span>
        {open ? (
          '…'
        ) : (
          <>
            {limit.label} <span className="number">{shownEnd(limit.value, currency)}</span>
          </>
        )}
      </span>
    </div>
  )
}

/** Tables print whole amounts without cents. */
const shownEnd = (value: string, currency: string): string =>
  shownValue(/^\d+$/.test(value) ? `${value}.00` : value, currency)

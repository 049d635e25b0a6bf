/** The days that are drawn: those in sight and a few beside them, on paper all. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useMemo } from 'react'

export const [NAME, DAY, HOURS] = [200, 76, 72]

export type GridColumn = {
  readonly date: string
  readonly index: number
  /** In place of the days before it; of the first alone. */
  readonly space: number | undefined
}

export function useGridColumns(dates: readonly string[], scroll: RefObject<HTMLDivElement | null>, isWhole: boolean) {
  const columns = useVirtualizer({
    horizontal: true,
    count: dates.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => DAY,
    overscan: 2,
    // The names stand still over the days that pass below them.
    paddingStart: NAME,
    scrollPaddingStart: NAME,
    paddingEnd: HOURS,
  })
  const items = columns.getVirtualItems()
  const [first, last] = isWhole ? [0, dates.length - 1] : [items[0]?.index ?? 0, items.at(-1)?.index ?? -1]
  const drawn = useMemo(
    () =>
      dates.slice(first, last + 1).map((date, at): GridColumn => {
        const space = at === 0 && first > 0 ? first * DAY : undefined
        return { date, index: first + at, space }
      }),
    [dates, first, last],
  )
  return { drawn, show: (column: number) => columns.scrollToIndex(column) }
}

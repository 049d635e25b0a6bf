/** The days that are drawn: those in sight and a few beside them, on paper all. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useMemo, useState } from 'react'

export const [NAME, HOURS] = [200, 72]
const [LEAST, MOST] = [76, 132]

export type GridColumn = {
  readonly date: string
  readonly index: number
  /** In place of the days before it; of the first alone. */
  readonly space: number | undefined
}

/** Few days share the width there is; many keep the least and are scrolled. */
function useDayWidth(count: number, scroll: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!scroll.current) return
    const seen = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    seen.observe(scroll.current)
    return () => seen.disconnect()
  }, [scroll])
  return Math.max(LEAST, Math.min(MOST, Math.floor((width - NAME - HOURS) / Math.max(1, count))))
}

export function useGridColumns(dates: readonly string[], scroll: RefObject<HTMLDivElement | null>, isWhole: boolean) {
  const wide = useDayWidth(dates.length, scroll)
  const day = isWhole ? LEAST : wide
  const columns = useVirtualizer({
    horizontal: true,
    count: dates.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => day,
    overscan: 2,
    // The names stand still over the days that pass below them.
    paddingStart: NAME,
    scrollPaddingStart: NAME,
    paddingEnd: HOURS,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for another width
  useEffect(() => columns.measure(), [day])
  const items = columns.getVirtualItems()
  const [first, last] = isWhole ? [0, dates.length - 1] : [items[0]?.index ?? 0, items.at(-1)?.index ?? -1]
  const drawn = useMemo(
    () =>
      dates.slice(first, last + 1).map((date, at): GridColumn => {
        const space = at === 0 && first > 0 ? first * day : undefined
        return { date, index: first + at, space }
      }),
    [dates, first, last, day],
  )
  return { drawn, day, show: (column: number) => columns.scrollToIndex(column) }
}

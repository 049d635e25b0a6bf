/**
 * What virtual rows ask of their region. The library asks while the first rows are being put there, and the browser
 * would have to lay everything out for the answer, once more before it is seen; so it is told when they are drawn.
 */
import { elementScroll, type Virtualizer } from '@tanstack/react-virtual'

type Region = Virtualizer<HTMLDivElement, Element>
type Size = { readonly width: number; readonly height: number }

export const measuredLater = (onMeasured: () => void) => ({
  observeElementRect({ scrollElement }: Region, tell: (size: Size) => void) {
    if (!scrollElement) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      tell({ width: Math.round(entry.contentRect.width), height: Math.round(entry.contentRect.height) })
      onMeasured()
    })
    observer.observe(scrollElement)
    return () => observer.disconnect()
  },
  /** A region that has not been scrolled stands at its beginning. */
  scrollToFn(offset: number, options: Parameters<typeof elementScroll>[1], region: Region) {
    if (offset > 0 || (region.scrollOffset ?? 0) > 0) elementScroll(offset, options, region)
  },
})

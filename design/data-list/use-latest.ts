/** One function that stays the same and does what the newest would: what is drawn with it need not be drawn again. */
import { useCallback, useLayoutEffect, useRef } from 'react'

export function useLatest<Given extends readonly unknown[]>(newest: (...given: Given) => void) {
  const latest = useRef(newest)
  useLayoutEffect(() => {
    latest.current = newest
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}

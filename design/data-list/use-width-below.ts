/**
 * How wide an element is where it is not wide enough, else 0: a list in which every column has its room is not drawn
 * a second time to learn so.
 */
import { useEffect, useRef, useState } from 'react'

export function useWidthBelow(enough: number) {
  const ref = useRef<HTMLDivElement>(null)
  const measured = useRef(0)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const tell = () => setWidth(measured.current >= enough ? 0 : measured.current)
    const observer = new ResizeObserver(([entry]) => {
      measured.current = entry?.contentRect.width ?? 0
      tell()
    })
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [enough])
  return { ref, width }
}

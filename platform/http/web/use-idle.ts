/**
 * Whether the page has shown what it was opened for. What only tells beside it how much waits somewhere is asked for
 * after that, so that it does not hold up the first rows. Once it is so it stays so, from screen to screen.
 */
import { useEffect, useSyncExternalStore } from 'react'

const LATEST_MS = 1_500
/** Where a browser does not say when it is idle. */
const USUALLY_MS = 300

let settled = false
let waiting = false
const watchers = new Set<() => void>()

export function useIdle(): boolean {
  useEffect(wait, [])
  return useSyncExternalStore(
    (watch) => {
      watchers.add(watch)
      return () => watchers.delete(watch)
    },
    () => settled,
  )
}

function wait(): void {
  if (waiting) return
  waiting = true
  if ('requestIdleCallback' in window) window.requestIdleCallback(settle, { timeout: LATEST_MS })
  else setTimeout(settle, USUALLY_MS)
}

function settle(): void {
  settled = true
  for (const watch of watchers) watch()
}

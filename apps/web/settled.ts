/**
 * Says on the page itself that it has settled (`data-settled`): no screen is opening, nothing is asked for or being done.
 * Whoever walks through the product by program, as the journeys do, waits for that and not for a time.
 */
import type { QueryClient } from '@tanstack/react-query'

type Mark = Pick<Element, 'setAttribute' | 'removeAttribute'>

/** What has arrived is drawn meanwhile, and what is drawn asks for more. */
const DRAWN_WITHIN_MS = 100

/** Gives what is to be told whenever screens open or have opened. */
export function markSettled(queries: QueryClient, opening: () => boolean, on: Mark): () => void {
  let drawn: ReturnType<typeof setTimeout> | undefined
  const busy = () => opening() || queries.isFetching() > 0 || queries.isMutating() > 0
  const look = () => {
    clearTimeout(drawn)
    on.removeAttribute('data-settled')
    if (!busy()) drawn = setTimeout(() => on.setAttribute('data-settled', ''), DRAWN_WITHIN_MS)
  }
  queries.getQueryCache().subscribe(look)
  queries.getMutationCache().subscribe(look)
  return look
}

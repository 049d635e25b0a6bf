/** What the server has answered, kept for a while; and what a screen will ask first, asked before it is there. */
import { MutationCache, type Query, QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { type Preload, queryOf, type Search } from '#platform/contract/preload.ts'
import type { Screen } from '#platform/contract/screen.ts'
import { call, type InputOf } from '#platform/http/web/client.ts'
import { isProblem } from '#platform/http/web/send.ts'
import { keyOf } from '#platform/http/web/use-call.ts'
import { pagesKey, readPage } from '#platform/http/web/use-pages.ts'
import { preloads } from '../preloads.ts'

export const kept: QueryClient = new QueryClient({
  // What one has done may show anywhere: a birth date completed makes a pay run out of date, and news of it go to other
  // pages only. What is on the screen the deed itself refreshes; the rest is asked again when it is opened next.
  mutationCache: new MutationCache({
    onSuccess: () => void kept.invalidateQueries({ type: 'inactive', refetchType: 'none', predicate: mayChange }),
  }),
  defaultOptions: {
    // Without a network a call fails and says so, instead of waiting unseen.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 15_000,
      retry: (count, reason) => count < 2 && !isProblem(reason),
      refetchOnWindowFocus: true,
    },
  },
})

/** Pictures and books of law stay as they are under their key. */
const mayChange = ({ options }: Query): boolean =>
  !('staleTime' in options && options.staleTime === Number.POSITIVE_INFINITY)

/**
 * What the server said, it said in the language before. What is under way would arrive in it and stand there as new: it
 * is given up first.
 */
export const askAgain = async (queries: QueryClient = kept): Promise<void> => {
  await queries.cancelQueries()
  await queries.invalidateQueries()
}

/** Under the keys under which the screen itself looks; what fails here is asked again there, and said there. */
export function preload({ path }: Screen, search: Search): void {
  for (const reading of preloads[path]?.(search) ?? []) {
    const { endpoint } = reading
    const input = inputOf(reading)
    if (reading.paged) {
      const queryKey = [...pagesKey(endpoint, reading), 1]
      void kept.prefetchQuery({ queryKey, queryFn: () => readPage(endpoint, input) })
    } else {
      void kept.prefetchQuery({ queryKey: keyOf(endpoint, input), queryFn: () => call(endpoint, input) })
    }
  }
}

/** The seam: a table of screens does not know the types of each query. */
const inputOf = (reading: Preload) =>
  ({ params: reading.params, query: queryOf(reading), body: reading.body }) as object as InputOf<Endpoint>

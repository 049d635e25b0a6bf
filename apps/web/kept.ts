/** What the server has answered, kept for a while; and what a screen will ask first, asked before it is there. */
import { QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Screen } from '#platform/contract/screen.ts'
import { call, type InputOf } from '#platform/http/web/client.ts'
import { isProblem } from '#platform/http/web/send.ts'
import { keyOf } from '#platform/http/web/use-call.ts'
import { pagesKey, ROWS_A_PAGE, readPage } from '#platform/http/web/use-pages.ts'

export const kept = new QueryClient({
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

/** Under the keys under which the screen itself looks; what fails here is asked again there, and said there. */
export function readAhead({ reads = [] }: Screen): void {
  for (const { endpoint, query, paged } of reads) {
    if (paged) {
      const queryKey = [...pagesKey(endpoint, query ?? {}), 1]
      const first = inputOf({ ...query, page: 1, per_page: ROWS_A_PAGE })
      void kept.prefetchQuery({ queryKey, queryFn: () => readPage(endpoint, first) })
    } else {
      const input = inputOf(query)
      void kept.prefetchQuery({ queryKey: keyOf(endpoint, input), queryFn: () => call(endpoint, input) })
    }
  }
}

/** The seam: a table of screens does not know the types of each query. */
const inputOf = (query: object | undefined) => ({ query }) as object as InputOf<Endpoint>

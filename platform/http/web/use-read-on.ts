/** A list that the server searches, filters and counts, read on page by page as somebody scrolls down. */
import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

export const ROWS_AT_ONCE = 200

type Page<Row> = { readonly data: readonly Row[]; readonly meta?: { readonly total?: number | undefined } | undefined }

/** `key` names what is wanted, search and filters included; while another is read, what was found before stays. */
export function useReadOn<Row>(
  key: QueryKey,
  read: (page: { readonly page: number; readonly per_page: number }, signal: AbortSignal) => Promise<Page<Row>>,
  atOnce = ROWS_AT_ONCE,
) {
  const reading = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read({ page: pageParam, per_page: atOnce }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, all) => ((last.meta?.total ?? 0) > all.length * atOnce ? all.length + 1 : undefined),
    placeholderData: keepPreviousData,
  })
  const rows = useMemo(() => reading.data?.pages.flatMap(({ data }) => data) ?? [], [reading.data])
  return { reading, rows, total: reading.data?.pages.at(-1)?.meta?.total ?? rows.length }
}

/** A long list that stays with the server: only the pages in view are asked for, the rest are gaps of known number. */
import { type QueryKey, type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { DataOf, Endpoint } from '#platform/contract/endpoint.ts'
import { type Preload, ROWS_A_PAGE } from '#platform/contract/preload.ts'
import { callWhole, type InputOf } from './client.ts'

type PageRead<Row, About> = {
  readonly rows: readonly Row[]
  readonly total: number
  /** What the first page tells about all of them. */
  readonly about: About
}

/** Under the call's own name, or its whole's: whatever makes that out of date makes these so. */
export const pagesKey = (endpoint: Endpoint, { params, query, under = endpoint }: Omit<Preload, 'endpoint'>) => [
  under.id,
  'pages',
  params ?? null,
  query,
]

type RowOf<Data> = Data extends readonly (infer Row)[]
  ? Row
  : { [K in keyof Data]: Data[K] extends readonly (infer Row)[] ? Row : never }[keyof Data]

/** A page of a call that answers a list and counts it in `meta`, or one that holds a list and its `total`. */
export async function readPage<const E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<PageRead<RowOf<DataOf<E>>, DataOf<E>>> {
  const { data, meta } = await callWhole(endpoint, input)
  // The seam: only calls that answer one of the two are read so.
  const held = data as { readonly total?: number }
  const rows = (Array.isArray(data) ? data : Object.values(held).find(Array.isArray)) as readonly RowOf<DataOf<E>>[]
  return { rows, total: meta?.total ?? held.total ?? rows.length, about: data }
}

/** Read before they are seen, so that a step finds its row. */
const ROWS_AHEAD = ROWS_A_PAGE / 2

type Found<Row, About> = {
  /** As many as there are; those nobody looks at are undefined. Undefined until the first page is there. */
  readonly rows: readonly (Row | undefined)[] | undefined
  readonly about: About | undefined
  readonly failed: UseQueryResult | undefined
}

/** `key` names what is wanted, search and sorting included; while another is read, what was found before stays. */
export function usePages<Row, About>(
  key: QueryKey,
  read: (page: number, signal: AbortSignal) => Promise<PageRead<Row, About>>,
) {
  const of = JSON.stringify(key)
  const [view, setView] = useState({ of, first: 1, last: 1 })
  const [first, last] = view.of === of ? [view.first, view.last] : [1, 1]
  const wanted = useMemo(() => pagesOf(first, last), [first, last])
  const combine = useCallback(
    (readings: readonly UseQueryResult<PageRead<Row, About>>[]): Found<Row, About> => ({
      rows: rowsOf(wanted, readings),
      about: readings[0]?.data?.about,
      failed: readings.find(({ isError }) => isError),
    }),
    [wanted],
  )
  const now = useQueries({
    queries: wanted.map((page) => ({
      queryKey: [...key, page],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => read(page, signal),
    })),
    combine,
  })
  const before = useRef(now)
  if (now.rows) before.current = now
  const shown = now.rows || now.failed ? now : before.current
  const onView = useCallback(
    (from: number, to: number) => {
      const end = pageOf((before.current.rows?.length ?? 1) - 1)
      const next = { of, first: pageOf(from - ROWS_AHEAD), last: Math.min(end, pageOf(to + ROWS_AHEAD)) }
      setView((one) => (one.of === of && one.first === next.first && one.last === next.last ? one : next))
    },
    [of],
  )
  return {
    rows: shown.rows ?? NOTHING,
    about: shown.about,
    isPending: shown.rows === undefined && shown.failed === undefined,
    isError: shown.failed !== undefined,
    error: shown.failed?.error,
    refetch: () => shown.failed?.refetch(),
    onView,
  }
}

const NOTHING: readonly undefined[] = []
const pageOf = (index: number): number => Math.floor(Math.max(0, index) / ROWS_A_PAGE) + 1

/** The first always, since it tells about all. */
function pagesOf(first: number, last: number): readonly number[] {
  const seen = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  return [1, ...seen.filter((page) => page > 1)]
}

function rowsOf<Row, About>(
  pages: readonly number[],
  readings: readonly UseQueryResult<PageRead<Row, About>>[],
): readonly (Row | undefined)[] | undefined {
  const total = readings[0]?.data?.total
  if (total === undefined) return undefined
  const rows = new Array<Row | undefined>(total).fill(undefined)
  readings.forEach(({ data }, at) => {
    const from = ((pages[at] ?? 1) - 1) * ROWS_A_PAGE
    for (const [index, row] of (data?.rows ?? []).entries()) if (from + index < total) rows[from + index] = row
  })
  return rows
}

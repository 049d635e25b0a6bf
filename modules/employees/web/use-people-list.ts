/** The people the list shows: found, filtered, sorted and counted by the server, read where somebody looks. */
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import type { ListAddress } from '#design/data-list/address.ts'
import type { ListFile } from '#design/data-list/column.ts'
import { ROWS_A_PAGE } from '#platform/contract/preload.ts'
import { call } from '#platform/http/web/client.ts'
import { download } from '#platform/http/web/download.ts'
import { pagesKey, readPage, usePages } from '#platform/http/web/use-pages.ts'
import { employees, employeesOverview, exportEmployees, listedColumns } from '../contract/lists.ts'
import { peopleQuery } from '../model/people-query.ts'

export function usePeopleList(address: ListAddress) {
  const query = peopleQuery(useSearch({ strict: false }))
  const { open } = address
  // Under the list's own name: whatever changes people makes all of it out of date.
  const overview = useQuery({
    queryKey: [employees.id, 'overview'],
    queryFn: ({ signal }) => call(employeesOverview, { signal }),
  })
  // Asked for only where such a column is shown: without them the list comes as it lies ready.
  const withOwn = address.columns.some((id) => id.startsWith('own.')) && ({ with_own: '1' } as const)
  const listing = { ...query, ...withOwn }
  const reading = usePages(pagesKey(employees, { query: listing }), (page, signal) =>
    readPage(employees, { query: { ...listing, page, per_page: ROWS_A_PAGE }, signal }),
  )
  const here = reading.rows.find((row) => row?.id === open)
  const before = useRef(here)
  if (here) before.current = here
  const { data: alone } = useQuery({
    queryKey: [employees.id, 'alone', open],
    queryFn: ({ signal }) => call(employees, { query: { employee_id: open }, signal }),
    enabled: open !== undefined && !here && !reading.isPending,
  })
  const kept = before.current?.id === open ? before.current : undefined
  const whole = () => call(employees, { query: listing })
  /** As it is on screen, or of it those who are chosen. */
  const file = ({ columns, format }: ListFile, chosen?: readonly string[]) => {
    const own = columns.filter((name) => name.startsWith('own.'))
    const shown = [...listedColumns.filter((name) => columns.includes(name)), ...own]
    const ids = chosen && [...chosen]
    void download(exportEmployees, { body: { ...query, format, columns: shown, employee_ids: ids } })
  }
  return { reading, overview: overview.data, opened: here ?? alone?.[0] ?? kept, whole, file }
}

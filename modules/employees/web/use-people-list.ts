/** The people the list shows: found, filtered, sorted and counted by the server, read where somebody looks. */
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ListAddress } from '#design/data-list/address.ts'
import { call } from '#platform/http/web/client.ts'
import { pagesKey, ROWS_A_PAGE, readPage, usePages } from '#platform/http/web/use-pages.ts'
import { employees, employeesOverview } from '../contract/lists.ts'

/** Columns whose names are not the server's. */
const SORTED_BY: Readonly<Record<string, string>> = { name: 'full_name', type: 'employment_type' }

export const lacks = ['account', 'numbers'] as const
export const peopleTabs = ['active', 'starting', 'sabbatical', 'left', 'all', 'service'] as const
/** Whom a figure elsewhere counted, by one name. */
export const standings = ['employed', 'staying'] as const

export function usePeopleList(address: ListAddress) {
  const { sort, open } = address
  const tab = peopleTabs.find((one) => one === address.tab) ?? 'active'
  const query = {
    status: tab === 'all' ? standings.find((one) => one === address.filter('standing')) : tab,
    search: address.search || undefined,
    department: address.filter('department'),
    position: address.filter('position'),
    employment_type: address.filter('type'),
    joined: address.filter('joined'),
    left: address.filter('left'),
    lacks: lacks.find((one) => one === address.filter('lacks')),
    sort: sort && `${sort.desc ? '-' : ''}${SORTED_BY[sort.id] ?? sort.id}`,
  }
  const reading = usePages(pagesKey(employees, query), (page, signal) =>
    readPage(employees, { query: { ...query, page, per_page: ROWS_A_PAGE }, signal }),
  )
  // Under the list's own name: whatever changes people makes all of it out of date.
  const overview = useQuery({
    queryKey: [employees.id, 'overview'],
    queryFn: ({ signal }) => call(employeesOverview, { signal }),
  })
  const here = reading.rows.find((row) => row?.id === open)
  const before = useRef(here)
  if (here) before.current = here
  const { data: alone } = useQuery({
    queryKey: [employees.id, 'alone', open],
    queryFn: ({ signal }) => call(employees, { query: { employee_id: open }, signal }),
    enabled: open !== undefined && !here && !reading.isPending,
  })
  const kept = before.current?.id === open ? before.current : undefined
  const whole = () => call(employees, { query })
  return { reading, overview: overview.data, opened: here ?? alone?.[0] ?? kept, whole }
}

/** What taking a year into the next comes to, person by person, page by page. */
import type { ListAddress } from '#design/data-list/address.ts'
import { useSettledSearch } from '#design/data-list/settled-search.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { carryForwardPreview } from '../../contract/next-year.ts'

export const outcomes = ['carried', 'paid_out', 'forfeited'] as const

export function useNextYear(yearFrom: string, address: ListAddress) {
  const wanted = {
    year_from: yearFrom,
    search: useSettledSearch(address),
    only: outcomes.find((one) => one === address.filter('only')),
  }
  return useReadOn([carryForwardPreview.id, wanted], (page, signal) =>
    callWhole(carryForwardPreview, { query: { ...wanted, ...page }, signal }),
  )
}

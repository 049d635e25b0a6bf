/** Balances of everybody within sight as of a day, page by page. */
import type { ListAddress } from '#design/data-list/address.ts'
import { useSettledSearch } from '#design/data-list/settled-search.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { balances } from '../../contract/balances.ts'

export function useBalances(address: ListAddress) {
  const wanted = {
    search: useSettledSearch(address),
    as_of: address.filter('day'),
    type_id: address.filter('type'),
    department_id: address.filter('department'),
    group_id: address.filter('group'),
  }
  return useReadOn([balances.id, wanted], (page, signal) =>
    callWhole(balances, { query: { ...wanted, ...page }, signal }),
  )
}

/** What the inbox lists: one of its four views, as far as somebody has read on. */
import type { ListAddress } from '#design/data-list/address.ts'
import { useSettledSearch } from '#design/data-list/settled-search.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { applications } from '../../contract.ts'

export const views = ['mine', 'sent', 'decided', 'all'] as const
export type View = (typeof views)[number]

export const viewIn = (name: string | undefined): View => views.find((view) => view === name) ?? 'mine'

export function useInbox(view: View, address: ListAddress) {
  const wanted = {
    scope: view,
    search: useSettledSearch(address),
    status: address.filter('status'),
    from: address.filter('from'),
    to: address.filter('to'),
    // What waits longest comes first; of what is over, the newest.
    sort: view === 'mine' ? ('oldest' as const) : ('newest' as const),
  }
  return useReadOn([applications.id, wanted], (page, signal) =>
    callWhole(applications, { query: { ...wanted, ...page }, signal }),
  )
}

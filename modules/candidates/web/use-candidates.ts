/** Candidates of a screen as its tab, filters and search want them, read on page by page. */
import { useListAddress } from '#design/data-list/address.ts'
import { useSettledSearch } from '#design/data-list/settled-search.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { candidate, candidateCounts, candidates } from '../contract/candidates.ts'

export type Part = 'active' | 'interview' | 'pending' | 'notSuitable' | 'notAtTheMoment'
const WANTED: Readonly<Record<Part, { readonly active: true } | { readonly status: string }>> = {
  active: { active: true },
  interview: { status: 'pendingInterview' },
  pending: { status: 'applied,pending' },
  notSuitable: { status: 'notSuitable' },
  notAtTheMoment: { status: 'notAtTheMoment' },
}
/** The stages of those who are on the way. */
export const ON_THE_WAY = ['applied', 'pending', 'pendingInterview', 'offered', 'accepted', 'orientation'] as const

export function useCandidates(part: Part) {
  const address = useListAddress()
  const sought = useSettledSearch(address)
  const stage = part === 'active' ? ON_THE_WAY.find((one) => one === address.tab) : undefined
  const vacancyId = address.filter('vacancy')
  const narrowing = { vacancy_id: vacancyId, source: address.filter('source'), search: sought }
  const wanted = { ...WANTED[part], ...(stage && { status: stage }), ...narrowing }
  // Of all tabs, by the same filters and search.
  const counts = useCall(candidateCounts, { query: { ...narrowing, active: true } }, { enabled: part === 'active' })
  const pages = useCandidatePages(wanted)
  const away = address.open !== undefined && pages.rows.every(({ id }) => id !== address.open)
  // Whom a link opens, wherever in the list they stand.
  const opened = useCall(
    candidate,
    { params: { id: address.open ?? '' } },
    { enabled: away && !pages.reading.isPending },
  )
  const narrowed = stage !== undefined || address.anyFilter
  return {
    ...pages,
    sought,
    counts: counts.data,
    stage,
    narrowed,
    vacancyId,
    elsewhere: away ? opened.data : undefined,
  }
}

type Wanted = Omit<NonNullable<Parameters<typeof callWhole<typeof candidates>>[1]['query']>, 'page' | 'per_page'>

export const useCandidatePages = (wanted: Wanted) =>
  useReadOn([candidates.id, wanted], (page, signal) => callWhole(candidates, { query: { ...wanted, ...page }, signal }))

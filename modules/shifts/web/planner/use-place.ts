import { useSearch } from '@tanstack/react-router'
import { useListAddress } from '#design/data-list/address.ts'
import { parsePlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { mondayOf } from '../../model/periods.ts'
import { type PlannerAddress, plannerPlace } from '../../model/planner-address.ts'

export function usePlace() {
  const { today } = useMe()
  const asked: PlannerAddress & { readonly view?: unknown } = useSearch({ strict: false })
  const { change } = useListAddress()
  const place = plannerPlace(asked, plainDateOf(today))
  return {
    ...{ ...place, view: asked.view === 'list' ? ('list' as const) : ('grid' as const) },
    go: (day: string) => change({ from: mondayOf(parsePlainDate(day) ?? place.from) }),
    lengthen: (days: string) => change({ days }),
    look: (view: string) => change({ view: view === 'list' ? view : undefined }),
    narrow: (id: string) => change({ department: id || undefined }),
  }
}

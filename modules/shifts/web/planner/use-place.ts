/** Which days and whose, kept in the address: a reload, a link and the way back show the same. */
import { useSearch } from '@tanstack/react-router'
import { useListAddress } from '#design/data-list/address.ts'
import { addDays, parsePlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { mondayOf } from '../../model/periods.ts'

/** Weeks, and the longest month. */
export const SPANS = ['7', '14', '28', '31'] as const
type Asked = {
  readonly from?: unknown
  readonly days?: unknown
  readonly department?: unknown
  readonly view?: unknown
}

export function usePlace() {
  const { today } = useMe()
  const asked: Asked = useSearch({ strict: false })
  const { change } = useListAddress()
  const from = mondayOf(parsePlainDate(String(asked.from ?? '')) ?? plainDateOf(today))
  const length = SPANS.find((one) => one === String(asked.days)) ?? '7'
  const department = typeof asked.department === 'string' ? asked.department : ''
  const to = addDays(from, Number(length) - 1)
  return {
    ...{ from, to, length, department, view: asked.view === 'list' ? ('list' as const) : ('grid' as const) },
    span: { from, to, ...(department && { department_ids: [department] }) },
    go: (day: string) => change({ from: mondayOf(parsePlainDate(day) ?? from) }),
    lengthen: (days: string) => change({ days }),
    look: (view: string) => change({ view: view === 'list' ? view : undefined }),
    narrow: (id: string) => change({ department: id || undefined }),
  }
}

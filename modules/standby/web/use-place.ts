/** Which days, whose, and which side of the page, kept in the address: a reload, a link and the way back show the same. */
import { useSearch } from '@tanstack/react-router'
import { useListAddress } from '#design/data-list/address.ts'
import { addDays, parsePlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { useMe } from '#platform/identity/web/me.ts'

export const SPANS = ['7', '14', '28'] as const
const USUAL = '14'
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
  const from = parsePlainDate(String(asked.from ?? '')) ?? plainDateOf(today)
  const length = SPANS.find((one) => one === String(asked.days)) ?? USUAL
  const department = typeof asked.department === 'string' ? asked.department : ''
  const to = addDays(from, Number(length) - 1)
  return {
    ...{ from, to, length, department, view: asked.view === 'kinds' ? ('kinds' as const) : ('plan' as const) },
    span: { from, to, ...(department && { department_ids: [department] }) },
    go: (day: string) => change({ from: parsePlainDate(day) ?? from }),
    lengthen: (days: string) => change({ days: days === USUAL ? undefined : days }),
    narrow: (id: string) => change({ department: id || undefined }),
    look: (view: string) => change({ view: view === 'kinds' ? view : undefined }),
  }
}

/** Which days and whose the planner shows, as its address says: a reload, a link and the way back show the same. */
import { addDays, type PlainDate, parsePlainDate } from '#kernel/plain-date.ts'
import { mondayOf } from './periods.ts'

/** Weeks, and the longest month. */
export const SPANS = ['7', '14', '28', '31'] as const

export type PlannerAddress = { readonly from?: unknown; readonly days?: unknown; readonly department?: unknown }

export function plannerPlace(asked: PlannerAddress, today: PlainDate) {
  const from = mondayOf(parsePlainDate(String(asked.from ?? '')) ?? today)
  const length = SPANS.find((one) => one === String(asked.days)) ?? '7'
  const department = typeof asked.department === 'string' ? asked.department : ''
  const to = addDays(from, Number(length) - 1)
  const span = { from, to, ...(department && { department_ids: [department] }) }
  return { from, to, length, department, span }
}

/** Whom a screen has room for, with some to spare: they are there before the roster of many people is. */
const HEAD = 40

export const headOf = <Span>(span: Span) => ({ ...span, limit: HEAD })

import { type RawBuilder, sql } from 'kysely'
import type { StaleMark } from '../stale-store.ts'

/** Which payslips (of a table p) the marks mean. In a run reopened for some people the others stay as they were approved. */
export function staleFilter(marks: readonly StaleMark[], reopenedFor: readonly string[] | null): RawBuilder<unknown> {
  const within = reopenedFor ? sql`p.employee_id = any(${[...reopenedFor]}::uuid[])` : sql`true`
  if (marks.some((mark) => mark.employee_id === null)) return within
  const ids = marks.flatMap((mark) => (mark.employee_id ? [mark.employee_id] : []))
  return ids.length === 0 ? sql`false` : sql`(p.employee_id = any(${ids}::uuid[]) and ${within})`
}

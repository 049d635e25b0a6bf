/** What one has to know to decide a correction: the day as it stands now, with its why. */
import type { RequestDetail } from '#platform/approvals/web/kind-parts.ts'
import { DayOf } from './day-panel.tsx'

export function CorrectionBeside({ request }: { readonly request: RequestDetail }) {
  return request.from === null ? null : <DayOf day={{ employee_id: request.employee_id ?? '', date: request.from }} />
}

import type { PlainDate } from '#kernel/plain-date.ts'
import type { TrainingRow } from './request-store.ts'

/** Completed once its last day is past; what was never to be had is not. */
export function trainingView(row: TrainingRow, today: PlainDate) {
  const isOver = row.status === 'approved' && row.to_date < today
  return {
    id: row.id,
    employee_id: row.employee_id,
    staff_id: row.staff_id,
    full_name: row.full_name,
    department: row.department,
    reason: row.reason,
    status: isOver ? ('completed' as const) : row.status,
    created_at: row.created_at,
    session_id: row.session_id,
    course_id: row.course_id,
    title: row.title,
    provider: row.provider,
    cost: row.cost,
    starts_on: row.from_date,
    ends_on: row.to_date,
    bond_accepted_on: row.bond_accepted_on,
    place: row.place,
    waiting_no: row.waiting_no,
  }
}

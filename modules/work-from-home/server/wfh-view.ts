import type { HomeDay } from '../model/days.ts'
import type { WfhRow } from './wfh-store.ts'

/** Completed once its last day is past. */
export function wfhView(row: WfhRow, today: string) {
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
    from: row.from_date,
    to: row.to_date,
    part: row.part,
    weekdays: row.weekdays === null ? null : [...row.weekdays],
    place: {
      name: row.place_name,
      address: row.place_address,
      latitude: row.latitude === null ? null : Number(row.latitude),
      longitude: row.longitude === null ? null : Number(row.longitude),
    },
    total: row.halves / 2,
    answer_by: row.answer_by,
  }
}

export const dayView = ({ date, halves }: HomeDay) => ({ date, counts: halves / 2 })

/** A clocking as it is answered to whoever made it. */
import type { Done } from './clock-in.ts'

export const told = ({ row, workDate }: Done) => ({
  id: row.id,
  type: row.type ?? ('in' as const),
  occurred_at: iso(row.occurred_at),
  received_at: iso(row.received_at),
  work_date: workDate,
  location: row.place === null ? null : { id: row.coordinate_id, name: row.place },
  distance_m: row.distance_m,
  flags: [...row.flags],
})

export const iso = (instant: string): string => new Date(instant).toISOString()

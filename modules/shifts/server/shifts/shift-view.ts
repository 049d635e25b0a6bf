import { clockText, DAY, type Hours, hoursText, minutesOf } from '../../model/shift.ts'
import type { ShiftRow } from './shift-store.ts'

export const shiftView = (row: ShiftRow, amounts: boolean) => ({
  id: row.id,
  name: row.name,
  short_name: row.short_name,
  kind: row.kind,
  start_time: clockText(row.starts),
  end_time: clockText(row.ends),
  break_minutes: row.break_minutes,
  break_start: row.break_starts === null ? null : clockText(row.break_starts),
  is_cross_day: row.ends > DAY,
  total_hours: hoursText(minutesOf(row)),
  colour: row.colour,
  department_ids: row.departments,
  needed: row.needed,
  allowance_type: row.allowance_type,
  allowance_amount: amounts ? row.allowance_amount : null,
  day_type_rates: amounts ? row.day_type_rates : null,
  earning_category: row.earning_category,
  forfeit_unit: row.forfeit_unit,
  forfeit_value: row.forfeit_value,
  status: row.active ? (1 as const) : (0 as const),
})

export const cellView = (row: Hours & Pick<ShiftRow, 'id' | 'short_name' | 'kind'>) => ({
  id: row.id,
  short_name: row.short_name,
  kind: row.kind,
  start_time: clockText(row.starts),
  end_time: clockText(row.ends),
})

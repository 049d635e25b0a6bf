/** What a shift may be: its name, its hours, its allowance. Field -> word; empty where all is right. */
import type { Country } from '#kernel/countries.ts'
import { dayTypesOf } from '#modules/holidays/model/public.ts'
import { DAY, minuteOf } from './shift.ts'

export type ShiftFields = {
  readonly name: string
  readonly short_name: string
  readonly start_time: string
  readonly end_time: string
  readonly break_minutes: number
  readonly break_start: string | null
  readonly allowance_type: 'fixed' | 'per_day' | 'per_hour' | null
  readonly allowance_amount: string | null
  readonly day_type_rates: Readonly<Record<string, string>>
  readonly forfeit_unit: 'none' | 'hours' | 'days'
  readonly forfeit_value: string
}
export type Faults = Readonly<Record<string, readonly string[]>>

const SHORT_NAME_MAX = 8
const FORFEIT_MOST = { none: 0, hours: 8, days: 1 } as const

/** An end at or before the start lies on the next day; the break stands in the middle where nobody says. */
export function hoursOf({
  start_time,
  end_time,
  break_minutes,
  break_start,
}: Pick<ShiftFields, 'start_time' | 'end_time' | 'break_minutes' | 'break_start'>) {
  const starts = minuteOf(start_time)
  const end = minuteOf(end_time)
  const ends = end < starts ? end + DAY : end
  const middle = starts + Math.floor((ends - starts - break_minutes) / 2)
  const given = break_start === null ? middle : minuteOf(break_start)
  const break_starts = break_minutes === 0 ? null : given < starts ? given + DAY : given
  return { starts, ends, break_starts, break_minutes }
}

export function shiftFaults(country: Country, fields: ShiftFields): Faults {
  const { starts, ends, break_starts, break_minutes } = hoursOf(fields)
  const outside = break_starts !== null && (break_starts < starts || break_starts + break_minutes > ends)
  const unknown = Object.keys(fields.day_type_rates).filter((type) => !dayTypesOf(country).some((one) => one === type))
  const faults: Record<string, string | undefined> = {
    short_name: nameFault(fields.short_name),
    end_time: ends === starts ? 'shifts.no-hours' : undefined,
    break_minutes: break_minutes > 0 && break_minutes >= ends - starts ? 'shifts.break-too-long' : undefined,
    break_start: outside && break_minutes < ends - starts ? 'shifts.break-outside' : undefined,
    day_type_rates: unknown.length > 0 ? 'shifts.unknown-day-type' : undefined,
    allowance_amount: amountFault(fields),
    forfeit_value: forfeitFault(fields),
  }
  return Object.fromEntries(Object.entries(faults).flatMap(([field, word]) => (word ? [[field, [word]]] : [])))
}

function nameFault(name: string): string | undefined {
  if ([...name].length > SHORT_NAME_MAX) return 'shifts.short-name-long'
  if (name.includes('*')) return 'shifts.short-name-asterisk'
  // Cells of a sheet have several names side by side.
  return name.includes('/') ? 'shifts.short-name-slash' : undefined
}

/** An allowance is paid an amount, or one for each type of day. */
function amountFault({ allowance_type, allowance_amount, day_type_rates }: ShiftFields): string | undefined {
  if (allowance_type === null) return undefined
  const has = allowance_amount !== null || Object.keys(day_type_rates).length > 0
  return has ? undefined : 'shifts.amount-missing'
}

function forfeitFault({ forfeit_unit, forfeit_value }: ShiftFields): string | undefined {
  const value = Number(forfeit_value)
  if (!Number.isInteger(value * 2) || value < 0) return 'shifts.halves'
  if (value <= FORFEIT_MOST[forfeit_unit]) return undefined
  return forfeit_unit === 'days' ? 'shifts.forfeit-days' : 'shifts.forfeit-hours'
}

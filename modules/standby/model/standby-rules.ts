/** What a kind of standby may be. Field -> words; empty where all is right. */
import type { Country } from '#kernel/countries.ts'
import { dayTypesOf } from '#modules/holidays/model/public.ts'
import { DAY, minuteOf } from '#modules/shifts/model/public.ts'
import type { allowanceTypes, forfeitUnits } from './pay.ts'

export type StandbyFields = {
  readonly name: string
  readonly short_name: string
  readonly start_time: string
  readonly end_time: string
  readonly allowance_type: (typeof allowanceTypes)[number]
  readonly allowance_amount: string | null
  readonly day_type_rates: Readonly<Record<string, string>>
  readonly earning_category: string | null
  readonly forfeit_unit: (typeof forfeitUnits)[number]
  readonly forfeit_value: string
}

const SHORT_NAME_MAX = 8
const FORFEIT_MOST = { none: 0, hours: 8, days: 1 } as const

/** An end at or before the start lies on the next day. */
export function hoursOf({ start_time, end_time }: Pick<StandbyFields, 'start_time' | 'end_time'>) {
  const [starts, end] = [minuteOf(start_time), minuteOf(end_time)]
  return { starts, ends: end <= starts ? end + DAY : end }
}

/** `seesAmounts`: whoever only plans brings no amount and need not. */
export function standbyFaults(
  country: Country,
  fields: StandbyFields,
  { seesAmounts, types }: { readonly seesAmounts: boolean; readonly types: readonly string[] },
): Readonly<Record<string, readonly string[]>> {
  const unknown = Object.keys(fields.day_type_rates).some((type) => !dayTypesOf(country).some((one) => one === type))
  const isPaid = fields.allowance_amount !== null || Object.keys(fields.day_type_rates).length > 0
  const faults: Record<string, string | undefined> = {
    short_name: nameFault(fields.short_name),
    day_type_rates: unknown ? 'standby.unknown-day-type' : undefined,
    allowance_amount: seesAmounts && !isPaid ? 'standby.amount-missing' : undefined,
    earning_category:
      fields.earning_category !== null && !types.includes(fields.earning_category)
        ? 'standby.unknown-category'
        : undefined,
    forfeit_value: forfeitFault(fields),
  }
  return Object.fromEntries(Object.entries(faults).flatMap(([field, word]) => (word ? [[field, [word]]] : [])))
}

function nameFault(name: string): string | undefined {
  if ([...name].length > SHORT_NAME_MAX) return 'standby.short-name-long'
  if (name.includes('*')) return 'standby.short-name-asterisk'
  // Cells of a sheet have several names side by side.
  return name.includes('/') ? 'standby.short-name-slash' : undefined
}

function forfeitFault({ forfeit_unit, forfeit_value }: StandbyFields): string | undefined {
  const value = Number(forfeit_value)
  if (!Number.isInteger(value * 2) || value < 0) return 'standby.halves'
  if (value <= FORFEIT_MOST[forfeit_unit]) return undefined
  return forfeit_unit === 'days' ? 'standby.forfeit-days' : 'standby.forfeit-hours'
}

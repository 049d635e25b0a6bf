/** What of a day is put to the law, by the settings and the pay that held on it. */
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { CompanySettings } from '#modules/company/server/public.ts'
import type { DayFact } from '#modules/holidays/server/public.ts'
import type { DayWorked } from '../model/asking.ts'
import type { ClaimedOfDay } from '../model/gathered.ts'
import { consentedOn, taiwaneseMonth } from '../model/limits.ts'
import { isInSalary } from '../model/priced-philippine.ts'
import { carriedTo, type Minutes } from '../model/rostered.ts'
import { isOrdinary } from '../model/work-day.ts'
import { type KnownDay, knownDay } from './days.ts'
import type { PayFacts } from './pay-facts.ts'

type Before = {
  readonly settings: CompanySettings
  readonly factsOn: (date: PlainDate) => readonly DayFact[]
  readonly isMadeGood: (date: PlainDate) => boolean
}

/** What a shift that began the day before left on this one. */
export function carried(date: PlainDate, { settings, factsOn, isMadeGood }: Before, { day }: KnownDay): Carried {
  const known = knownDay(date, factsOn(date))
  const inSalary = isInSalary(known.day, settings.working_days_factor ?? USUAL_FACTOR)
  return isMadeGood(date) ? NONE : { ...carriedTo(day, known, inSalary), inSalary }
}

type Carried = Minutes & { readonly inSalary: boolean }
export const NONE: Carried = { minutes: 0, night: 0, inSalary: false }

export const nightOf = (worked: DayWorked, { minutes, night, inSalary }: Carried): DayWorked => ({
  ...worked,
  ...{ workedMinutes: minutes, workedNight: night, claimedMinutes: 0, claimedNight: 0, restMinutes: 0 },
  ...{ carriedMinutes: 0, inSalary },
})

/** An emergency may last longer than the hours for which Taiwan's law has one answer; every hour is paid twice. */
export function portionsOf(country: Country, worked: DayWorked): readonly DayWorked[] {
  if (country !== 'TW' || !worked.emergency || !isOrdinary(worked.day)) return [worked]
  const count = Math.max(1, Math.ceil(worked.claimedMinutes / FOUR_HOURS))
  return Array.from({ length: count }, (_, at) => ({
    ...worked,
    claimedMinutes: Math.min(FOUR_HOURS, worked.claimedMinutes - at * FOUR_HOURS),
  }))
}

const FOUR_HOURS = 240

type Of = { readonly country: Country; readonly person: PayFacts }
type OfDay = {
  readonly date: PlainDate
  readonly known: KnownDay
  readonly own: ClaimedOfDay | undefined
  readonly rostered: Minutes
  readonly settings: CompanySettings
  readonly before: number
  readonly carriedMinutes: number
}

export function workedOn({ country, person }: Of, of: OfDay): DayWorked {
  const { date, known, own, rostered, settings, before, carriedMinutes } = of
  const wholeDay = Math.round(Number(settings.leave_day_hours) * 60)
  const worked: DayWorked = {
    date,
    day: known.day,
    wages: person.wagesOn(date),
    normalMinutes: Math.min(EIGHT, known.plannedMinutes ?? wholeDay),
    workedMinutes: rostered.minutes,
    workedNight: rostered.night,
    claimedMinutes: own?.minutes ?? 0,
    claimedNight: own?.night ?? 0,
    restMinutes: country === 'TW' ? (own?.rest ?? 0) : 0,
    agreed: multipleOf(settings, known.day.type),
    partTime: person.partTime,
    fullMinutes: Math.min(EIGHT, wholeDay),
    asCovered: person.manualLabour || (own?.byAgreement ?? false),
    category: person.category,
    emergency: own?.emergency ?? false,
    monthBefore: before,
    monthLimit: country === 'TW' ? taiwaneseMonth(date, consentedOn(settings, date)) : 0,
    factor: settings.working_days_factor ?? USUAL_FACTOR,
  }
  return carriedMinutes > 0 ? { ...worked, carriedMinutes } : worked
}

const multipleOf = ({ overtime_rates: rates }: CompanySettings, type: string): string | null =>
  (rates as Readonly<Record<string, string | undefined>>)[type] ?? null

const EIGHT = 480
const USUAL_FACTOR = '313'

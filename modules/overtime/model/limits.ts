/** What stands against a claim of overtime, and what only has to be confirmed, by country. Pure. */
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import { hoursText } from './claim.ts'
import { isOrdinary, taiwaneseDay, type WorkDay } from './work-day.ts'

export type Asked = {
  readonly date: PlainDate
  readonly day: WorkDay
  /** After break and rounding. */
  readonly minutes: number
  /** What of it counts toward the month's limit, where that is not all. */
  readonly counted?: number
  readonly spanMinutes: number
  readonly breakMinutes: number
  readonly emergency: boolean
  /** To be made good in rest; and whoever does it for nothing. */
  readonly isRest: boolean
  readonly isUnpaid: boolean
}
/** Claims that wait or are approved, without this one. */
export type Beside = {
  readonly ofDay: number
  /** What of it was an emergency. */
  readonly emergenciesOfDay?: number
  /** The overtime of the month and of the three months that end with it, in minutes. */
  readonly ofMonth: number
  readonly ofThreeMonths: number
  readonly overlapsClaim: boolean
  readonly overlapsWork: boolean
  readonly isMadeGood: boolean
  /** Minutes planned on the day. */
  readonly planned: number
}
export type Rules = {
  readonly country: Country
  readonly dailyMaximum: number
  /** Sen; nothing sets no limit. */
  readonly salaryLimit: bigint
  readonly consent: boolean
}
/** `manual`: the law covers them whatever they earn. */
export type Pay = { readonly basic: bigint; readonly manual?: boolean }

/** By field: what is refused. Several may hold; the first is the sentence. */
export function faultsOf(asked: Asked, beside: Beside, { dailyMaximum, salaryLimit, country }: Rules, { basic }: Pay) {
  const faults: Record<string, Fault[]> = {}
  const add = (field: string, word: string, params: Fault['params'] = {}) => {
    faults[field] = [...(faults[field] ?? []), { word, params }]
  }
  const ofDay = beside.ofDay + asked.minutes
  const most = isOrdinary(asked.day) ? dailyMaximum : WHOLE_DAY
  if (asked.breakMinutes > asked.spanMinutes) add('break_hours', 'overtime.break-too-long')
  if (asked.minutes === 0 && asked.breakMinutes <= asked.spanMinutes) add('end_time', 'overtime.nothing-left')
  if (ofDay > most) add('end_time', 'overtime.too-long', { minutes: most })
  if (salaryLimit > 0n && basic > salaryLimit) add('employee_id', 'overtime.salary-limit')
  if (beside.overlapsClaim) add('start_time', 'overtime.overlaps-claim')
  if (beside.overlapsWork) add('start_time', 'overtime.overlaps-work')
  if (beside.isMadeGood) add('date', 'overtime.made-good')
  if (country === 'TW') {
    const faults = taiwaneseFaults(asked, { ...beside, ofDay })
    for (const [field, word] of faults) add(field, word)
  }
  const rest = asked.isRest ? restFault(asked, country) : undefined
  if (rest) add('compensation', rest)
  return faults
}

/**
 * Of all claims of the day; what was planned on it counts as well, but for the normal hours of a weekday. There emergencies
 * are no part of the four hours, whichever was sent first.
 */
export function taiwaneseFaults(
  { day, emergency }: Pick<Asked, 'day' | 'emergency'>,
  { ofDay, planned, emergenciesOfDay = 0 }: Pick<Beside, 'ofDay' | 'planned' | 'emergenciesOfDay'>,
): (readonly [field: 'emergency' | 'end_time', word: string])[] {
  const type = taiwaneseDay(day)
  if (type === 'weekday')
    return !emergency && ofDay - emergenciesOfDay > FOUR_HOURS ? [['end_time', 'overtime.fifth-hour'] as const] : []
  return [
    ...(type === 'regular_day_off' && !emergency ? [['emergency', 'overtime.regular-day-off'] as const] : []),
    ...(ofDay + planned > TWELVE_HOURS ? [['end_time', 'overtime.thirteenth-hour'] as const] : []),
  ]
}

/** Rest in place of pay is for overtime of a weekday or a rest day that was no emergency: article 32-1. */
export function restFault(asked: Pick<Asked, 'day' | 'emergency' | 'isUnpaid' | 'minutes'>, country: Country) {
  if (country !== 'TW') return 'overtime.rest-elsewhere'
  if (!takesRest(asked.day)) return 'overtime.rest-day-type'
  if (asked.emergency) return 'overtime.rest-emergency'
  if (asked.isUnpaid) return 'overtime.rest-unpaid'
  return restHalves(asked.minutes) === 0 ? 'overtime.rest-too-short' : undefined
}

export const takesRest = (day: WorkDay): boolean => ['weekday', 'rest_day'].includes(taiwaneseDay(day))

/** Hour for hour in halves; the remainder is paid. */
export const restHalves = (minutes: number): number => Math.floor(minutes / 30)
export type Fault = { readonly word: string; readonly params: Readonly<Record<string, string | number>> }

/** Lines that have to be confirmed before the claim is stored; for days since 2023. */
export function questionsOf(
  asked: Asked,
  beside: Beside,
  { country, consent }: Rules,
  { basic, manual = false }: Pay,
): string[] {
  if (asked.date < SINCE) return []
  const month = beside.ofMonth + (asked.counted ?? asked.minutes)
  if (country === 'MY') {
    const worked = beside.planned + beside.ofDay + asked.minutes
    return [
      ...(worked > TWELVE_HOURS ? ['overtime.over-12-hours'] : []),
      ...(month > MALAYSIAN_MONTH ? ['overtime.over-104-hours'] : []),
      ...(basic > COVERED_UP_TO && !manual ? ['overtime.over-4000'] : []),
    ]
  }
  if (country !== 'TW') return []
  if (month <= taiwaneseMonth(asked.date, consent) && isWithinThreeMonths(asked, beside, consent)) return []
  return [consent ? 'overtime.over-consented-hours' : 'overtime.over-46-hours']
}

export type Consent = { readonly overtime_consent: boolean; readonly overtime_consent_from: PlainDate | null }

/** Whether the agreement to more hours holds on a day already. */
export const consentedOn = (settings: Consent, date: PlainDate): boolean =>
  settings.overtime_consent && (settings.overtime_consent_from === null || date >= settings.overtime_consent_from)

/** Minutes of overtime that a month may have. */
export function taiwaneseMonth(date: PlainDate, consent: boolean): number {
  const { answer } = workOut('tw.overtime_limit', date, { month_hours: '0', consent })
  return isRefusedAnswer(answer) ? 0 : Number(answer.month_limit) * 60
}

function isWithinThreeMonths(
  { date, minutes, counted = minutes }: Asked,
  { ofThreeMonths }: Beside,
  consent: boolean,
): boolean {
  if (!consent) return true
  const three_month_hours = hoursText(ofThreeMonths + counted)
  const { answer } = workOut('tw.overtime_limit', date, { month_hours: '0', consent, three_month_hours })
  return !isRefusedAnswer(answer) && answer.within_limit === true
}

const SINCE = '2023-01-01'

const WHOLE_DAY = 1440
const FOUR_HOURS = 240
const TWELVE_HOURS = 720
/** Employment (Limitation of Overtime Work) Regulations 1980. */
export const MALAYSIAN_MONTH = 104 * 60
const COVERED_UP_TO = 400_000n

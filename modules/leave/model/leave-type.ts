/** A type of leave as a company keeps it; what is said of the law's kinds stands in statutory/. */
import type { YearsTime } from './entitlement/by-leave-year.ts'
import type { Step } from './entitlement/steps.ts'
import type { Halves } from './halves.ts'

export const grantings = ['year', 'anniversary', 'month', 'event', 'need', 'hand'] as const
export const countings = ['working_days', 'working_days_and_between', 'calendar_days'] as const
export const leftovers = ['forfeit', 'pay_out'] as const
type Granting = (typeof grantings)[number]

export type LeaveType = {
  readonly id: string
  /** The kind of the country's law; null for a type of the company's own. */
  readonly kind: string | null
  readonly name: string
  readonly name_zh: string
  /** `need`: as long as its cause lasts; `hand`: only what somebody grants. */
  readonly granted: Granting
  readonly counted_in: (typeof countings)[number]
  readonly unit: 'day' | 'hour'
  /** Null: the company's smallest unit. */
  readonly smallest: Halves | null
  readonly steps: readonly Step[]
  /** When years of service are given by leave years instead; only where they are granted by service. */
  readonly by_years: readonly YearsTime[]
  readonly prorated: boolean
  readonly accrues: 'at_once' | 'monthly'
  /** The part of a day's wages that is paid, as decimal text. */
  readonly paid: string
  readonly sex: 'male' | 'female' | null
  readonly married: boolean
  readonly service_months: number
  /** Attachments are demanded from this length on; null for never. */
  readonly attachment_from: Halves | null
  readonly reason_needed: boolean
  readonly mandated: boolean
  readonly within_type: string | null
  readonly within_after: Halves
  readonly window_before: number | null
  readonly window_after: number | null
  readonly events: number | null
  readonly notice_days: number
  readonly backdated_days: number | null
  readonly longest: Halves | null
  readonly carry_most: Halves
  readonly carry_months: number | null
  readonly leftover: (typeof leftovers)[number]
  readonly active: boolean
  readonly position: number
}

/** Rest for its own sake, and what was earned. Any other kind of the law has its cause, such as being ill. */
export const USED_UP = ['annual', 'service_incentive', 'off_in_lieu', 'replacement_holiday', 'rest_in_lieu'] as const

/** Whether people are told to use it up before it expires; so are types of the company's own. */
export const isUsedUp = (kind: string | null): boolean => kind === null || USED_UP.some((one) => one === kind)

/** Kinds that the law has paid to whoever leaves, also where the rest of a year is forfeited. */
export const PAID_ON_LEAVING = ['annual', 'service_incentive'] as const

/** Overtime turned into rest is paid with the overtime. */
export const isPaidOnLeaving = ({ kind, leftover, granted }: LeaveType): boolean =>
  kind !== 'rest_in_lieu' &&
  ['year', 'anniversary', 'hand'].includes(granted) &&
  (leftover === 'pay_out' || PAID_ON_LEAVING.some((paid) => paid === kind))

/** Before anything is said of it: so many days a year, paid, that end with the year. */
export const plainType: Omit<LeaveType, 'id'> = {
  kind: null,
  name: '',
  name_zh: '',
  granted: 'year',
  counted_in: 'working_days',
  unit: 'day',
  smallest: null,
  steps: [],
  by_years: [],
  prorated: false,
  accrues: 'at_once',
  paid: '1',
  sex: null,
  married: false,
  service_months: 0,
  attachment_from: null,
  reason_needed: false,
  mandated: false,
  within_type: null,
  within_after: 0,
  window_before: null,
  window_after: null,
  events: null,
  notice_days: 0,
  backdated_days: null,
  longest: null,
  carry_most: 0,
  carry_months: null,
  leftover: 'forfeit',
  active: true,
  position: 0,
}

/** Something is used up, so that lots are kept. */
export const isLimited = ({ granted }: Pick<LeaveType, 'granted'>): boolean => granted !== 'need'
/** Lots come by themselves, period after period. */
export const isPeriodic = (granted: Granting): granted is 'year' | 'anniversary' | 'month' =>
  granted === 'year' || granted === 'anniversary' || granted === 'month'

export const nameIn = (language: 'en' | 'zh-Hant', { name, name_zh }: Pick<LeaveType, 'name' | 'name_zh'>): string =>
  language === 'en' ? name : name_zh

/** The company's smallest unit in halves of the type's own unit. */
export type SmallestUnit = '1_day' | '0.5_day' | '1_hour' | '0.5_hour'
export function smallestOf(
  { smallest, unit }: Pick<LeaveType, 'smallest' | 'unit'>,
  company: SmallestUnit,
  dayHours: Halves,
) {
  if (smallest !== null) return smallest
  if (unit === 'hour')
    return { '1_day': dayHours, '0.5_day': Math.ceil(dayHours / 2), '1_hour': 2, '0.5_hour': 1 }[company]
  return company === '1_day' ? 2 : 1
}

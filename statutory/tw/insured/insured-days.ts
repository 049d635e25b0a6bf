/**
 * For how many days of a month someone is charged, by each of the insurances: labour, employment and occupational
 * accident insurance by the day, the pension by the day with a full February, health insurance whole or not at all.
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Facts, optional, reader } from '../../core/given.ts'
import { whole } from '../../core/given-kinds.ts'
import { lawFile } from '../../core/law-file.ts'
import { refuse } from '../../core/refusal.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import rates from './insured.rates.yaml'
import { datesSaid, monthLength, type ServiceDates, serviceFields, serviceIn } from './service-dates.ts'

export const insuredFile = lawFile(rates)

const month = insuredFile.history('month', (block) => ({ days: block.whole('days of a month') }))

export type MonthDays = {
  /** Labour, employment and occupational accident insurance. */
  readonly insured: number
  /** Labour pension. */
  readonly contribution: number
  readonly healthCharged: boolean
  /** Days a month counts. */
  readonly month: number
  readonly source: string
}

export function monthDays(dates: ServiceDates, on: PlainDate, joinKey?: string): MonthDays {
  const { law, id: source } = month.on(on)
  const { first, last } = serviceIn(dates, on, joinKey)
  const atEnd = last === undefined || last === monthLength(on)
  return {
    insured: daysBetween(first, last ?? law.days, law.days),
    contribution: daysBetween(first, atEnd ? law.days : (last ?? law.days), law.days),
    healthCharged: atEnd,
    month: law.days,
    source,
  }
}

export const daysFields = { insured_days: optional(whole(1, Number.MAX_SAFE_INTEGER)), ...serviceFields }

/** The days that were said, or else those between the dates. */
export function insuredDays({ insured_days: said, ...dates }: Facts<typeof daysFields>, on: PlainDate): MonthDays {
  const days = monthDays(dates, on)
  if (said === undefined) return days
  if (said > days.month) refuse('insured_days', 'out_of_range', `must be 1 to ${days.month}`)
  return { ...days, insured: said }
}

export function noteDays(
  sheet: Worksheet,
  key: 'insured_days' | 'contribution_days',
  days: MonthDays,
  dates: ServiceDates,
): void {
  sheet.note('prorated', key, key === 'insured_days' ? days.insured : days.contribution, {
    figure: key,
    parts: [...datesSaid(dates), ['days_of_a_month', days.month]],
    source: days.source,
  })
}

export const insuredDaysScheme = scheme(
  'tw.insured_days',
  reader(serviceFields),
  ['insured_days', 'contribution_days', 'health_charged'],
  (facts, on, sheet) => {
    const days = monthDays(facts, on)
    if (sheet) {
      noteDays(sheet, 'insured_days', days, facts)
      noteDays(sheet, 'contribution_days', days, facts)
      sheet.result('health_charged', days.healthCharged, { parts: datesSaid(facts), source: days.source })
    }
    return {
      insured_days: days.insured,
      contribution_days: days.contribution,
      health_charged: days.healthCharged,
    }
  },
)

/** Both days count; the 31st is the 30th, and nobody is charged for less than a day. */
function daysBetween(first: number, last: number, length: number): number {
  const days = Math.min(last, length) - Math.min(first, length) + 1
  return Math.max(days, 1)
}

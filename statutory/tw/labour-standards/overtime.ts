/**
 * Pay for extra work of one day, in addition to the month's wages: overtime on a weekday, work on a rest day, on a
 * holiday or a day of annual leave, and in an emergency on the regular day off. The hourly wage stays unrounded; the
 * sum is rounded once.
 */
import { type Fraction, plus, times } from '#kernel/fraction.ts'
import { type Amount, amountText, asFraction } from '#kernel/money.ts'
import { type Facts, optional, or, reader } from '../../core/given.ts'
import { aboveZero, decimal, flag, money, oneOf } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { refuse } from '../../core/refusal.ts'
import { halfUpToSen } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { due, rounding } from '../rounding-choice.ts'
import { type Band, type MultiplierStyle, type OvertimeLaw, overtimeLaw } from './overtime-law.ts'

const fields = {
  day_type: oneOf(['weekday', 'rest_day', 'national_holiday', 'annual_leave_day', 'regular_day_off']),
  hours: aboveZero(decimal),
  hourly_wage: optional(money),
  wages: optional(money),
  emergency: flag,
  multiplier_style: or(oneOf(['fraction', 'decimal']), 'fraction'),
  rounding,
}
type OvertimeFacts = Facts<typeof fields>

export const overtimeScheme = scheme(
  'tw.overtime',
  reader(fields),
  ['pay', 'hours_toward_limit', 'compensatory_day'],
  (facts, on, sheet) => {
    const { law, id: source } = overtimeLaw.on(on)
    const work = workOf(facts, law)
    const hour = hourlyWage(facts, law)
    const pieces = piecesOf(work, facts)
    const multiples = pieces.reduce((sum, { hours, value }) => plus(sum, times(hours, value)), work.paidHours)
    const pay = due(times(hour, multiples), facts.rounding)
    const towardLimit = plainDecimal(work.towardLimit)
    if (sheet) {
      for (const key of ['day_type', 'emergency', 'multiplier_style'] as const) sheet.fact(key, facts[key])
      const hourShown = noteHourlyWage(sheet, facts, law, source)
      sheet.result('pay', pay.amount, {
        parts: [
          ['ordinary_hourly_wage', hourShown],
          ...(work.paidHours.top > 0n ? [['hours_of_a_day_paid', plainDecimal(work.paidHours)] as const] : []),
          ...pieces.flatMap(({ hours, text }) => [
            ['hours_in_band', plainDecimal(hours)] as const,
            ['multiple', text] as const,
          ]),
          ['day_type', facts.day_type],
        ],
        rounding: pay.rounding,
        source,
      })
      const parts = [
        ['day_type', facts.day_type],
        ['hours', plainDecimal(facts.hours)],
        ['emergency', facts.emergency],
      ] as const
      sheet.result('hours_toward_limit', towardLimit, { parts, source })
      sheet.result('compensatory_day', work.compensatoryDay, { parts, source })
    }
    return {
      pay: amountText(pay.amount),
      hours_toward_limit: towardLimit,
      compensatory_day: work.compensatoryDay,
    }
  },
)

/** How the day's work is paid: hours paid whatever was worked, then bands for the rest. */
type Work = {
  readonly paidHours: Fraction
  readonly banded: Fraction
  readonly bands: readonly Band[]
  readonly towardLimit: Fraction
  readonly compensatoryDay: boolean
}

const ZERO: Fraction = { top: 0n, bottom: 1n }

function workOf({ day_type, hours, emergency }: OvertimeFacts, law: OvertimeLaw): Work {
  const counted = emergency ? ZERO : hours
  const beyond = beyondOf(hours, law.dayHours)
  if (emergency && day_type !== 'weekday' && day_type !== 'regular_day_off') {
    refuse('emergency', 'contradiction', `is not established for a ${day_type}`)
  }
  switch (day_type) {
    case 'weekday': {
      const bands = emergency ? law.weekdayEmergency : law.weekday
      return { paidHours: ZERO, banded: hours, bands, towardLimit: counted, compensatoryDay: false }
    }
    case 'rest_day':
      return { paidHours: ZERO, banded: hours, bands: law.restDay, towardLimit: hours, compensatoryDay: false }
    case 'national_holiday':
    case 'annual_leave_day': {
      const bands = law.holidayBeyond
      return { paidHours: law.dayHours, banded: beyond, bands, towardLimit: beyond, compensatoryDay: false }
    }
    case 'regular_day_off': {
      if (!emergency) refuse('day_type', 'contradiction', 'the regular day off is worked only in an emergency')
      const bands = law.regularDayOffBeyond
      return { paidHours: law.dayHours, banded: beyond, bands, towardLimit: ZERO, compensatoryDay: true }
    }
  }
}

type Banded = { readonly banded: Fraction; readonly bands: readonly Band[] }
type Styled = { readonly multiplier_style: MultiplierStyle }
type Piece = { readonly hours: Fraction; readonly value: Fraction; readonly text: string }

/** The hours of each band at its multiple; more hours than the last band reaches are refused. */
export function piecesOf({ banded, bands }: Banded, { multiplier_style: style }: Styled): readonly Piece[] {
  const last = bands.at(-1)
  if (last && less(last.upTo, banded)) refuse('hours', 'out_of_range', 'more than a day may hold')
  let floor = ZERO
  return bands.flatMap((band) => {
    const hours = beyondOf(less(banded, band.upTo) ? banded : band.upTo, floor)
    floor = band.upTo
    return hours.top > 0n ? [pieceOf(hours, band, style)] : []
  })
}

const pieceOf = (hours: Fraction, { multiple }: Band, style: MultiplierStyle): Piece => ({ hours, ...multiple[style] })

export function hourlyWage(
  { hourly_wage, wages }: Pick<OvertimeFacts, 'hourly_wage' | 'wages'>,
  law: OvertimeLaw,
): Fraction {
  if (hourly_wage !== undefined) return asFraction(hourly_wage)
  return {
    top: wages ?? refuse('wages', 'missing', 'is required where hourly_wage is not given'),
    bottom: law.hoursOfMonth,
  }
}

/** One hour's wage as it is shown, with what it was worked out from where it was not given. */
export function noteHourlyWage(
  sheet: Worksheet,
  facts: Pick<OvertimeFacts, 'hourly_wage' | 'wages'>,
  law: OvertimeLaw,
  source: string,
): Amount {
  const shown = halfUpToSen(hourlyWage(facts, law))
  sheet.note('prorated', 'ordinary_hourly_wage', shown, {
    parts:
      facts.hourly_wage === undefined
        ? [
            ['wages', facts.wages ?? 0n],
            ['hours_of_a_month', String(law.hoursOfMonth)],
          ]
        : [['hourly_wage', facts.hourly_wage]],
    ...(facts.hourly_wage === undefined ? { rounding: 'half_up_to_sen' as const } : {}),
    source,
  })
  return shown
}

export const less = (left: Fraction, right: Fraction): boolean => left.top * right.bottom < right.top * left.bottom

/** What exceeds a limit, or nothing. */
function beyondOf(value: Fraction, limit: Fraction): Fraction {
  return less(limit, value) ? plus(value, { top: -limit.top, bottom: limit.bottom }) : ZERO
}

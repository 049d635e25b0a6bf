/** The premium matrix: what each kind of day pays for an hour, in percent of the hourly rate. */
import { type Fraction, parseDecimal } from '#kernel/fraction.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Entry, lawFile } from '../../core/law-file.ts'
import { refuse } from '../../core/refusal.ts'
import rates from './working-time.rates.yaml'

export type Premium = {
  readonly unworked: Fraction
  readonly firstEight: Fraction
  readonly overtime: Fraction
  readonly nightFirstEight: Fraction
  readonly nightOvertime: Fraction
  readonly source: string
}

/** Each kind of day, on a working day and on a rest day. */
export const dayTypes = {
  ordinary: ['ordinary', 'rest_day'],
  special_working: ['special_working', 'special_working_rest'],
  special_non_working: ['special_non_working', 'special_non_working_rest'],
  double_special: ['double_special', 'double_special_rest'],
  regular_holiday: ['regular_holiday', 'regular_holiday_rest'],
  regular_and_special: ['regular_and_special', 'regular_and_special_rest'],
  double_regular: ['double_regular', 'double_regular_rest'],
} as const
export type DayType = keyof typeof dayTypes

export function premiumOf(dayType: DayType, restDay: boolean, on: PlainDate): Premium {
  const day = dayTypes[dayType][restDay ? 1 : 0]
  for (const table of tables) {
    const { law, id } = table.on(on)
    const row = law.get(day)
    if (row) return { ...row, source: id }
  }
  return refuse('day_type', 'no_law_on_day', `${day} has no premium for ${on}`)
}

export const workingTimeFile = lawFile(rates)

export const hoursOfDay = workingTimeFile.history('hours', (block) => ({
  normal: BigInt(block.whole('normal hours')),
  day: BigInt(block.whole('hours of a day')),
}))

const HEADING = ['day', 'unworked', 'first_eight_hours', 'overtime', 'night_first_eight_hours', 'night_overtime']

/** One table a standing, so that a figure never looks better founded than it is. */
const tables = ['premiums', 'premiums_of_single_source', 'premiums_inferred'].map((table) =>
  workingTimeFile.history(table, premiumsOf),
)

function premiumsOf(block: Entry): ReadonlyMap<string, Omit<Premium, 'source'>> {
  return new Map(
    block.lines(HEADING).map(([day = '', ...cells]) => {
      const [unworked, firstEight, overtime, nightFirstEight, nightOvertime] = cells.map((cell) => parseDecimal(cell))
      if (!unworked || !firstEight || !overtime || !nightFirstEight || !nightOvertime)
        throw new Error(`premiums: ${day} lacks a percentage`)
      return [day, { unworked, firstEight, overtime, nightFirstEight, nightOvertime }]
    }),
  )
}

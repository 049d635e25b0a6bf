/** What a month's EPF rests on, and the two shares of it before and after rounding. */
import { type Fraction, plus } from '#kernel/fraction.ts'
import type { Amount } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { bracketOf } from '../../core/bracket.ts'
import { shareOf, upToMultiple, upToRinggit } from '../../core/rounding.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import type { EpfPerson, EpfWages } from './epf-given.ts'
import { type EpfPart, type PartRates, wageBands } from './epf-law.ts'

/** The top of the wage band; above the last band, and in Part F, the wages themselves. */
export function contributionBase(
  { wages, bonus }: EpfWages,
  part: EpfPart,
  on: PlainDate,
  sheet: Worksheet | undefined,
): Amount {
  const { law: bands, id: source } = wageBands.on(on)
  const actual = wages + bonus
  const parts = [[bonus > 0n ? 'actual_wages' : 'wages', actual]] as const
  if (part === 'F') {
    sheet?.note('sum', 'contribution_base', actual, { figure: 'contribution_base', parts })
    return actual
  }
  const row = bracketOf(bands.rows, actual)
  const base = upToMultiple(actual, row.width)
  sheet?.note('table', 'contribution_base', base, {
    figure: 'contribution_base',
    parts,
    row: [
      ['up_to', row.upTo ?? 'none'],
      ['band_width', row.width],
    ],
    rounding: 'up_to_band',
    source,
  })
  return base
}

/**
 * The employer's rate falls above a limit. In Parts A and C a bonus alone must not bring the lower rate: wages
 * that only the bonus lifts over the limit keep the higher one, on what was actually paid.
 */
export function employerShare(
  month: EpfWages,
  part: EpfPart,
  base: Amount,
  rates: PartRates,
  on: PlainDate,
): { readonly base: Amount; readonly rate: Fraction } {
  const limit = wageBands.on(on).law.lowerEmployerRateAbove
  const wages = month.wages + month.bonus
  if (wages <= limit) return { base, rate: rates.employer }
  const liftedByBonus = month.bonus > 0n && month.wages <= limit
  if (liftedByBonus && (part === 'A' || part === 'C')) return { base: wages, rate: rates.employer }
  return { base, rate: rates.employerAboveLimit }
}

/** Either side may elect a higher rate, on the ordinary base; one that gives less changes nothing. */
export function electedShare(rate: Fraction, base: Amount, elected?: Fraction, electedBase = base): Fraction {
  const share = shareOf(base, rate)
  if (elected === undefined) return share
  const higher = shareOf(electedBase, elected)
  return higher.top * share.bottom > share.top * higher.bottom ? higher : share
}

/** Without bands the Schedule rounds "the total"; whether that means each share is not settled, so it is asked. */
export function roundedShares(
  person: EpfPerson,
  part: EpfPart,
  wages: Amount,
  employee: Fraction,
  employer: Fraction,
  on: PlainDate,
): { readonly employee: Amount; readonly employer: Amount } {
  const own = upToRinggit(employee)
  const banded = part !== 'F' && bracketOf(wageBands.on(on).law.rows, wages).upTo !== undefined
  if (person.share_rounding === 'each' || banded) return { employee: own, employer: upToRinggit(employer) }
  return { employee: own, employer: upToRinggit(plus(employee, employer)) - own }
}

/**
 * Employees Provident Fund: the month's contribution of employee and employer. Which Part of the Third Schedule
 * applies, the wages it rests on, a share each, rounded up to the ringgit. Figures: epf.rates.yaml.
 */
import { decimalText, type Fraction, plus } from '#kernel/fraction.ts'
import { type Amount, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { bracketOf } from '../../core/bracket.ts'
import { shareOf, upToMultiple, upToRinggit } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { type EpfFacts, type EpfPerson, epfGiven } from './epf-given.ts'
import { type EpfPart, liability, type PartRates, partInForce, partRates, wageBands } from './epf-law.ts'

export type EpfMonth = {
  readonly part: EpfPart | 'none'
  readonly base: Amount
  readonly employee: Amount
  readonly employer: Amount
}

export function epf(facts: EpfFacts, on: PlainDate, sheet?: Worksheet): EpfMonth {
  const { law: who, id } = liability.on(on)
  const part = partFor(facts, on, who)
  const wages = facts.wages + facts.bonus
  sheet?.fact('wages', facts.wages)
  if (facts.bonus > 0n) sheet?.fact('bonus', facts.bonus)
  sheet?.note('fact', 'part', part, {
    source: id,
    parts: [
      ['age', facts.age],
      ['citizenship', facts.citizenship],
    ],
  })
  if (part === 'none') return nothingDue(part, sheet)
  const { law: rates, id: source } = partRates(part, on)
  if (wages <= who.nilUpTo) return nothingDue(part, sheet)

  const base = part === 'F' ? wages : contributionBase(wages, on, sheet)
  const employee = electedShare(shareOf(base, rates.employee), base, facts.employee_rate)
  const statutory = employerShare(facts, part, wages, base, rates, on)
  const employer = electedShare(statutory.share, base, facts.employer_rate)
  const shares = roundedShares(facts, part, wages, employee, employer, on)
  if (sheet) {
    const elected = (rate: Fraction | undefined) => (rate ? [['elected_rate', decimalText(rate)] as const] : [])
    sheet.result('employee', shares.employee, {
      parts: [
        ['contribution_base', base],
        ['employee_rate', decimalText(rates.employee)],
        ...elected(facts.employee_rate),
      ],
      rounding: 'up_to_ringgit',
      source,
    })
    sheet.result('employer', shares.employer, {
      parts: [
        [statutory.onActualWages ? 'actual_wages' : 'contribution_base', statutory.onActualWages ? wages : base],
        ['employer_rate', decimalText(statutory.rate)],
        ...elected(facts.employer_rate),
      ],
      rounding: 'up_to_ringgit',
      source,
    })
  }
  return { part, base, ...shares }
}

export const epfScheme = scheme(
  'my.epf',
  epfGiven,
  ['part', 'liable', 'contribution_base', 'employee', 'employer', 'total'],
  (facts, on, sheet) => {
    const month = epf(facts, on, sheet)
    const total = month.employee + month.employer
    sheet?.result('total', total, {
      parts: [
        ['employee', month.employee],
        ['employer', month.employer],
      ],
    })
    return {
      part: month.part,
      liable: month.part !== 'none',
      contribution_base: amountText(month.base),
      employee: amountText(month.employee),
      employer: amountText(month.employer),
      total: amountText(total),
    }
  },
)

type Liability = { readonly fromAge: number; readonly belowAge: number; readonly laterPartsFromAge: number }

/** Non-citizens contribute only since Part F; earlier their part in the fund was of their own will. */
function partFor(person: EpfPerson, on: PlainDate, who: Liability): EpfPart | 'none' {
  if (person.age < who.fromAge || person.age >= who.belowAge) return 'none'
  if (person.citizenship === 'non_citizen' && !person.elected_before_1998_08) {
    return person.domestic_servant || !partInForce('F', on) ? 'none' : 'F'
  }
  if (person.age < who.laterPartsFromAge) return 'A'
  return person.citizenship === 'citizen' ? 'E' : 'C'
}

function nothingDue(part: EpfPart | 'none', sheet: Worksheet | undefined): EpfMonth {
  sheet?.result('employee', 0n)
  sheet?.result('employer', 0n)
  return { part, base: 0n, employee: 0n, employer: 0n }
}

/** The top of the wage band. */
function contributionBase(wages: Amount, on: PlainDate, sheet: Worksheet | undefined): Amount {
  const { law: bands, id } = wageBands.on(on)
  const row = bracketOf(bands.rows, wages)
  const base = upToMultiple(wages, row.width)
  sheet?.note('table', 'contribution_base', base, {
    parts: [['actual_wages', wages]],
    row: [
      ['up_to', row.upTo ?? 'none'],
      ['band_width', row.width],
    ],
    rounding: 'up_to_band',
    source: id,
  })
  return base
}

type EmployerShare = { readonly share: Fraction; readonly rate: Fraction; readonly onActualWages: boolean }

/** Parts A and C: a bonus alone must not bring the lower rate, so wages it lifts over the limit keep the higher one. */
function employerShare(
  facts: EpfFacts,
  part: EpfPart,
  wages: Amount,
  base: Amount,
  rates: PartRates,
  on: PlainDate,
): EmployerShare {
  const limit = wageBands.on(on).law.lowerEmployerRateAbove
  const above = wages > limit
  if (above && facts.bonus > 0n && facts.wages <= limit && (part === 'A' || part === 'C')) {
    return { share: shareOf(wages, rates.employer), rate: rates.employer, onActualWages: true }
  }
  const rate = above ? rates.employerAboveLimit : rates.employer
  return { share: shareOf(base, rate), rate, onActualWages: false }
}

/** Either side may elect a higher rate; a lower one changes nothing. */
function electedShare(share: Fraction, base: Amount, rate: Fraction | undefined): Fraction {
  if (rate === undefined) return share
  const elected = shareOf(base, rate)
  return elected.top * share.bottom > share.top * elected.bottom ? elected : share
}

/** Without bands the Schedule rounds "the total"; whether that means each share is not settled, so it is asked. */
function roundedShares(
  facts: EpfFacts,
  part: EpfPart,
  wages: Amount,
  employee: Fraction,
  employer: Fraction,
  on: PlainDate,
): { readonly employee: Amount; readonly employer: Amount } {
  const own = upToRinggit(employee)
  const banded = part !== 'F' && bracketOf(wageBands.on(on).law.rows, wages).upTo !== undefined
  if (facts.share_rounding === 'each' || banded) return { employee: own, employer: upToRinggit(employer) }
  return { employee: own, employer: upToRinggit(plus(employee, employer)) - own }
}

/**
 * Employees Provident Fund: the month's contribution of employee and employer. Which Part of the Third Schedule
 * applies, the wages it rests on, a share each, rounded up to the ringgit. Figures: epf.rates.yaml.
 */
import { decimalText, type Fraction } from '#kernel/fraction.ts'
import { type Amount, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { type EpfPerson, type EpfWages, epfGiven } from './epf-given.ts'
import { type EpfPart, liability, partInForce, partRates } from './epf-law.ts'
import { contributionBase, electedShare, employerShare, roundedShares } from './epf-shares.ts'

export type EpfMonth = {
  readonly part: EpfPart | 'none'
  readonly base: Amount
  readonly employee: Amount
  readonly employer: Amount
}

export function epf(person: EpfPerson, month: EpfWages, on: PlainDate, sheet?: Worksheet): EpfMonth {
  const { law: who } = liability.on(on)
  const wages = month.wages + month.bonus
  sheet?.fact('wages', month.wages)
  if (sheet && month.bonus > 0n) noteBonus(month, sheet)
  const part = partFor(person, on, sheet)
  if (part === 'none') return nothingDue(part, wages, sheet)
  const { law: rates, id: source } = partRates(part, on)
  if (wages <= who.nilUpTo) return nothingDue(part, wages, sheet)

  const base = contributionBase(month, part, on, sheet)
  const employee = electedShare(rates.employee, base, person.employee_rate)
  const statutory = employerShare(month, part, base, rates, on)
  const employer = electedShare(statutory.rate, statutory.base, person.employer_rate, base)
  const shares = roundedShares(person, part, wages, employee, employer, on)
  if (sheet) {
    const noteShare = (figure: 'employee' | 'employer', of: Amount, rate: Fraction, elected: Fraction | undefined) =>
      sheet.result(figure, shares[figure], {
        parts: [
          ['part', part],
          [of === base ? 'contribution_base' : 'actual_wages', of],
          [`${figure}_rate`, decimalText(rate)],
          ...(elected ? [['elected_rate', decimalText(elected)] as const] : []),
        ],
        rounding: 'up_to_ringgit',
        source,
      })
    noteShare('employee', base, rates.employee, person.employee_rate)
    noteShare('employer', statutory.base, statutory.rate, person.employer_rate)
  }
  return { part, base, employee: shares.employee, employer: shares.employer }
}

export const epfScheme = scheme(
  'my.epf',
  epfGiven,
  ['part', 'liable', 'contribution_base', 'employee', 'employer', 'total'],
  (facts, on, sheet) => {
    const month = epf(facts, facts, on, sheet)
    const total = month.employee + month.employer
    sheet?.result('liable', month.part !== 'none', { parts: [['part', month.part]] })
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

function partFor(person: EpfPerson, on: PlainDate, sheet: Worksheet | undefined): EpfPart | 'none' {
  const { law: who, id: source } = liability.on(on)
  const ofAge = person.age >= who.fromAge && person.age < who.belowAge
  const part = ofAge ? partByCitizenship(person, person.age >= who.laterPartsFromAge, on) : 'none'
  sheet?.result('part', part, {
    parts: [
      ['age', person.age],
      ['citizenship', person.citizenship],
      ['elected_before_1998_08', person.elected_before_1998_08],
      ['domestic_servant', person.domestic_servant],
    ],
    source,
  })
  return part
}

/** Non-citizens contribute only since Part F; earlier their part in the fund was of their own will. */
function partByCitizenship(person: EpfPerson, later: boolean, on: PlainDate): EpfPart | 'none' {
  if (person.citizenship === 'non_citizen' && !person.elected_before_1998_08) {
    return person.domestic_servant || !partInForce('F', on) ? 'none' : 'F'
  }
  if (!later) return 'A'
  return person.citizenship === 'citizen' ? 'E' : 'C'
}

function nothingDue(part: EpfPart | 'none', wages: Amount, sheet: Worksheet | undefined): EpfMonth {
  const parts = [
    ['part', part],
    ['wages', wages],
  ] as const
  sheet?.result('employee', 0n, { parts })
  sheet?.result('employer', 0n, { parts })
  return { part, base: 0n, employee: 0n, employer: 0n }
}

function noteBonus({ wages, bonus }: EpfWages, sheet: Worksheet): void {
  sheet.fact('bonus', bonus)
  sheet.note('sum', 'actual_wages', wages + bonus, {
    parts: [
      ['wages', wages],
      ['bonus', bonus],
    ],
  })
}

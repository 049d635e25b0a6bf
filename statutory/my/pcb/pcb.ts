/**
 * Monthly tax deduction (MTD, PCB), computerised method: the deduction on normal remuneration, PCB(A); on
 * additional remuneration, PCB(C); zakat of the month against the first. Figures: pcb.rates.yaml.
 */
import { decimalText } from '#kernel/fraction.ts'
import { type Amount, amountText, notNegative } from '#kernel/money.ts'
import { monthOf, type PlainDate } from '#kernel/plain-date.ts'
import { refuse } from '../../core/refusal.ts'
import { cutToSen, shareOf } from '../../core/rounding.ts'
import { type Answer, scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { deductionOf, roundedUp } from './deduction.ts'
import { type Estimate, estimate, type Year, yearOf } from './estimate.ts'
import { type PcbPerson, pcbGiven, type Remuneration } from './pcb-given.ts'
import { method } from './pcb-law.ts'

export type PcbMonth = {
  readonly monthsRemaining: number
  readonly normal: Amount
  readonly additional: Amount
  readonly mtd: Amount
  readonly withholding: Amount
  /** Absent for non-residents: their year is not estimated. */
  readonly without: (Estimate & { readonly unrounded: Amount }) | undefined
  /** Only where there is additional remuneration. */
  readonly withAdditional: Estimate | undefined
}

export function pcb(person: PcbPerson, month: Remuneration, on: PlainDate, sheet?: Worksheet): PcbMonth {
  if (person.regime === 'non_resident') return atOneRate(month, on, sheet)
  if (person.category === undefined) refuse('category', 'missing', 'is required for residents')
  const year = yearOf(person, month, on, sheet)
  const first = estimate(person, month, year, on, '', sheet)
  const unrounded = monthsPart(first.tax, year, sheet)
  const normal = deductionOf('normal_mtd', unrounded, on, sheet)
  const without = { estimatedEpf: first.estimatedEpf, income: first.income, tax: first.tax, unrounded }
  let withAdditional: Estimate | undefined
  let additional = 0n
  if (month.additional_remuneration > 0n) {
    withAdditional = estimate(person, month, year, on, '_with_additional', sheet)
    const rest = restOfTax(person, year, withAdditional.tax, unrounded, normal, on, sheet)
    additional = deductionOf('additional_mtd', rest, on, sheet)
  } else {
    sheet?.result('additional_mtd', 0n, { parts: [['additional_remuneration', 0n]] })
  }
  const { mtd, withholding } = toWithhold(normal, additional, month.current_zakat, sheet)
  return { monthsRemaining: year.monthsRemaining, normal, additional, mtd, withholding, without, withAdditional }
}

export const pcbScheme = scheme(
  'my.pcb',
  pcbGiven,
  [
    'months_remaining',
    'estimated_epf',
    'chargeable_income',
    'annual_tax',
    'unrounded_mtd',
    'estimated_epf_with_additional',
    'chargeable_income_with_additional',
    'annual_tax_with_additional',
    'normal_mtd',
    'additional_mtd',
    'mtd',
    'withholding_tax',
  ],
  (facts, on, sheet) => answerOf(pcb(facts, facts, on, sheet)),
)

/** What is left of the year's tax, spread over this month and those to come. */
function monthsPart(tax: Amount, year: Year, sheet: Worksheet | undefined): Amount {
  const months = year.monthsRemaining + 1
  const unrounded = notNegative(tax - year.zakat - year.mtd) / BigInt(months)
  sheet?.note('prorated', 'unrounded_mtd', unrounded, {
    figure: 'unrounded_mtd',
    parts: [
      ['annual_tax', tax],
      ['year_to_date_zakat', -year.zakat],
      ['year_to_date_mtd', -year.mtd],
      ['months_to_share', months],
    ],
    rounding: 'cut_to_sen',
  })
  return unrounded
}

/** The year's tax with the additional remuneration, less what the year would bring without it, PCB(B). */
function restOfTax(
  person: PcbPerson,
  year: Year,
  tax: Amount,
  unrounded: Amount,
  normal: Amount,
  on: PlainDate,
  sheet: Worksheet | undefined,
): Amount {
  const bases = { rounded: roundedUp(unrounded, on), truncated: unrounded, deducted: normal }
  const basis = bases[person.year_mtd_basis]
  const months = year.monthsRemaining + 1
  const yearMtd = year.mtd + basis * BigInt(months)
  // Three public engines subtract zakat already paid, three add it; the specification's wording allows both.
  const zakat = person.zakat_in_additional === 'add' ? year.zakat : -year.zakat
  const rest = notNegative(tax - yearMtd + zakat)
  if (sheet) {
    const key = { rounded: 'rounded_mtd', truncated: 'unrounded_mtd', deducted: 'normal_mtd' }[person.year_mtd_basis]
    sheet.note('sum', 'year_mtd', yearMtd, {
      figure: 'additional_mtd',
      parts: [
        ['year_to_date_mtd', year.mtd],
        [key, basis],
        ['months_to_share', months],
      ],
    })
    sheet.note('sum', 'unrounded_additional_mtd', rest, {
      figure: 'additional_mtd',
      parts: [
        ['annual_tax_with_additional', tax],
        ['year_mtd', -yearMtd],
        ['year_to_date_zakat', zakat],
      ],
      rounding: 'cut_to_sen',
    })
  }
  return rest
}

/** Non-residents: one rate on all remuneration, no reliefs, no zakat. */
function atOneRate(month: Remuneration, on: PlainDate, sheet: Worksheet | undefined): PcbMonth {
  const { law, id: source } = method.on(on)
  const deduct = (of: 'normal' | 'additional'): Amount => {
    const remuneration = month[`${of}_remuneration`]
    const unrounded = cutToSen(shareOf(remuneration, law.nonResidentRate))
    if (sheet) {
      sheet.fact(`${of}_remuneration`, remuneration)
      sheet.note('rate', of === 'normal' ? 'unrounded_mtd' : 'unrounded_additional_mtd', unrounded, {
        figure: `${of}_mtd`,
        parts: [
          [`${of}_remuneration`, remuneration],
          ['non_resident_rate', decimalText(law.nonResidentRate)],
        ],
        rounding: 'cut_to_sen',
        source,
      })
    }
    return deductionOf(`${of}_mtd`, unrounded, on, sheet)
  }
  const [normal, additional] = [deduct('normal'), deduct('additional')]
  const { mtd, withholding } = toWithhold(normal, additional, 0n, sheet)
  const monthsRemaining = 12 - monthOf(on)
  sheet?.note('fact', 'months_remaining', monthsRemaining, { figure: 'months_remaining' })
  return { monthsRemaining, normal, additional, mtd, withholding, without: undefined, withAdditional: undefined }
}

/** Zakat of the month comes off ringgit for ringgit; what is left is deducted however small it is. */
function toWithhold(normal: Amount, additional: Amount, zakat: Amount, sheet: Worksheet | undefined) {
  const mtd = normal + additional
  const withholding = notNegative(normal - zakat) + additional
  if (sheet) {
    sheet.result('mtd', mtd, {
      parts: [
        ['normal_mtd', normal],
        ['additional_mtd', additional],
      ],
    })
    if (zakat > 0n) sheet.fact('current_zakat', zakat)
    sheet.result('withholding_tax', withholding, {
      parts: [
        ['normal_mtd', normal],
        ['current_zakat', -zakat],
        ['additional_mtd', additional],
      ],
    })
  }
  return { mtd, withholding }
}

function answerOf({ without, withAdditional, ...month }: PcbMonth): Answer {
  return {
    months_remaining: month.monthsRemaining,
    ...(without && {
      estimated_epf: amountText(without.estimatedEpf),
      chargeable_income: amountText(without.income),
      annual_tax: amountText(without.tax),
      unrounded_mtd: amountText(without.unrounded),
    }),
    ...(withAdditional && {
      estimated_epf_with_additional: amountText(withAdditional.estimatedEpf),
      chargeable_income_with_additional: amountText(withAdditional.income),
      annual_tax_with_additional: amountText(withAdditional.tax),
    }),
    normal_mtd: amountText(month.normal),
    additional_mtd: amountText(month.additional),
    mtd: amountText(month.mtd),
    withholding_tax: amountText(month.withholding),
  }
}

/**
 * Monthly tax deduction (MTD, PCB), computerised method: the deduction on normal remuneration, PCB(A); on
 * additional remuneration, PCB(C); zakat of the month against the first. Figures: pcb.rates.yaml.
 */
import { decimalText } from '#kernel/fraction.ts'
import { type Amount, amountText } from '#kernel/money.ts'
import { monthOf, type PlainDate } from '#kernel/plain-date.ts'
import { refuse } from '../../core/refusal.ts'
import { cutToSen, shareOf, upToMultiple } from '../../core/rounding.ts'
import { type Answer, scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { type Estimate, estimate, type Year, yearOfMonth } from './estimate.ts'
import { type PcbFacts, pcbGiven } from './pcb-given.ts'
import { method } from './pcb-law.ts'

export type PcbMonth = {
  readonly monthsRemaining: number
  readonly normal: Amount
  readonly additional: Amount
  readonly mtd: Amount
  readonly withholding: Amount
  /** Absent for non-residents: their year is not estimated. */
  readonly estimate?: Estimate & { readonly unrounded: Amount }
  /** Only where there is additional remuneration. */
  readonly withAdditional?: Estimate
}

export function pcb(facts: PcbFacts, on: PlainDate, sheet?: Worksheet): PcbMonth {
  if (facts.regime === 'non_resident') return atOneRate(facts, on, sheet)
  if (facts.category === undefined) refuse('category', 'missing', 'is required for residents')
  const year = yearOfMonth(facts, on, sheet)
  const first = estimate(facts, year, on, '', sheet)
  const months = BigInt(year.monthsRemaining + 1)
  const unrounded = notNegative(first.tax - year.zakat - year.mtd) / months
  sheet?.note('prorated', 'unrounded_mtd', unrounded, {
    parts: [
      ['annual_tax', first.tax],
      ['year_to_date_zakat', -year.zakat],
      ['year_to_date_mtd', -year.mtd],
      ['months_to_share', year.monthsRemaining + 1],
    ],
    rounding: 'cut_to_sen',
  })
  const rounded = roundedUp(unrounded, on)
  const normal = deducted('normal_mtd', unrounded, rounded, on, sheet)
  if (facts.additional_remuneration === 0n) {
    return { ...month(facts, year.monthsRemaining, normal, 0n, sheet), estimate: { ...first, unrounded } }
  }
  const second = estimate(facts, year, on, '_with_additional', sheet)
  const basis = { rounded, truncated: unrounded, deducted: normal }[facts.year_mtd_basis]
  const additional = additionalDeduction(facts, year, second.tax, basis, on, sheet)
  return {
    ...month(facts, year.monthsRemaining, normal, additional, sheet),
    estimate: { ...first, unrounded },
    withAdditional: second,
  }
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
  (facts, on, sheet) => answerOf(pcb(facts, on, sheet)),
)

/** PCB(C): the year's tax with the additional remuneration, less what the year would bring without it, PCB(B). */
function additionalDeduction(
  facts: PcbFacts,
  year: Year,
  tax: Amount,
  basis: Amount,
  on: PlainDate,
  sheet: Worksheet | undefined,
): Amount {
  const months = year.monthsRemaining + 1
  const yearMtd = year.mtd + basis * BigInt(months)
  // Three public engines subtract zakat already paid, three add it; the specification's wording allows both.
  const zakat = facts.zakat_in_additional === 'add' ? year.zakat : -year.zakat
  const unrounded = notNegative(tax - yearMtd + zakat)
  sheet?.note('sum', 'year_mtd', yearMtd, {
    figure: 'additional_mtd',
    parts: [
      ['year_to_date_mtd', year.mtd],
      [`${facts.year_mtd_basis}_mtd`, basis],
      ['months_to_share', months],
    ],
  })
  sheet?.note('sum', 'unrounded_additional_mtd', unrounded, {
    figure: 'additional_mtd',
    parts: [
      ['annual_tax_with_additional', tax],
      ['year_mtd', -yearMtd],
      ['year_to_date_zakat', zakat],
    ],
    rounding: 'cut_to_sen',
  })
  return deducted('additional_mtd', unrounded, roundedUp(unrounded, on), on, sheet)
}

/** Non-residents: one rate on all remuneration, no reliefs, no zakat. */
function atOneRate(facts: PcbFacts, on: PlainDate, sheet: Worksheet | undefined): PcbMonth {
  const { law, id: source } = method.on(on)
  const remaining = 12 - monthOf(on)
  const share = (of: 'normal' | 'additional'): Amount => {
    const remuneration = facts[`${of}_remuneration`]
    const unrounded = cutToSen(shareOf(remuneration, law.nonResidentRate))
    sheet?.fact(`${of}_remuneration`, remuneration, { figure: `${of}_mtd` })
    sheet?.note('rate', of === 'normal' ? 'unrounded_mtd' : 'unrounded_additional_mtd', unrounded, {
      figure: `${of}_mtd`,
      parts: [
        [`${of}_remuneration`, remuneration],
        ['non_resident_rate', decimalText(law.nonResidentRate)],
      ],
      rounding: 'cut_to_sen',
      source,
    })
    return deducted(`${of}_mtd`, unrounded, roundedUp(unrounded, on), on, sheet)
  }
  return month({ ...facts, current_zakat: 0n }, remaining, share('normal'), share('additional'), sheet)
}

function month(
  facts: PcbFacts,
  monthsRemaining: number,
  normal: Amount,
  additional: Amount,
  sheet: Worksheet | undefined,
): PcbMonth {
  const mtd = normal + additional
  const withholding = notNegative(normal - facts.current_zakat) + additional
  if (sheet) {
    sheet.result('mtd', mtd, {
      parts: [
        ['normal_mtd', normal],
        ['additional_mtd', additional],
      ],
    })
    if (facts.current_zakat > 0n) sheet.fact('current_zakat', facts.current_zakat, { figure: 'withholding_tax' })
    sheet.result('withholding_tax', withholding, {
      parts: [
        ['normal_mtd', normal],
        ['current_zakat', -facts.current_zakat],
        ['additional_mtd', additional],
      ],
    })
  }
  return { monthsRemaining, normal, additional, mtd, withholding }
}

export function roundedUp(amount: Amount, on: PlainDate): Amount {
  return upToMultiple(amount, method.on(on).law.roundedUpTo)
}

/** Up to the next five sen; a deduction too small to make is not made. */
function deducted(
  figure: 'normal_mtd' | 'additional_mtd',
  unrounded: Amount,
  rounded: Amount,
  on: PlainDate,
  sheet: Worksheet | undefined,
): Amount {
  const { law, id: source } = method.on(on)
  const amount = rounded < law.smallestDeduction ? 0n : rounded
  if (sheet) {
    const ending = figure === 'normal_mtd' ? 'mtd' : 'additional_mtd'
    sheet.note('rounding', `rounded_${ending}`, rounded, {
      figure,
      parts: [[`unrounded_${ending}`, unrounded]],
      rounding: 'up_to_five_sen',
      source,
    })
    sheet.result(figure, amount, {
      parts: [
        [`rounded_${ending}`, rounded],
        ['smallest_deduction', law.smallestDeduction],
      ],
      source,
    })
  }
  return amount
}

function answerOf(month: PcbMonth): Answer {
  const { estimate, withAdditional } = month
  return {
    months_remaining: month.monthsRemaining,
    ...(estimate && {
      estimated_epf: amountText(estimate.estimatedEpf),
      chargeable_income: amountText(estimate.income),
      annual_tax: amountText(estimate.tax),
      unrounded_mtd: amountText(estimate.unrounded),
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

const notNegative = (amount: Amount): Amount => (amount < 0n ? 0n : amount)

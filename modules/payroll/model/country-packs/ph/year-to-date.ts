/** The year so far: what months of this employment left behind, and what an earlier employer of the year paid. */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { monthOf, yearOf } from '#kernel/plain-date.ts'
import { type YearGiven, yearAfter } from '#statutory/ph/payslip/year-to-date.ts'
import type { KeptFacts, PersonForPay, PersonMonth, Prepared } from '../../country-pack.ts'
import type { Carried, Figures, Given } from '../../payslip.ts'
import type { Period } from '../../period.ts'
import { isSaid } from '../facts.ts'
import { yearlyItem } from './earnings.ts'
import { periodsGiven, periodsKept } from './half.ts'

/** As `ph.payslip` is given it. */
type YearFacts = YearGiven & { readonly previous_employer?: true }

export function yearFacts({ person, carried }: PersonMonth, period: Period): YearFacts {
  const earlier = previousEmployer(person, period)
  const before = carried ? withFormer(ofCarried(carried), carried, earlier) : (earlier ?? {})
  const year = before.year_to_date
  const counted = year?.periods !== undefined && {
    year_to_date: { ...year, periods: periodsGiven(year.periods, period) },
  }
  return { ...before, ...counted, ...(earlier && { previous_employer: true }) }
}

export function carriedAfter({ lines, half }: Prepared, answer: Figures, month: PersonMonth, period: Period): Carried {
  const lawAfter = yearAfter(yearFacts(month, period), answer)
  const { year_to_date: year = {}, excluded_before, on_cumulative_average } = lawAfter
  const after: Record<string, string> = {}
  for (const [key, value] of Object.entries({ ...year, excluded_before })) {
    if (value !== undefined && Number(value) !== 0) after[key] = String(value)
  }
  if (year.periods !== undefined) after.periods = periodsKept(year.periods, period)
  if (on_cumulative_average) after.on_cumulative_average = 'true'
  const counted = isCountedForGood(month.carried)
    ? { [COUNTED]: ALL }
    : countedFormer(previousEmployer(month.person, period))
  return { ...after, ...counted, ...usedAfter(lines, month.carried, period), ...half?.leaves(answer) }
}

const COUNTED = 'former_employer'
/** Of payslips from before what is in them was kept: whatever the record says by now, they have it. */
const ALL = 'counted'
const isCountedForGood = (carried: Carried | undefined): boolean => carried?.[COUNTED] === ALL

/** What of a former employer a payslip has in it, so that what is entered or changed later counts once. */
export function countedFormer(earlier: YearGiven | undefined): Carried {
  if (!earlier) return {}
  const { taxable = '0.00', periods = 0, withheld_previous = '0.00' } = earlier.year_to_date ?? {}
  return { [COUNTED]: [taxable, periods, withheld_previous, earlier.excluded_before ?? '0.00'].join(' ') }
}

/** The year so far as it would be, had the record said of the former employer then what it says now. */
function withFormer(year: YearGiven, carried: Carried, earlier: YearGiven | undefined): YearGiven {
  const counted = carried[COUNTED]
  const now = countedFormer(earlier)[COUNTED]
  if (counted === now || isCountedForGood(carried)) return year
  const [was, is] = [partsOf(counted), partsOf(now)]
  const before = year.year_to_date ?? {}
  const moved = (amount: string | undefined, part: 'taxable' | 'withheld' | 'excluded') =>
    amountText(amountOf(amount ?? '0') - amountOf(was[part]) + amountOf(is[part]))
  return {
    ...year,
    year_to_date: {
      ...before,
      taxable: moved(before.taxable, 'taxable'),
      periods: (before.periods ?? 0) - was.periods + is.periods,
      withheld_previous: moved(before.withheld_previous, 'withheld'),
    },
    excluded_before: moved(year.excluded_before, 'excluded'),
  }
}

function partsOf(counted = '0 0 0 0') {
  const [taxable = '0', periods = '0', withheld = '0', excluded = '0'] = counted.split(' ')
  return { taxable, periods: Number(periods), withheld, excluded }
}

/** What a payslip has in it of a former employer of the year, by the record's names. */
export function factsOf({ given, carried }: { readonly given: Given; readonly carried: Carried }): KeptFacts {
  if (given.monthly_basic_salary === undefined || isCountedForGood(carried)) return {}
  const { taxable, periods, withheld, excluded } = partsOf(carried[COUNTED])
  return {
    previous_taxable: taxable,
    previous_withheld: withheld,
    previous_periods: periods,
    previous_benefits_exempt: excluded,
  }
}

/** Ceilings of the year, by item. */
function usedAfter(lines: Prepared['lines'], carried: Carried | undefined, period: Period): Carried {
  const used = Object.fromEntries(Object.entries(carried ?? {}).filter(([key]) => key.startsWith('used_')))
  for (const { key, amount } of lines) {
    const name = yearlyItem(key, period)
    if (name) used[name] = amountText(sumOf([amountOf(used[name] ?? '0'), amountOf(amount)]))
  }
  return used
}

function ofCarried(carried: Carried): YearGiven {
  const { taxable, periods, withheld_present, withheld_previous, excluded_before, on_cumulative_average } = carried
  return {
    year_to_date: {
      ...(taxable && { taxable }),
      ...(periods && { periods: Number(periods) }),
      ...(withheld_present && { withheld_present }),
      ...(withheld_previous && { withheld_previous }),
    },
    ...(excluded_before && { excluded_before }),
    ...(on_cumulative_average && { on_cumulative_average: true }),
  }
}

/**
 * Only in the year of joining, where one of the four is more than nothing: who earned the minimum wage was paid nothing
 * taxable and has benefits all the same. The months before are those that were paid, where nothing else is said.
 */
export function previousEmployer({ joinedOn, statutory }: PersonForPay, period: Period): YearGiven | undefined {
  const { previous_taxable, previous_withheld, previous_periods, previous_benefits_exempt } = statutory
  const said = [previous_taxable, previous_withheld, previous_periods, previous_benefits_exempt].some(isSaid)
  if (yearOf(joinedOn) !== period.year || !said) return undefined
  return {
    year_to_date: {
      taxable: isSaid(previous_taxable) ? String(previous_taxable) : '0.00',
      periods: isSaid(previous_periods) ? Number(previous_periods) : monthOf(joinedOn) - 1,
      ...(isSaid(previous_withheld) && { withheld_previous: String(previous_withheld) }),
    },
    ...(isSaid(previous_benefits_exempt) && { excluded_before: String(previous_benefits_exempt) }),
  }
}

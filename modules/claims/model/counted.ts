/**
 * What is paid for a claim and counts as wages in some schemes: as which type of pay item it is paid, and what of the
 * ticks the law of the country cannot count so.
 */
import type { Country } from '#kernel/countries.ts'

export type CountedAs = {
  /** Undefined where nothing counts: it is paid as the type of claim says. */
  readonly type: string | undefined
  /** How it counts instead of as that type does; not said where the type counts just so. */
  readonly treated?: Readonly<Record<string, string | boolean>>
  /** Ticked, and not counted. */
  readonly cannot: readonly string[]
}

const NOTHING = { type: undefined, cannot: [] } as const
/** Insured by grades, which are found from all of them at once. */
const GRADED = ['labour_insurance', 'health_insurance', 'pension']

export function countedAs(country: Country, ticked: readonly string[]): CountedAs {
  const counts = (scheme: string) => ticked.includes(scheme)
  const taxed = counts('tax')
  if (ticked.length === 0) return NOTHING
  if (country === 'MY') {
    const [epf, socso, eis, hrd] = ['epf', 'socso', 'eis', 'hrdf'].map(counts) as [boolean, boolean, boolean, boolean]
    // What is taxed stands among the allowances of the yearly form, what is not in none of its boxes.
    const type = taxed ? 'variable_allowance' : 'reimbursement'
    return { type, treated: { epf, socso, eis, hrd, pcb: taxed ? 'normal' : 'none' }, cannot: [] }
  }
  if (country === 'PH') {
    // PhilHealth is reckoned from the agreed basic salary alone.
    const cannot = ticked.filter((scheme) => scheme === 'philhealth')
    if (cannot.length === ticked.length) return { ...NOTHING, cannot }
    const treated = { sss: counts('sss'), pag_ibig: counts('pag_ibig'), tax: taxed ? 'regular' : 'exempt' }
    return { type: taxed ? 'allowance' : 'reimbursement', treated, cannot }
  }
  const graded = GRADED.filter(counts)
  if (taxed && graded.length === GRADED.length) return { type: 'recurring_allowance', cannot: [] }
  return { type: taxed ? 'per_diem_excess' : undefined, cannot: graded }
}

/** Ticked alone these count in nothing: what has no other tick is paid like any other claim. */
export const neverAlone = (country: Country): readonly string[] => ({ MY: [], PH: ['philhealth'], TW: GRADED })[country]

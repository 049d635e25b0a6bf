/**
 * The types of pay item that Taiwanese payroll knows, and how each counts. Payroll builds its list of items from
 * here; `payslipAmounts` adds a month's items up to what tw.payslip is given.
 */
import { type Amount, amountText } from '#kernel/money.ts'
import { type Entry, lawFile } from '../../core/law-file.ts'
import { refuse } from '../../core/refusal.ts'
import rates from './payslip.rates.yaml'

// Read while the file below is loaded, so they stand first.
const amounts = [
  'wages',
  'recurring_allowances',
  'meal_allowance',
  'overtime_pay',
  'taxable_overtime_pay',
  'bonus',
  'per_diem_excess',
  'reimbursement',
  'back_pay',
  'leave_deduction',
  'other_deductions',
] as const
const taxTreatments = ['monthly', 'beyond_limit', 'not_monthly', 'exempt', 'lowers', 'none'] as const

export type PayslipAmount = (typeof amounts)[number]

export type Treatment = {
  /** The key of tw.payslip that the item is added to. */
  readonly of: PayslipAmount
  /** Wages (工資) by which the insured grades are found. */
  readonly grades: boolean
  readonly tax: (typeof taxTreatments)[number]
  /** Counts as a bonus for the supplementary premium of health insurance. */
  readonly supplementary: boolean
}

export type PayItem = Treatment & {
  readonly type: string
  /** Treatments the law does not settle: a company must choose them. */
  readonly open: readonly string[]
}

export const payItemsFile = lawFile(rates)

export const mealAllowance = payItemsFile.history('meal_allowance', (block) => ({
  notTaxedUpTo: block.amount('not taxed up to'),
}))

const treatments = payItemsFile.history('treatments', (block) => {
  const items = block.list('rows').map(itemOf)
  return { items, byType: new Map(items.map((item) => [item.type, item])) }
})

/** The types of pay item as the newest law treats them. */
export const payItems: readonly PayItem[] = treatments.blocks.at(-1)?.law?.items ?? []

/** How a type counts by the newest law; undefined for a type the law does not know. */
export function treatmentOf(type: string): PayItem | undefined {
  return treatments.blocks.at(-1)?.law?.byType.get(type)
}

type Item = { readonly type: string; readonly amount: Amount }

/** A month's items added up, in the keys that tw.payslip is given; a type the law does not know is refused. */
export function payslipAmounts(items: readonly Item[]): Readonly<Partial<Record<PayslipAmount, string>>> {
  const sums = new Map<PayslipAmount, Amount>()
  for (const { type, amount } of items) {
    const { of } = treatmentOf(type) ?? refuse('type', 'unknown_value', `${type} is not a type of pay item`)
    sums.set(of, (sums.get(of) ?? 0n) + amount)
  }
  const given: Partial<Record<PayslipAmount, string>> = {}
  for (const [key, sum] of sums) given[key] = amountText(sum)
  return given
}

function itemOf(row: Entry): PayItem {
  return {
    type: row.text('type'),
    of: oneOf(amounts, row.text('of')),
    grades: row.flag('grades'),
    tax: oneOf(taxTreatments, row.text('tax')),
    supplementary: row.flag('supplementary'),
    open: row.textsIfAny('open'),
  }
}

function oneOf<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((known) => known === text)
  if (word === undefined) throw new Error(`pay items: ${text} is not one of ${words.join(', ')}`)
  return word
}

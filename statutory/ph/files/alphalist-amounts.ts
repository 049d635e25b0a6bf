/** The amounts of one record, in the order of the fields: thirty-one that the control record adds up. */
import type { Amount } from '#kernel/money.ts'
import { lesser, notNegative } from '#kernel/money.ts'
import type { EmployeeFacts, EmployerYear } from './alphalist-given.ts'

export type Amounts = {
  /** Previous employer's eleven. */
  readonly previous: readonly Amount[]
  /** Present employer's eleven, then the eight of the year's tax. */
  readonly present: readonly Amount[]
  readonly pera: Amount
}

/** `taxOf` is the annual table. */
export function amountsOf(employee: EmployeeFacts, taxOf: (taxable: Amount) => Amount): Amounts {
  const [previous, present] = [ofEmployer(employee.previous), ofEmployer(employee.present)]
  const taxable = previous.taxable + present.taxable
  const due = taxOf(taxable)
  const { withheld_previous: before, withheld_present: withheld } = employee
  const toWithhold = notNegative(due - before - withheld)
  // The present employer gives back no more than it withheld.
  const over = lesser(notNegative(before + withheld - due), withheld)
  const year = [taxable, taxable, due, before, withheld, toWithhold, over, withheld + toWithhold - over]
  return { previous: previous.cells, present: [...present.cells, ...year], pera: employee.pera_tax_credit }
}

/** Gross, five that bear no tax and their sum, three that do and theirs. */
function ofEmployer(year: EmployerYear): { readonly cells: readonly Amount[]; readonly taxable: Amount } {
  const exempt = [
    year.basic_minimum_wage,
    year.thirteenth_month,
    year.de_minimis,
    year.contributions,
    year.salaries_non_taxable,
  ]
  const taxed = [year.taxable_basic_salary, year.taxable_thirteenth_month, year.taxable_salaries]
  const [exemptSum, taxable] = [sum(exempt), sum(taxed)]
  return { cells: [exemptSum + taxable, ...exempt, exemptSum, ...taxed, taxable], taxable }
}

export function addedUp(all: readonly Amounts[]): Amounts {
  const columns = (part: 'previous' | 'present') =>
    all[0]?.[part].map((_, at) => sum(all.map((amounts) => amounts[part][at] ?? 0n))) ?? []
  return { previous: columns('previous'), present: columns('present'), pera: sum(all.map(({ pera }) => pera)) }
}

const sum = (amounts: readonly Amount[]): Amount => amounts.reduce((total, amount) => total + amount, 0n)

/**
 * A journal as the sheet that a ledger takes in. The columns of Xero and QuickBooks are as their import sheets are
 * generally known; the company's own layout is whatever it wrote.
 */
import type { JournalLine } from './journal.ts'

export const layouts = ['generic', 'xero', 'quickbooks', 'own'] as const
export type Layout = (typeof layouts)[number]

export const layoutValues = [
  'date',
  'reference',
  'account',
  'account_name',
  'department',
  'cost_centre',
  'description',
  'debit',
  'credit',
  'amount',
  'currency',
  'text',
] as const
export type LayoutValue = (typeof layoutValues)[number]
/** `text` stands in every row of a column whose value is `text`. */
export type LayoutColumn = { readonly heading: string; readonly value: LayoutValue; readonly text: string | null }
export const MOST_LAYOUT_COLUMNS = 40

const column = (heading: string, value: LayoutValue, text: string | null = null): LayoutColumn => ({
  heading,
  value,
  text,
})

const generic: readonly LayoutColumn[] = [
  column('date', 'date'),
  column('reference', 'reference'),
  column('account', 'account'),
  column('account_name', 'account_name'),
  column('department', 'department'),
  column('cost_centre', 'cost_centre'),
  column('description', 'description'),
  column('debit', 'debit'),
  column('credit', 'credit'),
  column('currency', 'currency'),
]

const known: Readonly<Record<Exclude<Layout, 'own'>, readonly LayoutColumn[]>> = {
  generic,
  xero: [
    column('*Narration', 'reference'),
    column('*Date', 'date'),
    column('Description', 'description'),
    column('*AccountCode', 'account'),
    column('*TaxRate', 'text', 'Tax Exempt'),
    column('*Amount', 'amount'),
    column('TrackingName1', 'text', 'Department'),
    column('TrackingOption1', 'department'),
    column('TrackingName2', 'text', 'Cost centre'),
    column('TrackingOption2', 'cost_centre'),
  ],
  quickbooks: [
    column('*JournalNo', 'reference'),
    column('*JournalDate', 'date'),
    column('*AccountName', 'account_name'),
    column('*Debits', 'debit'),
    column('*Credits', 'credit'),
    column('Description', 'description'),
    column('Name', 'text', ''),
    column('Currency', 'currency'),
    column('Location', 'department'),
    column('Class', 'cost_centre'),
  ],
}

/** What a company begins its own layout from. */
export const firstColumns = generic
export const columnsOf = (layout: Layout, own: readonly LayoutColumn[]): readonly LayoutColumn[] =>
  layout === 'own' ? own : known[layout]

type Sheet = { readonly date: string; readonly reference: string; readonly currency: string }

/** A tracking category is named only where the line has an option of it. */
export function cellsOf(line: JournalLine, columns: readonly LayoutColumn[], sheet: Sheet): string[] {
  const nothing = (amount: string) => (amount === '0.00' ? '' : amount)
  const values: Readonly<Record<Exclude<LayoutValue, 'text'>, string>> = {
    ...sheet,
    account: line.account,
    account_name: line.name,
    department: line.department ?? '',
    cost_centre: line.cost_centre ?? '',
    description: line.description,
    debit: nothing(line.debit),
    credit: nothing(line.credit),
    amount: line.debit === '0.00' ? `-${line.credit}` : line.debit,
  }
  return columns.map(({ heading, value, text }, at) => {
    if (value !== 'text') return values[value]
    const option = heading.startsWith('TrackingName') ? columns[at + 1] : undefined
    return option && option.value !== 'text' && values[option.value] === '' ? '' : (text ?? '')
  })
}

export const isMoney = ({ value }: LayoutColumn): boolean =>
  value === 'debit' || value === 'credit' || value === 'amount'

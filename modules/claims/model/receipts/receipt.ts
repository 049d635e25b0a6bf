/**
 * What a receipt proposes for a claim: merchant, day, total, currency, tax, the seller's number and the receipt's own,
 * each with where it was read and how sure that is. What is less sure than three in five is not proposed. A code of
 * Taiwan's electronic invoices is exact and goes before everything that was printed.
 */
import { type Country, countries } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { plainLine } from '#platform/reading/model/plain-text.ts'
import type { ReadFile } from '#platform/reading/model/read-file.ts'
import { type Figures, figuresOf } from './figures.ts'
import { invoiceOf } from './invoice-code.ts'
import type { Line, Seen } from './lines.ts'
import { merchantOf, receiptNoOf, supplierNoOf } from './names.ts'
import { dayOn } from './receipt-day.ts'

export const proposedFields = [
  'merchant',
  'expense_date',
  'amount',
  'currency_code',
  'tax_amount',
  'supplier_tax_no',
  'receipt_no',
] as const
type Name = (typeof proposedFields)[number]

export type ReceiptFound = {
  readonly proposal: Readonly<Record<Name, string | null>>
  readonly fields: Readonly<
    Partial<Record<Name, { readonly from: 'qr' | 'text' | 'ocr'; readonly confidence: number }>>
  >
  /** Whom a 電子發票 was made out to; null where it names nobody, or is none. */
  readonly buyer: string | null
}

export type Around = {
  readonly country: Country
  readonly today: PlainDate
  /** The company's own number, which is nobody's who sold something. */
  readonly ownNo: string | null
}

const SURE_ENOUGH = 0.6
const MOST_LINES = 300
const LONGEST_LINE = 200
const SPARE: Figures = { amount: undefined, tax: undefined, currency: undefined }

export function receiptOf({ codes, from, lines }: ReadFile, around: Around): ReceiptFound {
  const invoice = codes.map((text) => invoiceOf(text, around.today)).find((one) => one !== undefined)
  if (invoice) {
    const { buyer, ...exact } = invoice
    return {
      ...proposed(
        'qr',
        mapped(exact, (value) => value && { value, confidence: 1 }),
      ),
      buyer,
    }
  }
  const read = linesOf(lines)
  const figures = read.length === 0 ? SPARE : figuresOf(read, around.country)
  return {
    ...proposed(from, {
      merchant: merchantOf(read),
      expense_date: dayOn(read, around),
      amount: figures.amount,
      currency_code: figures.currency ?? currencyOf(read, around.country),
      tax_amount: figures.tax,
      supplier_tax_no: supplierNoOf(read, around),
      receipt_no: receiptNoOf(read, around.country),
    }),
    buyer: null,
  }
}

type Found = Readonly<Record<Name, Seen | null | undefined>>

function proposed(from: 'qr' | 'text' | 'ocr', found: Found): Pick<ReceiptFound, 'proposal' | 'fields'> {
  const sure = proposedFields.flatMap((name) => {
    const seen = found[name]
    return seen && seen.confidence >= SURE_ENOUGH ? [{ name, ...seen }] : []
  })
  const none = Object.fromEntries(proposedFields.map((name) => [name, null])) as Record<Name, null>
  return {
    proposal: { ...none, ...Object.fromEntries(sure.map(({ name, value }) => [name, value])) },
    fields: Object.fromEntries(
      sure.map(({ name, confidence }) => [name, { from, confidence: Math.round(confidence * 100) / 100 }]),
    ),
  }
}

function mapped(exact: Readonly<Record<Name, string | null>>, seen: (value: string | null) => Seen | null | ''): Found {
  return Object.fromEntries(Object.entries(exact).map(([name, value]) => [name, seen(value) || null])) as Found
}

const linesOf = (lines: ReadFile['lines']): Line[] =>
  lines
    .slice(0, MOST_LINES)
    .map(({ text, confidence }) => ({ text: plainLine(text.slice(0, LONGEST_LINE)), confidence }))
    .filter(({ text }) => text !== '')

/** No sign of any currency: most likely the country's own. */
const currencyOf = (read: readonly Line[], country: Country): Seen | undefined =>
  read.length === 0 ? undefined : { value: countries[country].currency, confidence: 0.65 }

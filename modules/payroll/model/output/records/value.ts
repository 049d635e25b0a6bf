/** What may stand in a field, and how it is written there. */
import { type Amount, amountText } from '#kernel/money.ts'
import { type PlainDate, type YearMonth, yearMonthOf } from '#kernel/plain-date.ts'
import type { RecordField } from './record-layout.ts'

export type FieldValue =
  | string
  | Amount
  | { readonly day: PlainDate }
  | { readonly month: YearMonth }
  /** A name, which may be shortened where it does not fit; numbers never are. */
  | { readonly name: string }
export type Values = Readonly<Record<string, FieldValue | undefined>>

export function written(value: FieldValue | undefined, format: string | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'bigint') return money(value, format)
  if ('name' in value) return value.name
  const { year, month } = 'day' in value ? yearMonthOf(value.day) : value.month
  const day = 'day' in value ? value.day.slice(8) : ''
  return dated(format ?? ('day' in value ? 'YYYY-MM-DD' : 'YYYY-MM'), { year, month, day })
}

/** Back from what was written, to be held against the run. */
export function amountRead(text: string, format: string | undefined): Amount | undefined {
  const bare = text.trim()
  if (format === 'cents') return /^-?\d+$/.test(bare) ? BigInt(bare) : undefined
  if (format === 'whole') return /^-?\d+$/.test(bare) ? BigInt(bare) * 100n : undefined
  const found = /^(-?)0*(\d+)\.(\d\d)$/.exec(bare)
  if (!found) return undefined
  const [, sign, whole = '0', cents = '00'] = found
  const amount = BigInt(whole) * 100n + BigInt(cents)
  return sign ? -amount : amount
}

export const isWhole = (amount: Amount): boolean => amount % 100n === 0n

function money(amount: Amount, format: string | undefined): string {
  if (format === 'cents') return String(amount)
  // What has cents is told as it is, and so found out when the file is read back.
  if (format === 'whole') return isWhole(amount) ? String(amount / 100n) : amountText(amount)
  return amountText(amount)
}

const PARTS = /YYYY|YYY|YY|MM|DD/g
const REPUBLIC = 1911

function dated(format: string, { year, month, day }: { year: number; month: number; day: string }): string {
  const parts: Readonly<Record<string, string>> = {
    YYYY: String(year).padStart(4, '0'),
    YYY: String(year - REPUBLIC).padStart(3, '0'),
    YY: String(year % 100).padStart(2, '0'),
    MM: String(month).padStart(2, '0'),
    DD: day,
  }
  return format.replace(PARTS, (part) => parts[part] ?? part)
}

export type FieldOf = Pick<RecordField, 'value' | 'format'>

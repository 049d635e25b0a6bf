/** One cell: from the text that stood in it to a typed value, or to what is wrong with it. Money never is a float. */
import { amountText, parseAmount } from '#kernel/money.ts'
import { parseYearMonth, yearMonthText } from '#kernel/plain-date.ts'
import { seenText } from '#kernel/seen-text.ts'
import { SHORT_TEXT_MAX } from '#kernel/text-limits.ts'
import type { Language } from '#platform/words/locales.ts'
import { readDay } from './days.ts'
import { unguarded } from './formula-guard.ts'
import type { Column, Said, Value } from './sheet.ts'

export type Fault = { readonly fault: Said; readonly expected: Said }
/** A cell as it was found; a formula is never worked out, and its remembered result is not believed. */
export type RawCell = string | { readonly formula: string }

export function readCell(column: Column, raw: RawCell): Value | Fault {
  if (typeof raw !== 'string') return { fault: { key: 'sheets.formula' }, expected: expectedOf(column) }
  const text = tidy(raw)
  if (text === '') return column.required ? fault(column, 'sheets.required') : null
  if (hasControls(text)) return fault(column, 'sheets.control-character')
  return readers[column.kind](column, text)
}

export const isFault = (value: Value | Fault): value is Fault => typeof value === 'object' && value !== null

/** A choice as people write it who read Chinese, where the column knows such a spelling. */
export const choiceIn = ({ aliases = {} }: Column, choice: string, language: Language): string =>
  (language === 'zh-Hant' && Object.keys(aliases).find((word) => aliases[word] === choice && HAN.test(word))) || choice

const HAN = /^\p{Script=Han}+$/u

/** What would be right in a cell of this column. */
export function expectedOf(column: Column, language: Language = 'en'): Said {
  switch (column.kind) {
    case 'choice':
      return {
        key: 'sheets.expected.choice',
        params: { choices: (column.choices ?? []).map((choice) => choiceIn(column, choice, language)) },
      }
    case 'count':
      return { key: 'sheets.expected.count', params: { max: column.max ?? COUNT_MAX } }
    case 'text':
      return { key: 'sheets.expected.text', params: { max: column.max ?? SHORT_TEXT_MAX } }
    case 'code':
      return { key: 'sheets.expected.code', params: { example: column.example ?? '' } }
    default:
      return { key: `sheets.expected.${column.signed ? 'signed-money' : column.kind}` }
  }
}

type Reader = (column: Column, text: string) => Value | Fault

const COUNT_MAX = 99
const FLAGS: Readonly<Record<string, boolean>> = {
  yes: true,
  y: true,
  true: true,
  '1': true,
  是: true,
  no: false,
  n: false,
  false: false,
  '0': false,
  否: false,
}

const readers: Readonly<Record<Column['kind'], Reader>> = {
  text: (column, text) => ([...text].length > (column.max ?? SHORT_TEXT_MAX) ? fault(column, 'sheets.too-long') : text),

  code(column, text) {
    const cased = column.upper ? text.toUpperCase() : text
    const code = column.drop ? cased.replace(new RegExp(column.drop, 'gu'), '') : cased
    if ([...code].length > (column.max ?? SHORT_TEXT_MAX)) return fault(column, 'sheets.too-long')
    if (column.pattern && !new RegExp(`^(?:${column.pattern})$`, 'u').test(code))
      return fault(column, 'sheets.not-a-code')
    return code
  },

  money(column, text) {
    const plain = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
    const amount = parseAmount(plain.replace(/^(-?)\./, '$10.'))
    if (amount !== undefined)
      return amount < 0n && !column.signed ? fault(column, 'sheets.negative') : amountText(amount)
    if (/^-?\d+\.\d{3,}$/.test(plain)) return fault(column, 'sheets.too-exact')
    return fault(column, /^-?\d{14,}(\.\d+)?$/.test(plain) ? 'sheets.too-much' : 'sheets.not-money')
  },

  rate(column, text) {
    const percent = /^(\d{1,2}(?:\.\d{1,4})?)\s?%$/.exec(text)
    if (percent?.[1]) return hundredth(percent[1])
    if (!/^(0|0?\.\d{1,6}|0\.\d{1,6}|1(\.0+)?)$/.test(text)) return fault(column, 'sheets.not-a-rate')
    return trimmed(text.startsWith('.') ? `0${text}` : text)
  },

  date(column, text) {
    const day = readDay(text)
    return day.startsWith('sheets.') ? fault(column, day) : day
  },

  month(column, text) {
    const found = /^(\d{4})[-/](\d{1,2})$/.exec(text)
    const month = parseYearMonth(found ? `${found[1]}-${found[2]?.padStart(2, '0')}` : text)
    if (month) return yearMonthText(month)
    // Spreadsheets turn a typed 2026-01 into its first day.
    const day = readDay(text)
    return day.startsWith('sheets.') || !day.endsWith('-01') ? fault(column, 'sheets.not-a-month') : day.slice(0, 7)
  },

  flag: (column, text) => FLAGS[text.toLowerCase()] ?? fault(column, 'sheets.not-a-flag'),

  count(column, text) {
    const found = /^(\d{1,6})(\.0+)?$/.exec(text)
    if (!found) return fault(column, /^-\d/.test(text) ? 'sheets.negative' : 'sheets.not-a-count')
    const count = Number(found[1])
    return count > (column.max ?? COUNT_MAX) ? fault(column, 'sheets.too-many') : count
  },

  choice(column, text) {
    const wanted = folded(text)
    const choice = column.choices?.find((one) => folded(one) === wanted)
    const alias = Object.entries(column.aliases ?? {}).find(([spelling]) => folded(spelling) === wanted)
    return choice ?? alias?.[1] ?? fault(column, 'sheets.not-a-choice')
  },
}

const fault = (column: Column, key: string): Fault => ({ fault: { key }, expected: expectedOf(column) })

/** One form of every letter, no spaces at the ends; an apostrophe that only protected the cell goes. */
function tidy(raw: string): string {
  return unguarded(
    seenText(raw)
      .normalize('NFC')
      .replace(/^[\s\u00a0\ufeff]+|[\s\u00a0\ufeff]+$/g, ''),
  )
}

/** PostgreSQL stores no NUL, and no name holds a bell. Line breaks inside a cell are no harm. */
function hasControls(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 127) return true
  }
  return /[\ud800-\udfff]/u.test(text)
}

const folded = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, '_')
const trimmed = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)

/** '6' -> '0.06', by moving the point: no arithmetic. */
function hundredth(percent: string): string {
  const [whole = '', part = ''] = percent.split('.')
  const digits = whole.padStart(3, '0')
  return trimmed(`${digits.slice(0, -2)}.${digits.slice(-2)}${part}`)
}

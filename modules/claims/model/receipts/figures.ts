/**
 * The figures of a receipt: its total, which is neither what was handed over nor what came back, the tax in it, and the
 * currency its figures stand in. A total that is what was handed over less what came back is surer.
 */
import { type Country, countries } from '#kernel/countries.ts'
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import { type Line, type Seen, seenIn } from './lines.ts'

export type Figures = {
  readonly amount: Seen | undefined
  readonly tax: Seen | undefined
  readonly currency: Seen | undefined
}

const GRAND =
  /grand\s*total|(?:net|final)\s+(?:total|amount)|total\s+(?:amount\s+)?(?:due|payable|to\s*pay)|amount\s+(?:due|payable)|nett?\s+total|jumlah\s+(?:besar|keseluruhan|perlu\s+dibayar|bayaran)|應付金額|應付總額|實收金額|消費金額|總金額/i
const TOTAL = /\btotal\b|\bjumlah\b|總計|合計|總額|總共|^計\b/i
const NOT_TOTAL =
  /sub[\s-]*total|\bcash\b|\bchange\b|tender|\bbaki\b|\btunai\b|discount|diskaun|saving|rounding|points?\b|deposit|\bitems?\b|\bqty\b|quantity|pcs\b|excl|before|without\s+tax|vatable|exempt|zero[\s-]*rated|小計|找零|找回|現金|收現|折扣|點數|未稅|銷售額|件數|數量/i
const TAX_NAMED = /\b(?:vat|gst|sst|tax|cukai)\b|service\s+charge|營業稅|稅額|稅金/i
const INCLUDING = /incl|with\s+(?:tax|gst|sst|vat)|含稅|termasuk/i
const TAX =
  /service\s+tax|sales\s+tax|\bsst\b|\bgst\b|\bvat\b|value[\s-]added\s+tax|cukai\s+(?:perkhidmatan|jualan)|營業稅|稅額|稅金/i
const NOT_TAX =
  /\b(?:no|reg|id|tin|number|rate|summary|code)\b[.:#]?|registration|\btotal\b|incl|excl|exempt|vatable|zero[\s-]*rated|sales?\s*(?:\(|net|amount)|before|less|discount|統編|統一編號|含稅|免稅|應稅|零稅/i
const HANDED = /\bcash\b|tender|\btunai\b|amount\s+paid|\bpaid\b|現金|收現|付現/i
const CHANGE = /\bchange\b|\bbaki\b|找零|找回/i

/** Of more than a figure that many digits may pretend to be; linear in the length of the line. */
const FIGURE = /(?<![\d.,/-])(\d{1,3}(?:,\d{3}){1,4}|\d{1,9})(?:\s?\.\s?(\d{2}))?(?![\d/%-]|[.,]\d|\s?%)/g
const SIGN =
  /\b(?:RM|MYR|PHP|Php|TWD|NTD|SGD|USD|EUR|GBP|JPY|IDR|THB|AUD|HKD|CNY|RMB|KRW|VND)(?=\b|\d)|NT\$|US\$|S\$|HK\$|A\$|[₱€£¥฿₩$]|新臺幣|新台幣|(?<=\d)\s?元/g
const CURRENCIES: Readonly<Record<string, string>> = {
  ...{ RM: 'MYR', Php: 'PHP', '₱': 'PHP', NT$: 'TWD', NTD: 'TWD', 元: 'TWD', 新臺幣: 'TWD', 新台幣: 'TWD' },
  ...{ US$: 'USD', S$: 'SGD', HK$: 'HKD', A$: 'AUD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '฿': 'THB', '₩': 'KRW' },
  RMB: 'CNY',
}

type Money = { readonly line: Line; readonly amount: Amount }

export function figuresOf(lines: readonly Line[], country: Country): Figures {
  const whole = country === 'TW'
  const amountIn = (text: string) => lastFigure(text, whole)
  const labelled = (label: RegExp, not: RegExp | undefined) =>
    lines.flatMap(({ text, confidence }, at): Money[] => {
      if (!label.test(text) || not?.test(text)) return []
      const own = amountIn(text)
      if (own !== undefined) return [{ line: { text, confidence }, amount: own }]
      const next = lines[at + 1]
      const below = next && isFigureAlone(next.text) ? amountIn(next.text) : undefined
      return next && below !== undefined ? [{ line: next, amount: below }] : []
    })
  const isTotal = ({ line: { text } }: Money) => !TAX_NAMED.test(text) || INCLUDING.test(text)
  const handed = labelled(HANDED, CHANGE).at(0)?.amount
  const back = labelled(CHANGE, undefined).at(0)?.amount
  const spent = handed !== undefined && back !== undefined && handed > back ? handed - back : undefined
  const grand = labelled(GRAND, NOT_TOTAL).filter(isTotal).at(-1)
  const plain = labelled(TOTAL, NOT_TOTAL).filter(isTotal)
  const total = grand ?? plain.find(({ amount }) => amount === spent) ?? plain.at(-1)
  const amount = total
    ? seenIn(total.line, amountText(total.amount), total.amount === spent ? 0.99 : grand ? 0.95 : 0.9)
    : spent !== undefined
      ? { value: amountText(spent), confidence: 0.7 }
      : undefined
  const tax = labelled(TAX, NOT_TAX).find((one) => !total || one.amount * 2n < total.amount)
  return {
    amount: total && total.amount <= 0n ? undefined : amount,
    tax: tax && seenIn(tax.line, amountText(tax.amount), total ? 0.9 : 0.7),
    currency: currencyIn(total ? [total.line, ...lines] : lines, country),
  }
}

const isFigureAlone = (text: string): boolean => /^[^\p{L}]{0,4}(?:RM|MYR|PHP|TWD|NT\$)?[\s\d.,:$₱]+元?$/iu.test(text)

/** The last that is an amount: with its two decimals, or where a sign of money stands before it, or in whole dollars. */
function lastFigure(text: string, whole: boolean): Amount | undefined {
  const found = [...text.matchAll(FIGURE)].filter(
    ({ index, 2: cents }) => cents !== undefined || whole || /(?:RM|[A-Z]{3}|[$₱€£¥])\s?$/.test(text.slice(0, index)),
  )
  const last = found.at(-1)
  return last?.[1] === undefined ? undefined : amountOf(`${last[1].replaceAll(',', '')}.${last[2] ?? '00'}`)
}

/** Of the first line that names one; a dollar alone is the country's own or nobody's. */
function currencyIn(lines: readonly Line[], country: Country): Seen | undefined {
  for (const line of lines) {
    const sign = line.text.match(SIGN)?.[0].trim()
    if (sign === undefined) continue
    const code = sign === '$' ? (country === 'TW' ? 'TWD' : undefined) : (CURRENCIES[sign] ?? sign)
    if (code) return seenIn(line, code, code === countries[country].currency ? 0.95 : 0.85)
  }
  return undefined
}

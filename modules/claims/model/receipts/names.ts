/** Who sold something, under which number, and the number of the receipt itself. */
import type { Country } from '#kernel/countries.ts'
import { type Line, type Seen, seenIn, surest } from './lines.ts'

const FIRM =
  /\b(?:sdn\.?\s*bhd|bhd|berhad|enterprise|trading|inc|corp(?:oration)?|co\.?,?\s*ltd|ltd|limited|llp|plt|hotel|resort|restoran|restaurant|kedai|kopitiam|caf[eé]|coffee|store|mart|pharmacy|farmasi|klinik|clinic)\b|公司|商店|商行|飯店|酒店|餐廳|旅館|咖啡|藥局|書局/i
const NO_NAME =
  /receipt|invoice|\bbill\b|resit|invois|welcome|thank|terima|selamat|\bdate\b|tarikh|\btel\b|phone|fax|e-?mail|www\.|https?:|@|\b(?:no|reg|tin|vat|sst|gst|roc|id)\b\s?[.:#]|^(?:jalan|jln|lorong|no\.?\s?\d|lot|unit|level|floor|street|blk)\b|\b\d{5}\b|統一編號|統編|發票|收據|電話|地址|日期|[市縣區路街]\S{0,6}號|證明聯|交易明細/i
const TOP = 8

/** Near the top: the line that is a firm's name, else the first that is a name at all. */
export function merchantOf(lines: readonly Line[]): Seen | undefined {
  const top = lines.slice(0, TOP).filter(({ text }) => isName(text))
  const firm = top.find(({ text }) => FIRM.test(text))
  const first = top[0]
  if (firm) return seenIn(firm, trimmed(firm.text), 0.9)
  return first && lines.indexOf(first) < 4 ? seenIn(first, trimmed(first.text), 0.75) : undefined
}

const isName = (text: string): boolean =>
  text.length <= 80 && (text.match(/\p{L}/gu) ?? []).length >= (/\p{sc=Han}/u.test(text) ? 2 : 3) && !NO_NAME.test(text)
const trimmed = (text: string): string => text.replace(/^[\s*=~_.:|-]+|[\s*=~_:|-]+$/g, '')

const NUMBERS: Readonly<Record<Country, RegExp>> = {
  MY: /(?<![A-Z0-9])([A-Z]\d{2}-\d{4}-\d{8}|C\d{10,11}|IG\d{9,11}|0\d{11})(?![A-Z0-9])/,
  PH: /(?<!\d)(\d{3}-\d{3}-\d{3}(?:-\d{3,5})?)(?!\d)/,
  TW: /(?<![\dA-Z-])(\d{8})(?!\d)/,
}
const NUMBER_LABEL: Readonly<Record<Country, RegExp>> = {
  MY: /sst|gst|tax|tin|cukai|service/i,
  PH: /tin|vat|tax/i,
  TW: /統一編號|統編|賣方|賣家|營業人/,
}
const OF_BUYER = /buyer|customer|bill(?:ed)?\s+to|sold\s+to|guest|買方|買受人|買家/i

type Around = { readonly country: Country; readonly ownNo: string | null }

export function supplierNoOf(lines: readonly Line[], { country, ownNo }: Around): Seen | undefined {
  return surest(
    lines.flatMap((line) => {
      const value = NUMBERS[country].exec(line.text.toUpperCase().replaceAll('賣方', '賣方 '))?.[1]
      if (!value || value === ownNo || (OF_BUYER.test(line.text) && !line.text.includes('賣方'))) return []
      return NUMBER_LABEL[country].test(line.text) ? [seenIn(line, value, 0.9)] : []
    }),
  )
}

const INVOICE_TW = /(?<![A-Z])([A-Z]{2})[\s-]?(\d{8})(?!\d)/
const LABELLED =
  /(?:(?:official\s+)?(?:receipt|invoice|inv|bill|resit|invois|folio|doc(?:ument)?|cash\s+sale)\s*(?:no|num(?:ber)?|#)|\b[os][ir]\s*(?:no|#)|(?:發票|收據|單據)(?:號碼|編號)?)\s?[.:#]*\s?[:：]?\s?([A-Z0-9][A-Z0-9/-]{2,24})/i

export function receiptNoOf(lines: readonly Line[], country: Country): Seen | undefined {
  return surest(
    lines.flatMap((line) => {
      const uniform = country === 'TW' ? INVOICE_TW.exec(line.text) : null
      if (uniform) return [seenIn(line, `${uniform[1]}${uniform[2]}`, 0.9)]
      const value = LABELLED.exec(line.text)?.[1]
      return value && /\d/.test(value) ? [seenIn(line, value, 0.85)] : []
    }),
  )
}

/** Numbers and days of a workbook as the text a person sees; a number never becomes a float on its way. */
import { fromDayNumber } from '#kernel/plain-date.ts'

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/
/** What Excel itself promises to keep; the digits behind are the noise of its binary numbers. */
const DIGITS = 15

/** '4376.5500000000002' -> '4376.55', '1.5E3' -> '1500'; as it stands when it is no number. */
export function plainNumber(text: string): string {
  const found = NUMBER.exec(text)
  if (!found) return text
  const [, sign = '', whole = '', part = '', exponent = '0'] = found
  const shift = Number(exponent)
  if (Math.abs(shift) > 30) return text
  let digits = whole + part
  let point = whole.length + shift
  const zeros = /^0*/.exec(digits)?.[0].length ?? 0
  digits = digits.slice(zeros)
  point -= zeros
  if (digits.length > DIGITS) {
    const up = (digits[DIGITS] ?? '0') >= '5' ? 1n : 0n
    const rounded = String(BigInt(digits.slice(0, DIGITS)) + up)
    point += rounded.length - DIGITS
    digits = rounded
  }
  const left = point > 0 ? digits.slice(0, point).padEnd(point, '0') : '0'
  const right = (point > 0 ? digits.slice(point) : '0'.repeat(-point) + digits).replace(/0+$/, '')
  const plain = right === '' ? left : `${left}.${right}`
  return plain === '0' ? '0' : sign + plain
}

const UNIX_EPOCH = 25_569
const SINCE_1904 = 1_462
const LAST = 2_958_465

/** A day counted from 1900 (or 1904, on old Macs); undefined for a mere time of day and for what is no day. */
export function dayOfSerial(text: string, from1904: boolean): string | undefined {
  const whole = /^(\d{1,7})(?:\.\d+)?$/.exec(plainNumber(text))?.[1]
  if (whole === undefined) return undefined
  const serial = Number(whole) + (from1904 ? SINCE_1904 : 0)
  if (serial < 1 || serial > LAST) return undefined
  // The calendar of Excel has a 29 February 1900.
  return fromDayNumber(serial - UNIX_EPOCH + (serial < 60 ? 1 : 0))
}

/** The day with its time, where it has one: what clocks write. */
export function momentOfSerial(text: string, from1904: boolean): string | undefined {
  const day = dayOfSerial(text, from1904)
  const part = /\.(\d+)$/.exec(plainNumber(text))?.[1]
  if (day === undefined || part === undefined) return day
  const seconds = Math.round(Number(`0.${part}`) * 86_400)
  if (seconds === 0 || seconds === 86_400) return day
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0')
  return `${day} ${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** Which cell styles show their number as a day, by their place in the list of styles. */
export function dayStyles(xml: string): readonly boolean[] {
  const custom = new Map<string, boolean>()
  for (const [tag] of xml.matchAll(/<(?:\w+:)?numFmt\b[^>]*>/g)) {
    const id = /\bnumFmtId\s*=\s*["'](\d+)["']/.exec(tag)?.[1]
    const code = /\bformatCode\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(tag)
    if (id) custom.set(id, showsDay(code?.[1] ?? code?.[2] ?? ''))
  }
  const list = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(xml)?.[0] ?? ''
  return [...list.matchAll(/<(?:\w+:)?xf\b[^>]*>/g)].map(([tag]) => {
    const id = /\bnumFmtId\s*=\s*["'](\d+)["']/.exec(tag)?.[1] ?? '0'
    return custom.get(id) ?? isBuiltInDay(Number(id))
  })
}

const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** Years or days in the pattern, outside of quotes, colours and escapes. */
function showsDay(pattern: string): boolean {
  const bare = pattern
    .replace(/&quot;[\s\S]*?&quot;|"[^"]*"/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\\./g, '')
  return !/general/i.test(bare) && /[yde]/i.test(bare.replace(/[eE][+-]/g, ''))
}

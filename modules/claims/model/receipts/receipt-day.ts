/**
 * The day on a receipt. Figures alone are read in the order of the country: day first in Malaysia, month first in the
 * Philippines, year first in Taiwan, there also in 民國 years; where a figure can be no month it is the day anywhere.
 */
import type { Country } from '#kernel/countries.ts'
import { addDays, type PlainDate, parsePlainDate } from '#kernel/plain-date.ts'
import { type Line, type Seen, seenIn, surest } from './lines.ts'

const MONTHS =
  'jan(?:uary|uari)?|feb(?:ruary|ruari)?|mar(?:ch)?|mac|apr(?:il)?|may|mei|june?|july?|julai|aug(?:ust)?|ogos|sept?(?:ember)?|oct(?:ober)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?|dis(?:ember)?'
const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const OTHER_NAMES: Readonly<Record<string, string>> = { mac: 'mar', mei: 'may', ogo: 'aug', okt: 'oct', dis: 'dec' }

const YEAR_FIRST = /(?<!\d)(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})(?!\d)/g
const MINGUO = /(?<!\d)(?:民國\s?)?(1\d{2})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})(?!\d)/g
const YEAR_LAST = /(?<!\d)(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})(?![\d/-])/g
const DAY_NAMED = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?[\\s/-]{0,2}(${MONTHS})[a-z]{0,4}[\\s,./-]{0,3}(\\d{4}|\\d{2})(?!\\d)`,
  'gi',
)
const NAMED_DAY = new RegExp(
  `\\b(${MONTHS})[a-z]{0,4}\\.?\\s?(\\d{1,2})(?:st|nd|rd|th)?,?\\s{1,2}(\\d{4})(?!\\d)`,
  'gi',
)

const LABEL = /\bdate\b|tarikh|日期|開立|交易時間/i
const OTHER_DAY =
  /due|expir|valid|until|permit|accredit|\bptu\b|issued?\s+on|date\s+issued|birth|warranty|arrival|check[\s-]*in|有效|到期|截止/i
const OLDEST_DAYS = 800

type Around = { readonly country: Country; readonly today: PlainDate }

export function dayOn(lines: readonly Line[], around: Around): Seen | undefined {
  const all = lines.flatMap((line, at) => {
    const isOther = OTHER_DAY.test(line.text)
    const named = LABEL.test(line.text) || (LABEL.test(lines[at - 1]?.text ?? '') && line.text.length < 30)
    const sure = isOther ? 0.5 : named ? 0.95 : 0.85
    return daysIn(line.text, around).map((day) => seenIn(line, day, sure))
  })
  return surest(all)
}

/** None that is to come, and none of years ago: those are of permits and of laws. */
function daysIn(text: string, { country, today }: Around): PlainDate[] {
  const found = [
    ...[...text.matchAll(YEAR_FIRST)].map(([, year, month, day]) => dayOf(year, month, day)),
    ...(country === 'TW'
      ? [...text.matchAll(MINGUO)].map(([, year, month, day]) => dayOf(`${Number(year) + 1911}`, month, day))
      : []),
    ...[...text.matchAll(DAY_NAMED)].map(([, day, month, year]) => dayOf(fullYear(year), monthNamed(month), day)),
    ...[...text.matchAll(NAMED_DAY)].map(([, month, day, year]) => dayOf(year, monthNamed(month), day)),
    ...[...text.matchAll(YEAR_LAST)].map(([, one, two, year]) => yearLast(Number(one), Number(two), year, country)),
  ]
  const oldest = addDays(today, -OLDEST_DAYS)
  return found.filter((day): day is PlainDate => day !== undefined && day <= today && day >= oldest)
}

function yearLast(one: number, two: number, year: string | undefined, country: Country): PlainDate | undefined {
  const monthFirst = country === 'PH' ? one <= 12 : two > 12
  const [month, day] = monthFirst ? [one, two] : [two, one]
  return dayOf(fullYear(year), String(month), String(day))
}

const fullYear = (year = ''): string => (year.length === 2 ? `20${year}` : year)
const monthNamed = (name = ''): string => {
  const short = name.slice(0, 3).toLowerCase()
  return String(NAMES.indexOf(OTHER_NAMES[short] ?? short) + 1)
}
const dayOf = (year = '', month = '', day = ''): PlainDate | undefined =>
  parsePlainDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)

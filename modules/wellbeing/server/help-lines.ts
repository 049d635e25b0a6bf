/** The help lines of a country as they are shown to a person in distress at a moment. */
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Language } from '#platform/http/server/say.ts'
import type { Hours, Standing } from '../model/line-records.ts'
import { isOpen, isShown, isToCheck, linesOf } from '../model/lines.ts'

export type HelpLine = {
  readonly name: string
  readonly number: string
  /** As it is read, such as "24 hours" or "08:00 to 24:00". */
  readonly hours: string
  readonly note: string | null
  /** Null where the hours are not established. */
  readonly open_now: boolean | null
  readonly standing: Standing
  readonly checked_on: PlainDate
  /** Nobody looked it up for longer than they should: it may be another by now. */
  readonly to_check: boolean
}

/** In the order of the country, without those that nobody looked up; none for a country that has no records. */
export function helpLines(country: string, language: Language, at: Date): readonly HelpLine[] {
  const minute = minuteIn(country, at)
  const today = plainDateOf(at.toISOString().slice(0, 10))
  return linesOf(country)
    .filter(isShown)
    .map((line) => ({ ...line, to_check: !line.undisputed && isToCheck(line, today) }))
    .map(({ name, number, hours, note, standing, checked_on, to_check }) => ({
      ...{ name: name[language], number, hours: hoursText(hours, language) },
      ...{ note: note?.[language] ?? null, open_now: isOpen(hours, minute), standing },
      ...{ checked_on, to_check },
    }))
}

const zones: Readonly<Record<string, string>> = { MY: 'Asia/Kuala_Lumpur', TW: 'Asia/Taipei', PH: 'Asia/Manila' }

function minuteIn(country: string, at: Date): number {
  const text = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: zones[country] ?? 'UTC', hour: '2-digit', minute: '2-digit' },
  }).format(at)
  const [hour = 0, minute = 0] = text.split(':').map(Number)
  return hour * 60 + minute
}

function hoursText(hours: Hours, language: Language): string {
  const isChinese = language === 'zh-Hant'
  if (hours === null) return isChinese ? '服務時間未確認' : 'Hours not confirmed'
  if (hours === 'always') return isChinese ? '24 小時' : '24 hours'
  return `${clock(hours.from)}${isChinese ? ' 至 ' : ' to '}${clock(hours.to)}`
}

const clock = (minutes: number): string =>
  `${String(Math.trunc(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

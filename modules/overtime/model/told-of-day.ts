/** What a day's amounts are told as on a payslip: 'Work on a day off, 31 Aug 2026: 10 hours'. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { dayText } from '#platform/words/format.ts'
import type { DayWorked } from './asking.ts'
import { isOrdinary } from './work-day.ts'

type Told = Pick<DayWorked, 'date' | 'day' | 'claimedMinutes' | 'workedMinutes' | 'workedNight' | 'restMinutes'>

type Words = { readonly en: string; readonly 'zh-Hant': string }
/** With a word where the law has no rate for all of the hours. */
export type ToldOfDay = (worked: Told, isBeyond: boolean) => Words

type Known = { readonly worked: Told; readonly isBeyond: boolean; readonly words: Words }

const isEqual = (one: Told, other: Told): boolean =>
  one.day.type === other.day.type &&
  one.day.free === other.day.free &&
  one.claimedMinutes === other.claimedMinutes &&
  one.workedMinutes === other.workedMinutes &&
  one.workedNight === other.workedNight &&
  one.restMinutes === other.restMinutes

/** Of many people's days: what is told of equal ones is written once. */
export function toldOfDays(): ToldOfDay {
  const known = new Map<PlainDate, Known[]>()
  return (worked, isBeyond) => {
    const ofDate = known.get(worked.date) ?? []
    if (ofDate.length === 0) known.set(worked.date, ofDate)
    const found = ofDate.find((one) => one.isBeyond === isBeyond && isEqual(one.worked, worked))
    if (found) return found.words
    const [en, zh] = [toldOfDay(worked, 'en'), toldOfDay(worked, 'zh-Hant')]
    const words = { en: isBeyond ? en + BEYOND.en : en, 'zh-Hant': isBeyond ? zh + BEYOND['zh-Hant'] : zh }
    ofDate.push({ worked, isBeyond, words })
    return words
  }
}

const BEYOND = { en: ' (no rate in law for all of them)', 'zh-Hant': '（部分時數法無費率）' }

export function toldOfDay(worked: Told, language: 'en' | 'zh-Hant'): string {
  const { date, day, claimedMinutes, workedMinutes, workedNight, restMinutes } = worked
  const when = dayText(date, language)
  const ordinary = isOrdinary(day)
  // On an ordinary day what was rostered brings its night alone and is no overtime.
  const isNight = ordinary && claimedMinutes === 0
  const hours = hoursRead((ordinary ? (isNight ? workedNight : 0) : workedMinutes) + claimedMinutes - restMinutes)
  if (language === 'zh-Hant')
    return `${isNight ? '夜間出勤' : ordinary ? '加班' : '休假日出勤'}，${when}：${hours} 小時`
  const what = isNight ? 'Night work' : ordinary ? 'Overtime' : 'Work on a day off'
  return `${what}, ${when}: ${hours} ${hours === '1' ? 'hour' : 'hours'}`
}

/** As people read it, to the hundredth: 10 minutes are 0.17 hours. */
function hoursRead(minutes: number): string {
  const hundredths = Math.round((minutes * 100) / 60)
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`.replace(/\.?0+$/, '')
}

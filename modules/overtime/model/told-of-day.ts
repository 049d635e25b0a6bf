/** What a day's amounts are told as on a payslip: 'Work on a day off, 31 Aug 2026: 10 hours'. */
import { DAY } from '#modules/payroll/model/public.ts'
import { dayText } from '#platform/words/format.ts'
import type { DayWorked } from './asking.ts'
import { isOrdinary } from './work-day.ts'

type Told = Pick<DayWorked, 'date' | 'day' | 'claimedMinutes' | 'workedMinutes' | 'workedNight' | 'restMinutes'>

type Words = { readonly en: string; readonly 'zh-Hant': string }

/** Of any day on which the same was worked; with a word where the law has no rate for all of the hours. */
export function toldOfAnyDay(worked: Omit<Told, 'date'>, isBeyond: boolean): Words {
  const [en, zh] = [tell(worked, DAY, 'en'), tell(worked, DAY, 'zh-Hant')]
  return isBeyond ? { en: en + BEYOND.en, 'zh-Hant': zh + BEYOND['zh-Hant'] } : { en, 'zh-Hant': zh }
}

const BEYOND = { en: ' (no rate in law for all of them)', 'zh-Hant': '（部分時數法無費率）' }

export const toldOfDay = (worked: Told, language: 'en' | 'zh-Hant'): string =>
  tell(worked, dayText(worked.date, language), language)

function tell(worked: Omit<Told, 'date'>, when: string, language: 'en' | 'zh-Hant'): string {
  const { day, claimedMinutes, workedMinutes, workedNight, restMinutes } = worked
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

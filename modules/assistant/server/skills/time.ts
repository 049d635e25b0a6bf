/** Overtime of a month, shifts of some days, and what was clocked today. */
import { addDays, type PlainDate, weekdayOf, yearMonthOf, yearMonthText } from '#kernel/plain-date.ts'
import { ownToday } from '#modules/attendance/contract/clocking/own.ts'
import { mine as ownOvertime } from '#modules/overtime/contract/own.ts'
import { ownShifts } from '#modules/shifts/contract/own.ts'
import { momentText, monthText } from '#platform/words/format.ts'
import { readDays } from '../../model/days.ts'
import { readMonths } from '../../model/months.ts'
import { type Asking, type SkillOf, said, turnedAway } from '../asking.ts'

export const overtime: SkillOf = async (asking) => {
  const { ask, t, links, text, today, language } = asking
  const all = await ask(ownOvertime)
  if (!all) return turnedAway(asking, 'overtime', 'overtime.own')
  const month = readMonths(text, today)[0] ?? yearMonthOf(today)
  const ofMonth = all.filter(({ date }) => date.startsWith(yearMonthText(month)))
  const sum = (...statuses: readonly string[]) =>
    ofMonth.filter(({ status }) => statuses.includes(status)).reduce((minutes, one) => minutes + one.minutes, 0)
  const time = (minutes: number) => t('hoursAndMinutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  const approved = sum('approved', 'completed')
  const pending = sum('pending')
  return said(
    'overtime',
    t('overtime', { month: monthText(month.year, month.month, language), time: time(approved) }),
    {
      facts: [
        { label: t('approved'), value: time(approved) },
        { label: t('pending'), value: time(pending) },
      ],
      sources: links({ label: t('myOvertime'), href: '/me/overtime', area: 'overtime.own' }),
    },
  )
}

export const shifts: SkillOf = async (asking) => {
  const { ask, t, day, links, text, today, country } = asking
  const { from, to } = weekAsked(text, today, country)
  const found = await ask(ownShifts, { query: { from, to } })
  if (!found) return turnedAway(asking, 'shifts', 'schedule.own')
  const worked = found.filter((one) => one.shifts.length > 0)
  const on = from === to ? day(from) : t('span', { from: day(from), to: day(to) })
  return said('shifts', worked.length === 0 ? t('noShifts', { on }) : t('shifts', { count: worked.length, on }), {
    facts: worked.map((one) => ({
      label: day(one.date),
      value: one.shifts
        .map(({ name, kind, start_time, end_time }) => (kind === 'work' ? `${name} ${start_time}–${end_time}` : name))
        .join(t('comma')),
    })),
    sources: links({ label: t('myShifts'), href: '/me/shifts', area: 'schedule.own' }),
  })
}

export const attendance: SkillOf = async (asking) => {
  const { ask, t, language, links, call } = asking
  const found = await ask(ownToday)
  if (!found) return turnedAway(asking, 'attendance', 'attendance.own')
  const { timezone } = call.session
  const at = (instant: string) => momentText(instant, language, timezone).slice(-5)
  const first = found.clockings.find(({ type }) => type === 'in')
  const text = first ? t(`clocked.${found.state}`, { at: at(first.occurred_at) }) : t('notClocked')
  return said('attendance', text, {
    facts: found.clockings.map(({ type, occurred_at }) => ({
      label: t(`clocking.${type ?? 'other'}`),
      value: at(occurred_at),
    })),
    sources: links({ label: t('myAttendance'), href: '/me/attendance', area: 'attendance.own' }),
  })
}

/** The days that are named; else the rest of this week. */
function weekAsked(text: string, today: PlainDate, country: Asking['country']): { from: PlainDate; to: PlainDate } {
  const named = readDays(text, today, country)
  const isWeek = /\bnext week\b|minggu depan|下(?:個?星期|個?禮拜|週|周)(?![一二三四五六日天])/.test(text)
  if (named) return { from: named.from, to: isWeek ? addDays(named.from, 6) : named.to }
  return { from: today, to: addDays(today, 6 - weekdayOf(today)) }
}

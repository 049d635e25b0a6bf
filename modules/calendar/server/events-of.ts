/** A calendar's days as events of iCalendar. */
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import type { IcalEvent } from '../model/ical.ts'
import type { calendarOf } from './calendar-of.ts'

type Seen = Awaited<ReturnType<typeof calendarOf>>
type Saying = { readonly say: Say; readonly language: Language }

export function eventsOf(
  { days, away, birthdays, interviews, meetings }: Seen,
  { say, language }: Saying,
): IcalEvent[] {
  const oneDay = (date: PlainDate) => ({ from: date, to: date })
  return [
    ...days.map(({ date, kind, name }, at) => ({
      uid: uidOf(kind, date, String(days.slice(0, at).filter((other) => other.date === date).length)),
      ...oneDay(date),
      summary: name,
    })),
    ...away.map((one) => ({
      uid: one.where === 'leave' ? uidOf('leave', one.id) : uidOf(one.where, one.id, one.employee_id, one.from),
      from: plainDateOf(one.from),
      to: plainDateOf(one.to),
      summary: summaryOf(one, { say, language }),
      tentative: one.status === 'pending',
      // At home one works.
      busy: one.is_mine && one.where !== 'home',
    })),
    ...interviews.map(({ id, starts_at, date, minutes, full_name, position_name, place }) => ({
      // The same as that of the invitation, so that a program that has both shows one.
      uid: uidOf('interview', id),
      ...oneDay(plainDateOf(date)),
      ...{ startsAt: new Date(starts_at), minutes, busy: true },
      summary: say(language, 'calendar.interview', { name: full_name, position: position_name }),
      ...(place && { description: place }),
    })),
    ...meetings.map(({ id, starts_at, date, minutes, name, person, place }) => ({
      uid: uidOf('meeting', id),
      ...oneDay(plainDateOf(date)),
      ...{ startsAt: new Date(starts_at), minutes, busy: true },
      summary: `${name} · ${person}`,
      ...(place && { description: place }),
    })),
    ...birthdays.map(({ employee_id, full_name, date }) => ({
      uid: uidOf('birthday', employee_id, date),
      ...oneDay(date),
      summary: say(language, 'calendar.birthday', { name: full_name }),
    })),
  ]
}

/** One's own leave by its kind; others' by their name, and why only where that may be known. */
function summaryOf(
  { is_mine, full_name, label, part_label, start_time, hours, status }: Seen['away'][number],
  { say, language }: Saying,
) {
  const what = label ?? say(language, 'calendar.away')
  const when =
    part_label ?? (start_time && hours ? say(language, 'calendar.hours', { at: start_time, count: hours }) : '')
  const text = [is_mine ? what : `${full_name}: ${what}`, when].filter(Boolean).join(', ')
  return status === 'pending' ? say(language, 'calendar.pending', { text }) : text
}

const uidOf = (...parts: readonly string[]): string => `${parts.join('-')}@kerja`

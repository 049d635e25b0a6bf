/** What each day is to a person before leave: worked, half worked, off, rest, a holiday. */
import { addDays, type PlainDate, weekdayOf } from '#kernel/plain-date.ts'

export const weekDays = ['work', 'half_morning', 'half_afternoon', 'off', 'rest'] as const
export type WeekDay = (typeof weekDays)[number]
/** Monday to Sunday. */
export type Week = readonly WeekDay[]
export const USUAL_WEEK: Week = ['work', 'work', 'work', 'work', 'work', 'off', 'rest']
export const FRIDAY_WEEK: Week = ['work', 'work', 'work', 'work', 'rest', 'off', 'work']

export type Holiday = { readonly date: PlainDate; readonly name: string; readonly nameLocal: string | null }
/** `date` is worked, `forDate` is off instead. */
type MakeUp = { readonly date: PlainDate; readonly forDate: PlainDate; readonly name: string }

export type Calendar = {
  readonly week: Week
  readonly holidays: readonly Holiday[]
  readonly makeUps: readonly MakeUp[]
  /** What somebody planned for the day; nothing where it goes by the week. */
  readonly rostered?: (date: PlainDate) => Rostered | undefined
}

export type Rostered = 'working' | 'off' | 'rest'

export type DayKind = 'working' | 'half' | 'off' | 'rest' | 'holiday'
export type CalendarDay = {
  readonly date: PlainDate
  readonly kind: DayKind
  /** The part that is worked, in minutes of the day; empty where nothing is. */
  readonly works: Part
  readonly name: string | null
  readonly nameLocal: string | null
}

/** From a minute of the day to another; morning and afternoon meet at noon, whatever the company's hours. */
export type Part = { readonly starts: number; readonly ends: number }
export const NOON = 720
export const MIDNIGHT = 1440
export const parts = {
  none: { starts: 0, ends: 0 },
  full: { starts: 0, ends: MIDNIGHT },
  morning: { starts: 0, ends: NOON },
  afternoon: { starts: NOON, ends: MIDNIGHT },
} as const satisfies Record<string, Part>

export const meet = (one: Part, other: Part): boolean => overlap(one, other).ends > overlap(one, other).starts
export function overlap(one: Part, other: Part): Part {
  const [starts, ends] = [Math.max(one.starts, other.starts), Math.min(one.ends, other.ends)]
  return ends > starts ? { starts, ends } : parts.none
}

const rostered: Readonly<Record<Rostered, { readonly kind: DayKind; readonly works: Part }>> = {
  working: { kind: 'working', works: parts.full },
  off: { kind: 'off', works: parts.none },
  rest: { kind: 'rest', works: parts.none },
}

type WeekKind = Exclude<DayKind, 'holiday'>
const works: Readonly<Record<WeekDay, { readonly kind: WeekKind; readonly part: Part }>> = {
  work: { kind: 'working', part: parts.full },
  half_morning: { kind: 'half', part: parts.morning },
  half_afternoon: { kind: 'half', part: parts.afternoon },
  off: { kind: 'off', part: parts.none },
  rest: { kind: 'rest', part: parts.none },
}

export function daysOf(calendar: Calendar, from: PlainDate, to: PlainDate): CalendarDay[] {
  const holidays = new Map(calendar.holidays.map((holiday) => [holiday.date, holiday]))
  const worked = new Map(calendar.makeUps.map((day) => [day.date, day]))
  const freed = new Map(calendar.makeUps.map((day) => [day.forDate, day]))
  const days: CalendarDay[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const holiday = holidays.get(date)
    const [inside, instead] = [worked.get(date), freed.get(date)]
    const day = works[weekDayOf(calendar.week, date)]
    const planned = calendar.rostered?.(date)
    // A holiday is one whatever is planned on it; else what is planned goes before the week and what was moved in it.
    if (planned && !(holiday && !inside)) days.push({ date, ...rostered[planned], name: null, nameLocal: null })
    // A day that is worked instead of another is worked, whatever else it would be.
    else if (inside) days.push({ date, kind: 'working', works: parts.full, name: inside.name, nameLocal: null })
    else if (holiday)
      days.push({ date, kind: 'holiday', works: parts.none, name: holiday.name, nameLocal: holiday.nameLocal })
    else if (instead) days.push({ date, kind: 'off', works: parts.none, name: instead.name, nameLocal: null })
    else days.push({ date, kind: day.kind, works: day.part, name: null, nameLocal: null })
  }
  return days
}

/** What the day is without holidays and what was moved: by the roster, else by the week. */
export const beneath = ({ rostered: planned, week }: Calendar, date: PlainDate): WeekDay => {
  const day = planned?.(date)
  return day === 'working' ? 'work' : (day ?? weekDayOf(week, date))
}

/** What the day is by the week alone. */
export const weekKindOf = (week: Week, day: PlainDate): WeekKind => works[weekDayOf(week, day)].kind

export const weekDayOf = (week: Week, day: PlainDate): WeekDay => week[weekdayOf(day)] ?? 'off'

export const isWeek = (days: readonly string[]): days is Week =>
  days.length === 7 && days.every((day) => weekDays.some((known) => known === day))

/** Which days at home count, and what stands against them. In halves of a day; field -> words, empty where it is right. */
import { addDays, type PlainDate, weekdayOf } from '#kernel/plain-date.ts'

export type Part = 'full' | 'morning' | 'afternoon'
export type HomeDay = { readonly date: PlainDate; readonly halves: number }
/** When somebody works that day, in minutes of it. */
export type Works = readonly { readonly starts: number; readonly ends: number }[]

const NOON = 720
/** What is worked on one side of noon is half a day up to here, with its break. */
const LONGEST_HALF = 300
const MOST_DAYS = 731

export type Wish = {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly part: Part
  /** Of a standing arrangement; null for every day between. */
  readonly weekdays: readonly number[] | null
  /** How many papers go with it. */
  readonly papers: number
}

export type Limits = {
  readonly perWeek: number | null
  readonly perMonth: number | null
  readonly noticeDays: number | null
  readonly needsPaper: boolean
}

type Around = {
  readonly today: PlainDate
  readonly joinedOn: PlainDate
  readonly leftOn: PlainDate | null
  /** Days at home of the same person that wait or are approved. */
  readonly taken: readonly (HomeDay & { readonly part: Part })[]
  /** Undefined where the company sets none; notice and papers are not asked of what HR enters. */
  readonly limits: Limits | undefined
}

type Faults = Readonly<Record<string, readonly string[]>>

export const isSpan = ({ from, to }: Pick<Wish, 'from' | 'to'>): boolean => from <= to && addDays(from, MOST_DAYS) > to

/** Every day between that is asked for; 0 halves where nobody works. */
export function homeDays(
  { from, to, part, weekdays }: Omit<Wish, 'papers'>,
  worksOn: (date: PlainDate) => Works,
): HomeDay[] {
  const days: HomeDay[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (weekdays && !weekdays.includes(namedWeekday(date))) continue
    days.push({ date, halves: halvesOf(worksOn(date), part) })
  }
  return days
}

/**
 * A shift across noon is a whole day, of which a part is half; a short one on one side of noon is half a day. A late or
 * a night shift is a whole day too: its first half is the morning of who works it.
 */
function halvesOf(works: Works, part: Part): number {
  const worked = works.reduce((sum, { starts, ends }) => sum + ends - starts, 0)
  const isLong = worked > LONGEST_HALF
  const morning = isLong || works.some(({ starts }) => starts < NOON)
  const afternoon = isLong || works.some(({ ends }) => ends > NOON)
  if (part === 'full') return Number(morning) + Number(afternoon)
  return Number(part === 'morning' ? morning : afternoon)
}

export function faultsOf(wish: Wish, days: readonly HomeDay[], around: Around): Faults {
  const { joinedOn, leftOn, today, taken, limits } = around
  if (wish.to < wish.from) return { to: ['wfh.to-before-from'] }
  if (!isSpan(wish)) return { to: ['wfh.too-long'] }
  if (wish.from < joinedOn) return { from: ['wfh.before-joining'] }
  if (leftOn !== null && wish.to > leftOn) return { to: ['wfh.after-leaving'] }
  const counting = days.filter(({ halves }) => halves > 0)
  if (counting.length === 0) return { from: ['wfh.no-working-day'] }
  const clashes = (one: HomeDay) => taken.some(({ date, part }) => date === one.date && meet(part, wish.part))
  if (counting.some(clashes)) return { from: ['wfh.overlap'] }
  if (!limits) return {}
  if (limits.needsPaper && wish.papers === 0) return { attachment_ids: ['wfh.paper-needed'] }
  if (limits.noticeDays !== null && wish.from < addDays(today, limits.noticeDays)) return { from: ['wfh.notice'] }
  if (exceeds(limits.perWeek, counting, taken, weekOf)) return { from: ['wfh.week-full'] }
  return exceeds(limits.perMonth, counting, taken, (date) => date.slice(0, 7)) ? { from: ['wfh.month-full'] } : {}
}

const meet = (one: Part, other: Part): boolean => one === 'full' || other === 'full' || one === other

/** 0 is Sunday, as arrangements name their weekdays. */
const namedWeekday = (date: PlainDate): number => (weekdayOf(date) + 1) % 7

/** By their Mondays. */
const weekOf = (date: PlainDate): string => addDays(date, -weekdayOf(date))

function exceeds(
  most: number | null,
  wanted: readonly HomeDay[],
  taken: readonly HomeDay[],
  periodOf: (date: PlainDate) => string,
): boolean {
  if (most === null) return false
  const wantedIn = new Set(wanted.map(({ date }) => periodOf(date)))
  const sums = new Map<string, number>()
  for (const { date, halves } of [...wanted, ...taken]) {
    const period = periodOf(date)
    if (wantedIn.has(period)) sums.set(period, (sums.get(period) ?? 0) + halves)
  }
  return [...sums.values()].some((halves) => halves > most * 2)
}

/** Malaysia wants a standing arrangement answered within sixty days of asking (Employment Act, section 60Q). */
export const answerBy = (country: string, weekdays: Wish['weekdays'], sentOn: PlainDate): PlainDate | null =>
  country === 'MY' && weekdays ? addDays(sentOn, ANSWER_DAYS) : null
const ANSWER_DAYS = 60

/** On the forty-fifth and the fifty-fifth day whoever has to answer is reminded; how often by now. */
export function answerReminders(answerBy: PlainDate, today: PlainDate): 0 | 1 | 2 {
  if (today >= addDays(answerBy, LAST_REMINDER - ANSWER_DAYS)) return 2
  return today >= addDays(answerBy, FIRST_REMINDER - ANSWER_DAYS) ? 1 : 0
}
const [FIRST_REMINDER, LAST_REMINDER] = [45, 55]
export const FIRST_REMINDER_BEFORE = ANSWER_DAYS - FIRST_REMINDER

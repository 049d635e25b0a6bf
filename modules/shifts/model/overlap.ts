/** Work that lies over other work: of one day, and of a day and its neighbours, since a night runs into the next. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { DAY } from './shift.ts'

type Work = { readonly id: string; readonly starts: number; readonly ends: number }

/** Pairs that overlap, each by a name of its own: which shifts, on which days. */
export function overlapsAround(workOn: (date: PlainDate) => readonly Work[], date: PlainDate): string[] {
  const all = [-1, 0, 1].flatMap((at) => {
    const day = addDays(date, at)
    return workOn(day).map(({ id, starts, ends }) => ({ id, day, starts: at * DAY + starts, ends: at * DAY + ends }))
  })
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => one.starts < other.ends && other.starts < one.ends)
      .filter((other) => one.day === date || other.day === date)
      .map((other) => `${one.day} ${one.id} ${other.day} ${other.id}`),
  )
}

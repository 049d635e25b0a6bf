/** Headcounts of the twelve months up to this one, from what happened in them and before. */
import { addMonths, firstDayOf, type PlainDate, yearMonthOf, yearMonthText } from '#kernel/plain-date.ts'

/** `gone` is counted on the day after somebody's last. All that was before the months stands under a month before them. */
export type MonthOfMoves = {
  readonly month: string
  readonly joined: number
  readonly left: number
  readonly gone: number
}
type MonthOfPeople = { month: string; headcount: number; joined: number; left: number }

export const MONTHS = 12

export const firstDayShown = (today: PlainDate): PlainDate => firstDayOf(addMonths(yearMonthOf(today), 1 - MONTHS))

/** Each as it stood on its last day, the present month as it stands today. */
export function peopleByMonth(moves: readonly MonthOfMoves[], today: PlainDate): MonthOfPeople[] {
  const first = yearMonthOf(firstDayShown(today))
  const changed = ({ joined, gone }: MonthOfMoves) => joined - gone
  let headcount = moves
    .filter(({ month }) => month < yearMonthText(first))
    .reduce((sum, before) => sum + changed(before), 0)
  return Array.from({ length: MONTHS }, (_, at) => {
    const month = yearMonthText(addMonths(first, at))
    const moved = moves.find((one) => one.month === month) ?? { month, joined: 0, left: 0, gone: 0 }
    headcount += changed(moved)
    return { month, headcount, joined: moved.joined, left: moved.left }
  })
}

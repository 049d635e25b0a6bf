/** Parts of calendars that one's own pages are made of. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { moved, shownDays } from '../model/months.ts'

export { entriesByDay } from './day-entries.ts'
export { DayList } from './day-list.tsx'
export { FeedsCard } from './feeds-card.tsx'
export { MonthGrid } from './month-grid.tsx'
export { Whereabouts } from './whereabouts.tsx'

export const monthShown = (day: PlainDate) => shownDays('month', day)
export const monthMoved = (day: PlainDate, by: 1 | -1): PlainDate => moved('month', day, by)

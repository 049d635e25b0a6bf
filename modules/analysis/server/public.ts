/** What other pages of numbers may ask. */
export { type ComingDay, comingDays } from '../model/coming-days.ts'
export { firstDayShown, peopleByMonth } from '../model/people-by-month.ts'
export { birthdays, employedOn, moves, type Whose, within } from './counting.ts'

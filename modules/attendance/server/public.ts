/** What other modules may ask of attendance. */
export { type ClockingRow, clockingsBetween } from './clocking/clocking-store.ts'
export { peopleApprovedOnLongDays } from './days/long-days.ts'

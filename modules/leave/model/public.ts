/** What other modules' screens may know of leave without asking the server. */
export { thinnestDay } from './days/thinnest-day.ts'
export { isUsedUp } from './leave-type.ts'

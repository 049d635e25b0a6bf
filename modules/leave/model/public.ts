/** What other modules' screens may know of leave without asking the server. */
export { thinnestDay } from './days/thinnest-day.ts'

/** What neighbours may ask of forms. */

export { agenciesTold } from './calendar-store.ts'
export { formTable } from './form-table.ts'
export type { Asking as AskingDates, DateFromElsewhere } from './needs.ts'
export { keptDetails } from './store.ts'

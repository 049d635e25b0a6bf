/** What other modules may ask of forms. */

export { agencyDatesIcal } from './calendar-handlers.ts'
export { agenciesTold } from './calendar-store.ts'
export { formTable } from './form-table.ts'
export type { Asking as AskingDates, DateFromElsewhere } from './needs.ts'
export { keptDetails } from './store.ts'

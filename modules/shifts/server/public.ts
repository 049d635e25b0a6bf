/** What standby, which is planned for the same people by the same hands, shares with the roster; and what pay looks for in it. */

export { ownShiftsIcal } from './own/own-ical.ts'
export { paidAboveLimit } from './paid-above.ts'
export { holdPeople, type RosterPerson, rosterPeople } from './people.ts'
export { peopleOnLongDays } from './roster/long-days.ts'
export { demandSpan } from './roster/roster-view.ts'
export { formerTermsSql } from './shifts/shift-store.ts'
export { departmentsInSight, inSight, seesAmounts, shownIn, these } from './sight.ts'

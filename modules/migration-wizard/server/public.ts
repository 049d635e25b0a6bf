/** What other modules may ask of moving in: the leave people still had when the company came. */
export { type LeaveOpening, leaveOpenings, leaveOpeningsOnPeople } from './leave-opening-store.ts'

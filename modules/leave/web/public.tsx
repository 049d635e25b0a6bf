/** What others' screens take from here: what stands beside leave in the inbox, and a person's leave on their profile. */
export { LeaveLeft } from './balances/leave-left.tsx'
export { PersonLeave } from './balances/person-leave.tsx'
export { LeaveBeside } from './beside/leave-beside.tsx'
export { OffInLieuBeside, ReplacementHolidayBeside } from './earned/earned-beside.tsx'

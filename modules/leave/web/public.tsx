/** What others' screens take from here: what stands beside leave in the inbox. */
export { LeaveBeside } from './beside/leave-beside.tsx'

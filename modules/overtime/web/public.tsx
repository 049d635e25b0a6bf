/** What others' screens take from here: what stands beside a claim in the inbox. */
export { OvertimeBeside } from './claim-beside.tsx'

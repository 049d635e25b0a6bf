/** What one's own pages and the inbox take from here. */
export { QuarantineBeside } from './quarantine-beside.tsx'
export { bodyOf, emptyQuarantine, QuarantineFields, type QuarantineValues } from './quarantine-fields.tsx'
export { useQuarantineText } from './quarantine-text.ts'

/** What one's own pages and the inbox take from here. */

export { WfhBeside } from './wfh-beside.tsx'
export { bodyOf, emptyWfh, WfhFields, type WfhValues } from './wfh-fields.tsx'
export { useWfhText } from './wfh-text.ts'

/** What one's own pages and the inbox take from here. */

export { ClaimBeside } from './claims/claim-beside.tsx'
export { bodyOf, ClaimFields, type ClaimValues, emptyClaim } from './claims/claim-fields.tsx'
export { ReadReceipt } from './claims/read-receipt.tsx'

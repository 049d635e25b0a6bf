/** What one's own pages and the inbox take from here. */

export { ClaimBeside } from './claims/claim-beside.tsx'
export { ClaimFields } from './claims/claim-fields.tsx'
export {
  bodyOf,
  type ClaimType,
  type ClaimValues,
  draftOf,
  emptyClaim,
  valuesOf,
  valuesOfDraft,
} from './claims/claim-values.ts'
export { ReadReceipt } from './claims/read-receipt.tsx'

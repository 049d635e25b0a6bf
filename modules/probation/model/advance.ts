/** Where a review goes next: in order, past stages that nobody else could do. */
import { HR, LETTER } from './review.ts'

/** Accounts that may do each of the stages 0 to 4. */
export type Holders = readonly (readonly string[])[]

/**
 * The status after `from`. A stage before the letter is passed over where nobody holds it, or where its only holder is
 * whoever did the one before. HR's own is not: nobody else says how it ends.
 */
export function nextStatus(from: number, holders: Holders, doneBy: string | null): number {
  for (let status = from + 1; status < LETTER; status += 1) {
    if (status === HR) return status
    const held = holders[status] ?? []
    if (held.length > 1 || (held.length === 1 && held[0] !== doneBy)) return status
  }
  return LETTER
}

/** Where a new review, or another round of it, begins. */
export const firstStatus = (holders: Holders): number => nextStatus(-1, holders, null)

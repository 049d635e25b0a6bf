/** What neighbours may ask of claims, and how they put one in for somebody. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Tx } from '#platform/database/server/connect.ts'

/** Money texts in the company's currency. */
export type ClaimsOfTravel = {
  readonly pending: string
  readonly approved: string
  readonly paid: string
  /** Whether one of them still waits for a decision. */
  readonly waits: boolean
}

/** Of each travel that has claims, by its id. */
export declare function claimsOfTravel(
  tx: Tx,
  companyId: string,
  travelIds: readonly string[],
): Promise<ReadonlyMap<string, ClaimsOfTravel>>

export type ClaimFromOutside = {
  readonly employeeId: string
  /** Of the company's own type Per diem where none is named. */
  readonly typeId?: string
  readonly expenseDate: PlainDate
  /** In the company's currency. */
  readonly amount: string
  readonly travelId: string | null
  readonly note: string | null
  /** Whether findings that ask were confirmed; else a Refusal with confirm_required is thrown. */
  readonly confirmed: boolean
}

/** Stores it, sends it on its way to be decided, writes the log; throws a Refusal where it is refused. The claim's id. */
export declare function createClaim(
  tx: Tx,
  doing: { readonly approvals: Approvals; readonly acting: Acting },
  claim: ClaimFromOutside,
): Promise<string>

/** What other parts of the product contribute to the company, given by apps/server/wiring. */
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Database, Tx } from '#platform/database/server/connect.ts'
import type { Language } from '#platform/http/server/say.ts'

export type CompanyNeeds = {
  /** Told in the same transaction when something changed that everybody's pay depends on. */
  readonly payInputsChanged: (
    tx: Tx,
    companyId: string,
    change: { readonly employeeIds: 'everybody'; readonly cause: 'company'; readonly by: string },
  ) => Promise<void>
  readonly staff: Staff
  /** The first month after those whose pay is closed; null where none is, and without it. */
  readonly afterClosedPay?: (tx: Tx, companyId: string) => Promise<PlainDate | null>
  /** What plans are called in another language, by their names; without it, as they are. */
  readonly plansCalled?: (asked: {
    readonly db: Database
    readonly language: Language
  }) => Promise<ReadonlyMap<string, string>>
  /** The fewest years that the law of a country lets a company keep records of leavers, and which law; without it, none. */
  readonly leastRetention?: (country: Country) => { readonly years: number; readonly source: string }
  /** Whether the company has such a type of leave; without it, it has none. */
  readonly isLeaveType?: (tx: Tx, companyId: string, id: string) => Promise<boolean>
}

/** The people of the company, as far as their staff ids go. */
export type Staff = {
  /** Of those who have one or had one, in the order in which they joined. Held until the transaction ends. */
  numbered(tx: Tx, companyId: string): Promise<readonly Numbered[]>
  /** Other ids for these, all at once. */
  renumber(tx: Tx, companyId: string, ids: readonly { readonly id: string; readonly staffId: string }[]): Promise<void>
}
export type Numbered = { readonly id: string; readonly staffId: string; readonly fullName: string }

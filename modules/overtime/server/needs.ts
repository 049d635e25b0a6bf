/** What overtime is given by apps/server/wiring. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type OvertimeNeeds = {
  readonly dayFacts: DayFacts
  readonly payChanged: (
    tx: Tx,
    companyId: string,
    change: { readonly employeeIds: readonly string[]; readonly cause: 'overtime'; readonly by: string },
  ) => Promise<void>
  /** Whether what was worked in this month, by its first day, can still be paid. */
  readonly payReaches?: (tx: Tx, companyId: string, month: PlainDate) => Promise<boolean>
  readonly rest: RestPort
  /** Whose roster has confirmed days of more minutes of work than these, or had when their day was approved. */
  readonly onLongDays?: (
    tx: Tx,
    companyId: string,
    days: { readonly from: PlainDate; readonly to: PlainDate; readonly minutes: number },
  ) => Promise<readonly string[]>
  /** Days of these people whose work is made good in time off, waiting or approved: 'employee date'. */
  readonly madeGood: (
    tx: Tx,
    companyId: string,
    employeeIds: readonly string[],
    days: { readonly from: PlainDate; readonly to: PlainDate },
  ) => Promise<ReadonlySet<string>>
}

/** Hours of overtime made good in rest, kept by who keeps leave. */
export type RestPort = {
  /** The lots, in the order of what was worked. */
  readonly grant: (
    tx: Tx,
    companyId: string,
    worked: readonly {
      readonly employeeId: string
      readonly date: PlainDate
      readonly halves: number
      readonly reason: string | null
    }[],
    granting: {
      readonly today: PlainDate
      readonly months: number
      readonly by: { readonly accountId: string; readonly name: string }
    },
  ) => Promise<readonly string[]>
  /** Of these lots, those of which something was taken or promised. */
  readonly taken: (tx: Tx, companyId: string, lots: readonly string[]) => Promise<ReadonlySet<string>>
  readonly remove: (tx: Tx, companyId: string, lots: readonly string[]) => Promise<void>
  readonly of: (tx: Tx, companyId: string, lots: readonly string[]) => Promise<readonly RestLot[]>
}
/** In half hours; `used` by leave that was approved. */
export type RestLot = {
  readonly lotId: string
  readonly halves: number
  readonly used: number
  readonly expiresOn: PlainDate
}

/** What other parts of the product contribute to this one, given by apps/server/wiring. */
import type { PlainDate, YearMonth } from '#kernel/plain-date.ts'
import type { Database, Tx } from '#platform/database/server/connect.ts'
import type { Problem } from '#platform/http/server/answers.ts'
import type { Actor, Call } from '#platform/http/server/handler.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import type { Jobs } from '#platform/jobs/server/jobs.ts'
import type { approve } from '../contract/states.ts'
import type { AlikeDays } from '../model/alike-days.ts'
import type { ContributedDays } from '../model/contributed.ts'
import type { ContributedAmount } from '../model/contributed-amounts.ts'
import type { Repaid } from '../model/output/file-input.ts'

/** Days and money that another part of the product brings into people's pay, of the months between two days. */
export type PayContribution = {
  /** By this name they are known for good. */
  readonly origin: string
  readonly between: (
    tx: Tx,
    companyId: string,
    days: { readonly from: PlainDate; readonly to: PlainDate },
    employeeIds: readonly string[],
  ) => Promise<readonly (Brought & { readonly employeeId: string })[]>
  /** Its amounts rest on people's pay: of closed months they are priced again where pay is dated back. */
  readonly byPay?: boolean
  /** Where a source is seen, by whoever runs the pay or by whom it is paid to. */
  readonly page?: (source: string, reader: 'company' | 'own') => string
  /** Whoever has hours in these months that count for pay and that nothing prices. */
  readonly withoutRate?: (
    tx: Tx,
    companyId: string,
    days: { readonly from: PlainDate; readonly to: PlainDate },
  ) => Promise<readonly string[]>
  /** Whoever has hours in these months that the law has no rate for, so that they are paid for a part of them. */
  readonly beyondRates?: (
    tx: Tx,
    companyId: string,
    days: { readonly from: PlainDate; readonly to: PlainDate },
  ) => Promise<readonly string[]>
  /** Whoever left in these days and is owed something that nobody has brought into their pay yet, in words. */
  readonly owedOnLeaving?: (
    tx: Tx,
    companyId: string,
    /** `leaving` asks of one person alone, as if `to` were their last day, before it is in their record. */
    days: { readonly from: PlainDate; readonly to: PlainDate; readonly leaving?: string },
    reading: { readonly say: Say; readonly language: Language },
  ) => Promise<readonly Owed[]>
  /** Pays out with somebody's last pay what is owed in days, by its own record; the ids by which it is taken back. */
  readonly payOutOnLeaving?: (
    tx: Tx,
    companyId: string,
    leaver: { readonly employeeId: string; readonly lastDay: PlainDate; readonly actor: Actor; readonly now: Date },
  ) => Promise<readonly string[]>
  readonly takePayOutBack?: (tx: Tx, companyId: string, ids: readonly string[]) => Promise<void>
  /** The month's run was approved, or opened again: whoever brings something learns what it has paid. It refuses nothing. */
  readonly settled?: (
    tx: Tx,
    companyId: string,
    run: { readonly month: string; readonly today: PlainDate; readonly now: Date },
  ) => Promise<void>
  /**
   * HR left these out of pay for good, or takes them back: whoever brings them pays them otherwise, or says by a word
   * why that cannot be.
   */
  readonly leftOut?: (
    tx: Tx,
    companyId: string,
    sources: readonly string[],
    how: { readonly out: boolean; readonly now: Date },
  ) => Promise<string | undefined>
}
export type Brought = Omit<ContributedDays, 'origin'> | Omit<ContributedAmount, 'origin'> | Omit<AlikeDays, 'origin'>
export type OwedAmount = {
  readonly told: string
  readonly amount: string
  /** A line of its own in somebody's settlement. What people owe is deducted with their consent alone. */
  readonly code?: 'claim' | 'travel_advance' | 'bond' | 'loan_balance'
}
export type Owed = {
  readonly id: string
  readonly fullName: string
  readonly told: readonly string[]
  /** What is owed in money, each with its words. */
  readonly amounts?: readonly OwedAmount[]
  /** What is owed in days, which the country's law prices; decimal text. */
  readonly days?: readonly { readonly told: string; readonly days: string }[]
}

/** A part, or several, of everybody's payslips of a month that another part of the product writes; undefined where there is none. */
export type PayslipPart = (
  tx: Tx,
  companyId: string,
  month: YearMonth,
  language: Language,
  /** Of these alone. */
  employeeIds?: readonly string[],
) => Promise<((employeeId: string) => PrintedPart | readonly PrintedPart[] | undefined) | undefined>
export type PrintedPart = {
  readonly title: string
  readonly lines: readonly { readonly label: string; readonly value: string }[]
}

export type Confirming = Call<typeof approve>

/** A form that the tax office has to clear before somebody is paid their last, and how long it may keep them waiting. */
export type Clearance = { readonly employeeId: string; readonly form: string; readonly until: PlainDate }
/** Loans and orders for which the approved payslips of a month, by its YYYY-MM, took something. */
export type RepaidInMonth = (tx: Tx, companyId: string, month: string) => Promise<readonly Repaid[]>

export type PayrollNeeds = {
  readonly repaidInMonth?: RepaidInMonth
  readonly jobs: Pick<Jobs, 'start'>
  readonly contributions: readonly PayContribution[]
  readonly payslipPart?: PayslipPart
  /** Is it still this person? The refusal, with its tries counted, or nothing. */
  readonly verifyConfirmation: (
    call: Confirming,
    given: { readonly password?: string | undefined; readonly code?: string | undefined },
  ) => Promise<Problem | undefined>
  /** Of these people who leave, whose last payment waits for the tax office on this day. */
  readonly clearances?: (
    tx: Tx,
    companyId: string,
    employeeIds: readonly string[],
    today: PlainDate,
  ) => Promise<readonly Clearance[]>
  /** An agency was paid or told for the month: nothing of it changes any more. */
  readonly agenciesTold?: (tx: Tx, companyId: string, month: YearMonth) => Promise<boolean>
  /** Active accounts with the role Company Admin, without this one. */
  readonly otherCompanyAdmins: (db: Database, companyId: string, accountId: string) => Promise<number>
}

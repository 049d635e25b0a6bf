/** What is known of a leaving when its last pay is worked out, and how a line that is owed on it is told. */
import type { Amount } from '#kernel/money.ts'
import { addDays, completedMonths, type PlainDate } from '#kernel/plain-date.ts'
import type { Leaving } from '#modules/exit/model/public.ts'
import type { Fact } from '../country-pack.ts'
import type { MonthOfWages } from './wages.ts'

export type OwedCode = 'severance' | 'retirement' | 'notice_pay' | 'notice_owed' | 'thirteenth_month'
export type OwedLine = {
  readonly code: OwedCode
  readonly side: 'earning' | 'deduction'
  readonly amount: string
  /** Null where it is paid beside the payslip. */
  readonly type: string | null
  readonly standing: string
  /** The word of its reason, and what goes into it. */
  readonly why: readonly [word: string, params: Readonly<Record<string, string | number>>]
}

export type LeavingFacts = {
  /** Undefined for a death: nobody ends it. */
  readonly leaving: Leaving | undefined
  /** Otherwise it is taken as given in time. */
  readonly knowsNotice: boolean
  readonly country: string
  readonly joinedOn: PlainDate
  readonly lastDay: PlainDate
  /** Months complete on the last day, the newest first; of twelve. */
  readonly months: readonly MonthOfWages[]
  /** Agreed on the last day: all of it, and the basic salary alone. */
  readonly wages: Amount
  readonly basic: Amount
  /** What pay on retirement rests on beside wages. */
  readonly retiring?: {
    readonly birthDate: PlainDate | null
    readonly statutory: Readonly<Record<string, Fact>>
    /** Days of a year that a monthly salary pays, where the law asks for them. */
    readonly workingDays: string
  }
}

export const serviceMonths = ({ joinedOn, lastDay }: Pick<LeavingFacts, 'joinedOn' | 'lastDay'>): number =>
  Math.max(0, completedMonths(joinedOn, addDays(lastDay, 1)))

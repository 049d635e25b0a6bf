import type { PlainDate } from '#kernel/plain-date.ts'
import type { CompanyFacts } from '#modules/company/server/public.ts'
import type { PersonWhoAsks } from '#modules/employees/server/public.ts'
import type { NewRequestRow, TrainingRow } from './request-store.ts'
import type { SessionRow } from './session-store.ts'
import type { trainingView } from './training-view.ts'

export type TrainingAsked = {
  readonly session_id: string | null
  readonly title: string | null
  readonly provider: string | null
  readonly cost: string | null
  readonly starts_on: PlainDate | null
  readonly ends_on: PlainDate | null
  readonly reason: string | null
  /** Undefined where nothing is said of it. */
  readonly bondAccepted: boolean | undefined
  /** Of a request that is changed: what was accepted, of which course. */
  readonly accepted?: AcceptedBond | undefined
  /** By HR, who may enter what is past. */
  readonly entered: boolean
  readonly confirmed?: boolean | undefined
}

export type AcceptedBond = {
  readonly course_id: string | null
  readonly bond_accepted_on: string
  readonly bond_amount: string | null
  readonly bond_months: number | null
}

export type Book = { readonly facts: CompanyFacts; readonly today: PlainDate }

export type Seats = { readonly seats: number; readonly taken: number; readonly waiting: number }

export type Bond = { readonly amount: string; readonly months: number }

export type TrainingTypes = {
  readonly asked: TrainingAsked
  readonly person: PersonWhoAsks
  readonly row: TrainingRow
  readonly fresh: NewRequestRow & { readonly session: SessionRow | undefined; readonly currency: string }
  readonly book: Book
  readonly view: ReturnType<typeof trainingView>
  readonly beside: {
    readonly seats: Seats | null
    readonly bond: Bond | null
    readonly budget: { amount: string; spent: string } | null
    readonly others: string[]
  }
  readonly preview: {
    readonly title: string | null
    readonly starts_on: string | null
    readonly ends_on: string | null
    readonly cost: string | null
    readonly seats: Seats | null
    readonly bond: Bond | null
  }
}

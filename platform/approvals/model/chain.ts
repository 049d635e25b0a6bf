/**
 * Who has to agree to a request: steps in turn, in each step one or several approvers side by side. A company keeps
 * several chains for a kind; the first whose conditions hold is taken.
 */
import type { CompanyRole } from '#access/roles.ts'
import { parseAmount } from '#kernel/money.ts'

export type Approver =
  /** The manager of whom it is about; `up` 2 is the manager's manager. */
  | { readonly by: 'manager'; readonly up: number }
  | { readonly by: 'head_of_department' }
  /** Whoever holds the role. */
  | { readonly by: 'role'; readonly role: CompanyRole }
  | { readonly by: 'person'; readonly account_id: string; readonly name: string }

export type Step = {
  readonly approvers: readonly Approver[]
  /** Whether everybody of the step has to agree, or one is enough. */
  readonly needs: 'all' | 'any'
  /** Days after which it is said again to whom it waits for; null for never. */
  readonly remind_after_days: number | null
}

/** All that are given have to hold; limits are inclusive. */
export type Conditions = {
  readonly types?: readonly string[]
  readonly department_ids?: readonly string[]
  readonly length_from?: number
  readonly length_to?: number
  /** Decimal text. */
  readonly amount_from?: string
  readonly amount_to?: string
}

export type Chain = {
  readonly name: string
  readonly when: Conditions
  /** None: it is approved as soon as it is sent. */
  readonly steps: readonly Step[]
}

/** What is known of a request before anybody decides. */
export type ChainFacts = {
  readonly type: string | null
  readonly departmentId: string | null
  readonly length: number | null
  readonly amount: string | null
}

export const chainFor = (chains: readonly Chain[], facts: ChainFacts): Chain | undefined =>
  chains.find(({ when }) => holds(when, facts))

export function holds(when: Conditions, { type, departmentId, length, amount }: ChainFacts): boolean {
  return (
    isAmong(when.types, type) &&
    isAmong(when.department_ids, departmentId) &&
    isBetween(length, when.length_from, when.length_to) &&
    isBetween(hundredths(amount), hundredths(when.amount_from), hundredths(when.amount_to))
  )
}

const isAmong = (allowed: readonly string[] | undefined, given: string | null): boolean =>
  allowed === undefined || allowed.length === 0 || (given !== null && allowed.includes(given))

type Sized = number | bigint
function isBetween(given: Sized | null | undefined, from: Sized | null | undefined, to: Sized | null | undefined) {
  const [least, most] = [from ?? undefined, to ?? undefined]
  if (least === undefined && most === undefined) return true
  if (given === null || given === undefined) return false
  return (least === undefined || given >= least) && (most === undefined || given <= most)
}

const hundredths = (amount: string | null | undefined): bigint | undefined =>
  amount === null || amount === undefined ? undefined : (parseAmount(amount) ?? undefined)

/** Claims on the screen: what they are called, and what is out of date once one was entered, changed, decided or paid. */
import type { Tone } from '#design/status-badge.tsx'
import { pendingCount, application as request, applications as requests } from '#platform/approvals/contract.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { moneyText } from '#platform/words/format.ts'
import { claimStatuses } from '../../contract/claim-types.ts'
import { balance, list, one } from '../../contract/claims.ts'
import { mine, ownBalance } from '../../contract/own.ts'
import type { useWords } from '../words.ts'

export type Claim = DataOf<typeof list>[number]
export type ClaimDetail = DataOf<typeof one>
export type Say = ReturnType<typeof useWords>
export type Status = Claim['status']

export const STALE = [list, one, balance, mine, ownBalance, request, requests, pendingCount]
export const statuses = claimStatuses
export const tones: Readonly<Record<Status, Tone>> = {
  pending: 'warn',
  processing: 'warn',
  approved: 'good',
  paid: 'good',
  completed: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
  cancelled: 'plain',
}

export const decisions = ['approve', 'reject', 'withdraw'] as const
export type ClaimDecision = (typeof decisions)[number]

export const waits = (status: Status): boolean => status === 'pending' || status === 'processing'

/** MYR 124.40 */
export const spentText = ({ currency_code, amount }: Pick<Claim, 'currency_code' | 'amount'>): string =>
  `${currency_code} ${moneyText(amount, currency_code)}`

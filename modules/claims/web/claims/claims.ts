/** Claims on the screen: what they are called, and what is out of date once one was entered, changed, decided or paid. */
import { pendingCount, application as request, applications as requests } from '#platform/approvals/contract.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { RequestDecision } from '#platform/requests/web/decide-many.tsx'
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
export type ClaimDecision = RequestDecision

export const waits = (status: Status): boolean => status === 'pending' || status === 'processing'

/** MYR 124.40 */
export const spentText = ({ currency_code, amount }: Pick<Claim, 'currency_code' | 'amount'>): string =>
  `${currency_code} ${moneyText(amount, currency_code)}`

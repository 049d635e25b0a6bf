/** A request on the screen, of whatever kind: the fields and calls that all of them share. */
import type { z } from 'zod'
import { application, applications, pendingCount } from '#platform/approvals/contract.ts'
import type { BatchOutcome } from '#platform/approvals/contract-types.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { ById, Deciding, Decision, requestQuery } from '../contract-types.ts'
import type { Status } from './labels.ts'

export type May = Readonly<Record<string, { readonly allowed: boolean; readonly why: string | null }>>

export type RequestInList = {
  readonly id: string
  readonly full_name: string
  readonly staff_id: string
  readonly department: string | null
  readonly reason: string | null
  readonly status: Status
  readonly created_at: string
  readonly may: May
}

/** What the screen itself calls; asking and changing are the form’s. */
export type RequestCalls = {
  readonly list: Endpoint
  readonly one: Endpoint
  readonly mine: Endpoint
  readonly remove: Endpoint & { readonly params: typeof ById; readonly query?: undefined; readonly body?: undefined }
  readonly decide: Endpoint & {
    readonly params: typeof Decision
    readonly query?: undefined
    readonly body: typeof Deciding
    readonly response: typeof BatchOutcome
  }
}

export type Wanted = Omit<z.input<typeof requestQuery>, 'page' | 'per_page' | 'sort'>

/** What is out of date once one of them was entered, changed or decided. */
type Stale = { readonly calls: RequestCalls; readonly refreshes?: readonly Endpoint[] }

export const staleOf = ({ calls: { list, one, mine }, refreshes = [] }: Stale): readonly Endpoint[] => [
  list,
  one,
  mine,
  application,
  applications,
  pendingCount,
  ...refreshes,
]

import type { ReactNode } from 'react'
import type { Column } from '#design/data-list/column.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { RequestDecision } from './decide-many.tsx'
import type { RequestCalls, RequestInList, Wanted } from './request.ts'
import type { ReadPage } from './use-requests.ts'

/** A kind as its module shows it. */
export type RequestKind<Row extends RequestInList> = {
  /** Names the list for saved views and for the export’s file. */
  readonly id: string
  readonly calls: RequestCalls
  readonly read: (wanted: Wanted, ...page: Parameters<ReadPage<Row>>) => ReturnType<ReadPage<Row>>
  /** What else is out of date after a change. */
  readonly refreshes?: readonly Endpoint[]
  readonly title: string
  readonly crumb: string
  /** The name of the act: `Enter off in lieu`. */
  readonly enter: string
  /** Where there is none yet: what it is for. */
  readonly hint: string
  /** Between whose it is and where it stands. */
  readonly columns: readonly Column<Row>[]
  /** What is asked for, in a line. */
  readonly line: (row: Row) => string
  /** What a decision does. */
  readonly follows: Readonly<Record<RequestDecision, string>>
  /** What one has to know to decide. */
  readonly beside: (row: Row) => ReactNode
  /** A new one, or `changing`. */
  readonly form: (changing: Row | undefined, close: () => void) => ReactNode
}

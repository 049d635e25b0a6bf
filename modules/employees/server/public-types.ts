import type { RawBuilder } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type { OwnField, OwnFields } from './own-fields.ts'

/** Told in the same transaction whenever something changed that a payslip depends on. */
export type PayInputsChanged = (
  tx: Tx,
  companyId: string,
  change: {
    readonly employeeIds: readonly string[]
    readonly cause: 'salary' | 'person' | 'bank-account' | 'employment'
    readonly by: string
    /** Of a change of agreed pay: the first day it counts for. */
    readonly from?: PlainDate
  },
) => Promise<void>

/** A table of another module whose rows go with a person, and which of its rows `x` somebody put there: all, unless said. */
export type BuiltOnPeople = {
  readonly table: string
  /** The column that names the person; `employee_id` where none is told. */
  readonly person?: string
  readonly byHand?: RawBuilder<unknown>
}

import type { Tx } from '#platform/database/server/connect.ts'

/** Told in the same transaction whenever something changed that a payslip depends on. */
export type PayInputsChanged = (
  tx: Tx,
  companyId: string,
  change: {
    readonly employeeIds: readonly string[]
    readonly cause: 'salary' | 'person' | 'bank-account' | 'employment'
    readonly by: string
  },
) => Promise<void>

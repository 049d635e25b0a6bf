import type { Tx } from '#platform/database/server/connect.ts'

/** Who is told, in the same transaction, of clockings that were added, assigned or set aside. Connected in compose.ts. */
export type Clocked = (
  tx: Tx,
  companyId: string,
  clockings: readonly { readonly employeeId: string; readonly occurredAt: Date }[],
) => Promise<void>

/** Papers that another part of the product issues: from then on they are papers of the person like any other. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { documentKinds } from '../../contract/record/documents.ts'

export type IssuedPaper = {
  readonly employee_id: string
  readonly kind: (typeof documentKinds)[number]
  readonly name: string
  readonly issued_on: PlainDate
  readonly expires_on: PlainDate | null
}

/** Whoever issues them writes the log. */
export async function addPapers(tx: Tx, companyId: string, papers: readonly IssuedPaper[]): Promise<void> {
  const rows = papers.map((paper) => ({ company_id: companyId, id: newId(), ...paper }))
  await bulkInsert(tx, 'employee_documents', rows)
}

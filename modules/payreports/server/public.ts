/** The ledger as pay is booked to it, for journals of other parts: the suspense account, and a sheet in its layouts. */
import type { Tx } from '#platform/database/server/connect.ts'
import type { ExportTable } from '#platform/sheets/server/export/table.ts'
import type { JournalLine } from '../model/ledger/journal.ts'
import { cellsOf, columnsOf, isMoney, type Layout } from '../model/ledger/layouts.ts'
import { setupOf } from './ledger/account-store.ts'

export async function suspenseOf(tx: Tx, companyId: string) {
  const { suspense_account: account, suspense_name: name } = await setupOf(tx, companyId)
  return { account, name }
}

type Sheet = {
  readonly lines: readonly JournalLine[]
  readonly layout: Layout
  readonly date: string
  readonly reference: string
  readonly currency: string
}

export async function ledgerSheet(tx: Tx, companyId: string, { lines, layout, ...sheet }: Sheet): Promise<ExportTable> {
  const columns = columnsOf(layout, (await setupOf(tx, companyId)).columns)
  return {
    name: sheet.reference,
    columns: columns.map((one) => ({ header: one.heading, kind: isMoney(one) ? 'money' : 'text', width: 20 })),
    // An empty cell of money is no cell at all.
    rows: lines.map((line) =>
      cellsOf(line, columns, sheet).map((cell, at) => {
        const column = columns[at]
        return cell === '' && column && isMoney(column) ? null : cell
      }),
    ),
  }
}

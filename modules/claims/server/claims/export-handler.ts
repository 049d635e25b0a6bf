/** Claims as a table that leaves the product, filtered as the list is. */
import { type Handler, on } from '#platform/http/server/handler.ts'
import { type ExportColumn, tableFile } from '#platform/sheets/server/export/table.ts'
import { exportClaims } from '../../contract/claims.ts'
import { claimRows } from './claim-rows.ts'
import { claimView } from './claim-view.ts'
import { bookOf } from './port.ts'
import { wanted } from './wanted.ts'

type View = ReturnType<typeof claimView>
type Column = readonly [name: string, kind: ExportColumn['kind'], of: (view: View) => string | null]

const columns: readonly Column[] = [
  ['claim_no', 'text', (one) => one.claim_no],
  ['staff_id', 'text', (one) => one.staff_id],
  ['full_name', 'text', (one) => one.full_name],
  ['department', 'text', (one) => one.department],
  ['category', 'text', (one) => one.category],
  ['type', 'text', (one) => one.type],
  ['expense_date', 'date', (one) => one.expense_date],
  ['currency_code', 'text', (one) => one.currency_code],
  ['amount', 'money', (one) => one.amount],
  ['claimable_amount', 'money', (one) => one.claimable_amount],
  ['tax_amount', 'money', (one) => one.tax_amount],
  ['merchant', 'text', (one) => one.merchant],
  ['receipt_no', 'text', (one) => one.receipt_no],
  [
    'cost_centres',
    'text',
    (one) => one.cost_centres.map(({ code, percentage }) => `${code} ${percentage}%`).join('; '),
  ],
  ['status', 'text', (one) => one.status],
  ['method', 'text', (one) => one.method],
  ['covered_amount', 'money', (one) => one.covered_amount],
  ['approved_on', 'date', (one) => one.approved_on],
  ['pay_month', 'text', (one) => one.pay_month],
  ['paid_on', 'date', (one) => one.paid_on],
  ['reference', 'text', (one) => one.reference],
]

/** Before the calls of one claim: its address ends in a word where those have an id. */
export const exportHandlers: readonly Handler[] = [
  on(exportClaims, (call) => {
    const { format, ...query } = call.query
    return tableFile(call.company, { name: 'claims', format }, async (tx) => {
      const { today } = await bookOf(tx, call)
      const rows = await claimRows(tx, call.company.companyId, { where: wanted(query, today), paging: undefined })
      const views = rows.map((row) => claimView(row, today, call))
      return {
        name: 'claims',
        columns: columns.map(([name, kind]) => ({ header: call.say(call.language, `claims.column-${name}`), kind })),
        rows: views.map((view) => columns.map(([, , of]) => of(view))),
      }
    })
  }),
]

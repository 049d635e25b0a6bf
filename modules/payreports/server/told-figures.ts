/** What of a gross is no pay: told beside it. */
import type { ReportedPayslip } from '#modules/payroll/server/public.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { type Entry, type ReportColumn, sumText } from '../model/table.ts'

type Table = { readonly columns: readonly ReportColumn[]; readonly entries: readonly Entry[] }
type Telling = { readonly say: Say; readonly language: Language }

const REIMBURSED = 'reimbursement'

/** Claims paid with the pay are part of what is paid out and no pay: how much of the gross they are stands beside it. */
export function withReimbursed(
  { columns, entries }: Table,
  payslips: readonly ReportedPayslip[],
  { say, language }: Telling,
): Table {
  const amounts = payslips.map(({ lines }) =>
    sumText(lines.filter(({ side, key }) => side === 'earning' && key === REIMBURSED).map(({ amount }) => amount)),
  )
  const at = columns.findIndex(({ key }) => key === 'gross_pay') + 1
  if (at === 0 || amounts.every((amount) => amount === '0.00')) {
    return { columns, entries }
  }
  const label = say(language, 'payreports.column.reimbursement')
  return {
    columns: columns.toSpliced(at, 0, { key: REIMBURSED, label, kind: 'money' }),
    entries: entries.map((one, index) => ({
      ...one,
      values: { ...one.values, [REIMBURSED]: amounts[index] ?? '0.00' },
    })),
  }
}

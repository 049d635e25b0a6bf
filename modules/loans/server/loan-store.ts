/** The tables of loans. What months took of them stands with the payslips, and is asked of payroll. */

import { sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { repaymentsTaken, type TakenOf } from '#modules/payroll/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Decided, LoanAgency, LoanTerms } from '../model/loan.ts'

/** By this name payslips know what they took. */
export const ORIGIN = 'loan'

export type LoanFields = LoanTerms & {
  readonly name: string
  readonly reference: string | null
  readonly priority: number
  readonly most_percent: string | null
  readonly must_keep: string | null
  readonly paid_to: LoanAgency | null
}
export type MoveRow = Decided & { readonly reason: string; readonly by: string; readonly at: string }
export type LoanRow = LoanFields & {
  readonly id: string
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly moves: readonly MoveRow[]
  readonly taken: readonly TakenOf[]
}

type Which = { readonly id?: string; readonly employeeIds?: readonly string[] }

/** By person and first month; with an id the row is held until the transaction ends where `hold` is said. */
export async function loansOf(
  tx: Tx,
  companyId: string,
  { id, employeeIds }: Which = {},
  hold = false,
): Promise<LoanRow[]> {
  const { rows } = await sql<Omit<LoanRow, 'taken'>>`
    select l.id, l.employee_id, e.staff_id, e.full_name, l.kind, l.name, l.principal, l.instalment,
      to_char(l.from_month, 'YYYY-MM') as "from", to_char(l.to_month, 'YYYY-MM') as "to", l.reference, l.priority,
      l.most_percent, l.must_keep, l.paid_to,
      coalesce((select jsonb_agg(jsonb_build_object('move', m.move, 'month', to_char(m.month, 'YYYY-MM'), 'how', m.how,
          'reason', m.reason, 'by', m.by_name, 'at', m.at) order by m.at, m.id)
        from loan_moves m where m.company_id = l.company_id and m.loan_id = l.id), '[]') as moves
    from loans l ${personOf('l')}
    where l.company_id = ${companyId} ${id === undefined ? sql`` : sql`and l.id = ${id}`}
      ${employeeIds === undefined ? sql`` : sql`and l.employee_id = any(${[...employeeIds]}::uuid[])`}
    order by lower(e.full_name), e.id, l.from_month, l.id ${hold ? sql`for update of l` : sql``}`.execute(tx)
  const people = [...new Set(rows.map((row) => row.employee_id))]
  const taken = new Map<string, TakenOf[]>()
  for (const one of await repaymentsTaken(tx, companyId, ORIGIN, people)) {
    const own = taken.get(one.source)
    if (own) own.push(one)
    else taken.set(one.source, [one])
  }
  return rows.map((row) => ({ ...row, taken: taken.get(row.id) ?? [] }))
}

export const columnsOf = ({ from, to, ...fields }: LoanFields) => ({
  ...fields,
  from_month: `${from}-01`,
  to_month: to === null ? null : `${to}-01`,
})

export async function insertLoan(tx: Tx, companyId: string, employeeId: string, fields: LoanFields): Promise<string> {
  const id = newId()
  await tx
    .insertInto('loans')
    .values({ company_id: companyId, id, employee_id: employeeId, ...columnsOf(fields) })
    .execute()
  return id
}

export async function setLoan(tx: Tx, companyId: string, id: string, fields: LoanFields): Promise<void> {
  await tx
    .updateTable('loans')
    .set(columnsOf(fields))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function insertMove(
  tx: Tx,
  companyId: string,
  loanId: string,
  { month, by, at, ...move }: MoveRow & { readonly byAccount: string },
): Promise<void> {
  const { byAccount, ...rest } = move
  await tx
    .insertInto('loan_moves')
    .values({
      company_id: companyId,
      id: newId(),
      loan_id: loanId,
      ...rest,
      month: `${month}-01`,
      by_account: byAccount,
      by_name: by,
      at,
    })
    .execute()
}

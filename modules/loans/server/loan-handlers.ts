/** Loans and orders upon pay: begun, changed, removed. */
import type { z } from 'zod'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { companyFacts, lockCompany } from '#modules/company/server/public.ts'
import { employeeOfAccount, personIdByStaffId, refusingOwnPay } from '#modules/employees/server/public.ts'
import { deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { folded } from '#platform/sheets/model/row-cells.ts'
import { addLoan, changeLoan, loan, loans, ownLoans, removeLoan } from '../contract/loans.ts'
import type { NewLoan } from '../contract/types.ts'
import { faultsOf, type GivenTerms } from '../model/terms.ts'
import { type Acting, happened, monthOfToday } from './acting.ts'
import { employmentOf } from './employment-store.ts'
import { insertLoan, type LoanFields, type LoanRow, loansOf, setLoan } from './loan-store.ts'
import { fieldsOf, shown } from './loan-view.ts'

export const loanHandlers: readonly Handler[] = [
  on(loans, (call) =>
    call.company.read(async (tx) => {
      const { employee_id, status } = call.query
      const which = employee_id === undefined ? {} : { employeeIds: [employee_id] }
      const month = await monthOfToday(tx, call)
      const rows = (await loansOf(tx, call.company.companyId, which)).map((row) => shown(row, month))
      return status === undefined ? rows : rows.filter((row) => row.status === status)
    }),
  ),

  on(loan, (call) => call.company.read((tx) => view(tx, call, call.params.id))),

  on(addLoan, async (call) => {
    const refuseOwn = await refusingOwnPay(call)
    return call.company.transaction(async (tx) => {
      const { employee_id, staff_id, ...body } = call.body
      const employeeId = await personMeant(tx, call, { employee_id, staff_id })
      await refuseOwn(tx, [employeeId])
      const fields = complete(body)
      await refuseWrong(tx, call, employeeId, fields)
      await refuseName(tx, call, { employee_id: employeeId, name: fields.name })
      const id = await insertLoan(tx, call.company.companyId, employeeId, fields)
      await happened(tx, call, {
        action: 'loans.added',
        of: { id, name: fields.name, employee_id: employeeId },
        after: fields,
      })
      return reply(await view(tx, call, id), { messageKey: 'loans.added' })
    })
  }),

  on(changeLoan, async (call) => {
    const refuseOwn = await refusingOwnPay(call)
    return call.company.transaction(async (tx) => {
      const former = await held(tx, call, call.params.id)
      await refuseOwn(tx, [former.employee_id])
      const fields = { ...fieldsOf(former), ...call.body }
      const taken = amountText(sumOf(former.taken.map(({ amount }) => amountOf(amount))))
      // What months took was taken under these.
      const fixed = former.taken.length > 0 && (fields.kind !== former.kind || fields.from !== former.from)
      if (fixed) throw refused({ [fields.kind === former.kind ? 'from' : 'kind']: ['loans.fixed'] })
      await refuseWrong(tx, call, former.employee_id, fields, taken, former)
      if (fields.name !== former.name) await refuseName(tx, call, { ...former, name: fields.name })
      await setLoan(tx, call.company.companyId, former.id, fields)
      await happened(tx, call, { action: 'loans.changed', of: former, before: fieldsOf(former), after: fields })
      return reply(await view(tx, call, former.id), { messageKey: 'loans.saved' })
    })
  }),

  on(removeLoan, async (call) => {
    const refuseOwn = await refusingOwnPay(call)
    return call.company.transaction(async (tx) => {
      const former = await held(tx, call, call.params.id)
      await refuseOwn(tx, [former.employee_id])
      if (former.taken.length > 0) return problem('loans.taken-of')
      await deleteByIds(tx, 'loans', [former.id])
      await happened(tx, call, { action: 'loans.removed', of: former, before: fieldsOf(former) })
      return reply(null, { messageKey: 'loans.removed' })
    })
  }),

  on(ownLoans, (call) =>
    call.company.read(async (tx) => {
      const me = await employeeOfAccount(tx, call.company.companyId, call.session.accountId)
      if (!me) return []
      const month = await monthOfToday(tx, call)
      const rows = await loansOf(tx, call.company.companyId, { employeeIds: [me.id] })
      return rows.map((row) => {
        const { id, kind, name, principal, instalment, from, to, balance, status, taken } = shown(row, month)
        const months = taken.map(({ month: of, amount }) => ({ month: of, amount }))
        return { id, kind, name, principal, instalment, from, to, balance, status, taken: months }
      })
    }),
  ),
]

/** One, held until the transaction ends. */
export async function held(tx: Tx, { company }: Acting, id: string): Promise<LoanRow> {
  const [row] = await loansOf(tx, company.companyId, { id }, true)
  if (!row) throw new Refusal(notFound())
  return row
}

export async function view(tx: Tx, call: Acting, id: string) {
  const [row] = await loansOf(tx, call.company.companyId, { id })
  if (!row) throw new Refusal(notFound())
  return shown(row, await monthOfToday(tx, call))
}

export const refused = (errors: Readonly<Record<string, readonly string[]>>) =>
  new Refusal(problem('loans.invalid', { errors: errors as Record<string, string[]> }))

type Given = Omit<z.output<typeof NewLoan>, 'employee_id' | 'staff_id'>

export const complete = ({
  principal,
  to,
  reference,
  priority,
  most_percent,
  must_keep,
  paid_to,
  ...given
}: Given): LoanFields => ({
  ...given,
  principal: principal ?? null,
  to: to ?? null,
  reference: reference ?? null,
  priority: priority ?? 1,
  most_percent: most_percent ?? null,
  must_keep: must_keep ?? null,
  paid_to: paid_to ?? null,
})

async function personMeant(
  tx: Tx,
  { company: { companyId } }: Acting,
  { employee_id, staff_id }: { employee_id?: string | undefined; staff_id?: string | undefined },
): Promise<string> {
  const id = employee_id ?? (staff_id && (await personIdByStaffId(tx, companyId, staff_id)))
  if (!id) throw refused({ [staff_id ? 'staff_id' : 'employee_id']: ['loans.unknown-person'] })
  return id
}

/** By its name one of a person is found in a sheet and read on a payslip; two at once wait for each other. */
async function refuseName(
  tx: Tx,
  { company: { companyId } }: Acting,
  { id, employee_id, name }: Pick<LoanRow, 'employee_id' | 'name'> & { readonly id?: string },
): Promise<void> {
  await lockCompany(tx, companyId)
  const others = await loansOf(tx, companyId, { employeeIds: [employee_id] })
  if (others.some((one) => one.id !== id && folded(one.name) === folded(name)))
    throw refused({ name: ['loans.one-name'] })
}

async function refuseWrong(
  tx: Tx,
  { company: { companyId } }: Acting,
  employeeId: string,
  terms: GivenTerms,
  taken?: string,
  former?: LoanRow,
): Promise<void> {
  const employment = await employmentOf(tx, companyId, employeeId)
  if (!employment) throw new Refusal(notFound())
  const { country } = await companyFacts(tx, companyId)
  const faults = faultsOf(terms, employment, country, taken, former)
  if (faults) throw refused(faults)
}

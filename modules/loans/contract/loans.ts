/** Loans and orders upon pay: kept by payroll, seen by whose they are. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, ShortText } from '#platform/contract/fields.ts'
import { takesImportBack, takesSheet } from '#platform/sheets/contract-types.ts'
import { loanStatuses, settlements } from '../model/loan.ts'
import { LoanChange, LoanView, MonthText, NewLoan } from './types.ts'

const access = { to: 'area', of: ['payroll'] } as const
const params = z.object({ id: Id })
const Move = z.strictObject({ month: MonthText, reason: ShortText })

export const loans = endpoint({
  id: 'loans.list',
  method: 'GET',
  path: 'api/panel/payroll/loan',
  access,
  readsPay: true,
  summary: 'Loans and orders upon pay, by person and first month, with what is left of each',
  query: z.object({ employee_id: Id.optional(), status: z.enum(loanStatuses).optional() }),
  response: z.array(LoanView),
})
export const loan = endpoint({
  id: 'loans.show',
  method: 'GET',
  path: 'api/panel/payroll/loan/{id}',
  access,
  params,
  readsPay: true,
  summary: 'One loan with what each month took and what was decided of it',
  response: LoanView,
})
export const addLoan = endpoint({
  id: 'loans.add',
  method: 'POST',
  path: 'api/panel/payroll/loan',
  status: 201,
  access,
  summary: 'Begin a loan or an order: its instalments are taken from the pay of each month',
  body: NewLoan,
  response: LoanView,
  problems: ['loans.invalid', 'employees.own-pay'],
})
export const changeLoan = endpoint({
  id: 'loans.change',
  method: 'PATCH',
  path: 'api/panel/payroll/loan/{id}',
  access,
  params,
  summary: 'Change the terms from the next open month on',
  body: LoanChange,
  response: LoanView,
  problems: ['loans.invalid', 'employees.own-pay'],
})
export const removeLoan = endpoint({
  id: 'loans.remove',
  method: 'DELETE',
  path: 'api/panel/payroll/loan/{id}',
  access,
  params,
  summary: 'Remove a loan of which no approved month took anything',
  response: z.null(),
  problems: ['loans.taken-of', 'employees.own-pay'],
})

const moving = ['loans.invalid', 'loans.month-closed', 'employees.own-pay'] as const
export const pauseLoan = endpoint({
  id: 'loans.pause',
  method: 'POST',
  path: 'api/panel/payroll/loan/{id}/pause',
  access,
  params,
  summary: 'Take nothing of it from this month on',
  body: Move,
  response: LoanView,
  problems: moving,
})
export const resumeLoan = endpoint({
  id: 'loans.resume',
  method: 'POST',
  path: 'api/panel/payroll/loan/{id}/resume',
  access,
  params,
  summary: 'Go on from this month, after a pause or a settlement',
  body: Move,
  response: LoanView,
  problems: moving,
})
export const skipLoan = endpoint({
  id: 'loans.skip',
  method: 'POST',
  path: 'api/panel/payroll/loan/{id}/skip',
  access,
  params,
  summary: 'Take nothing of it in this month alone',
  body: Move,
  response: LoanView,
  problems: moving,
})
export const settleLoan = endpoint({
  id: 'loans.settle',
  method: 'POST',
  path: 'api/panel/payroll/loan/{id}/settle',
  access,
  params,
  summary: 'Take all that is left from the pay of this month, or end it as paid back or written off',
  body: Move.extend({ how: z.enum(settlements).default('pay') }),
  response: LoanView,
  problems: moving,
})

export const exportLoans = endpoint({
  id: 'loans.export',
  method: 'GET',
  path: 'api/panel/payroll/loan/export',
  access,
  readsPay: true,
  summary: 'Loans and orders as a sheet that can be imported',
  download: true,
})
export const importLoans = endpoint({
  id: 'loans.import',
  method: 'POST',
  path: 'api/panel/payroll/loan/import',
  access,
  summary: 'Begin loans and orders by a sheet, all or none; preview=1 stores nothing',
  ...takesSheet,
})
export const undoLoans = endpoint({
  id: 'loans.undoImport',
  method: 'POST',
  path: 'api/panel/payroll/loan/import/undo/{x}',
  access,
  summary: 'Take an import of loans back, while everything stands as it left it',
  ...takesImportBack,
})

export const ownLoans = endpoint({
  id: 'loans.own',
  method: 'GET',
  path: 'api/emp/loan',
  access: { to: 'company' },
  summary: 'The caller’s loans and orders, what months took and what is left',
  response: z.array(
    LoanView.pick({ id: true, kind: true, name: true, principal: true, instalment: true, from: true, to: true }).extend(
      {
        balance: z.string().nullable(),
        status: z.enum(loanStatuses),
        taken: z.array(z.object({ month: z.string(), amount: z.string() })),
      },
    ),
  ),
})

/** What other modules print on a payslip: the company's own columns, and what is left of leave. */
import { leaveOnPayslip } from '#modules/leave/server/pay/leave-on-payslip.ts'
import { payslipPart as ownColumns } from '#modules/payreports/server/payslip-part.ts'
import type { PayslipPart } from '#modules/payroll/server/public.ts'
import { say } from '../say.ts'

const leave = leaveOnPayslip(say)

export const payslipPart: PayslipPart = async (tx, companyId, month, language, employeeIds) => {
  const columns = await ownColumns(tx, companyId, month, language)
  const left = await leave(tx, companyId, month, language, employeeIds)
  return (employeeId) => [columns?.(employeeId) ?? [], left?.(employeeId) ?? []].flat()
}

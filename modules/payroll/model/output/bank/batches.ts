/**
 * A month is paid by one bank file, and by a further one for those who were held back when it was taken. Each payslip
 * says by which it is paid: nobody is paid twice, and each file can be taken again as it was.
 */
import { amountOf } from '#kernel/money.ts'
import type { PayslipInFile } from '../file-input.ts'

type Payable = Pick<PayslipInFile, 'held' | 'batch' | 'netPay'>

/** Not held, with pay to get, and in no file yet. */
export const isDue = (payslip: Payable): boolean =>
  !payslip.held && payslip.batch === null && amountOf(payslip.netPay) > 0n

/**
 * The file that is meant: the one that is asked for, else the next for those who are due, else the last again, so that
 * whoever did not get the answer simply asks once more. Undefined for one that there is not.
 */
export function batchWanted(payslips: readonly Payable[], asked?: number): number | undefined {
  const taken = payslips.reduce((last, { batch }) => Math.max(last, batch ?? 0), 0)
  const newest = taken === 0 || payslips.some(isDue) ? taken + 1 : taken
  if (asked === undefined) return newest
  return asked >= 1 && asked <= newest ? asked : undefined
}

/** Is somebody paid by this file, or would be: what is let go joins the file that is not taken yet. */
export function isInBatch(payslips: readonly Payable[], batch: number): (payslip: Payable) => boolean {
  return isTaken(payslips, batch) ? (payslip) => payslip.batch === batch : isDue
}

export const isTaken = (payslips: readonly Payable[], batch: number): boolean =>
  payslips.some((payslip) => payslip.batch === batch)

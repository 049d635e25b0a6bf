/**
 * A month is paid by one bank file, and by a further one for those who were held back when it was taken. Each payslip
 * says by which it is paid: nobody is paid twice, and each file can be taken again as it was.
 */
import { amountOf } from '#kernel/money.ts'
import type { PayslipInFile } from '../file-input.ts'

type Payable = Pick<PayslipInFile, 'held' | 'batch' | 'netPay'>

/** Whom a layout can pay: some hold accounts of one bank alone. */
export type Fits<Slip extends Payable = Payable> = (payslip: Slip) => boolean
const everybody: Fits = () => true

/** Not held, with pay to get, and in no file yet. */
export const isDue = (payslip: Payable): boolean =>
  !payslip.held && payslip.batch === null && amountOf(payslip.netPay) > 0n

/**
 * The file that is meant: the one that is asked for, else the next for those who are due, else the last again, so that
 * whoever did not get the answer simply asks once more. Undefined for one that there is not.
 */
export function batchWanted<Slip extends Payable>(
  payslips: readonly Slip[],
  asked?: number,
  fits: Fits<Slip> = everybody,
): number | undefined {
  const taken = lastOf(payslips)
  const newest = taken === 0 || payslips.some(isDue) ? taken + 1 : taken
  if (asked !== undefined) return asked >= 1 && asked <= newest ? asked : undefined
  const own = payslips.filter(fits)
  if (own.some(isDue)) return newest
  return lastOf(own) || newest
}

const lastOf = (payslips: readonly Payable[]): number =>
  payslips.reduce((last, { batch }) => Math.max(last, batch ?? 0), 0)

/**
 * Is somebody paid by this file, or would be: what is let go joins the file that is not taken yet, and whom its layout
 * cannot pay stays due for another.
 */
export function isInBatch<Slip extends Payable>(
  payslips: readonly Slip[],
  batch: number,
  fits: Fits<Slip> = everybody,
): (payslip: Slip) => boolean {
  if (isTaken(payslips, batch)) return (payslip) => payslip.batch === batch
  return (payslip) => isDue(payslip) && fits(payslip)
}

export const isTaken = (payslips: readonly Payable[], batch: number): boolean =>
  payslips.some((payslip) => payslip.batch === batch)

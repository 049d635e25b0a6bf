/** Earnings as `ph.payslip` is given them: how each counts stands in the law's list of types. */
import { deMinimisLaw } from '#statutory/ph/benefits/de-minimis-law.ts'
import { treatmentOf } from '#statutory/ph/payslip/pay-items.ts'
import type { Carried, Line } from '../../payslip.ts'
import type { Period } from '../../period.ts'

/** Pay of a minimum wage earner that no tax reaches: the wage itself and what is paid beside it for when it is worked. */
const minimumWagePay = new Set(['basic_salary', 'overtime', 'holiday_pay', 'night_differential', 'hazard_pay'])

export function earningOf(
  { key, amount }: Line,
  isMinimumWageEarner: boolean,
  carried: Carried | undefined,
): Readonly<Record<string, unknown>> {
  const counts = treatmentOf(key)
  const used = counts?.item && carried?.[usedKey(counts.item)]
  return {
    code: key,
    amount,
    sss: counts?.sss ?? false,
    pag_ibig: counts?.pag_ibig ?? false,
    tax: counts?.tax ?? 'regular',
    ...(counts?.item && { item: counts.item }),
    ...(used && { used_before: used }),
    ...(isMinimumWageEarner && minimumWagePay.has(key) && { minimum_wage_pay: true }),
  }
}

/** Small benefits whose ceiling is one for the whole year, with what a year has used of it. */
export function yearlyItem(key: string, { last }: Period): string | undefined {
  const item = treatmentOf(key)?.item
  return item && deMinimisLaw.on(last).law.money[item].yearly ? usedKey(item) : undefined
}

const usedKey = (item: string): string => `used_${item}`

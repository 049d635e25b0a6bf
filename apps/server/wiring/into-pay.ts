/** What is brought into the month's pay by the modules that know of it. */
import { attendanceForPay } from '#modules/attendance/server/pay/attendance-for-pay.ts'
import { claimsForPay } from '#modules/claims/server/claims-for-pay.ts'
import { lastPaysMadeGood } from '#modules/exit/server/public.ts'
import { leaveForPay } from '#modules/leave/server/pay/leave-for-pay.ts'
import { loansForPay } from '#modules/loans/server/loans-for-pay.ts'
import { overtimeForPay } from '#modules/overtime/server/overtime-for-pay.ts'
import { journalForPay } from '#modules/payreports/server/ledger/journal-for-pay.ts'
import type { PayrollNeeds } from '#modules/payroll/server/needs.ts'
import { payMadeGood } from '#modules/payroll/server/public.ts'
import { quarantineForPay } from '#modules/quarantine/server/quarantine-for-pay.ts'
import { rewardsForPay } from '#modules/rewards/server/rewards-for-pay.ts'
import { shiftsForPay } from '#modules/shifts/server/pay/shifts-for-pay.ts'
import { standbyForPay } from '#modules/standby/server/standby-for-pay.ts'
import { bondsForPay } from '#modules/training/server/bonds-for-pay.ts'
import { travelForPay } from '#modules/travel/server/travel-for-pay.ts'
import type { Services } from '#platform/http/server/services.ts'
import { dayFacts, overtimeNeeds } from './needs.ts'

export function contributionsOf(services: Services): PayrollNeeds['contributions'] {
  const overtime = overtimeNeeds(services)
  return [
    leaveForPay,
    overtimeForPay(overtime),
    standbyForPay(overtime),
    shiftsForPay(overtime),
    attendanceForPay({ dayFacts, clock: services.clock }),
    loansForPay,
    bondsForPay,
    travelForPay,
    quarantineForPay,
    claimsForPay,
    rewardsForPay,
    lastPaysMadeGood(payMadeGood),
    journalForPay(services.say),
  ]
}

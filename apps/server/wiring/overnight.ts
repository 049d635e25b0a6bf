/** What goes on by itself: each company's day, and what begins on its day. */
import { latecomersTold } from '#modules/announcements/server/telling.ts'
import { clockedFacesEnd } from '#modules/attendance/server/clocking/face-check.ts'
import { clockingsOvernight } from '#modules/attendance/server/clocking/retention.ts'
import { daysOvernight } from '#modules/attendance/server/days/days-overnight.ts'
import { forgottenOuts } from '#modules/attendance/server/days/forgotten-out.ts'
import { waitingDays } from '#modules/attendance/server/days/waiting-days.ts'
import { billingOvernight } from '#modules/billing/server/overnight.ts'
import { candidatesOvernight } from '#modules/candidates/server/overnight.ts'
import { dailyRates } from '#modules/company/server/currencies/daily-rates.ts'
import { newcomersTold } from '#modules/documentation/server/telling.ts'
import { expiryReminders } from '#modules/employees/server/expiry/expiry-reminders.ts'
import { peopleOvernight } from '#modules/employees/server/leaving/overnight.ts'
import { movesDue } from '#modules/employees/server/moves/due-moves.ts'
import { handOversDue } from '#modules/exit/server/exits/overnight.ts'
import { leaveOvernight } from '#modules/leave/server/next-year/jobs.ts'
import { tasksOvernight } from '#modules/onboarding/server/overnight.ts'
import { dateReminders } from '#modules/payforms/server/date-reminders.ts'
import { wholePdfsTidied } from '#modules/payforms/server/whole-pdf.ts'
import { monthOvernight } from '#modules/payroll/server/calculation/overnight.ts'
import { payInputsChanged } from '#modules/payroll/server/public.ts'
import { releaseOnDay } from '#modules/payroll/server/release/release-on-day.ts'
import { proofAfterUpdate } from '#modules/payroll/server/replay/after-update.ts'
import { performanceOvernight } from '#modules/performance/server/overnight.ts'
import { probationOvernight } from '#modules/probation/server/overnight.ts'
import { reportsOvernight } from '#modules/report-generator/server/overnight.ts'
import { rewardsOvernight } from '#modules/rewards/server/overnight.ts'
import { swapsOvernight } from '#modules/shifts/server/swap/end-swaps.ts'
import { hrdReminders } from '#modules/training/server/hrd-reminders.ts'
import { wellbeingOvernight } from '#modules/wellbeing/server/overnight.ts'
import { answersDue } from '#modules/work-from-home/server/answers-due.ts'
import { headsNoted } from '#platform/activity/server/noted-head.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { DueWork } from '#platform/database/server/due-first.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { contributionsOf } from './into-pay.ts'
import { dayFacts, handOver, leavings, pay, performance, probation, tasks } from './needs.ts'
import { payslipPart } from './payslip-part.ts'
import { reportSubjects } from './reports.ts'

/** What each company's day brings, at the company's own hour. */
export const daily: readonly DailyWork[] = [
  peopleOvernight(clockedFacesEnd),
  expiryReminders,
  leaveOvernight(pay),
  dailyRates,
  clockingsOvernight,
  daysOvernight({ dayFacts }),
  probationOvernight(probation),
  performanceOvernight(performance),
  tasksOvernight(tasks),
  hrdReminders,
  answersDue,
  swapsOvernight({ dayFacts }),
  monthOvernight(contributionsOf),
  releaseOnDay({ payslipPart }),
  dateReminders,
  wholePdfsTidied,
  forgottenOuts({ dayFacts }),
  waitingDays({ dayFacts }),
  candidatesOvernight,
  ...headsNoted,
  handOversDue({ ...leavings, handOver }),
  proofAfterUpdate,
  latecomersTold,
  newcomersTold,
  billingOvernight,
  ...reportsOvernight(reportSubjects),
  rewardsOvernight,
  wellbeingOvernight,
]

/** What begins in a company on its day, before anything of it is looked at. */
export const dueInCompany = (clock: Clock): DueWork => movesDue({ clock, payInputsChanged })

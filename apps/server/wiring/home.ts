/** What modules put on the first pages: of whoever looks after others, and of each person. */

import { announcementsDue, announcementsHome } from '#modules/announcements/server/home-cards.ts'
import { attendanceHome } from '#modules/attendance/server/home-card.ts'
import { candidatesHome, interviewsDue } from '#modules/candidates/server/home-cards.ts'
import { claimsDue, claimsHome } from '#modules/claims/server/home-cards.ts'
import { documentationDue, documentationHome } from '#modules/documentation/server/home-cards.ts'
import { documentsDue, documentsHome } from '#modules/documents/server/home-cards.ts'
import { papersHome } from '#modules/employees/server/home-card.ts'
import { equipmentDue, equipmentHome } from '#modules/equipment/server/home-card.ts'
import { exitHome } from '#modules/exit/server/home-card.ts'
import { leaveHome } from '#modules/leave/server/home-cards.ts'
import { moodHome } from '#modules/mood/server/home-card.ts'
import { onboardingHome, tasksDue } from '#modules/onboarding/server/home-cards.ts'
import type { OnboardingNeeds } from '#modules/onboarding/server/needs.ts'
import { overtimeHome } from '#modules/overtime/server/home-card.ts'
import { agenciesHome } from '#modules/payforms/server/home-card.ts'
import type { PayformsNeeds } from '#modules/payforms/server/needs.ts'
import { payslipDue } from '#modules/payroll/server/home-due.ts'
import { payDayHome } from '#modules/payroll/server/home-pay-day.ts'
import { taxClaimsHome } from '#modules/payroll/server/tax-claims/home-card.ts'
import { performanceDue, performanceHome } from '#modules/performance/server/home-cards.ts'
import type { PerformanceNeeds } from '#modules/performance/server/needs.ts'
import { probationDue, probationHome } from '#modules/probation/server/home-cards.ts'
import type { ProbationNeeds } from '#modules/probation/server/needs.ts'
import { quarantineHome } from '#modules/quarantine/server/home-card.ts'
import { recruitmentHome } from '#modules/recruitment/server/home-card.ts'
import { rewardsDue, rewardsHome } from '#modules/rewards/server/home-cards.ts'
import { shiftsDue } from '#modules/shifts/server/home-due.ts'
import { storyBoardHome } from '#modules/story-board/server/home-card.ts'
import { trainingDue, trainingHome } from '#modules/training/server/home-cards.ts'
import { travelHome } from '#modules/travel/server/home-card.ts'
import { wellbeingDue, wellbeingHome } from '#modules/wellbeing/server/home-cards.ts'
import { wfhHome } from '#modules/work-from-home/server/home-card.ts'
import type { HomeCard, OwnDue } from '#platform/home/server/home-card.ts'

type Needs = {
  readonly tasks: OnboardingNeeds
  readonly probation: ProbationNeeds
  readonly performance: PerformanceNeeds
  readonly payforms: PayformsNeeds
}

/** Within a card in this order. */
export const homeCardsOf = ({ payforms }: Needs): readonly HomeCard[] => [
  ...leaveHome,
  overtimeHome,
  ...claimsHome,
  travelHome,
  ...trainingHome,
  wfhHome,
  quarantineHome,
  candidatesHome,
  recruitmentHome,
  onboardingHome,
  ...probationHome,
  performanceHome,
  exitHome,
  equipmentHome,
  ...documentsHome,
  attendanceHome,
  payDayHome,
  agenciesHome(payforms),
  papersHome,
  taxClaimsHome,
  announcementsHome,
  documentationHome,
  storyBoardHome,
  rewardsHome,
  ...wellbeingHome,
  moodHome,
]

export const ownDueOf = ({ tasks, probation, performance }: Needs): readonly OwnDue[] => [
  announcementsDue,
  documentationDue,
  payslipDue,
  shiftsDue,
  tasksDue(tasks),
  equipmentDue,
  probationDue(probation),
  performanceDue(performance),
  interviewsDue,
  trainingDue,
  claimsDue,
  documentsDue,
  rewardsDue,
  wellbeingDue,
]

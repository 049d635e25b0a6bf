/** Every module of the product, in the order in which `describe` tells of them. */

import { analysisModule } from '#modules/analysis/server/manifest.ts'
import { announcementsModule } from '#modules/announcements/server/manifest.ts'
import { assistantModule } from '#modules/assistant/server/manifest.ts'
import { attendanceModule } from '#modules/attendance/server/manifest.ts'
import { billingModule } from '#modules/billing/server/manifest.ts'
import { calendarModule } from '#modules/calendar/server/manifest.ts'
import { candidatesModule } from '#modules/candidates/server/manifest.ts'
import { claimsModule } from '#modules/claims/server/manifest.ts'
import { companyModule } from '#modules/company/server/manifest.ts'
import { customFieldsModule } from '#modules/custom-fields/server/manifest.ts'
import { dashboardModule } from '#modules/dashboard/server/manifest.ts'
import { documentationModule } from '#modules/documentation/server/manifest.ts'
import { documentsModule } from '#modules/documents/server/manifest.ts'
import { employeesModule } from '#modules/employees/server/manifest.ts'
import { equipmentModule } from '#modules/equipment/server/manifest.ts'
import { exitModule } from '#modules/exit/server/manifest.ts'
import { holidaysModule } from '#modules/holidays/server/manifest.ts'
import { leaveModule } from '#modules/leave/server/manifest.ts'
import { loansModule } from '#modules/loans/server/manifest.ts'
import { meModule } from '#modules/me/server/manifest.ts'
import { migrationWizardModule } from '#modules/migration-wizard/server/manifest.ts'
import { moodModule } from '#modules/mood/server/manifest.ts'
import { okrModule } from '#modules/okr/server/manifest.ts'
import { onboardingModule } from '#modules/onboarding/server/manifest.ts'
import { operationsModule } from '#modules/operations/server/manifest.ts'
import { organisationModule } from '#modules/organisation/server/manifest.ts'
import { organisationChartModule } from '#modules/organisation-chart/server/manifest.ts'
import { overtimeModule } from '#modules/overtime/server/manifest.ts'
import { payformsModule } from '#modules/payforms/server/manifest.ts'
import { paynoticesModule } from '#modules/paynotices/server/manifest.ts'
import { payreportsModule } from '#modules/payreports/server/manifest.ts'
import { payrollModule } from '#modules/payroll/server/manifest.ts'
import { performanceModule } from '#modules/performance/server/manifest.ts'
import { privacyModule } from '#modules/privacy/server/manifest.ts'
import { probationModule } from '#modules/probation/server/manifest.ts'
import { quarantineModule } from '#modules/quarantine/server/manifest.ts'
import { recruitmentModule } from '#modules/recruitment/server/manifest.ts'
import { reportGeneratorModule } from '#modules/report-generator/server/manifest.ts'
import { rewardsModule } from '#modules/rewards/server/manifest.ts'
import { shiftsModule } from '#modules/shifts/server/manifest.ts'
import { standbyModule } from '#modules/standby/server/manifest.ts'
import { storyBoardModule } from '#modules/story-board/server/manifest.ts'
import { trainingModule } from '#modules/training/server/manifest.ts'
import { travelModule } from '#modules/travel/server/manifest.ts'
import { wellbeingModule } from '#modules/wellbeing/server/manifest.ts'
import { workFromHomeModule } from '#modules/work-from-home/server/manifest.ts'
import type { ServerModule } from '#platform/module/server/server-module.ts'

export const modules: readonly ServerModule[] = [
  companyModule,
  organisationModule,
  claimsModule,
  organisationChartModule,
  holidaysModule,
  exitModule,
  loansModule,
  probationModule,
  onboardingModule,
  candidatesModule,
  recruitmentModule,
  standbyModule,
  quarantineModule,
  employeesModule,
  leaveModule,
  overtimeModule,
  shiftsModule,
  attendanceModule,
  workFromHomeModule,
  trainingModule,
  travelModule,
  performanceModule,
  okrModule,
  payrollModule,
  payformsModule,
  paynoticesModule,
  payreportsModule,
  analysisModule,
  reportGeneratorModule,
  privacyModule,
  migrationWizardModule,
  dashboardModule,
  meModule,
  calendarModule,
  documentsModule,
  announcementsModule,
  documentationModule,
  storyBoardModule,
  assistantModule,
  rewardsModule,
  wellbeingModule,
  customFieldsModule,
  equipmentModule,
  moodModule,
  operationsModule,
  billingModule,
]

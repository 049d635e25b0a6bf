/** Every screen of the product, one line a module. The router, the navigation and `npm run describe` read this list. */

import { screens as analysis } from '#modules/analysis/screens.ts'
import { screens as announcements } from '#modules/announcements/screens.ts'
import { screens as assistant } from '#modules/assistant/screens.ts'
import { screens as attendance } from '#modules/attendance/screens.ts'
import { screens as billing } from '#modules/billing/screens.ts'
import { screens as calendar } from '#modules/calendar/screens.ts'
import { screens as candidates } from '#modules/candidates/screens.ts'
import { screens as claims } from '#modules/claims/screens.ts'
import { screens as company } from '#modules/company/screens.ts'
import { screens as customFields } from '#modules/custom-fields/screens.ts'
import { screens as dashboard } from '#modules/dashboard/screens.ts'
import { screens as documentation } from '#modules/documentation/screens.ts'
import { screens as documents } from '#modules/documents/screens.ts'
import { screens as employees } from '#modules/employees/screens.ts'
import { screens as equipment } from '#modules/equipment/screens.ts'
import { screens as exit } from '#modules/exit/screens.ts'
import { screens as holidays } from '#modules/holidays/screens.ts'
import { screens as law } from '#modules/law/screens.ts'
import { screens as leave } from '#modules/leave/screens.ts'
import { screens as loans } from '#modules/loans/screens.ts'
import { screens as me } from '#modules/me/screens.ts'
import { screens as migration } from '#modules/migration-wizard/screens.ts'
import { screens as mood } from '#modules/mood/screens.ts'
import { screens as okr } from '#modules/okr/screens.ts'
import { screens as onboarding } from '#modules/onboarding/screens.ts'
import { screens as operations } from '#modules/operations/screens.ts'
import { screens as organisation } from '#modules/organisation/screens.ts'
import { screens as organisationChart } from '#modules/organisation-chart/screens.ts'
import { screens as overtime } from '#modules/overtime/screens.ts'
import { screens as payforms } from '#modules/payforms/screens.ts'
import { screens as paynotices } from '#modules/paynotices/screens.ts'
import { screens as payreports } from '#modules/payreports/screens.ts'
import { screens as payroll } from '#modules/payroll/screens.ts'
import { screens as performance } from '#modules/performance/screens.ts'
import { screens as privacy } from '#modules/privacy/screens.ts'
import { screens as probation } from '#modules/probation/screens.ts'
import { screens as quarantine } from '#modules/quarantine/screens.ts'
import { screens as recruitment } from '#modules/recruitment/screens.ts'
import { screens as reportGenerator } from '#modules/report-generator/screens.ts'
import { screens as rewards } from '#modules/rewards/screens.ts'
import { screens as shifts } from '#modules/shifts/screens.ts'
import { screens as standby } from '#modules/standby/screens.ts'
import { screens as storyBoard } from '#modules/story-board/screens.ts'
import { screens as training } from '#modules/training/screens.ts'
import { screens as travel } from '#modules/travel/screens.ts'
import { screens as wellbeing } from '#modules/wellbeing/screens.ts'
import { screens as workFromHome } from '#modules/work-from-home/screens.ts'
import { screens as activity } from '#platform/activity/screens.ts'
import { screens as approvals } from '#platform/approvals/screens.ts'
import type { Screen } from '#platform/contract/screen.ts'
import { screens as identity } from '#platform/identity/screens.ts'
import { screens as integrations } from '#platform/integrations/screens.ts'
import { screens as house } from './screens.ts'

export const screens: readonly Screen[] = [
  ...house,
  ...dashboard,
  ...approvals,
  ...analysis,
  ...calendar,
  ...documents,
  ...company,
  ...claims,
  ...organisation,
  ...organisationChart,
  ...holidays,
  ...exit,
  ...loans,
  ...probation,
  ...onboarding,
  ...candidates,
  ...recruitment,
  ...standby,
  ...employees,
  ...customFields,
  ...equipment,
  ...leave,
  ...workFromHome,
  ...training,
  ...travel,
  ...performance,
  ...okr,
  ...shifts,
  ...attendance,
  ...overtime,
  ...payroll,
  ...payreports,
  ...reportGenerator,
  ...payforms,
  ...paynotices,
  ...privacy,
  ...activity,
  ...integrations,
  ...law,
  ...me,
  ...migration,
  ...quarantine,
  ...announcements,
  ...documentation,
  ...storyBoard,
  ...assistant,
  ...rewards,
  ...wellbeing,
  ...mood,
  ...operations,
  ...billing,
  ...identity,
]

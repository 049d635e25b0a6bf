// A body that each call takes, so that what is refused is refused for the id and for nothing else.
// Each module's stand in a file of its own.
import { announcements } from './sample-bodies/announcements.ts'
import { assistant } from './sample-bodies/assistant.ts'
import { attendance } from './sample-bodies/attendance.ts'
import { candidates } from './sample-bodies/candidates.ts'
import { claims } from './sample-bodies/claims.ts'
import { company } from './sample-bodies/company.ts'
import { customFields } from './sample-bodies/custom-fields.ts'
import { documentation } from './sample-bodies/documentation.ts'
import { documents } from './sample-bodies/documents.ts'
import { employees } from './sample-bodies/employees.ts'
import { equipment } from './sample-bodies/equipment.ts'
import { exit } from './sample-bodies/exit.ts'
import type { Bodies } from './sample-bodies/ids.ts'
import { leave } from './sample-bodies/leave.ts'
import { loans } from './sample-bodies/loans.ts'
import { mood } from './sample-bodies/mood.ts'
import { okr } from './sample-bodies/okr.ts'
import { onboarding } from './sample-bodies/onboarding.ts'
import { organisation } from './sample-bodies/organisation.ts'
import { overtime } from './sample-bodies/overtime.ts'
import { payforms } from './sample-bodies/payforms.ts'
import { paynotices } from './sample-bodies/paynotices.ts'
import { payreports } from './sample-bodies/payreports.ts'
import { payroll } from './sample-bodies/payroll.ts'
import { performance } from './sample-bodies/performance.ts'
import { platform } from './sample-bodies/platform.ts'
import { probation } from './sample-bodies/probation.ts'
import { quarantine } from './sample-bodies/quarantine.ts'
import { recruitment } from './sample-bodies/recruitment.ts'
import { reportGenerator } from './sample-bodies/report-generator.ts'
import { rewards } from './sample-bodies/rewards.ts'
import { shifts } from './sample-bodies/shifts.ts'
import { standby } from './sample-bodies/standby.ts'
import { storyBoard } from './sample-bodies/story-board.ts'
import { training } from './sample-bodies/training.ts'
import { travel } from './sample-bodies/travel.ts'
import { wellbeing } from './sample-bodies/wellbeing.ts'
import { workFromHome } from './sample-bodies/work-from-home.ts'

export { type Ids, idsIn } from './sample-bodies/ids.ts'

export const sampleBodies: Bodies = {
  ...announcements,
  ...assistant,
  ...attendance,
  ...candidates,
  ...claims,
  ...documentation,
  ...quarantine,
  ...company,
  ...customFields,
  ...equipment,
  ...documents,
  ...employees,
  ...exit,
  ...leave,
  ...loans,
  ...mood,
  ...onboarding,
  ...organisation,
  ...overtime,
  ...payforms,
  ...paynotices,
  ...payreports,
  ...payroll,
  ...platform,
  ...probation,
  ...performance,
  ...okr,
  ...recruitment,
  ...reportGenerator,
  ...rewards,
  ...shifts,
  ...standby,
  ...storyBoard,
  ...training,
  ...travel,
  ...wellbeing,
  ...workFromHome,
}

/** The handlers of calls that need more than their own module or part. */
import { assistantHandlers } from '#modules/assistant/server/handlers.ts'
import { clockedFacesEnd } from '#modules/attendance/server/clocking/face-check.ts'
import { attendanceHandlers } from '#modules/attendance/server/handlers.ts'
import { plansCalled } from '#modules/billing/server/papers.ts'
import { calendarHandlers } from '#modules/calendar/server/handlers.ts'
import { whereaboutsHandler } from '#modules/calendar/server/whereabouts-handler.ts'
import { applicants } from '#modules/candidates/server/applicants.ts'
import { candidatesHandlers } from '#modules/candidates/server/handlers.ts'
import { claimsHandlers } from '#modules/claims/server/handlers.ts'
import { companyHandlers } from '#modules/company/server/handlers.ts'
import { customFieldsInLists } from '#modules/custom-fields/server/in-lists.ts'
import { dashboardHandlers } from '#modules/dashboard/server/handlers.ts'
import { setupHandlers } from '#modules/dashboard/server/setup-part.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { peopleOnDays } from '#modules/employees/server/days-touched.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { requestHandlers } from '#modules/employees/server/requests/handlers.ts'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import { exitHandlers } from '#modules/exit/server/handlers.ts'
import { holidayHandlers } from '#modules/holidays/server/handlers.ts'
import { leaveOnDays } from '#modules/leave/server/days-touched.ts'
import { leaveHandlers } from '#modules/leave/server/handlers.ts'
import { leaveSubjects } from '#modules/leave/server/subject-names.ts'
import { isLeaveType } from '#modules/leave/server/types/is-type.ts'
import { repaidInMonth } from '#modules/loans/server/repaid-in-month.ts'
import { meHandlers } from '#modules/me/server/handlers.ts'
import { migrationHandlers } from '#modules/migration-wizard/server/handlers.ts'
import { objectiveHandlers } from '#modules/okr/server/handlers.ts'
import { onboardingHandlers } from '#modules/onboarding/server/handlers.ts'
import { orientationsEnd, tasksFollow } from '#modules/onboarding/server/public.ts'
import { operationsHandlers } from '#modules/operations/server/handlers.ts'
import { claimedDays } from '#modules/overtime/server/claim-kind.ts'
import { overtimeHandlers } from '#modules/overtime/server/handlers.ts'
import { payformsHandlers } from '#modules/payforms/server/handlers.ts'
import { agenciesTold, agencyDatesIcal } from '#modules/payforms/server/public.ts'
import { dateSubjects } from '#modules/payforms/server/subject-names.ts'
import { clearances } from '#modules/paynotices/server/public.ts'
import { payOfDays } from '#modules/payroll/server/days-touched.ts'
import { payrollHandlers } from '#modules/payroll/server/handlers.ts'
import type { PayrollNeeds } from '#modules/payroll/server/needs.ts'
import {
  afterApproved,
  formerPayTold,
  lastPaysFor,
  payInputsChanged,
  settlementOf,
} from '#modules/payroll/server/public.ts'
import { paySubjects } from '#modules/payroll/server/subject-names.ts'
import { performanceHandlers } from '#modules/performance/server/handlers.ts'
import { standardRetention } from '#modules/privacy/model/retention.ts'
import { probationHandlers } from '#modules/probation/server/handlers.ts'
import { quarantineHandlers } from '#modules/quarantine/server/handlers.ts'
import { recruitmentHandlers } from '#modules/recruitment/server/handlers.ts'
import { reportGeneratorHandlers } from '#modules/report-generator/server/handlers.ts'
import { shiftsHandlers } from '#modules/shifts/server/handlers.ts'
import { ownShiftsIcal } from '#modules/shifts/server/public.ts'
import { swapHandlers } from '#modules/shifts/server/swap/swap-handlers.ts'
import { shiftUndos } from '#modules/shifts/server/undos.ts'
import { standbysHandlers } from '#modules/standby/server/handlers.ts'
import { trainingHandlers } from '#modules/training/server/handlers.ts'
import { travelHandlers } from '#modules/travel/server/handlers.ts'
import { wfhHandlers } from '#modules/work-from-home/server/handlers.ts'
import { activityHandlers } from '#platform/activity/server/handlers.ts'
import { decisionUndo } from '#platform/approvals/server/deciding/take-back.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { approvalsHandlers } from '#platform/approvals/server/handlers.ts'
import { readMigrations } from '#platform/database/server/migration-files.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import type { Services } from '#platform/http/server/services.ts'
import { otherCompanyAdmins } from '#platform/identity/server/company-admins.ts'
import { identityHandlers } from '#platform/identity/server/handlers.ts'
import { integrationsHandlers } from '#platform/integrations/server/handlers.ts'
import { jobHandlers } from '#platform/jobs/server/handlers.ts'
import type { Jobs } from '#platform/jobs/server/jobs.ts'
import { mailHandlers } from '#platform/mail/server/bounces.ts'
import { noticeHandlers } from '#platform/notices/server/handlers.ts'
import { realtimeHandlers } from '#platform/realtime/server/handlers.ts'
import { undoHandlers } from '#platform/undo/server/handlers.ts'
import { viewHandlers } from '#platform/views/server/handlers.ts'
import { builtOn } from '../built-on-people.ts'
import { calls } from '../calls.ts'
import { modules } from '../modules.ts'
import { undoables } from '../undo-works.ts'
import { version } from '../version.ts'
import { assistantNeeds } from './assistant.ts'
import { homeCardsOf, ownDueOf } from './home.ts'
import { logSights } from './log-sights.ts'
import {
  claimNeeds,
  dayFacts,
  handOver,
  leavings,
  moving,
  openings,
  overtimeNeeds,
  pay,
  payforms,
  performance,
  probation,
  rosters,
  tasks,
  travelNeeds,
  verifyConfirmation,
} from './needs.ts'
import { payslipPart } from './payslip-part.ts'
import { reportSubjects } from './reports.ts'

/** What is put together once for all of them. */
type Made = {
  readonly approvals: Approvals
  readonly contributions: PayrollNeeds['contributions']
  readonly jobs: Jobs
}

/** By their ids: what the log says of a call that was refused. */
const methodsOfCalls = new Map(calls.map(({ id, method }) => [id, method]))

/** The first pages. */
const homes = { tasks, probation, performance, payforms }

export function handlersOf(services: Services, { approvals, contributions, jobs }: Made): readonly Handler[] {
  const overtime = overtimeNeeds(services)
  const planning = rosters(services)
  const all: readonly Handler[] = [
    ...identityHandlers(openings, { jobs: { start: (companyId, job) => jobs.start(companyId, job) } }),
    ...activityHandlers(logSights, [leaveSubjects, paySubjects, dateSubjects], methodsOfCalls),
    ...realtimeHandlers,
    ...jobHandlers,
    ...mailHandlers,
    ...noticeHandlers,
    ...undoHandlers([...undoables, ...shiftUndos(planning), decisionUndo(approvals)]),
    ...viewHandlers,
    ...modules.flatMap(({ handlers = [] }) => handlers),
    ...approvalsHandlers(approvals),
    ...integrationsHandlers(),
    ...dashboardHandlers(approvals, homeCardsOf(homes)),
    ...setupHandlers,
    ...meHandlers(ownDueOf(homes)),
    ...calendarHandlers({
      agencyDates: (call) => agencyDatesIcal(call, payforms),
      ownShifts: (call, accountId) => ownShiftsIcal({ dayFacts }, call, accountId),
    }),
    whereaboutsHandler(dayFacts),
    ...attendanceHandlers({ dayFacts, payChanged: payInputsChanged }, approvals),
    ...operationsHandlers({ version, newestMigration: readMigrations().at(-1)?.name }),
    ...companyHandlers({
      ...{ payInputsChanged, staff: staffNumbers, isLeaveType },
      ...{ afterClosedPay: afterApproved, plansCalled, leastRetention: (country) => standardRetention[country] },
    }),
    ...exitHandlers({
      ...leavings,
      pay: {
        settlement: (call, asked) => settlementOf(call, contributions, asked, clearances),
        ...lastPaysFor(contributions),
      },
      approvals: () => approvals,
      handOver,
    }),
    ...probationHandlers(probation),
    ...performanceHandlers(performance),
    ...objectiveHandlers({ people: approvalPeople }),
    ...onboardingHandlers(tasks),
    ...candidatesHandlers({ payInputsChanged, approvals, joined: tasksFollow, notComing: orientationsEnd }),
    // Whoever knows of people who applied is named here.
    ...recruitmentHandlers({ applicants: [applicants], approvals }),
    ...quarantineHandlers(approvals, { people: approvalPeople, isLeaveType, dayFacts, payChanged: payInputsChanged }),
    ...reportGeneratorHandlers(reportSubjects),
    ...claimsHandlers(approvals, claimNeeds),
    ...holidayHandlers({ touches: [peopleOnDays, leaveOnDays, payOfDays] }),
    ...wfhHandlers(approvals, dayFacts),
    ...trainingHandlers(approvals, dayFacts),
    ...travelHandlers(approvals, travelNeeds),
    ...employeesHandlers({ payInputsChanged, formerPayTold, jobs, builtOn, ownFields: customFieldsInLists }),
    ...requestHandlers(approvals, clockedFacesEnd),
    ...migrationHandlers({ ...moving(services), jobs }),
    ...shiftsHandlers(planning),
    ...swapHandlers(planning, approvals),
    ...standbysHandlers(overtime),
    ...leaveHandlers(approvals, { jobs, pay, claimedDays, dayFacts }),
    ...overtimeHandlers(approvals, overtime),
    ...payformsHandlers({ ...payforms, jobs }),
    ...payrollHandlers({
      ...{ jobs, contributions, payslipPart, verifyConfirmation, otherCompanyAdmins, repaidInMonth },
      ...{ clearances, agenciesTold },
    }),
    // Makes the calls of whoever asks: of all of them.
    ...assistantHandlers(assistantNeeds(() => all)),
  ]
  return all
}

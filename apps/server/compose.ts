/** The product on one screen: every module's calls, words, work and contributions, connected here and nowhere else. */
import type { FastifyInstance } from 'fastify'
import { clockingsOvernight } from '#modules/attendance/server/clocking/retention.ts'
import { correctionKind } from '#modules/attendance/server/days/correction-kind.ts'
import { forgottenOuts } from '#modules/attendance/server/days/forgotten-out.ts'
import { waitingDays } from '#modules/attendance/server/days/waiting-days.ts'
import { workedDays } from '#modules/attendance/server/days/worked-days.ts'
import { attendanceHandlers } from '#modules/attendance/server/handlers.ts'
import { attendanceForPay } from '#modules/attendance/server/pay/attendance-for-pay.ts'
import { whereaboutsHandler } from '#modules/calendar/server/whereabouts-handler.ts'
import { applicants } from '#modules/candidates/server/applicants.ts'
import { candidatesHandlers } from '#modules/candidates/server/handlers.ts'
import { offerKind } from '#modules/candidates/server/offers/agreeing/offer-kind.ts'
import { candidatesOvernight } from '#modules/candidates/server/overnight.ts'
import { handInterviewsOver, interviewsLedBy } from '#modules/candidates/server/public.ts'
import { resumeReader } from '#modules/candidates/server/resume-reader.ts'
import { claimKind } from '#modules/claims/server/claims/kind.ts'
import { receiptReader } from '#modules/claims/server/claims/receipt-reader.ts'
import { claimsForPay } from '#modules/claims/server/claims-for-pay.ts'
import { claimsHandlers } from '#modules/claims/server/handlers.ts'
import { dailyRates } from '#modules/company/server/currencies/daily-rates.ts'
import { companyHandlers } from '#modules/company/server/handlers.ts'
import { dashboardHandlers } from '#modules/dashboard/server/handlers.ts'
import { setupHandlers } from '#modules/dashboard/server/setup-part.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { peopleOnDays } from '#modules/employees/server/days-touched.ts'
import { expiryReminders } from '#modules/employees/server/expiry/expiry-reminders.ts'
import { faceKind } from '#modules/employees/server/face/face-kind.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { employeesJobs } from '#modules/employees/server/jobs.ts'
import { peopleOvernight } from '#modules/employees/server/leaving/overnight.ts'
import { profileInLog } from '#modules/employees/server/log-sight.ts'
import { movesDue } from '#modules/employees/server/moves/due-moves.ts'
import { requestHandlers } from '#modules/employees/server/requests/handlers.ts'
import { changeKind } from '#modules/employees/server/requests/request-kind.ts'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import type { ExitNeeds } from '#modules/exit/server/exits/acting.ts'
import { exitKind } from '#modules/exit/server/exits/agreeing/exit-kind.ts'
import { handOversDue } from '#modules/exit/server/exits/overnight.ts'
import { exitHandlers } from '#modules/exit/server/handlers.ts'
import { clearanceTasks, leavingAfterProbation } from '#modules/exit/server/public.ts'
import { holidayHandlers } from '#modules/holidays/server/handlers.ts'
import { type DayFacts, dayFactsOf } from '#modules/holidays/server/public.ts'
import { leaveDays, usualDays } from '#modules/leave/server/day-facts.ts'
import { leaveOnDays } from '#modules/leave/server/days-touched.ts'
import { earnedKinds } from '#modules/leave/server/earned/earned-kind.ts'
import { leaveHandlers } from '#modules/leave/server/handlers.ts'
import { leaveKind } from '#modules/leave/server/kind.ts'
import { bringableTypes, setOpeningLots } from '#modules/leave/server/ledger/opening-lots.ts'
import { leaveJobs, leaveOvernight } from '#modules/leave/server/next-year/jobs.ts'
import { leaveForPay } from '#modules/leave/server/pay/leave-for-pay.ts'
import { madeGood, restInLieu } from '#modules/leave/server/public.ts'
import { leaveFollowsRoster } from '#modules/leave/server/roster-changed.ts'
import { leaveSubjects } from '#modules/leave/server/subject-names.ts'
import { isLeaveType } from '#modules/leave/server/types/is-type.ts'
import { loansForPay } from '#modules/loans/server/loans-for-pay.ts'
import { repaidInMonth } from '#modules/loans/server/repaid-in-month.ts'
import { meHandlers } from '#modules/me/server/handlers.ts'
import { migrationHandlers } from '#modules/migration-wizard/server/handlers.ts'
import { migrationJobs } from '#modules/migration-wizard/server/jobs.ts'
import type { MigrationNeeds } from '#modules/migration-wizard/server/needs.ts'
import { leaveOpenings } from '#modules/migration-wizard/server/public.ts'
import { onboardingHandlers } from '#modules/onboarding/server/handlers.ts'
import type { OnboardingNeeds } from '#modules/onboarding/server/needs.ts'
import { tasksOvernight } from '#modules/onboarding/server/overnight.ts'
import { clearanceFrom, tasksFollow } from '#modules/onboarding/server/public.ts'
import { operationsHandlers } from '#modules/operations/server/handlers.ts'
import { claimedDays, overtimeKind } from '#modules/overtime/server/claim-kind.ts'
import { overtimeHandlers } from '#modules/overtime/server/handlers.ts'
import { overtimeForPay } from '#modules/overtime/server/overtime-for-pay.ts'
import { dateReminders } from '#modules/payforms/server/date-reminders.ts'
import { payformsHandlers } from '#modules/payforms/server/handlers.ts'
import { agenciesTold } from '#modules/payforms/server/public.ts'
import { clearances, noticeDates } from '#modules/paynotices/server/public.ts'
import { journalForPay } from '#modules/payreports/server/ledger/journal-for-pay.ts'
import { payslipPart } from '#modules/payreports/server/payslip-part.ts'
import { payOfDays } from '#modules/payroll/server/days-touched.ts'
import { payrollHandlers } from '#modules/payroll/server/handlers.ts'
import { payrollJobs } from '#modules/payroll/server/jobs.ts'
import type { PayrollNeeds } from '#modules/payroll/server/needs.ts'
import {
  approvedAmong,
  firstOpenMonth,
  lastPaysFor,
  payInputsChanged,
  settlementOf,
} from '#modules/payroll/server/public.ts'
import { releaseOnDay } from '#modules/payroll/server/release/release-on-day.ts'
import { proofAfterUpdate } from '#modules/payroll/server/replay/after-update.ts'
import { forgottenInLog } from '#modules/privacy/server/log-sight.ts'
import { probationHandlers } from '#modules/probation/server/handlers.ts'
import type { ProbationNeeds } from '#modules/probation/server/needs.ts'
import { probationOvernight } from '#modules/probation/server/overnight.ts'
import { waitingReviews } from '#modules/probation/server/waiting.ts'
import { quarantineHandlers } from '#modules/quarantine/server/handlers.ts'
import { vacancyKind } from '#modules/recruitment/server/agreeing/vacancy-kind.ts'
import { recruitmentHandlers } from '#modules/recruitment/server/handlers.ts'
import { careerFiles, careerPages } from '#modules/recruitment/server/pages/career-pages.ts'
import { handVacanciesOver, vacanciesHeldBy } from '#modules/recruitment/server/public.ts'
import { rosterDays } from '#modules/shifts/server/day-facts.ts'
import { shiftsHandlers } from '#modules/shifts/server/handlers.ts'
import type { ShiftNeeds } from '#modules/shifts/server/needs.ts'
import { payFollowsRoster, shiftsForPay } from '#modules/shifts/server/pay/shifts-for-pay.ts'
import { swapHandlers } from '#modules/shifts/server/swap/swap-handlers.ts'
import { swapKind } from '#modules/shifts/server/swap/swap-kind.ts'
import { shiftUndos } from '#modules/shifts/server/undos.ts'
import { standbysHandlers } from '#modules/standby/server/handlers.ts'
import { standbyForPay } from '#modules/standby/server/standby-for-pay.ts'
import { bondsForPay } from '#modules/training/server/bonds-for-pay.ts'
import { trainingDays } from '#modules/training/server/day-facts.ts'
import { trainingHandlers } from '#modules/training/server/handlers.ts'
import { hrdReminders } from '#modules/training/server/hrd-reminders.ts'
import { trainingKind } from '#modules/training/server/training-kind.ts'
import { travelDays } from '#modules/travel/server/day-facts.ts'
import { travelHandlers } from '#modules/travel/server/handlers.ts'
import { travelForPay } from '#modules/travel/server/travel-for-pay.ts'
import { travelKind } from '#modules/travel/server/travel-kind.ts'
import { answersDue } from '#modules/work-from-home/server/answers-due.ts'
import { homePlaces } from '#modules/work-from-home/server/day-facts.ts'
import { wfhHandlers } from '#modules/work-from-home/server/handlers.ts'
import { wfhKind } from '#modules/work-from-home/server/wfh-kind.ts'
import { activityHandlers } from '#platform/activity/server/handlers.ts'
import { headsNoted } from '#platform/activity/server/noted-head.ts'
import { decisionUndo } from '#platform/approvals/server/deciding/take-back.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { approvalsHandlers } from '#platform/approvals/server/handlers.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import { openApi } from '#platform/contract/openapi.ts'
import { openApiDocument } from '#platform/contract/openapi-contract.ts'
import type { DueWork } from '#platform/database/server/due-first.ts'
import { readMigrations } from '#platform/database/server/migration-files.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { Mounting } from '#platform/http/server/mount.ts'
import type { PublicFile, PublicPage } from '#platform/http/server/public-page.ts'
import { type Say, sayFrom } from '#platform/http/server/say.ts'
import type { Services } from '#platform/http/server/services.ts'
import { otherCompanyAdmins } from '#platform/identity/server/company-admins.ts'
import { confirmIdentity } from '#platform/identity/server/confirm-identity.ts'
import { findSessionIn } from '#platform/identity/server/find-session.ts'
import { identityHandlers } from '#platform/identity/server/handlers.ts'
import { identityJobs } from '#platform/identity/server/invite-job.ts'
import type { FindSession } from '#platform/identity/server/live-session.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import { integrationsHandlers } from '#platform/integrations/server/handlers.ts'
import { withKeys } from '#platform/integrations/server/keys/key-session.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { jobHandlers } from '#platform/jobs/server/handlers.ts'
import { type JobNews, type Jobs, jobsOf } from '#platform/jobs/server/jobs.ts'
import { type Metrics, metricsOf } from '#platform/metrics/server/metrics.ts'
import { noticeHandlers } from '#platform/notices/server/handlers.ts'
import { readings } from '#platform/reading/server/readings.ts'
import { userChannel } from '#platform/realtime/model/channels.ts'
import { changesOf, type TellChange } from '#platform/realtime/server/changes.ts'
import { realtimeHandlers } from '#platform/realtime/server/handlers.ts'
import { publish } from '#platform/realtime/server/publish.ts'
import { realtimeOf } from '#platform/realtime/server/realtime.ts'
import { undoHandlers } from '#platform/undo/server/handlers.ts'
import { viewHandlers } from '#platform/views/server/handlers.ts'
import { atWork } from './at-work.ts'
import { builtOn } from './built-on-people.ts'
import { calls } from './calls.ts'
import { catalogues } from './catalogues.ts'
import { jobTellingGone, tellingGone } from './gone.ts'
import { homeCardsOf, ownDueOf } from './home.ts'
import { modules } from './modules.ts'
import { noteReading, refusalsNoted } from './note-reading.ts'
import { travelAndClaims } from './travel-and-claims.ts'
import { undoables } from './undo-works.ts'
import { version } from './version.ts'

export type Composition = {
  readonly handlers: readonly Handler[]
  readonly findSession: FindSession
  readonly noteReading: Mounting['noteReading']
  readonly noteRefused: Mounting['noteRefused']
  readonly changed: Mounting['changed']
  /** What the server writes itself, for whoever has not signed in. */
  readonly pages: { readonly pages: readonly PublicPage[]; readonly files: readonly PublicFile[] }
  readonly realtime?: (app: FastifyInstance) => void
  readonly openings: readonly CompanyOpening[]
  readonly jobs: Jobs
  /** Undefined where nobody asked for them. */
  readonly metrics: Metrics | undefined
  /** What goes on beside the calls: jobs taken over, mails sent. */
  begin(): Promise<void>
  end(): Promise<void>
}

export const say: Say = sayFrom(catalogues)

/** What modules put into a company that opens. */
const openings = modules.flatMap(({ opening }) => opening ?? [])

/** What is known of people's days, by whoever knows it. */
const daySources = [usualDays, rosterDays, leaveDays, homePlaces, trainingDays, travelDays]
export const dayFacts: DayFacts = dayFactsOf(daySources)
/** With what attendance found on them, which follows from the others. */
export const dayFactsWorked = ({ clock }: Pick<Services, 'clock'>): DayFacts =>
  dayFactsOf([...daySources, workedDays(dayFacts, clock)])

/** What overtime asks of days and leave, and tells of pay. */
const overtimeNeeds = (services: Pick<Services, 'clock'>) => ({
  dayFacts: dayFactsWorked(services),
  madeGood,
  rest: restInLieu,
  payChanged: payInputsChanged,
})

/** What claims and travel ask of days and of each other. */
const { claims: claimNeeds, travel: travelNeeds } = travelAndClaims(dayFacts)

/** What leave tells of pay. */
const pay = { changed: payInputsChanged, approvedAmong, firstOpenMonth }

/** Who is told of a changed roster. */
const rosters: ShiftNeeds = { dayFacts, rosterChanged: [leaveFollowsRoster({ dayFacts, pay }), payFollowsRoster] }

/** The tasks of whoever joins and leaves; what is to be cleared of leavings is kept by exit. */
const tasks: OnboardingNeeds = { people: approvalPeople, dayFacts, elsewhere: clearanceTasks }
const leavings = { payInputsChanged, clearance: clearanceFrom(tasks) }
const handOver: NonNullable<ExitNeeds['handOver']> = [
  {
    part: 'vacancies',
    held: (tx, companyId, id) => vacanciesHeldBy(tx, companyId, id),
    hand: (tx, { company, clock }, from, to) => handVacanciesOver(tx, company.companyId, from, to, clock.now()),
  },
  { part: 'interviews', held: interviewsLedBy, hand: handInterviewsOver },
]

const probation: ProbationNeeds = {
  people: approvalPeople,
  payInputsChanged,
  dayFacts,
  leaving: leavingAfterProbation(leavings),
}

const payforms = { datesFromElsewhere: noticeDates }
/** The first pages. */
const homes = { tasks, probation, payforms }

/** What each company's day brings, at the company's own hour. */
const daily: readonly DailyWork[] = [
  peopleOvernight,
  expiryReminders,
  leaveOvernight(pay),
  dailyRates,
  clockingsOvernight,
  probationOvernight(probation),
  tasksOvernight(tasks),
  hrdReminders,
  answersDue,
  releaseOnDay({ payslipPart }),
  dateReminders,
  forgottenOuts({ dayFacts }),
  waitingDays({ dayFacts }),
  candidatesOvernight,
  headsNoted,
  handOversDue({ ...leavings, handOver }),
  proofAfterUpdate,
]

/** What begins in a company on its day, before anything of it is looked at. */
export const dueInCompany = (clock: Clock): DueWork => movesDue({ clock, payInputsChanged })

/** `works` is what each company's day brings; tests that compare all rows before and after leave it out. */
export function compose(services: Services, works: readonly DailyWork[] = daily): Composition {
  const overtime = overtimeNeeds(services)
  /** What is brought into the month's pay. */
  const contributions: PayrollNeeds['contributions'] = [
    leaveForPay,
    overtimeForPay(overtime),
    standbyForPay(overtime),
    shiftsForPay(overtime),
    attendanceForPay({ dayFacts, clock: services.clock }),
    loansForPay,
    bondsForPay,
    travelForPay,
    claimsForPay,
    journalForPay(services.say),
  ]
  const tellChange = changesOf(services.db, services.log)
  const jobs = jobsOf(
    services.db,
    services.log,
    new Map(
      [
        ...identityJobs(services),
        ...payrollJobs(services, contributions, { payslipPart }),
        ...employeesJobs(services, { payInputsChanged }),
        ...migrationJobs(services, moving(services)),
        ...leaveJobs(services, pay),
      ].map(([kind, work]) => [kind, jobTellingGone(work)]),
    ),
    (news) => tellOfJob(services, tellChange, news),
  )
  /** What people upload and the product reads: each kind of file with whoever proposes from it. */
  const reading = readings(services, [receiptReader, resumeReader], tellChange)
  const realtime = realtimeOf(services)
  const approvals: Approvals = {
    kinds: [
      leaveKind(pay),
      ...earnedKinds,
      overtimeKind(overtime),
      wfhKind,
      trainingKind,
      travelKind,
      claimKind(claimNeeds),
      changeKind({ payInputsChanged, seal: services.seal, say: services.say }),
      faceKind,
      correctionKind({ payChanged: payInputsChanged }),
      swapKind({ ...rosters, say, clock: services.clock }),
      vacancyKind,
      offerKind,
      exitKind(leavings, say),
    ],
    people: approvalPeople,
    staged: [waitingReviews(approvalPeople)],
  }
  let rest = async () => {}
  /** Put together when it is first asked for: it takes a quarter of a second, and few ask. */
  let document: ReturnType<typeof openApi> | undefined
  const { port, token } = services.settings.metrics
  return {
    handlers: [
      on(openApiDocument, async () => {
        document ??= openApi(calls, version, services.settings.origin)
        return document
      }),
      ...identityHandlers(openings, { jobs: { start: (companyId, job) => jobs.start(companyId, job) } }),
      ...activityHandlers([profileInLog, forgottenInLog], [leaveSubjects]),
      ...realtimeHandlers,
      ...jobHandlers,
      ...noticeHandlers,
      ...undoHandlers([...undoables, ...shiftUndos(rosters), decisionUndo(approvals)]),
      ...viewHandlers,
      ...modules.flatMap(({ handlers = [] }) => handlers),
      ...approvalsHandlers(approvals),
      ...integrationsHandlers(),
      ...dashboardHandlers(approvals, homeCardsOf(homes)),
      ...setupHandlers,
      ...meHandlers(ownDueOf(homes)),
      whereaboutsHandler(dayFacts),
      ...attendanceHandlers({ dayFacts, payChanged: payInputsChanged }, approvals),
      ...operationsHandlers({ version, newestMigration: readMigrations().at(-1)?.name }),
      ...companyHandlers({ payInputsChanged, staff: staffNumbers, isLeaveType }),
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
      ...onboardingHandlers(tasks),
      ...candidatesHandlers({ payInputsChanged, approvals, joined: tasksFollow }),
      // Whoever knows of people who applied is named here.
      ...recruitmentHandlers({ applicants: [applicants], approvals }),
      ...quarantineHandlers({ people: approvalPeople, isLeaveType }),
      ...claimsHandlers(approvals, claimNeeds),
      ...holidayHandlers({ touches: [peopleOnDays, leaveOnDays, payOfDays] }),
      ...wfhHandlers(approvals, dayFacts),
      ...trainingHandlers(approvals, dayFacts),
      ...travelHandlers(approvals, travelNeeds),
      ...employeesHandlers({ payInputsChanged, jobs, builtOn }),
      ...requestHandlers(approvals),
      ...migrationHandlers({ ...moving(services), jobs }),
      ...shiftsHandlers(rosters),
      ...swapHandlers(rosters, approvals),
      ...standbysHandlers(overtime),
      ...leaveHandlers(approvals, { jobs, pay, claimedDays, dayFacts }),
      ...overtimeHandlers(approvals, overtime),
      ...payformsHandlers(payforms),
      ...payrollHandlers({
        ...{ jobs, contributions, payslipPart, verifyConfirmation, otherCompanyAdmins, repaidInMonth },
        ...{ clearances, agenciesTold },
      }),
    ].map(tellingGone),
    findSession: withKeys(services, findSessionIn(services)),
    noteReading,
    noteRefused: refusalsNoted(),
    changed: ({ id }, companyId, request) =>
      tellChange(companyId, partOf(id), [request.headers['x-socket-id']].flat()[0]),
    pages: { pages: careerPages, files: careerFiles },
    realtime: (app) => {
      realtime.attach(app.server)
      // Open connections would keep the port from closing.
      app.addHook('preClose', () => realtime.stop())
    },
    openings,
    jobs,
    metrics: port === undefined && token === undefined ? undefined : metricsOf(services.db, version),
    async begin() {
      await jobs.watch()
      await reading.begin()
      await realtime.begin()
      rest = atWork(services, approvals, works)
    },
    async end() {
      await rest()
      await jobs.stop()
      await reading.stop()
    },
  }
}

/** What moving in does to pay and leave. */
const moving = ({ clock }: Services): MigrationNeeds => ({
  payInputsChanged,
  builtOn,
  leaveTypes: (tx, companyId) => bringableTypes(tx, clock, companyId),
  leaveOpeningsChanged: async (tx, companyId, ids) =>
    setOpeningLots(tx, clock, companyId, ids, await leaveOpenings(tx, companyId, ids)),
})

/** To the page of whoever began it at every step, and at its end to everybody who sees what it changed. */
function tellOfJob({ db, log }: Services, tellChange: TellChange, { job, ended }: JobNews): void {
  publish(db, userChannel(job.actor.accountId), 'job', {}).catch((err) => log.warn({ err }, 'untold job'))
  if (ended) tellChange(job.companyId, partOf(job.kind))
}

/** `payroll.generate` -> `payroll`: calls and kinds of work are named by their part of the product. */
const partOf = (id: string): string => id.split('.')[0] ?? id

/** Approving takes a password or a code with it; the same question as `POST api/auth/confirm`. */
const verifyConfirmation: PayrollNeeds['verifyConfirmation'] = async (call, proof) => {
  const confirmed = await confirmIdentity(call, proof)
  return confirmed instanceof Date ? undefined : confirmed
}

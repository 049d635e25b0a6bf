/** What modules ask of each other, connected here and nowhere else. */
import { workedDays } from '#modules/attendance/server/days/worked-days.ts'
import { peopleApprovedOnLongDays } from '#modules/attendance/server/public.ts'
import { handInterviewsOver, interviewsLedBy } from '#modules/candidates/server/public.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { equipmentStillHeld, handEquipmentOver } from '#modules/equipment/server/public.ts'
import type { ExitNeeds } from '#modules/exit/server/exits/acting.ts'
import { clearanceTasks, leavingAfterProbation } from '#modules/exit/server/public.ts'
import { type DayFacts, dayFactsOf } from '#modules/holidays/server/public.ts'
import { leaveDays, usualDays } from '#modules/leave/server/day-facts.ts'
import { bringableTypes, setOpeningLots } from '#modules/leave/server/ledger/opening-lots.ts'
import { madeGood, restInLieu } from '#modules/leave/server/public.ts'
import { leaveFollowsRoster } from '#modules/leave/server/roster-changed.ts'
import type { MigrationNeeds } from '#modules/migration-wizard/server/needs.ts'
import { leaveOpenings } from '#modules/migration-wizard/server/public.ts'
import { objectivesWithin } from '#modules/okr/server/public.ts'
import type { OnboardingNeeds } from '#modules/onboarding/server/needs.ts'
import { clearanceFrom } from '#modules/onboarding/server/public.ts'
import type { OvertimeNeeds } from '#modules/overtime/server/needs.ts'
import { leftCountry, noticeDates } from '#modules/paynotices/server/public.ts'
import type { PayrollNeeds } from '#modules/payroll/server/needs.ts'
import {
  approvedAmong,
  firstOpenMonth,
  lastPayStands,
  payInputsChanged,
  payReaches,
} from '#modules/payroll/server/public.ts'
import type { PerformanceNeeds } from '#modules/performance/server/needs.ts'
import type { ProbationNeeds } from '#modules/probation/server/needs.ts'
import { quarantineDays } from '#modules/quarantine/server/day-facts.ts'
import { handVacanciesOver, vacanciesHeldBy } from '#modules/recruitment/server/public.ts'
import { rosterDays } from '#modules/shifts/server/day-facts.ts'
import type { ShiftNeeds } from '#modules/shifts/server/needs.ts'
import { payFollowsRoster } from '#modules/shifts/server/pay/shifts-for-pay.ts'
import { peopleOnLongDays } from '#modules/shifts/server/public.ts'
import { swapsFollowRoster } from '#modules/shifts/server/swap/end-swaps.ts'
import { standbyDays } from '#modules/standby/server/day-facts.ts'
import { trainingDays } from '#modules/training/server/day-facts.ts'
import { travelDays } from '#modules/travel/server/day-facts.ts'
import { homePlaces } from '#modules/work-from-home/server/day-facts.ts'
import type { Services } from '#platform/http/server/services.ts'
import { confirmIdentity } from '#platform/identity/server/confirm-identity.ts'
import { builtOn } from '../built-on-people.ts'
import { modules } from '../modules.ts'
import { travelAndClaims } from './travel-and-claims.ts'

/** What modules put into a company that opens. */
export const openings = modules.flatMap(({ opening }) => opening ?? [])

/** What is known of people's days, by whoever knows it. */
const daySources = [usualDays, rosterDays, leaveDays, homePlaces, trainingDays, travelDays, quarantineDays, standbyDays]
export const dayFacts: DayFacts = dayFactsOf(daySources)
/** With what attendance found on them, which follows from the others. */
export const dayFactsWorked = ({ clock }: Pick<Services, 'clock'>): DayFacts =>
  dayFactsOf([...daySources, workedDays(dayFacts, clock)])

/** By the roster as it is, and by the one that days were approved with. */
const onLongDays: NonNullable<OvertimeNeeds['onLongDays']> = async (tx, companyId, days) => [
  ...(await peopleOnLongDays(tx, companyId, days)),
  ...(await peopleApprovedOnLongDays(tx, companyId, days)),
]

/** What overtime asks of days and leave, and tells of pay. */
export const overtimeNeeds = (services: Pick<Services, 'clock'>) => ({
  dayFacts: dayFactsWorked(services),
  madeGood,
  rest: restInLieu,
  onLongDays,
  payChanged: payInputsChanged,
  payReaches,
})

/** What claims and travel ask of days and of each other. */
export const { claims: claimNeeds, travel: travelNeeds } = travelAndClaims(dayFacts)

/** What leave tells of pay. */
export const pay = { changed: payInputsChanged, approvedAmong, firstOpenMonth }

/** Who is told of a changed roster. */
export const rosters = (services: Pick<Services, 'clock'>): ShiftNeeds => ({
  dayFacts: dayFactsWorked(services),
  rosterChanged: [leaveFollowsRoster({ dayFacts, pay }), payFollowsRoster, swapsFollowRoster({ dayFacts })],
})

/** The tasks of whoever joins and leaves; what is to be cleared of leavings is kept by exit. */
export const tasks: OnboardingNeeds = { people: approvalPeople, dayFacts, elsewhere: clearanceTasks }
export const leavings = { payInputsChanged, lastPayStands, clearance: clearanceFrom(tasks) }
export const handOver: NonNullable<ExitNeeds['handOver']> = [
  {
    part: 'vacancies',
    held: (tx, companyId, id) => vacanciesHeldBy(tx, companyId, id),
    hand: (tx, { company, clock }, from, to) => handVacanciesOver(tx, company.companyId, from, to, clock.now()),
  },
  { part: 'interviews', held: interviewsLedBy, hand: handInterviewsOver },
  { part: 'equipment', held: equipmentStillHeld, hand: handEquipmentOver },
]

export const probation: ProbationNeeds = {
  people: approvalPeople,
  payInputsChanged,
  dayFacts,
  leaving: leavingAfterProbation(leavings),
}

export const performance: PerformanceNeeds = { people: approvalPeople, dayFacts, objectives: objectivesWithin }

export const payforms = { datesFromElsewhere: noticeDates, leftCountry }

/** What moving in does to pay and leave. */
export const moving = ({ clock }: Services): MigrationNeeds => ({
  payInputsChanged,
  builtOn,
  leaveTypes: (tx, companyId) => bringableTypes(tx, clock, companyId),
  leaveOpeningsChanged: async (tx, companyId, ids) =>
    setOpeningLots(tx, clock, companyId, ids, await leaveOpenings(tx, companyId, ids)),
})

/** Approving takes a password or a code with it; the same question as `POST api/auth/confirm`. */
export const verifyConfirmation: PayrollNeeds['verifyConfirmation'] = async (call, proof) => {
  const confirmed = await confirmIdentity(call, proof)
  return confirmed instanceof Date ? undefined : confirmed
}

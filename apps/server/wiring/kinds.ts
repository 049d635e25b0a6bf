/** The kinds of request that the engine of approvals knows. */
import { correctionKind } from '#modules/attendance/server/days/correction-kind.ts'
import { offerKind } from '#modules/candidates/server/offers/agreeing/offer-kind.ts'
import { claimKind } from '#modules/claims/server/claims/kind.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { faceKind } from '#modules/employees/server/face/face-kind.ts'
import { changeKind } from '#modules/employees/server/requests/request-kind.ts'
import { exitKind } from '#modules/exit/server/exits/agreeing/exit-kind.ts'
import { earnedKinds } from '#modules/leave/server/earned/earned-kind.ts'
import { leaveKind } from '#modules/leave/server/kind.ts'
import { overtimeKind } from '#modules/overtime/server/claim-kind.ts'
import { payInputsChanged } from '#modules/payroll/server/public.ts'
import { waitingPerformance } from '#modules/performance/server/waiting.ts'
import { waitingReviews } from '#modules/probation/server/waiting.ts'
import { quarantineKind } from '#modules/quarantine/server/quarantine-kind.ts'
import { vacancyKind } from '#modules/recruitment/server/agreeing/vacancy-kind.ts'
import { endingSwaps } from '#modules/shifts/server/swap/end-swaps.ts'
import { swapKind } from '#modules/shifts/server/swap/swap-kind.ts'
import { trainingKind } from '#modules/training/server/training-kind.ts'
import { travelKind } from '#modules/travel/server/travel-kind.ts'
import { wfhKind } from '#modules/work-from-home/server/wfh-kind.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Services } from '#platform/http/server/services.ts'
import { say } from '../say.ts'
import { claimNeeds, dayFacts, leavings, overtimeNeeds, pay, rosters } from './needs.ts'

export function approvalsOf(services: Services): Approvals {
  const overtime = overtimeNeeds(services)
  return {
    kinds: [
      endingSwaps(leaveKind(pay), { dayFacts, clock: services.clock }),
      ...earnedKinds,
      overtimeKind(overtime),
      wfhKind,
      quarantineKind(payInputsChanged),
      trainingKind,
      travelKind,
      claimKind(claimNeeds),
      changeKind({ payInputsChanged, seal: services.seal, say: services.say }),
      faceKind,
      correctionKind({ payChanged: payInputsChanged }),
      swapKind({ ...rosters(services), say, clock: services.clock }),
      vacancyKind,
      offerKind,
      exitKind(leavings, say),
    ],
    people: approvalPeople,
    staged: [waitingReviews(approvalPeople), waitingPerformance(approvalPeople)],
  }
}

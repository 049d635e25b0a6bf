/**
 * What the activity log shows of the records of modules. Its readers are more than theirs: whoever may not open a record
 * elsewhere reads here that something happened to it, who did it and when, and not what stands in it.
 */
import type { AreaId } from '#access/areas.ts'
import { hasRoleFor } from '#access/enter.ts'
import type { Session } from '#access/session.ts'
import { profileInLog } from '#modules/employees/server/log-sight.ts'
import { ownLeavingInLog } from '#modules/exit/server/log-sight.ts'
import { ownReviewInLog } from '#modules/performance/server/log-sight.ts'
import { forgottenInLog } from '#modules/privacy/server/log-sight.ts'
import { ownProbationInLog } from '#modules/probation/server/log-sight.ts'
import { MASK } from '#platform/activity/model/differences.ts'
import type { LogSight } from '#platform/activity/server/log-sight.ts'

/** By the kind of a record: who may open it. */
const readers: Readonly<Record<string, readonly AreaId[]>> = {
  announcement: ['announcement'],
  candidate: ['onboarding'],
  custom_value: ['employee.file'],
  claim: ['claims'],
  equipment: ['equipment'],
  face_photo: ['employee.face'],
  claim_balance: ['claims'],
  claim_payment: ['claims'],
  exit: ['exit'],
  handbook: ['documentation'],
  leave: ['leave', 'leave.team'],
  leave_balance: ['leave', 'leave.team'],
  letter: ['documents'],
  letter_template: ['documents'],
  loan: ['payroll'],
  off_in_lieu: ['leave', 'leave.team'],
  offer: ['onboarding'],
  okr: ['okr.all'],
  overtime: ['overtime'],
  performance: ['performance.all'],
  probation: ['probation'],
  profile_change: ['employee.file'],
  quarantine: ['quarantine'],
  recognition: ['rewards'],
  redemption: ['rewards'],
  replacement_holiday: ['leave', 'leave.team'],
  report: ['reportGenerator'],
  reward_points: ['rewards'],
  shift_swap: ['schedule'],
  time_correction: ['attendance', 'attendance.team'],
  training: ['training'],
  training_bond: ['training.courses'],
  travel: ['travel', 'travel.pay'],
  vacancy: ['onboarding'],
  wfh: ['workFromHome'],
}

export const kindsInLog: readonly string[] = Object.keys(readers)

/** How far a request is says no more than the title of its entry. */
const TOLD_BY_THE_TITLE = 'status'

/** By role alone: where a module was switched off since, its readers go on reading what was, and nobody else begins to. */
const mayOpen = (session: Session, any: readonly AreaId[]): boolean => any.some((area) => hasRoleFor(session, area))

const fieldsInLog = Object.entries(readers).map(
  ([kind, any]): LogSight => ({
    fields: { kind, mayRead: (session, _, field) => field === TOLD_BY_THE_TITLE || mayOpen(session, any) },
  }),
)

/**
 * Under a person's own record other modules note relief for a disabled child, or a clinic as the reason of late clocking;
 * under an import what the things it made are called: by the module of the action, who may read it.
 */
const byModule: Readonly<Record<string, readonly AreaId[]>> = {
  attendance: ['attendance', 'attendance.team'],
  candidates: ['onboarding'],
  claims: ['claims'],
  equipment: ['equipment'],
  leave: ['leave', 'leave.team'],
  loans: ['payroll'],
  payroll: ['payroll', 'payroll.reports'],
  shifts: ['schedule'],
  standby: ['standby'],
}
const modulesInLog = ['employee', 'import'].map(
  (kind): LogSight => ({
    fields: {
      kind,
      mayRead: (session, { action }) => {
        const any = byModule[action.split('.')[0] ?? '']
        return any === undefined || mayOpen(session, any)
      },
    },
  }),
)

/** What somebody claimed or took leave for may be private, a letter may be a warning: its person is told, not what it is. */
const afterThePerson = (name: string): string => name.replace(/: .*$/s, `: ${MASK}`)
const beforeThePerson = (name: string): string => name.replace(/^.* · /s, `${MASK} · `)
const namesInLog: readonly LogSight[] = (
  [
    ['claim', afterThePerson],
    ['claim_balance', afterThePerson],
    ['leave', afterThePerson],
    ['leave_balance', afterThePerson],
    ['loan', () => MASK],
    ['letter', beforeThePerson],
  ] as const
).map(([kind, without]) => ({
  names: { kind, mayRead: (session) => mayOpen(session, readers[kind] ?? []), without },
}))

export const logSights: readonly LogSight[] = [
  ...[profileInLog, forgottenInLog, ownReviewInLog, ownProbationInLog, ownLeavingInLog],
  ...modulesInLog,
  ...fieldsInLog,
  ...namesInLog,
]

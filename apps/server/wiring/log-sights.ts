/**
 * What the activity log shows of the records of modules. Its readers are more than theirs: whoever may not open a record
 * elsewhere reads here that something happened to it, who did it and when, and not what stands in it.
 */
import type { AreaId } from '#access/areas.ts'
import { enter } from '#access/enter.ts'
import type { Session } from '#access/session.ts'
import { profileInLog } from '#modules/employees/server/log-sight.ts'
import { forgottenInLog } from '#modules/privacy/server/log-sight.ts'
import { MASK } from '#platform/activity/model/differences.ts'
import type { LogSight } from '#platform/activity/server/log-sight.ts'

/** By the kind of a record: who may open it. */
const readers: Readonly<Record<string, readonly AreaId[]>> = {
  announcement: ['announcement'],
  candidate: ['onboarding'],
  custom_value: ['employee.file'],
  claim: ['claims'],
  equipment: ['equipment'],
  claim_balance: ['claims'],
  claim_payment: ['claims'],
  exit: ['exit'],
  handbook: ['documentation'],
  leave: ['leave', 'leave.team'],
  leave_balance: ['leave', 'leave.team'],
  letter: ['documents'],
  letter_template: ['documents'],
  loan: ['payroll'],
  okr: ['okr.all'],
  performance: ['performance.all'],
  probation: ['probation'],
  quarantine: ['quarantine'],
  recognition: ['rewards'],
  redemption: ['rewards'],
  report: ['reportGenerator'],
  reward_points: ['rewards'],
  training: ['training'],
  training_bond: ['training.courses'],
  travel: ['travel', 'travel.pay'],
  vacancy: ['onboarding'],
  wfh: ['workFromHome'],
}

/** How far a request is says no more than the title of its entry. */
const TOLD_BY_THE_TITLE = 'status'

/** By role alone: where a module was switched off since, its readers go on reading what was. */
const mayOpen = (session: Session, areas: readonly AreaId[]): boolean =>
  areas.some((area) => ['allowed', 'module-off'].includes(enter(session, area)))

const fieldsInLog = Object.entries(readers).map(
  ([kind, areas]): LogSight => ({
    fields: { kind, mayRead: (session, _, field) => field === TOLD_BY_THE_TITLE || mayOpen(session, areas) },
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

export const logSights: readonly LogSight[] = [profileInLog, forgottenInLog, ...fieldsInLog, ...namesInLog]

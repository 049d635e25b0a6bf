/** The kinds of leave of Philippine law in private employment. */
import { lawFile } from '../../core/law-file.ts'
import { leaveKindsOf } from '../../core/leave-kind.ts'
import rates from './leave-kinds.rates.yaml'

export const leaveKindsFile = lawFile(rates)
export const leaveKinds = leaveKindsOf(leaveKindsFile, [
  'service_incentive',
  'maternity',
  'paternity',
  'solo_parent',
  'vawc',
  'special_leave_women',
])

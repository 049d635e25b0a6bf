/** What every company begins with; their names stand in the server's words, under `exit.reason.<value>`. */
import type { ExitTypeId, ReasonKind } from './exit-types.ts'

type Standard = readonly [type: ExitTypeId, kind: ReasonKind, value: string]

export const standardReasons: readonly Standard[] = [
  [1, 'voluntary', 'better_pay'],
  [1, 'voluntary', 'career_growth'],
  [1, 'voluntary', 'other_offer'],
  [1, 'voluntary', 'work_environment'],
  [1, 'voluntary', 'management'],
  [1, 'voluntary', 'workload'],
  [1, 'voluntary', 'relocation'],
  [1, 'voluntary', 'family'],
  [1, 'voluntary', 'health'],
  [1, 'voluntary', 'further_studies'],
  [1, 'voluntary', 'retirement'],
  [1, 'voluntary', 'personal'],
  [2, 'involuntary', 'misconduct'],
  [2, 'involuntary', 'poor_performance'],
  [2, 'involuntary', 'absence_without_leave'],
  [2, 'involuntary', 'redundancy'],
  [2, 'involuntary', 'closure'],
  [2, 'involuntary', 'medical_incapacity'],
  [2, 'voluntary', 'mutual_agreement'],
  [3, 'involuntary', 'probation_not_passed'],
  [3, 'involuntary', 'unsuitable_for_position'],
  [3, 'voluntary', 'left_during_probation'],
  [4, 'involuntary', 'contract_completed'],
  [4, 'involuntary', 'contract_not_renewed'],
  [4, 'voluntary', 'renewal_declined'],
]

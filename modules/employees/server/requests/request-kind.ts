/** Changes of one's own data as a kind of request: HR decides, and what is approved is written into the record. */
import type { Moves } from '#platform/approvals/model/moves.ts'
import type { Kind } from '#platform/approvals/server/kind.ts'
import type { Say } from '#platform/http/server/say.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { CHANGE_KIND } from '../../model/request-kinds.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { standingInTheWay } from './standing-in-the-way.ts'
import { writeAsked } from './write-asked.ts'

export const changeMoves = {
  approve: { from: ['pending'], to: 'approved', by: 'approver' },
  reject: { from: ['pending'], to: 'rejected', by: 'approver' },
  cancel: { from: ['pending'], to: 'cancelled', by: 'applicant' },
} as const satisfies Moves

/** What changes of one's own record have in common: HR decides, whatever is not decided otherwise. */
export const decidedByHr = {
  settings: 'settings.general',
  usualChain: {
    name: 'HR',
    when: {},
    steps: [{ approvers: [{ by: 'role', role: 'HR Generalist' }], needs: 'any', remind_after_days: 2 }],
  },
  fallback: ['HR Generalist', 'HR Manager', 'Company Admin'],
  nothingToMove: { approve: 'approvals.nothing-to-decide', reject: 'approvals.nothing-to-decide' },
  link: ({ id }, reader) => (reader === 'approver' ? `/app/employee?changes=${id}` : '/me/profile'),
} as const satisfies Partial<Kind>

type Writing = Pick<EmployeesNeeds, 'payInputsChanged'> & { readonly seal: Seal; readonly say: Say }

export const changeKind = (writing: Writing): Kind => ({
  name: CHANGE_KIND,
  word: 'employees.kind.profile-change',
  moves: changeMoves,
  keepers: 'employee.file',
  ...decidedByHr,
  check: async (tx, moving) => (moving.move === 'approve' ? standingInTheWay(tx, writing, moving) : {}),
  effects: async (tx, moving) => {
    if (moving.move === 'approve') await writeAsked(tx, writing, moving)
  },
})

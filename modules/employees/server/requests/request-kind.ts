/** Changes of one's own data as a kind of request: HR decides, and what is approved is written into the record. */
import { sql } from 'kysely'
import type { Moves } from '#platform/approvals/model/moves.ts'
import type { Kind, Moving } from '#platform/approvals/server/kind.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { writeAsked } from './write-asked.ts'

export const CHANGE_KIND = 'profile_change'

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

type Writing = Pick<EmployeesNeeds, 'payInputsChanged'> & { readonly seal: Seal }

export const changeKind = (writing: Writing): Kind => ({
  name: CHANGE_KIND,
  word: 'employees.kind.profile-change',
  moves: changeMoves,
  keepers: 'employee.file',
  ...decidedByHr,
  check: async (tx, moving) => ({ refused: moving.move === 'approve' ? await outdatedAmong(tx, moving) : new Map() }),
  effects: async (tx, moving) => {
    if (moving.move === 'approve') await writeAsked(tx, writing, moving)
  },
})

/** Somebody of the family who was taken out meanwhile can no longer be changed. */
async function outdatedAmong(tx: Tx, { companyId, requests }: Moving): Promise<ReadonlyMap<string, Problem>> {
  const { rows } = await sql<{ id: string }>`
    select q.id from profile_requests q
    where q.company_id = ${companyId} and q.id = any(${requests.map(({ id }) => id)}::uuid[])
      and q.entry_id is not null and not exists (
        select from family_members f where f.company_id = q.company_id and f.id = q.entry_id)`.execute(tx)
  return new Map(rows.map(({ id }) => [id, problem('employees.request-outdated')]))
}

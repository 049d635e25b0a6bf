/** A vacancy as a request about nobody: agreed to by whomever the company names, and at once where it names nobody. */
import { sql } from 'kysely'
import { idsOf } from '#platform/approvals/server/closures.ts'
import type { Kind, Moving } from '#platform/approvals/server/kind.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { ApprovalStatus, VacancyStatus } from '../../model/vacancy-status.ts'

export const VACANCY_KIND = 'vacancy'

export const vacancyKind: Kind = {
  name: VACANCY_KIND,
  word: 'recruitment.vacancy-kind',
  keepers: 'onboarding',
  settings: 'settings.recruitment',
  moves: {
    approve: { from: ['pending'], to: 'approved', by: 'approver' },
    reject: { from: ['pending'], to: 'rejected', by: 'approver' },
  },
  usualChain: { name: 'At once', when: {}, steps: [] },
  fallback: ['Company Admin'],
  nothingToMove: { approve: 'recruitment.nothing-waits', reject: 'recruitment.nothing-waits' },
  link: ({ id }, reader) =>
    reader === 'approver' ? `/app/application?open=${id}` : `/app/onboarding/vacancy?open=${id}`,
  effects: async (tx, moving) => {
    if (moving.move === 'approve') await stand(tx, moving, 'approved', 'on_hold', 'open')
    if (moving.move === 'reject') await stand(tx, moving, 'rejected', 'open', 'on_hold')
  },
  reopen: (tx, moving) => stand(tx, moving, 'pending', 'open', 'on_hold'),
}

/** One that was closed meanwhile stays closed. */
async function stand(
  tx: Tx,
  moving: Moving,
  approval: ApprovalStatus,
  from: VacancyStatus,
  to: VacancyStatus,
): Promise<void> {
  await sql`
    update vacancies set approval_status = ${approval}, status = case when status = ${from} and not (held and ${to} = 'open')
      then ${to} else status end,
      revision = revision + 1, updated_at = ${moving.now.toISOString()}
    where company_id = ${moving.companyId} and id = any(${idsOf(moving)}::uuid[])`.execute(tx)
}

/** A leaving as a request about the leaver: approving acknowledges it, and there is no rejecting. */
import { sql } from 'kysely'
import type { ModuleId } from '#access/modules.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { accountsFollow, beyondReach } from '#modules/employees/server/public.ts'
import { idsOf } from '#platform/approvals/server/closures.ts'
import type { Closed, Kind, Moving } from '#platform/approvals/server/kind.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { Say } from '#platform/http/server/say.ts'
import { rolesOfAccount } from '#platform/identity/server/accounts-in-roles.ts'
import { acknowledged } from '../acknowledging.ts'
import { type Doing, type ExitNeeds, log } from '../acting.ts'
import { exitsOf } from '../exit-store.ts'

export const EXIT_KIND = 'exit'
const HR = [
  { by: 'role', role: 'Company Admin' },
  { by: 'role', role: 'HR Generalist' },
] as const

export const exitKind = (needs: ExitNeeds, say: Say): Kind => ({
  name: EXIT_KIND,
  word: 'exit.kind',
  keepers: 'exit.acknowledge',
  settings: 'settings.exit',
  moves: { approve: { from: ['pending'], to: 'acknowledged', by: 'approver' } },
  usualChain: { name: 'HR', when: {}, steps: [{ approvers: HR, needs: 'any', remind_after_days: 2 }] },
  fallback: ['Company Admin'],
  nothingToMove: { approve: 'approvals.nothing-to-decide' },
  link: ({ id }, reader) =>
    ({ approver: `/app/application?open=${id}`, applicant: '/me/exit', sender: `/app/exit?open=${id}` })[reader],
  shownToAboutOnce: 'acknowledged',
  closed: async (tx, companyId, ids) => {
    const gone = await notSubmitted(tx, companyId, ids)
    return gone.map(({ id, status }): Closed => ({ id, word: `exit.is-${status}`, moves: 'all' }))
  },
  after: follow,
  check: async (tx, moving) => ({ refused: await refusals(tx, moving) }),
  effects: async (tx, moving) => {
    const { rows } = await exitsOf(tx, moving.companyId, { ids: idsOf(moving) }, true)
    const call = await doingOf(tx, moving, say)
    for (const row of rows) {
      await acknowledged(tx, call, needs, row)
      await log(tx, call, 'exit.acknowledged', row, { after: { status: 'acknowledged' } })
    }
  },
})

/** The last day may have passed already. */
const follow: NonNullable<Kind['after']> = (call, requests) =>
  accountsFollow(call, call.company.companyId, {
    by: call.actor,
    of: requests.flatMap(({ about_id }) => (about_id === null ? [] : [about_id])),
  })

/** Whoever is asked may acknowledge, also where their role sees few records: it is the company that writes them. */
export async function doingOf(
  tx: Tx,
  { companyId, actor, language, now }: Pick<Moving, 'companyId' | 'actor' | 'language' | 'now'>,
  say: Say,
): Promise<Doing> {
  const { country, timezone } = await companyFacts(tx, companyId)
  const { rows } = await sql<{ module_id: ModuleId }>`
    select module_id from company_modules where company_id = ${companyId}`.execute(tx)
  const on = rows.map(({ module_id }) => module_id)
  const session = { accountId: actor.accountId, country, timezone, roles: ['Company Admin'] as const, modules: on }
  return { company: { companyId }, session, actor, clock: clockOf(() => now), say, language }
}

async function notSubmitted(tx: Tx, companyId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; status: string }>`
    select id, status from exits where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
      and status <> 'submitted'`.execute(tx)
  return rows
}

/** What went on meanwhile, and the only Company Admin, who would leave nobody behind to give out rights. */
async function refusals(tx: Tx, moving: Moving): Promise<ReadonlyMap<string, Problem>> {
  const gone = await notSubmitted(tx, moving.companyId, idsOf(moving))
  const { rows: admins } = await sql<{ account_id: string }>`
    select account_id from account_roles where company_id = ${moving.companyId} and role = 'Company Admin'`.execute(tx)
  const [only, ...others] = admins
  // Approved in the company's name: what the record asks of whoever writes it is asked of whoever approves.
  const acting = await rolesOfAccount(tx, moving.companyId, moving.actor.accountId)
  const { rows: leavers } = await sql<{ id: string; employee_id: string }>`
    select id, employee_id from exits where company_id = ${moving.companyId}
      and id = any(${[...idsOf(moving)]}::uuid[])`.execute(tx)
  const people = leavers.map(({ employee_id }) => employee_id)
  const beyond = await beyondReach(tx, moving.companyId, acting, people)
  const last = moving.requests.filter(
    ({ about_account }) => others.length === 0 && about_account !== null && about_account === only?.account_id,
  )
  return new Map([
    ...gone.map(({ id, status }) => [id, problem(`exit.is-${status}`)] as const),
    ...leavers.flatMap(({ id, employee_id }) =>
      beyond.has(employee_id) ? [[id, problem('employees.account-beyond', { status: 403 })] as const] : [],
    ),
    ...last.map(({ id }) => [id, problem('employees.last-admin')] as const),
  ])
}

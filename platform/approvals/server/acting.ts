/** Who acts on requests, and by which rights: their own, and those of whom they stand in for today. */
import { sql } from 'kysely'
import { type AreaId, areas } from '#access/areas.ts'
import { mayEnter } from '#access/enter.ts'
import { modules } from '#access/modules.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor, Call } from '#platform/http/server/handler.ts'
import type { Language } from '#platform/http/server/say.ts'
import type { Services } from '#platform/http/server/services.ts'
import { isOnlyAdmin } from '#platform/identity/server/company-admins.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import type { Rights } from '../model/rights.ts'
import type { Kind } from './kind.ts'
import { type Unreached, unreachedOf } from './unreached.ts'

export type Acting = Pick<Services, 'say'> & {
  readonly companyId: string
  readonly session: LiveSession
  readonly actor: Actor
  readonly language: Language
  readonly now: Date
  readonly today: PlainDate
  readonly isOnlyAdmin: boolean
  readonly unreached: Unreached
}

/** Asked before the transaction: accounts are the installation's. */
export async function actingOf(
  call: Pick<Call<Endpoint>, 'company' | 'session' | 'actor' | 'language' | 'clock' | 'db' | 'say'>,
): Promise<Acting> {
  const { company, session, actor, language, clock, db, say } = call
  return {
    companyId: company.companyId,
    session,
    actor,
    language,
    say,
    now: clock.now(),
    today: clock.today(session.timezone),
    isOnlyAdmin: await isOnlyAdmin(db, company.companyId, session),
    unreached: await unreachedOf(db, company.companyId),
  }
}

type Delegated = { from_account: string; from_name: string; kinds: string[] | null; roles: string[] }

export async function rightsOf(tx: Tx, { companyId, session, today, isOnlyAdmin }: Acting): Promise<Rights> {
  // A key has its role alone: neither its maker's own seats nor those its maker stands in for.
  if (session.scopes) {
    const roles = session.roles.map((role) => ({ role, as: null, kinds: null }))
    return { accountId: session.accountId, applicant: null, accounts: [], roles, isOnlyAdmin: false }
  }
  const { rows } = await sql<Delegated>`
    select d.from_account, d.from_name, d.kinds, array(
      select role from account_roles r where r.company_id = d.company_id and r.account_id = d.from_account) as roles
    from approval_delegations d
    where d.company_id = ${companyId} and d.to_account = ${session.accountId} and ${today} between d.from_date and d.to_date
    order by d.from_date, d.id`.execute(tx)
  const own = { as: null, kinds: null }
  const asOther = ({ from_account, from_name, kinds }: Delegated) => ({
    as: { accountId: from_account, name: from_name },
    kinds,
  })
  return {
    accountId: session.accountId,
    applicant: session.accountId,
    accounts: [
      { accountId: session.accountId, ...own },
      ...rows.map((row) => ({ accountId: row.from_account, ...asOther(row) })),
    ],
    roles: [
      ...session.roles.map((role) => ({ role, ...own })),
      ...rows.flatMap((row) => row.roles.map((role) => ({ role, ...asOther(row) }))),
    ],
    isOnlyAdmin,
  }
}

/** Whether this person keeps all requests of the kind. */
export const keeps = (session: LiveSession, { keepers }: Pick<Kind, 'keepers'>): boolean => mayEnter(session, keepers)

/** Kinds whose module the company has switched on. */
export const liveKinds = (session: LiveSession, kinds: readonly Kind[]): Kind[] =>
  kinds.filter(({ keepers }) => isOn(session, keepers))

function isOn(session: LiveSession, area: AreaId): boolean {
  const { module } = areas[area]
  return module === null || session.modules.includes(modules[module])
}

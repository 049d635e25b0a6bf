/** Many people invited at once; very many by a job. */
import { type CompanyRole, companyRoles, isCompanyRole, roleNamed } from '#access/roles.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { Jobs } from '#platform/jobs/server/jobs.ts'
import { inviteMany } from '../contract/accounts.ts'
import { mayManage } from '../model/role-grants.ts'
import { INVITE_JOB, WITHOUT_ACCOUNT } from './invite-job.ts'
import { type InviteOutcome, invitePeople } from './invite-people.ts'
import { originOfLinks } from './notices.ts'
import { areOfCompany, peopleOfImport } from './people-accounts-store.ts'

const PEOPLE_AT_ONCE = 200

export type IdentityNeeds = { readonly jobs?: Pick<Jobs, 'start'> }

export const inviteHandlers = ({ jobs }: IdentityNeeds): readonly Handler[] => [
  on(inviteMany, async (call) => {
    const { body, session, company, db, clock, actor, say, seal, language } = call
    const { companyId } = company
    const roles = rolesOf(body.roles)
    if (!mayManage(session.roles, roles)) return problem('identity.may-not-grant', { status: 403 })
    const origin = originOfLinks(call.settings, call.request.origin)
    const today = clock.today(session.timezone)
    const { import_batch_id: batch } = body
    const ids = batch
      ? await db.system.read((tx) => peopleOfImport(tx.of(companyId), companyId, batch, today))
      : [...new Set(body.employee_ids ?? [])]
    if (batch && ids.length === 0) return notFound()
    // Before any portion is done: one that is not the company's refuses them all, however many they are.
    if (!(await db.system.read((tx) => areOfCompany(tx.of(companyId), companyId, ids)))) return notFound()
    const acting = session.roles.filter(isCompanyRole)
    if (jobs && ids.length > PEOPLE_AT_ONCE) {
      const { id: job_id } = await jobs.start(company, {
        kind: INVITE_JOB,
        name: say(language, 'identity.invite-job', { count: ids.length }),
        input: { employeeIds: ids, roles, acting, origin, timezone: session.timezone },
        actor,
        roles: session.roles,
        link: WITHOUT_ACCOUNT,
      })
      const begun = { invited: 0, skipped: 0, outcomes: [], job_id }
      return reply(begun, { status: 202, messageKey: 'identity.inviting', params: { count: ids.length } })
    }
    const inviting = { companyId, actor, roles, acting, origin, now: clock.now(), today, say, seal }
    const outcomes = await db.system.transaction((tx) => invitePeople(tx, ids, inviting))
    const told = outcomes.map((one) => ({ ...one, message: say(language, `identity.outcome-${one.status}`) }))
    const invited = countInvited(outcomes)
    const skipped = outcomes.length - invited
    const messageKey = skipped > 0 ? 'identity.invited-many' : 'identity.invited-all'
    return reply({ invited, skipped, outcomes: told }, { messageKey, params: { invited, skipped } })
  }),
]

const countInvited = (outcomes: readonly InviteOutcome[]): number =>
  outcomes.filter(({ status }) => status === 'invited').length

const rolesOf = (given: readonly string[]): CompanyRole[] => {
  const roles = new Set(given.flatMap((text) => roleNamed(text) ?? []))
  return companyRoles.filter((role) => roles.has(role))
}

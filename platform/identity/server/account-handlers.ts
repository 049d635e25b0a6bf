/** The accounts of a company: invited, given roles, disabled, signed out. */
import { areas } from '#access/areas.ts'
import { type CompanyRole, companyRoles, roleNamed } from '#access/roles.ts'
import { PER_PAGE_MAX } from '#kernel/paging.ts'
import { record } from '#platform/activity/server/activity.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { ServerSettings } from '#platform/http/server/services.ts'
import { newestMails, textOf } from '#platform/mail/server/outbox.ts'
import {
  accounts,
  endAccountSessions,
  invite,
  inviteAgain,
  outbox,
  resetSecondFactor,
  setAccountState,
  setRoles,
} from '../contract/accounts.ts'
import { grantableBy, mayManage, refusalOfDisabling, refusalOfRoles } from '../model/role-grants.ts'
import { INVITATION_LIFE } from '../model/session-life.ts'
import { accountLines, companyOf, tieToEmployee } from './account-list-store.ts'
import { foldEmail, grantRoles, heldRoles, insertAccount, otherAdmins, setState, takeRoles } from './account-store.ts'
import { changeAccount, named } from './change-account.ts'
import { originOfLinks, sendNotice } from './notices.ts'
import { linkTo, makeLink } from './one-time-links.ts'
import { endSessions } from './session-store.ts'
import { removeAuthenticator } from './totp.ts'

const OUTBOX_LENGTH = 200

export const accountHandlers: readonly Handler[] = [
  on(accounts, async ({ query, session, db, clock, company, settings }) => {
    const { page, per_page, search } = query
    const paging =
      page === undefined ? undefined : { limit: Math.min(per_page, PER_PAGE_MAX), offset: (page - 1) * per_page }
    const { rows, total } = await db.system.read((tx) =>
      accountLines(tx.of(company.companyId), company.companyId, { now: clock.now(), search: search ?? '', paging }),
    )
    const may_grant = [...grantableBy(session.roles)]
    const lines = rows.map(({ total: _total, ...row }) => {
      const edit = row.id !== session.accountId && mayManage(session.roles, heldRoles({ held: row.roles }))
      return { ...row, may: { edit, grant: row.id === session.accountId ? [] : may_grant } }
    })
    const answer = { accounts: lines, roles: whatRolesOpen, may_grant, mails: fateOfMails(settings) }
    return page === undefined ? answer : reply(answer, { meta: { page, per_page, total } })
  }),

  on(invite, async (call) => {
    const { body, db, clock, session, actor, settings, request } = call
    const roles = rolesOf(body.roles)
    if (!mayManage(session.roles, roles)) return problem('identity.may-not-grant', { status: 403 })
    const [now, email] = [clock.now(), foldEmail(body.email)]
    const origin = originOfLinks(settings, request.origin)
    const id = await db.system.transaction(async (tx) => {
      const company = await companyOf(tx.of(call.company.companyId), call.company.companyId)
      const [id, companyId] = [newId(now.getTime()), company.id]
      const person = { id, companyId, email, fullName: body.full_name, preferLang: company.prefer_lang, roles }
      if (!(await insertAccount(tx, { ...person, passwordHash: null, state: 'invited' })))
        throw new Refusal(emailTaken())
      if (body.employee_id !== undefined) {
        const tying = { employeeId: body.employee_id, accountId: id, today: clock.today(session.timezone) }
        const tied = await tieToEmployee(tx.of(companyId), companyId, tying)
        if (tied === 'unknown') throw new Refusal(notFound())
        if (tied === 'taken') throw new Refusal(problem('identity.employee-has-account'))
        if (tied === 'left') throw new Refusal(problem('identity.employee-has-left'))
      }
      const secret = await makeLink(tx, { kind: 'invite', accountId: id, now, life: INVITATION_LIFE })
      const to = { email, full_name: body.full_name, prefer_lang: company.prefer_lang, company_id: companyId }
      await sendNotice(tx, call, to, 'invite', { link: linkTo(origin, secret), company: company.name, now })
      const subject = { kind: 'account', id, name: email }
      await record(tx.of(companyId), companyId, [{ action: 'identity.invited', subject, after: { roles } }], {
        actor,
        now,
      })
      return id
    })
    return reply({ id, email }, { messageKey: invitedWord(call.settings) })
  }),

  on(inviteAgain, async (call) => {
    const origin = originOfLinks(call.settings, call.request.origin)
    return changeAccount(call, call.params.id, invitedWord(call.settings), async (tx, account, now) => {
      if (account.state !== 'invited') throw new Refusal(problem('identity.not-invited'))
      if (!mayManage(call.session.roles, heldRoles(account))) throw new Refusal(mayNot())
      const company = await companyOf(tx.of(call.company.companyId), call.company.companyId)
      const secret = await makeLink(tx, { kind: 'invite', accountId: account.id, now, life: INVITATION_LIFE })
      await sendNotice(tx, call, account, 'invite', { link: linkTo(origin, secret), company: company.name, now })
      return { happened: named(account, 'identity.invited-again') }
    })
  }),

  on(setRoles, async (call) => {
    const wanted = rolesOf(call.body.roles)
    const answered = await changeAccount(call, call.params.id, 'identity.roles-set', async (tx, account, now) => {
      const held = heldRoles(account)
      const refusal = refusalOfRoles({
        actorRoles: call.session.roles,
        oneself: account.id === call.session.accountId,
        held,
        wanted,
        otherAdmins: await otherAdmins(tx.of(call.company.companyId), call.company.companyId, account.id),
      })
      if (refusal) throw new Refusal(problem(refusal, { status: refusal === 'identity.may-not-grant' ? 403 : 422 }))
      await takeRoles(
        tx.of(call.company.companyId),
        call.company.companyId,
        account.id,
        held.filter((role) => !wanted.includes(role)),
      )
      await grantRoles(tx.of(call.company.companyId), call.company.companyId, account.id, wanted)
      const ended = await endSessions(tx, { account: account.id }, { because: 'roles changed', now })
      return { happened: named(account, 'identity.roles-set', { roles: held }, { roles: wanted }), ended }
    })
    return answered.kind === 'reply' ? { ...answered, data: { roles: [...wanted] } } : answered
  }),

  on(setAccountState, async (call) => {
    const { state } = call.body
    const words = state === 'disabled' ? 'identity.account-is-disabled' : 'identity.account-enabled'
    return changeAccount(call, call.params.id, words, async (tx, account, now) => {
      const refusal =
        state === 'disabled'
          ? refusalOfDisabling({
              actorRoles: call.session.roles,
              oneself: account.id === call.session.accountId,
              held: heldRoles(account),
              otherAdmins: await otherAdmins(tx.of(call.company.companyId), call.company.companyId, account.id),
            })
          : mayManage(call.session.roles, heldRoles(account))
            ? undefined
            : 'identity.may-not-grant'
      if (refusal) throw new Refusal(problem(refusal, { status: refusal === 'identity.may-not-grant' ? 403 : 422 }))
      // Who never set a password is invited again, not active.
      const next = state === 'active' && account.password_hash === null ? 'invited' : state
      await setState(tx, account.id, next)
      const ended = await endSessions(tx, { account: account.id }, { because: `account ${state}`, now })
      return { happened: named(account, `identity.account-${state}`, { state: account.state }, { state: next }), ended }
    })
  }),

  on(endAccountSessions, async (call) =>
    changeAccount(call, call.params.id, 'identity.sessions-ended', async (tx, account, now) => {
      if (!mayManage(call.session.roles, heldRoles(account))) throw new Refusal(mayNot())
      const ended = await endSessions(tx, { account: account.id }, { because: 'ended by an administrator', now })
      return { happened: named(account, 'identity.sessions-ended', undefined, { count: ended.length }), ended }
    }),
  ),

  on(resetSecondFactor, async (call) =>
    changeAccount(call, call.params.id, 'identity.second-factor-reset', async (tx, account, now) => {
      if (account.id === call.session.accountId) throw new Refusal(problem('identity.not-oneself'))
      if (!mayManage(call.session.roles, heldRoles(account))) throw new Refusal(mayNot())
      if (account.totp_confirmed_at === null) throw new Refusal(problem('identity.not-enrolled'))
      await removeAuthenticator(tx, account.id)
      await sendNotice(tx, call, account, 'second-factor-off', { now })
      const ended = await endSessions(tx, { account: account.id }, { because: 'second factor reset', now })
      return { happened: named(account, 'identity.second-factor-reset'), ended }
    }),
  ),

  on(outbox, async ({ company, db, seal, settings }) => {
    const show = fateOfMails(settings) === 'readable'
    const rows = await db.system.read((tx) => newestMails(tx.of(company.companyId), company.companyId, OUTBOX_LENGTH))
    return rows.map(({ sealed_link, ...row }) => ({ ...row, body_text: textOf({ ...row, sealed_link }, seal, show) }))
  }),
]

/** A link in a mail is as good as a password: it is shown only where mails go nowhere else. */
const fateOfMails = ({ smtpUrl, production }: ServerSettings): DataOf<typeof accounts>['mails'] =>
  smtpUrl !== undefined ? 'sent' : production ? 'waiting' : 'readable'

/** What becomes of it, in a word: that it is sent, or that its link is to be handed over, or that it waits. */
const invitedWords = {
  sent: 'identity.invited',
  readable: 'identity.invited-by-hand',
  waiting: 'identity.invited-waits',
}
const invitedWord = (settings: ServerSettings) => invitedWords[fateOfMails(settings) ?? 'sent']

const emailTaken = () => problem('identity.email-taken', { errors: { email: ['identity.email-taken'] } })
const mayNot = () => problem('identity.may-not-grant', { status: 403 })

const rolesOf = (given: readonly string[]): CompanyRole[] => {
  const roles = new Set(given.flatMap((text) => roleNamed(text) ?? []))
  return companyRoles.filter((role) => roles.has(role))
}

const whatRolesOpen = companyRoles.map((role) => ({
  role,
  areas: Object.entries(areas).flatMap(([id, { roles }]) =>
    roles !== 'any' && roles.some((allowed) => allowed === role) ? [id] : [],
  ),
}))

/** People invited by their records, many in one transaction: who has an account already keeps it, and is told so. */
import { type CompanyRole, isCompanyRole } from '#access/roles.ts'
import { record } from '#platform/activity/server/activity.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Say } from '#platform/http/server/say.ts'
import { isPlainAddress } from '#platform/mail/model/letter.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { mayManage } from '../model/role-grants.ts'
import { INVITATION_LIFE } from '../model/session-life.ts'
import { companyOf } from './account-list-store.ts'
import { sendNotices } from './notices.ts'
import { linkTo, makeLinks } from './one-time-links.ts'
import { lockPeople, openAccounts } from './people-accounts-store.ts'

export type Inviting = {
  readonly companyId: string
  readonly actor: Actor
  readonly roles: readonly CompanyRole[]
  /** Roles in which the inviting person acts. */
  readonly acting: readonly CompanyRole[]
  /** Where links lead. */
  readonly origin: string
  readonly now: Date
  readonly today: string
  readonly say: Say
  readonly seal: Seal
}
export type InviteStatus = 'invited' | 'has_account' | 'no_email' | 'taken' | 'left'
export type InviteOutcome = {
  readonly employee_id: string
  readonly full_name: string
  readonly status: InviteStatus
}

type Letter = { readonly accountId: string; readonly email: string; readonly name: string; readonly language: string }

export async function invitePeople(
  tx: SystemTx,
  employeeIds: readonly string[],
  inviting: Inviting,
): Promise<InviteOutcome[]> {
  const { companyId, roles, acting, now } = inviting
  const people = await lockPeople(tx.of(companyId), companyId, employeeIds, inviting)
  if (people.length < new Set(employeeIds).size) throw new Refusal(notFound())
  const company = await companyOf(tx.of(companyId), companyId)
  const seen = new Set<string>()
  const fresh: { id: string; employeeId: string; email: string; fullName: string }[] = []
  const letters: Letter[] = []
  const outcomes = new Map<string, InviteStatus>()
  for (const person of people) {
    const { employee_id, account_id, account, email } = person
    if (!person.here) outcomes.set(employee_id, 'left')
    else if (account_id !== null) {
      // Only an invitation that is over is sent anew, and only by who may manage the account.
      const anew = account === 'expired' && mayManage(acting, person.roles.filter(isCompanyRole))
      outcomes.set(employee_id, anew ? 'invited' : 'has_account')
      const [to, name, language] = [person.account_email ?? '', person.account_name ?? '', person.prefer_lang ?? '']
      if (anew) letters.push({ accountId: account_id, email: to, name, language })
    } else if (email === null || !isPlainAddress(email)) outcomes.set(employee_id, 'no_email')
    else if (person.taken || seen.has(email)) outcomes.set(employee_id, 'taken')
    else {
      seen.add(email)
      fresh.push({ id: newId(now.getTime()), employeeId: employee_id, email, fullName: person.full_name })
    }
  }
  const opened = await openAccounts(tx.of(companyId), companyId, fresh, { preferLang: company.prefer_lang, roles })
  for (const { id, employeeId, email, fullName } of fresh) {
    outcomes.set(employeeId, opened.has(id) ? 'invited' : 'taken')
    if (opened.has(id)) letters.push({ accountId: id, email, name: fullName, language: company.prefer_lang })
  }
  await send(tx, inviting, company.name, letters, opened)
  return people.map(({ employee_id, full_name }) => ({
    employee_id,
    full_name,
    status: outcomes.get(employee_id) ?? 'taken',
  }))
}

async function send(
  tx: SystemTx,
  { companyId, actor, roles, origin, now, say, seal }: Inviting,
  company: string,
  letters: readonly Letter[],
  opened: ReadonlySet<string>,
): Promise<void> {
  if (letters.length === 0) return
  const ids = letters.map(({ accountId }) => accountId)
  const secrets = await makeLinks(tx, ids, { kind: 'invite', now, life: INVITATION_LIFE })
  const all = letters.map(({ email, name, language }, at) => {
    const to = { email, full_name: name, prefer_lang: language, company_id: companyId }
    return [to, { link: linkTo(origin, secrets[at] ?? ''), company, now }] as const
  })
  await sendNotices(tx, { say, seal }, 'invite', all, now)
  const happened = letters.map(({ accountId, email }) =>
    opened.has(accountId)
      ? { action: 'identity.invited', subject: { kind: 'account', id: accountId, name: email }, after: { roles } }
      : { action: 'identity.invited-again', subject: { kind: 'account', id: accountId, name: email } },
  )
  await record(tx.of(companyId), companyId, happened, { actor, now })
}

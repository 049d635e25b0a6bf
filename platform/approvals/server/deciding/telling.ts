/** Who is told of what happens to requests: inside the product, by mail, and by a word to open pages to look again. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { prepared } from '#platform/database/server/prepared.ts'
import { wantMails } from '#platform/mail/server/wanted-mails.ts'
import type { NoticeParam } from '#platform/notices/model/notice.ts'
import { notifyEach, settleEach } from '#platform/notices/server/notify.ts'
import { userChannel } from '#platform/realtime/model/channels.ts'
import { publishOnCommit } from '#platform/realtime/server/publish.ts'
import { reaches } from '../../model/rights.ts'
import { type Approvals, kindOf } from '../engine.ts'
import type { Kind } from '../kind.ts'
import type { RequestRow } from '../requests/request-row.ts'
import { type TaskRow, tasksOf } from '../requests/task-store.ts'

/** Who did it and when; nobody where the clock did. */
export type TellingOf = {
  readonly companyId: string
  readonly today: string
  readonly now: Date
  readonly actor: { readonly accountId: string | null; readonly name: string }
}
export type Telling = {
  readonly request: RequestRow
  readonly reader: 'approver' | 'applicant'
  readonly accounts: readonly string[]
  /** `approvals.notice-<what>` and `approvals.mail-<what>`. */
  readonly what: string
  /** Whoever did it, where several act in one transaction. */
  readonly by?: string
}

/** Those whom the open step waits for, and who stand in for them today. */
export async function tellingApprovers(
  tx: Tx,
  { companyId, today }: TellingOf,
  requests: readonly RequestRow[],
  what: 'waits' | 'asks-withdrawal' | 'reminder',
): Promise<Telling[]> {
  if (requests.length === 0) return []
  const ids = requests.map(({ id }) => id)
  const open = (await tasksOf(tx, companyId, ids)).filter(({ state }) => state === 'open')
  const holders = await holdersOf(tx, companyId, open)
  const standIns = await standInsOf(tx, companyId, today)
  return requests.map((request) => {
    const asked = open
      .filter((task) => task.request_id === request.id)
      .flatMap((task) => accountsOf(task, holders))
      .flatMap((account) => [account, ...standingInFor(request, account, standIns)])
    return { request, reader: 'approver', accounts: asked.filter((one) => one !== request.about_account), what }
  })
}

/** Whom it is about and who sent it; not whoever did it. */
export const tellingApplicants = (by: TellingOf, requests: readonly RequestRow[], what: string): Telling[] =>
  requests.map((request) => ({
    request,
    reader: 'applicant',
    accounts: [request.about_account, request.sent_by].flatMap((one) =>
      one === null || one === by.actor.accountId ? [] : [one],
    ),
    what,
  }))

export async function tell(tx: Tx, approvals: Approvals, by: TellingOf, tellings: readonly Telling[]): Promise<void> {
  const each = tellings.flatMap((telling) => {
    const { word, linkFor, ...said } = saidOf(approvals, by, telling)
    const about = telling.request.id
    return [...new Set(telling.accounts)].map((accountId) => ({
      ...{ accountId, word, about, ...said },
      link: linkFor(accountId),
    }))
  })
  await notifyEach(
    tx,
    by.companyId,
    each.map(({ accountId, word, params, link }) => ({ accountId, notice: { word, params, link, at: by.now } })),
  )
  await wantMails(
    tx,
    by.companyId,
    each.map(({ accountId, word, text, params, link, about }) => ({
      ...{ accountId, about },
      mail: { subject: word, text, params, link },
    })),
  )
  for (const account of new Set(each.map(({ accountId }) => accountId))) refresh(tx, account)
}

/** What was asked for was decided, by whomever: it no longer stands among what is unread. */
export function settle(
  tx: Tx,
  approvals: { readonly kinds: readonly Pick<Kind, 'name' | 'link'>[] },
  by: TellingOf,
  requests: readonly RequestRow[],
): Promise<void> {
  return settleEach(tx, by.companyId, {
    words: ['waits', 'reminder', 'asks-withdrawal'].map((what) => `approvals.notice-${what}`),
    links: requests.map((request) => kindOf(approvals, request.kind).link(request, 'approver')),
    at: by.now,
  })
}

/** Open inboxes of everybody who had to do with these look again. */
export function refreshInboxes(tx: Tx, requests: readonly RequestRow[], tasks: readonly TaskRow[]): void {
  const accounts = [
    ...requests.flatMap(({ about_account, sent_by }) => [about_account, sent_by]),
    ...tasks.map(({ account_id }) => account_id),
  ]
  for (const account of new Set(accounts)) if (account) refresh(tx, account)
}

const refresh = (tx: Tx, account: string): void => publishOnCommit(tx, userChannel(account), 'approvals', {})

function saidOf(approvals: Approvals, { actor }: TellingOf, { request, reader, what, by }: Telling) {
  const { told } = request
  // Of what is about nobody, its sender asks, and its own name stands with what it is.
  const isAboutNobody = request.about_id === null
  const titled = (title: string, mark: string) => (isAboutNobody ? `${title}${mark}${request.about_name}` : title)
  const params: Record<string, NoticeParam> = {
    name: isAboutNobody ? request.sent_by_name : request.about_name,
    actor: by ?? actor.name,
    title: { en: titled(told.en.title, ': '), 'zh-Hant': titled(told['zh-Hant'].title, '：') },
    detail: { en: told.en.detail, 'zh-Hant': told['zh-Hant'].detail },
    reason: request.reason ?? request.asked_reason ?? '-',
  }
  const kind = kindOf(approvals, request.kind)
  // Who sent it about somebody else has no use for that person's own page.
  const linkFor = (account: string) =>
    kind.link(
      request,
      reader === 'applicant' && !isAboutNobody && account !== request.about_account ? 'sender' : reader,
    )
  return { word: `approvals.notice-${what}`, text: `approvals.mail-${what}`, params, linkFor }
}

const accountsOf = (task: TaskRow, holders: ReadonlyMap<string, readonly string[]>): readonly string[] =>
  task.account_id === null ? task.roles.flatMap((role) => holders.get(role) ?? []) : [task.account_id]

async function holdersOf(tx: Tx, companyId: string, tasks: readonly TaskRow[]): Promise<Map<string, string[]>> {
  const roles = [...new Set(tasks.flatMap((task) => task.roles))]
  if (roles.length === 0) return new Map()
  const { rows } = await prepared(
    tx,
    sql<{ role: string; accounts: string[] }>`
    select role, array_agg(account_id::text) as accounts from account_roles
    where company_id = ${companyId} and role = any(${roles}) group by role`,
  )
  return new Map(rows.map(({ role, accounts }) => [role, accounts]))
}

type StandIn = { readonly away: string; readonly name: string; readonly to: string; readonly kinds: string[] | null }

async function standInsOf(tx: Tx, companyId: string, today: string): Promise<readonly StandIn[]> {
  const { rows } = await prepared(
    tx,
    sql<StandIn>`
    select from_account as away, from_name as name, to_account as to, kinds from approval_delegations
    where company_id = ${companyId} and ${today} between from_date and to_date`,
  )
  return rows
}

/** Those who may decide this request in the account's place: told are only they. */
const standingInFor = (request: RequestRow, account: string, standIns: readonly StandIn[]): string[] =>
  standIns
    .filter(({ away, name, kinds }) => away === account && reaches(request, { as: { accountId: away, name }, kinds }))
    .map(({ to }) => to)

/** Delegation: somebody decides for another between two days, set by themselves or by whoever keeps accounts. */
import { mayEnter } from '#access/enter.ts'
import { record } from '#platform/activity/server/activity.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { forbidden, notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { mayManage } from '#platform/identity/model/role-grants.ts'
import { accountNames } from '#platform/identity/server/account-names.ts'
import { rolesOfAccount } from '#platform/identity/server/accounts-in-roles.ts'
import { notify } from '#platform/notices/server/notify.ts'
import { delegate, delegations, endDelegation } from '../../contract.ts'
import { awayBy, type DelegationRow, delegationsOf, insertDelegation, removeDelegation } from '../delegation-store.ts'
import type { Approvals } from '../engine.ts'

/** Whoever keeps the accounts sees to it that somebody decides for those who fell ill and told nobody. */
const ACCOUNTS = 'access'

export const delegationHandlers = (approvals: Approvals): readonly Handler[] => [
  on(delegations, ({ company, session, clock, query }) => {
    const anybody = mayEnter(session, ACCOUNTS)
    if (query.of === 'everybody' && !anybody) return Promise.resolve(forbidden())
    return company.read(async (tx) => {
      const whose = query.of === 'everybody' ? 'everybody' : session.accountId
      const rows = await delegationsOf(tx, company.companyId, whose, clock.today(session.timezone))
      return rows.map((row) => delegationView(row, session.accountId, anybody))
    })
  }),

  on(delegate, async (call) => {
    const { company, session, body, clock, db, actor } = call
    const { companyId } = company
    const away = body.from_account ?? session.accountId
    const anybody = mayEnter(session, ACCOUNTS)
    if (away !== session.accountId && !anybody) return forbidden()
    if (body.to_account === away)
      return problem('approvals.delegate-self', { errors: { to_account: ['approvals.delegate-self'] } })
    if (body.to < clock.today(session.timezone))
      return problem('approvals.delegate-past', { errors: { to: ['approvals.delegate-past'] } })
    const unknown = body.kinds?.filter((name) => !approvals.kinds.some((kind) => kind.name === name)) ?? []
    if (unknown.length > 0) return problem('http.invalid', { errors: { kinds: ['http.unknown-id'] } })
    const names = await accountNames(db, companyId, [body.to_account, away])
    const [name, awayName] = [names.get(body.to_account), names.get(away)]
    if (name === undefined)
      return problem('approvals.delegate-unknown', { errors: { to_account: ['approvals.delegate-unknown'] } })
    if (awayName === undefined)
      return problem('approvals.delegate-unknown', { errors: { from_account: ['approvals.delegate-unknown'] } })
    const row: DelegationRow = {
      id: newId(clock.now().getTime()),
      from_account: away,
      from_name: away === session.accountId ? session.name : awayName,
      to_account: body.to_account,
      to_name: name,
      from_date: body.from,
      to_date: body.to,
      kinds: body.kinds && body.kinds.length > 0 ? body.kinds : null,
    }
    const held = await db.system.read((tx) => rolesOfAccount(tx.of(companyId), companyId, away))
    // Else whoever keeps the accounts would decide in the place of those above them.
    if (away !== session.accountId && !mayManage(session.roles, held))
      return problem('identity.may-not-grant', { status: 403 })
    return company.transaction(async (tx) => {
      await insertDelegation(tx, companyId, row)
      const params = { name: row.from_name, from: { day: body.from }, to: { day: body.to } }
      await notify(tx, companyId, [row.to_account], {
        word: 'approvals.notice-delegated',
        params,
        link: '/app/application',
        at: clock.now(),
      })
      if (away !== session.accountId)
        await notify(tx, companyId, [away], {
          word: 'approvals.notice-delegated-for-you',
          params: { ...params, actor: session.name, name: row.to_name },
          link: '/app/application',
          at: clock.now(),
        })
      const done = reply(delegationView(row, session.accountId, anybody), {
        messageKey: 'approvals.delegation-saved',
        params: { name },
      })
      const after = { to: name, from_date: row.from_date, to_date: row.to_date }
      const subject = awayOf(row)
      await record(tx, companyId, [{ action: 'approvals.delegated', subject, after }], { actor, now: clock.now() })
      return done
    })
  }),

  on(endDelegation, async ({ company, session, params, actor, clock, db }) => {
    const { companyId } = company
    const by = { accountId: session.accountId, anybody: mayEnter(session, ACCOUNTS) }
    const away = by.anybody ? await company.read((tx) => awayBy(tx, companyId, params.id)) : undefined
    if (away !== undefined && away !== session.accountId) {
      const held = await db.system.read((tx) => rolesOfAccount(tx.of(companyId), companyId, away))
      if (!mayManage(session.roles, held)) return problem('identity.may-not-grant', { status: 403 })
    }
    return company.transaction(async (tx) => {
      const row = await removeDelegation(tx, company.companyId, by, params.id)
      if (!row) return notFound()
      const before = { to: row.to_name, from_date: row.from_date, to_date: row.to_date }
      const subject = awayOf(row)
      const happened = { action: 'approvals.delegation-ended', subject, before }
      await record(tx, company.companyId, [happened], { actor, now: clock.now() })
      return reply(null, { messageKey: 'approvals.delegation-gone' })
    })
  }),
]

/** By the account of whoever is away: once they are forgotten, they are named here no more. */
const awayOf = ({ from_account, from_name }: DelegationRow) => ({
  kind: 'delegation',
  id: from_account,
  name: from_name,
})

const delegationView = (
  { id, from_account, from_name, to_account, to_name, from_date, to_date, kinds }: DelegationRow,
  me: string,
  anybody: boolean,
) => ({
  id,
  from_account,
  from_name,
  to_account,
  to_name,
  from: from_date,
  to: to_date,
  kinds,
  is_mine: from_account === me,
  may_end: anybody || from_account === me,
})

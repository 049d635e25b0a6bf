/** Leave as a kind of request: its moves, what stands in their way, and what they do to lots and days. */

import { type RawBuilder, sql } from 'kysely'
import { plainDateOf } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { idsOf, peopleOf, refusedAmong } from '#platform/approvals/server/closures.ts'
import type { Closed, Kind, Moving } from '#platform/approvals/server/kind.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { REST_IN_LIEU } from '../model/earned/rest-in-lieu.ts'
import { type LeaveType, nameIn } from '../model/leave-type.ts'
import { leaveMoves } from '../model/moves.ts'
import { moveApplications } from './applications/application-store.ts'
import { LEAVE_KIND } from './applications/planned.ts'
import { settleAccounts } from './applications/recount-linked.ts'
import { leaveBookOn } from './book.ts'
import { rulesOf } from './ledger/rules.ts'
import type { PayPort } from './needs.ts'
import { lockPeople } from './people.ts'

export const nothingToMove: Kind['nothingToMove'] = {
  approve: 'leave.nothing-pending',
  reject: 'leave.nothing-pending',
  withdraw: 'leave.nothing-approved',
}

export const leaveKind = (pay: PayPort): Kind => ({
  name: LEAVE_KIND,
  word: 'leave.kind',
  moves: leaveMoves,
  keepers: 'leave',
  settings: 'settings.leave',
  usualChain: {
    name: 'Manager',
    when: {},
    steps: [{ approvers: [{ by: 'manager', up: 1 }], needs: 'any', remind_after_days: 2 }],
  },
  fallback: ['HR Leave', 'HR Generalist', 'Company Admin'],
  nothingToMove,
  link: ({ id }, reader) => (reader === 'approver' ? `/app/application?open=${id}` : `/me/leave?open=${id}`),
  over: (today) => sql`r.to_date < ${today}`,
  closed: lockedAmong,
  check: async (tx, moving) => ({
    refused: refusedAmong(await lockedAmong(tx, moving.companyId, idsOf(moving)), moving.move),
    ...(await mandatedAmong(tx, moving)),
  }),
  effects: async (tx, { companyId, move, requests, now, today, actor }) => {
    if (move === 'keep') return
    const ids = requests.map(({ id }) => id)
    const status = leaveMoves[move as keyof typeof leaveMoves].to
    // As in asking: people are held before what is theirs changes.
    await lockPeople(tx, companyId, peopleOf({ requests }))
    const accounts = await moveApplications(tx, companyId, ids, status, now)
    await tellPay(tx, pay, companyId, requests, actor.name)
    if (status === 'approved') return
    const book = await leaveBookOn(tx, companyId, () => plainDateOf(today))
    await settleAccounts(tx, book, await rulesOf(tx, book), accounts)
  },
  // What is pending is charged as what is approved: only pay has to hear of it, while it still counts.
  reopen: async (tx, { companyId, requests, now, actor }) => {
    await lockPeople(tx, companyId, peopleOf({ requests }))
    await tellPay(tx, pay, companyId, requests, actor.name)
    const ids = requests.map(({ id }) => id)
    await moveApplications(tx, companyId, ids, 'pending', now)
  },
})

/** Whoever approves or withdraws leave that is not wholly paid, or rest whose remainder is, changes what people are paid. */
async function tellPay(
  tx: Tx,
  pay: PayPort,
  companyId: string,
  requests: Moving['requests'],
  by: string,
): Promise<void> {
  const moved = requests.map(({ id }) => id)
  const { rows } = await sql<{ employee_id: string }>`
    select distinct a.employee_id from leave_applications a
    where a.company_id = ${companyId} and a.id = any(${moved}::uuid[]) and a.status in ('approved', 'withdrawn')
      and (a.paid < 1 or exists (select from leave_types t
        where t.company_id = a.company_id and t.id = a.type_id and t.kind = ${REST_IN_LIEU}))`.execute(tx)
  const employeeIds = rows.map(({ employee_id }) => employee_id)
  if (employeeIds.length > 0) await pay.changed(tx, companyId, { employeeIds, cause: 'leave', by })
}

/** Nobody decides or changes leave on locked days. */
async function lockedAmong(tx: Tx, companyId: string, ids: readonly string[]): Promise<readonly Closed[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from leave_applications a ${personOf('a')}
    where a.company_id = ${companyId} and a.id = any(${[...ids]}::uuid[]) and exists (
      select from leave_locks l where l.company_id = a.company_id and l.from_date <= a.to_date and l.to_date >= a.from_date
        and (l.department_id is null or l.department_id = e.department_id))`.execute(tx)
  return rows.map(({ id }) => ({ id, word: 'leave.locked', moves: 'all' }))
}

type Named = Pick<LeaveType, 'name' | 'name_zh'>
const named = (type: RawBuilder<unknown>) => sql`jsonb_build_object('name', ${type}.name, 'name_zh', ${type}.name_zh)`

/** What the law gives is rejected or withdrawn only by who has read what that means. */
async function mandatedAmong(tx: Tx, { companyId, move, requests, language }: Moving) {
  if (move !== 'reject' && move !== 'withdraw') return {}
  const { rows } = await sql<{ full_name: string; type: Named; linked: Named[] }>`
    select e.full_name, ${named(sql`t`)} as type, array(select ${named(sql`lt`)} from leave_applications c
        join leave_types lt on lt.company_id = c.company_id and lt.id = c.type_id
        where c.company_id = a.company_id and c.parent_id = a.id) as linked
    from leave_applications a ${personOf('a')}
      join leave_types t on t.company_id = a.company_id and t.id = a.type_id
    where a.company_id = ${companyId} and a.id = any(${idsOf({ requests })}::uuid[]) and t.mandated
    order by e.full_name`.execute(tx)
  if (rows.length === 0) return {}
  const lines = rows.map(({ full_name, type, linked }) =>
    [full_name, [type, ...linked].map((one) => nameIn(language, one)).join(' + ')].join(': '),
  )
  return { confirm: { word: 'leave.mandated-confirm', lines } }
}

import { sql } from 'kysely'
import { mayEnter } from '#access/enter.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { lockDays, locks, unlockDays } from '../../contract/locks.ts'
import { leaveBook } from '../book.ts'
import { log } from '../log.ts'

export const lockHandlers: readonly Handler[] = [
  on(locks, (call) => call.company.read(async (tx) => viewsOf(await locksOf(tx, call.company.companyId), call))),

  on(lockDays, (call) =>
    call.company.transaction(async (tx) => {
      const { body, actor, clock } = call
      const { companyId } = call.company
      if (body.to < body.from) return problem('http.invalid', { errors: { to: ['leave.to-before-from'] } })
      const book = await leaveBook(tx, call)
      const id = newId()
      const { numAffectedRows } = await sql`
        insert into leave_locks (company_id, id, from_date, to_date, department_id, reason, created_by, created_by_name,
          created_at)
        select ${companyId}, ${id}, ${body.from}, ${body.to}, ${body.department_id}::uuid, ${body.reason},
          ${actor.accountId}, ${actor.name}, ${clock.now().toISOString()}
        where ${body.department_id}::uuid is null
          or exists (select from departments where company_id = ${book.companyId} and id = ${body.department_id})`.execute(
        tx,
      )
      if (numAffectedRows !== 1n) return problem('http.invalid', { errors: { department_id: ['http.unknown-id'] } })
      const [view] = viewsOf(await locksOf(tx, companyId, id), call)
      if (!view) return notFound()
      const saved = reply(view, { messageKey: 'leave.days-locked' })
      const after = { from: view.from, to: view.to, department: view.department, reason: view.reason }
      await log(tx, call, { action: 'leave.days-locked', subject: subjectOf(view), after })
      return saved
    }),
  ),

  on(unlockDays, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const [lock] = await locksOf(tx, companyId, call.params.id)
      if (!lock) return notFound()
      await sql`delete from leave_locks where company_id = ${companyId} and id = ${lock.id}`.execute(tx)
      const before = { from: lock.from, to: lock.to, department: lock.department, reason: lock.reason }
      await log(tx, call, { action: 'leave.days-unlocked', subject: subjectOf(lock), before })
      return null
    }),
  ),
]

type LockRow = {
  id: string
  from: string
  to: string
  department_id: string | null
  department: string | null
  reason: string
  by: string
  at: string
  pending: number
}

async function locksOf(tx: Tx, companyId: string, id?: string): Promise<LockRow[]> {
  const { rows } = await sql<LockRow>`
    select l.id, l.from_date as from, l.to_date as to, l.department_id, d.name as department, l.reason,
      l.created_by_name as by, l.created_at as at, (
        select count(*) from leave_applications a join employees e on e.company_id = a.company_id and e.id = a.employee_id
        where a.company_id = l.company_id and a.status = 'pending' and a.parent_id is null
          and a.from_date <= l.to_date and a.to_date >= l.from_date
          and (l.department_id is null or l.department_id = e.department_id))::int as pending
    from leave_locks l left join departments d on d.company_id = l.company_id and d.id = l.department_id
    where l.company_id = ${companyId} ${id === undefined ? sql`` : sql`and l.id = ${id}`}
    order by l.from_date desc, l.id desc limit 500`.execute(tx)
  return rows
}

type Reading = Pick<Parameters<Parameters<typeof on<typeof locks>>[1]>[0], 'session' | 'say' | 'language'>

function viewsOf(rows: readonly LockRow[], { session, say, language }: Reading) {
  const allowed = mayEnter(session, 'leave.unlock')
  const may = { remove: { allowed, why: allowed ? null : say(language, 'leave.unlock-admins') } }
  return rows.map((row) => ({ ...row, may }))
}

const subjectOf = ({ id, from, to }: Pick<LockRow, 'id' | 'from' | 'to'>) => ({
  kind: 'leave_lock',
  id,
  name: from === to ? from : `${from} – ${to}`,
})

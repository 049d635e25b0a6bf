import { mayEnter } from '#access/enter.ts'
import { log } from '#platform/activity/server/log.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { lockDays, locks, unlockDays } from '../../contract/locks.ts'
import { leaveBook } from '../book.ts'
import { addLock, type LockRow, locksOf, removeLock } from './lock-store.ts'

export const lockHandlers: readonly Handler[] = [
  on(locks, (call) => call.company.read(async (tx) => viewsOf(await locksOf(tx, call.company.companyId), call))),

  on(lockDays, (call) =>
    call.company.transaction(async (tx) => {
      const { body, actor, clock } = call
      const { companyId } = call.company
      if (body.to < body.from) return problem('http.invalid', { errors: { to: ['leave.to-before-from'] } })
      const book = await leaveBook(tx, call)
      const id = newId()
      const lock = { ...body, id, by: actor, at: clock.now() }
      if (!(await addLock(tx, book.companyId, lock)))
        return problem('http.invalid', { errors: { department_id: ['http.unknown-id'] } })
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
      await removeLock(tx, companyId, lock.id)
      const before = { from: lock.from, to: lock.to, department: lock.department, reason: lock.reason }
      await log(tx, call, { action: 'leave.days-unlocked', subject: subjectOf(lock), before })
      return null
    }),
  ),
]

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

/** What was imported and changed for many at once, and taking it back. */
import { mayEnter } from '#access/enter.ts'
import { removeUnusedNames } from '#modules/organisation/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { forbidden, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { markUndone } from '#platform/sheets/server/batch-store.ts'
import { manyHistory, undoMany } from '../../contract/many.ts'
import { EMPLOYEE_BATCH } from '../batch/batch-add.ts'
import { createdBy } from '../batch/batch-structure.ts'
import { BULK } from '../bulk/bulk-change.ts'
import { accountsFollow } from '../leaving/accounts-of-leavers.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { SALARY_BATCH } from '../salary/salary-batch.ts'
import { UPDATE_BATCH } from '../update/update-batch.ts'
import { changeBatch, recentBatches } from './batch-list.ts'
import { refusingTakenBack } from './not-taken-back.ts'
import { peopleOfChanges } from './people-of-changes.ts'
import { takeBackChanges } from './take-back.ts'

export const manyChangeHandlers = ({ payInputsChanged, builtOn }: EmployeesNeeds): readonly Handler[] => [
  on(manyHistory, ({ company, session }) =>
    company.read((tx) => recentBatches(tx, company.companyId, kindsFor(session), builtOn)),
  ),

  on(undoMany, async (call) => {
    const { company, params, session, actor, clock } = call
    const { companyId } = company
    const refuse = await refusingTakenBack(call)
    const done = await company.transaction(async (tx) => {
      const batch = await changeBatch(tx, companyId, params.x)
      if (!batch || batch.kind === EMPLOYEE_BATCH) return notFound()
      if (!kindsFor(session).includes(batch.kind)) return forbidden()
      if (batch.undone_at !== null) return reply({ undone: 0 }, { messageKey: 'sheets.undone' })
      const taking = { ...call, companyId, payInputsChanged }
      const { restored, left, happened } = await takeBackChanges(tx, taking, [batch.id], { all: true })
      if (left.length > 0) {
        throw new Refusal(problem('employees.changed-since', { data: await peopleOfChanges(tx, companyId, left) }))
      }
      await refuse(tx, restored)
      // Names of the structure that came with the sheet go with it, where nobody else uses them by now.
      if (batch.kind === UPDATE_BATCH) await removeUnusedNames(tx, companyId, createdBy(batch.created))
      await markUndone(tx, companyId, batch.id)
      const answer = reply({ undone: restored.length }, { messageKey: 'sheets.undone' })
      const subject = { kind: 'import', id: batch.id }
      const undone = { action: 'employees.changes-undone', subject, before: { cells: restored.length } }
      await record(tx, companyId, [undone, ...happened], { actor, now: clock.now() })
      return answer
    })
    await accountsFollow(call, companyId, { by: actor })
    return done
  }),
]

/** Whoever may not import something does not see it, and takes none of it back. */
const kindsFor = (session: LiveSession): readonly string[] => [
  ...(mayEnter(session, 'employee.batch') ? [EMPLOYEE_BATCH, UPDATE_BATCH, BULK] : []),
  ...(mayEnter(session, 'employee.salaryBatch') ? [SALARY_BATCH] : []),
]

/** A probation that was not passed: a leaving on its last day, acknowledged at once, since its letter has told the person. */
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { accountsFollow } from '#modules/employees/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import { standardReasons } from '../../model/standard-reasons.ts'
import { reasons as kept } from '../exit-reason-store.ts'
import { acknowledged } from './acknowledging.ts'
import { type Acting, type ExitNeeds, log } from './acting.ts'
import { fieldsOf, refuseLastAdmin, stored } from './entering.ts'
import { exitsOf } from './exit-store.ts'
import { leaverOf } from './leaver-store.ts'
import { readingOf } from './reading.ts'

const END_OF_PROBATION = 3
const NOT_PASSED = 'probation_not_passed'

export type Ending = { readonly employeeId: string; readonly lastDay: PlainDate; readonly field: string }

/** What probation needs of leavings: asked before its transaction, done in it, and followed after it. */
export const leavingAfterProbation = (needs: ExitNeeds) => ({
  before: (call: Acting, { employeeId, field }: Ending): Promise<void> => refuseLastAdmin(call, employeeId, field),

  async open(tx: Tx, call: Acting, { employeeId, lastDay, field }: Ending): Promise<void> {
    const { companyId } = call.company
    const person = await leaverOf(tx, companyId, employeeId)
    if (!person) throw new Refusal(notFound())
    const open = await exitsOf(tx, companyId, { employeeId, status: 'open' })
    if (open.rows.length > 0) {
      throw new Refusal(problem('exit.open-already', { errors: { [field]: ['exit.open-already'] } }))
    }
    const { today } = await readingOf(tx, call)
    // A letter that goes out late tells of a day that has passed; nobody is given notice before the first day.
    const told = lastDay < today ? lastDay : today
    const notice = told < person.joined_on ? plainDateOf(person.joined_on) : told
    const row = await stored(tx, call, employeeId, {
      ...{ exit_type_id: END_OF_PROBATION, exit_reason_ids: [await notPassed(tx, call)] },
      ...{ notice_date: notice, last_working_date: lastDay, is_own: false },
      ...{ person_in_charge_email: null, forward_email: null, forward_period: null },
    })
    await acknowledged(tx, call, needs, row)
    await log(tx, call, 'exit.submitted', row, { after: { ...fieldsOf(row), status: 'acknowledged' } })
  },

  after: (call: Acting, { employeeId }: Ending): Promise<void> =>
    accountsFollow(call, call.company.companyId, { by: call.actor, of: [employeeId] }),
})

/** Also where it is no longer offered by hand; a company that has none of it is given the usual one. */
async function notPassed(tx: Tx, call: Acting): Promise<string> {
  const { reasons } = await readingOf(tx, call)
  const found = [...reasons.values()].find((one) => one.exit_type_id === END_OF_PROBATION && one.value === NOT_PASSED)
  if (found) return found.id
  const [exit_type_id, kind, value] = standardReasons.find(([, , one]) => one === NOT_PASSED) ?? [
    END_OF_PROBATION,
    'involuntary' as const,
    NOT_PASSED,
  ]
  const name = call.say(call.language, `exit.reason.${NOT_PASSED}`)
  const id = newId()
  await kept.addMany(tx, [{ id, name, value, exit_type_id, kind, active: true }])
  return id
}

/** Interviews as HR plans them. */
import { employeeOfAccount } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { cancelInterview, changeInterview, interviews, planInterview } from '../../contract/interviews.ts'
import type { Acting } from '../acting.ts'
import { rowOf } from '../candidate-view.ts'
import { sightOf } from '../team/sight.ts'
import { interviewsOf } from './interview-store.ts'
import { callOff, change, plan, shown } from './planning.ts'

export const planHandlers: readonly Handler[] = [
  on(interviews, (call) =>
    call.company.read(async (tx) => {
      const row = await rowOf(tx, call.company.companyId, call.params.id)
      const found = await interviewsOf(tx, call.company.companyId, { candidateId: row.id })
      const seen = await seenBy(tx, call, row.id)
      return found.map((one) => seen(shown(one, row, call)))
    }),
  ),

  on(planInterview, (call) => call.company.transaction((tx) => plan(tx, call, call.params.id, call.body))),

  on(changeInterview, (call) =>
    call.company.transaction(async (tx) => {
      const done = await change(tx, call, at(call.params), call.body)
      return { ...done, data: (await seenBy(tx, call, call.params.id))(done.data) }
    }),
  ),

  on(cancelInterview, (call) =>
    call.company.transaction(async (tx) => {
      const done = await callOff(tx, call, at(call.params), call.body.reason)
      return { ...done, data: (await seenBy(tx, call, call.params.id))(done.data) }
    }),
  ),
]

/** In HR too nobody reads another's card before their own. */
async function seenBy(tx: Tx, { company: { companyId }, session }: Pick<Acting, 'company' | 'session'>, id: string) {
  const me = await employeeOfAccount(tx, companyId, session.accountId)
  return me ? sightOf(tx, companyId, id, me.id) : (of: ReturnType<typeof shown>) => of
}

const at = ({ id, interviewId }: { readonly id: string; readonly interviewId: string }) => ({
  candidateId: id,
  interviewId,
})

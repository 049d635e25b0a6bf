/** Interviews as the two roles plan them. */
import { type Handler, on } from '#platform/http/server/handler.ts'
import { cancelInterview, changeInterview, interviews, planInterview } from '../../contract/interviews.ts'
import { rowOf } from '../candidate-view.ts'
import { interviewsOf } from './interview-store.ts'
import { callOff, change, plan, shown } from './planning.ts'

export const planHandlers: readonly Handler[] = [
  on(interviews, (call) =>
    call.company.read(async (tx) => {
      const row = await rowOf(tx, call.company.companyId, call.params.id)
      const found = await interviewsOf(tx, call.company.companyId, { candidateId: row.id })
      return found.map((one) => shown(one, row, call))
    }),
  ),

  on(planInterview, (call) => call.company.transaction((tx) => plan(tx, call, call.params.id, call.body))),

  on(changeInterview, (call) => call.company.transaction((tx) => change(tx, call, at(call.params), call.body))),

  on(cancelInterview, (call) => call.company.transaction((tx) => callOff(tx, call, at(call.params), call.body.reason))),
]

const at = ({ id, interviewId }: { readonly id: string; readonly interviewId: string }) => ({
  candidateId: id,
  interviewId,
})

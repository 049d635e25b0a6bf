/** Interviews as the team of a vacancy plans them. */
import { type Handler, on } from '#platform/http/server/handler.ts'
import { teamCancel, teamChange, teamInterviews, teamPlan } from '../../contract/team.ts'
import { interviewsOf } from '../interviews/interview-store.ts'
import { callOff, change, plan, shown } from '../interviews/planning.ts'
import { sightOf } from './sight.ts'
import { recruited } from './team-store.ts'

export const teamInterviewHandlers: readonly Handler[] = [
  on(teamInterviews, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const { row, me } = await recruited(tx, call, call.params.id)
      const found = await interviewsOf(tx, companyId, { candidateId: row.id })
      const seen = await sightOf(tx, companyId, row.id, me)
      return found.map((of) => seen(shown(of, row, call)))
    }),
  ),

  on(teamPlan, (call) =>
    call.company.transaction(async (tx) => {
      const { row } = await recruited(tx, call, call.params.id)
      return plan(tx, call, row.id, call.body)
    }),
  ),

  on(teamChange, (call) =>
    call.company.transaction(async (tx) => {
      const { row, me } = await recruited(tx, call, call.params.id)
      const at = { candidateId: row.id, interviewId: call.params.interviewId }
      const done = await change(tx, call, at, call.body)
      const seen = await sightOf(tx, call.company.companyId, row.id, me)
      return { ...done, data: seen(done.data) }
    }),
  ),

  on(teamCancel, (call) =>
    call.company.transaction(async (tx) => {
      const { row, me } = await recruited(tx, call, call.params.id)
      const at = { candidateId: row.id, interviewId: call.params.interviewId }
      const done = await callOff(tx, call, at, call.body.reason)
      const seen = await sightOf(tx, call.company.companyId, row.id, me)
      return { ...done, data: seen(done.data) }
    }),
  ),
]

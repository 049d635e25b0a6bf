/** What a newcomer told, as HR reads it, and takes it over into the record. */
import { companyFacts } from '#modules/company/server/public.ts'
import { askedFacts, maskedTold } from '#modules/employees/model/public.ts'
import { takeTold, toldDifferences } from '#modules/employees/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { newcomerOf, takeNewcomer } from '../../contract/newcomer.ts'
import { happenedTo } from '../acting.ts'
import { held, rowOf } from '../candidate-view.ts'
import type { CandidatesNeeds } from '../migrate-handler.ts'
import { filesIntoRecord, filesOf, shownFiles } from './file-store.ts'
import { markTaken, type NewcomerRow, newcomerRow, openUntil, toldOf } from './newcomer-store.ts'

export const takeHandlers = (needs: Pick<CandidatesNeeds, 'payInputsChanged'>): readonly Handler[] => [
  on(newcomerOf, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      await rowOf(tx, companyId, call.params.id)
      const row = await newcomerRow(tx, companyId, { candidateId: call.params.id })
      return row ? view(tx, call, row) : null
    }),
  ),

  on(takeNewcomer, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const candidate = await held(tx, companyId, call.params.id)
      const row = await newcomerRow(tx, companyId, { candidateId: candidate.id }, true)
      if (!row) throw new Refusal(notFound())
      if (row.employee_id === null) throw new Refusal(problem('candidates.no-record-yet'))
      const of = await companyOf(tx, call)
      await takeTold(tx, call, needs, { id: row.employee_id, of, told: toldOf(call.seal, row) })
      await markTaken(tx, companyId, candidate.id, call.clock.now())
      const now = call.clock.now()
      await filesIntoRecord(tx, companyId, { candidateId: candidate.id, employeeId: row.employee_id, now })
      await happenedTo(tx, call, 'candidates.told-taken', [candidate])
      const after = await newcomerRow(tx, companyId, { candidateId: candidate.id })
      return reply(await view(tx, call, after ?? row), { messageKey: 'candidates.told-is-taken' })
    }),
  ),
]

type Reading = Pick<Call<Endpoint>, 'company' | 'clock' | 'seal'>

async function companyOf(tx: Tx, { company: { companyId }, clock }: Reading) {
  const { country, timezone } = await companyFacts(tx, companyId)
  return { companyId, country, today: clock.today(timezone) }
}

async function view(tx: Tx, call: Reading, row: NewcomerRow) {
  const of = await companyOf(tx, call)
  const told = toldOf(call.seal, row)
  const { employee_id: id, told_at, taken_at } = row
  return {
    ...{ open_until: openUntil(row), told_at, taken_at, employee_id: id },
    told: maskedTold(told, askedFacts(of.country)),
    files: shownFiles(await filesOf(tx, of.companyId, row.candidate_id)),
    differences: id === null ? [] : await toldDifferences(tx, call.seal, of, id, told),
  }
}

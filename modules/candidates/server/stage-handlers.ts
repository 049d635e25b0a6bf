/** Moves, notes, merging, and what these go by. */
import { sql } from 'kysely'
import type { Round } from '#modules/recruitment/model/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  mergeCandidate,
  moveCandidate,
  moveCandidates,
  noteCandidate,
  rejectionReasons,
  vacanciesToPickFrom,
} from '../contract/candidates.ts'
import { happenedTo } from './acting.ts'
import { detail, held, view } from './candidate-view.ts'
import { addEvents } from './event-store.ts'
import { merge } from './merge.ts'
import { move } from './move.ts'
import { settingsOf } from './settings.ts'

export const stageHandlers: readonly Handler[] = [
  on(moveCandidates, (call) =>
    call.company.transaction(async (tx) => {
      const { ids, ...wish } = call.body
      const wanted = [...new Set(ids)]
      const { outcomes, undo } = await move(tx, call, wanted, wish)
      const faults = outcomes.flatMap(({ fault }) => fault ?? [])
      const [first] = faults
      // Where nothing moved for one reason, that reason is the answer.
      if (first && faults.length === wanted.length) throw new Refusal(first)
      const byId = new Map(outcomes.map((one) => [one.id, one]))
      const said = (word: string) => call.say(call.language, word)
      const told = wanted.map((id) => {
        const found = byId.get(id)
        if (!found) return { id, outcome: 'refused' as const, status: null, message: said('http.not-found') }
        const { fault, status } = found
        return fault
          ? { id, outcome: 'refused' as const, status, message: said(fault.code) }
          : { id, outcome: 'moved' as const, status, message: said('candidates.moved-one') }
      })
      const changed = told.filter(({ outcome }) => outcome === 'moved').length
      return reply(
        { changed, skipped: told.length - changed, outcomes: told },
        { messageKey: 'candidates.moved-many', params: { count: changed }, ...(undo && { meta: undo }) },
      )
    }),
  ),

  on(moveCandidate, (call) =>
    call.company.transaction(async (tx) => {
      const { outcomes, undo } = await move(tx, call, [call.params.id], call.body)
      const [done] = outcomes
      if (!done) throw new Refusal(notFound())
      if (done.fault) throw new Refusal(done.fault)
      return reply(await view(tx, call, done.id), { messageKey: 'candidates.moved-one', ...(undo && { meta: undo }) })
    }),
  ),

  on(noteCandidate, (call) =>
    call.company.transaction(async (tx) => {
      const row = await held(tx, call.company.companyId, call.params.id)
      const note = { candidate_id: row.id, kind: 'note', text: call.body.text } as const
      await addEvents(tx, call.company.companyId, [note], call.actor, call.clock.now())
      await happenedTo(tx, call, 'candidates.noted', [row])
      const { notes } = await detail(tx, call, row.id)
      return reply({ notes }, { messageKey: 'candidates.saved' })
    }),
  ),

  on(mergeCandidate, (call) =>
    call.company.transaction(async (tx) => {
      const undo = await merge(tx, call, call.params.id, call.body.into)
      if (!undo) throw new Refusal(notFound())
      return reply(await view(tx, call, call.body.into), { messageKey: 'candidates.merged-one', meta: undo })
    }),
  ),

  on(rejectionReasons, (call) =>
    call.company.read(async (tx) => [...(await settingsOf(tx, call.company.companyId)).rejection_reasons]),
  ),

  on(vacanciesToPickFrom, (call) => call.company.read((tx) => vacancies(tx, call.company.companyId))),
]

type Picked = {
  readonly id: string
  readonly position_name: string
  readonly department_name: string | null
  readonly status: string
  readonly headcount: number
  readonly filled: number
  readonly rounds: Round[]
  readonly position_id: string | null
  readonly department_id: string | null
  readonly hiring_manager_id: string | null
  readonly employment_type: 'full_time' | 'part_time' | 'contract' | 'intern'
}

/** Those that are open first, then the newest. */
async function vacancies(tx: Tx, companyId: string): Promise<Picked[]> {
  const { rows } = await sql<Picked>`
    select v.id, coalesce(p.name, v.position_name) as position_name, d.name as department_name, v.status, v.headcount,
      v.filled, v.rounds, v.position_id, v.department_id, v.hiring_manager_id, v.employment_type
    from vacancies v
      left join positions p on p.company_id = v.company_id and p.id = v.position_id
      left join departments d on d.company_id = v.company_id and d.id = v.department_id
    where v.company_id = ${companyId} order by v.status <> 'open', v.created_at desc, v.id desc`.execute(tx)
  return rows
}

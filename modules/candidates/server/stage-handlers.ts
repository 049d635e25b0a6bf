/** Moves, notes, merging, and what these go by. */
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
import { view } from './candidate-view.ts'
import { merge } from './merge.ts'
import { move } from './move.ts'
import { note } from './note.ts'
import { settingsOf } from './settings.ts'
import { vacanciesToPick } from './vacancies-to-pick.ts'

export const stageHandlers: readonly Handler[] = [
  on(moveCandidates, (call) =>
    call.company.transaction(async (tx) => {
      const { ids, ...wish } = call.body
      const wanted = [...new Set(ids)]
      const { outcomes, undo } = await move(tx, call, wanted, wish)
      if (outcomes.length === 0) throw new Refusal(notFound())
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

  on(noteCandidate, (call) => call.company.transaction((tx) => note(tx, call, call.params.id, call.body.text))),

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

  on(vacanciesToPickFrom, (call) => call.company.read((tx) => vacanciesToPick(tx, call.company.companyId))),
]

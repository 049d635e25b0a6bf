/** What the team of a vacancy does with its candidates. Each call judges first whose candidate it is. */
import type { Tx } from '#platform/database/server/connect.ts'
import { asReply, keptFile } from '#platform/files/server/kept-files.ts'
import { notFound, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { undoable } from '#platform/undo/server/undoable.ts'
import {
  teamCandidate,
  teamCandidates,
  teamMove,
  teamNote,
  teamReasons,
  teamResume,
  teamVacancies,
} from '../../contract/team.ts'
import type { Acting } from '../acting.ts'
import { candidatesOf } from '../candidate-store.ts'
import { openDetail, resumeFileOf, rowOf, shown } from '../candidate-view.ts'
import { type KeptMove, move, moveBack } from '../move.ts'
import { note } from '../note.ts'
import { settingsOf } from '../settings.ts'
import { recruited, recruitingOf, teamVacanciesOf, unweighedBy } from './team-store.ts'

/** Whoever has left the team may not take a move back either. */
export const teamMovesUndo = undoable<KeptMove>({
  kind: 'candidates.teamMove',
  endpoint: teamMove,
  async undo(tx, call, kept) {
    const [moved] = kept.former
    if (moved) await recruited(tx, call, moved.id)
    await moveBack(tx, call, kept)
  },
})

export const teamHandlers: readonly Handler[] = [
  on(teamVacancies, (call) =>
    call.company.read(async (tx) => {
      const recruiting = await recruitingOf(tx, call)
      return recruiting ? teamVacanciesOf(tx, call.company.companyId, recruiting) : []
    }),
  ),

  on(teamCandidates, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const recruiting = await recruitingOf(tx, call)
      if (!recruiting) return []
      const { vacancy_id, status } = call.query
      const vacancyIds = recruiting.vacancyIds.filter((id) => vacancy_id === undefined || id === vacancy_id)
      const rows = await candidatesOf(tx, companyId, { vacancyIds, statuses: status })
      const hidden = await unweighedBy(tx, companyId, recruiting.me)
      const terms = await settingsOf(tx, companyId)
      return rows.map((row) => toTeam(shown(row, terms, call.language), hidden))
    }),
  ),

  on(teamCandidate, (call) =>
    call.company.read(async (tx) => {
      const { row, me } = await recruited(tx, call, call.params.id)
      return toTeam(await openDetail(tx, call, row), await unweighedBy(tx, call.company.companyId, me))
    }),
  ),

  on(teamResume, async (call) => {
    const fileId = await call.company.read(async (tx) => {
      const { row } = await recruited(tx, call, call.params.id)
      return resumeFileOf(tx, call.company.companyId, row, call.query.repeat)
    })
    const file = fileId === null ? undefined : await keptFile(call, fileId)
    return file ? asReply(file) : notFound()
  }),

  on(teamMove, (call) =>
    call.company.transaction(async (tx) => {
      const { row, me } = await recruited(tx, call, call.params.id)
      const { outcomes, undo } = await move(tx, call, [row.id], call.body, teamMovesUndo.keep)
      const [done] = outcomes
      if (!done) throw new Refusal(notFound())
      if (done.fault) throw new Refusal(done.fault)
      return reply(await one(tx, call, row.id, me), {
        messageKey: 'candidates.moved-one',
        ...(undo && { meta: undo }),
      })
    }),
  ),

  on(teamNote, (call) =>
    call.company.transaction(async (tx) => {
      const { row } = await recruited(tx, call, call.params.id)
      return note(tx, call, row.id, call.body.text)
    }),
  ),

  on(teamReasons, (call) =>
    call.company.read(async (tx) => {
      const recruiting = await recruitingOf(tx, call)
      return recruiting ? [...(await settingsOf(tx, call.company.companyId)).rejection_reasons] : []
    }),
  ),
]

type Shown = ReturnType<typeof shown>

/** Offers and joining are HR's own; a mean is another's card as long as one's own is missing. */
const toTeam = <Of extends Pick<Shown, 'id' | 'score' | 'may'>>(of: Of, hidden: ReadonlySet<string>) => ({
  ...of,
  score: hidden.has(of.id) ? null : of.score,
  may: { move: of.may.move, interview: of.may.interview },
})

async function one(tx: Tx, { company: { companyId }, language }: Acting, id: string, me: string) {
  const row = await rowOf(tx, companyId, id)
  return toTeam(shown(row, await settingsOf(tx, companyId), language), await unweighedBy(tx, companyId, me))
}

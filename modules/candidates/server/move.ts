/** Moving candidates: what may be, the history, the letter of a refusal that waits ten minutes, and taking it back. */
import { companyLetterhead } from '#modules/company/server/public.ts'
import { deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import { unwantLetters, wantLetters } from '#platform/mail/server/wanted-mails.ts'
import { type UndoCall, type UndoOffer, undoable } from '#platform/undo/server/undoable.ts'
import { moveCandidate } from '../contract/candidates.ts'
import { isRefusal, moveFault, type Status } from '../model/stages.ts'
import { type Acting, happenedTo, todayOf } from './acting.ts'
import { type CandidateRow, candidatesOf, type Standing, setStandings } from './candidate-store.ts'
import { addEvents } from './event-store.ts'
import { callOffAll, planAgain } from './interviews/call-off.ts'
import { endOffersOf } from './offers/agreeing/send-offer.ts'
import { restoreOffers } from './offers/offer-store.ts'
import { type CandidateSettings, settingsOf } from './settings.ts'

/** In which what was told can still be taken back. */
const WAIT = 10 * 60_000

export type Wish = {
  readonly status: Status
  readonly round?: string | null | undefined
  readonly reason?: string | null | undefined
  readonly tell?: boolean | undefined
}
export type Moved = { readonly id: string; readonly status: Status; readonly fault?: Problem }

export type KeptMove = {
  readonly former: readonly Standing[]
  readonly since: string
  readonly events: readonly string[]
  readonly offers: readonly string[]
  /** That were called off with it; moves kept before know none. */
  readonly interviews?: readonly string[]
}

export const movesUndo = undoable<KeptMove>({ kind: 'candidates.move', endpoint: moveCandidate, undo: moveBack })

/** Who keeps what is needed to take a move back: each way of moving by the right of its own call. */
export type Keep = (tx: Tx, call: Acting, kept: KeptMove) => Promise<UndoOffer>

export async function moveBack(
  tx: Tx,
  call: UndoCall,
  { former, since, events, offers, interviews = [] }: KeptMove,
): Promise<void> {
  const { companyId } = call.company
  const ids = former.map(({ id }) => id)
  const now = await candidatesOf(tx, companyId, { ids }, true)
  // Whoever has been moved again stays there.
  if (now.length < ids.length || now.some((row) => row.stage_since !== since))
    throw new Refusal(problem('undo.in-the-way'))
  await setStandings(tx, former)
  await deleteByIds(tx, 'candidate_events', events)
  await unwantLetters(tx, companyId, events)
  await restoreOffers(tx, companyId, offers)
  await planAgain(tx, companyId, interviews)
  await happenedTo(tx, call, 'candidates.move-undone', now)
}

/** Each for itself: whoever cannot be moved stays, and says why. Nobody is moved where nobody can be. */
export async function move(tx: Tx, call: Acting, ids: readonly string[], wish: Wish, keep: Keep = movesUndo.keep) {
  const { company } = call
  const settings = await settingsOf(tx, company.companyId)
  const rows = await candidatesOf(tx, company.companyId, { ids }, true)
  const judged = rows.map((row) => ({ row, ...judge(row, wish, settings) }))
  const going = judged.filter(({ fault }) => fault === undefined)
  const undo = going.length > 0 ? await go(tx, call, going, wish, keep) : undefined
  const outcomes: Moved[] = judged.map(({ row, fault }) =>
    fault ? { id: row.id, status: row.status, fault } : { id: row.id, status: wish.status },
  )
  return { outcomes, undo }
}

type Going = { readonly row: CandidateRow; readonly round: string | null }

function judge(row: CandidateRow, wish: Wish, settings: CandidateSettings): { round: string | null; fault?: Problem } {
  const refuse = (field: string, word: string) => ({
    round: null,
    fault: problem(word, { errors: { [field]: [word] } }),
  })
  const fault = moveFault(row.status, wish.status)
  if (fault) return refuse('status', fault)
  if (isRefusal(wish.status)) {
    if (!wish.reason) return refuse('reason', 'candidates.no-reason')
    return settings.rejection_reasons.includes(wish.reason)
      ? { round: null }
      : refuse('reason', 'candidates.unknown-reason')
  }
  if (wish.status !== 'pendingInterview') return { round: null }
  const round = wish.round ?? row.rounds[0]?.id ?? null
  if (round !== null && !row.rounds.some(({ id }) => id === round)) return refuse('round', 'candidates.unknown-round')
  // Nothing would move.
  if (row.status === 'pendingInterview' && row.round === round) return refuse('round', 'candidates.there-already')
  return { round }
}

async function go(tx: Tx, call: Acting, going: readonly Going[], wish: Wish, keep: Keep) {
  const { company, clock, actor, seal } = call
  const { companyId } = company
  const now = clock.now()
  const ids = going.map(({ row }) => row.id)
  const reason = isRefusal(wish.status) ? (wish.reason ?? null) : null
  const since = now.toISOString()
  const ended = isRefusal(wish.status) ? await todayOf(tx, call) : null
  const standing = going.map(({ row, round }) => ({
    ...{ id: row.id, status: wish.status, round, stage_since: since, reason },
    ...{ ended_on: ended, ended_by_vacancy: false, withdrawn_at: null },
  }))
  await setStandings(tx, standing)
  const events = await addEvents(
    tx,
    companyId,
    going.map(({ row, round }) => ({
      ...{ candidate_id: row.id, kind: 'moved' as const, from_status: row.status, to_status: wish.status, round },
      text: reason,
    })),
    actor,
    now,
  )
  const offers = ended === null ? [] : await endOffersOf(tx, { companyId, now, today: ended, actor }, ids)
  const dueAt = new Date(now.getTime() + WAIT)
  // Whoever is not told of the refusal is not told of it by their interview either.
  const off = { reason: 'candidates.off-refused', explained: wish.tell === true, dueAt } as const
  const rows = going.map(({ row }) => row)
  const interviews = ended === null ? [] : await callOffAll(tx, call, rows, off)
  if (ended !== null && wish.tell) {
    const { name } = await companyLetterhead(tx, companyId)
    await wantLetters(
      tx,
      seal,
      companyId,
      going.map(({ row }, at) => ({
        ...{ to: row.email, language: row.language, about: events[at] ?? row.id },
        subject: 'candidates.mail.refused.subject',
        text: 'candidates.mail.refused.text',
        params: { person: row.full_name, position: row.position_name, company: name },
        dueAt,
      })),
    )
  }
  const former = going.map(({ row }): Standing => {
    const { id, status, round, stage_since, reason: why, ended_on, ended_by_vacancy, withdrawn_at } = row
    return { id, status, round, stage_since, reason: why, ended_on, ended_by_vacancy, withdrawn_at }
  })
  // As the database tells it, to the millionth of a second.
  const kept = { former, since: `${since.slice(0, -1)}000Z`, events, offers, interviews }
  const undo = await keep(tx, call, kept)
  await happenedTo(
    tx,
    call,
    'candidates.moved',
    going.map(({ row }) => row),
    {
      after: { status: wish.status, ...(reason && { reason }) },
    },
  )
  return undo
}

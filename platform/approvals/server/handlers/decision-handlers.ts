import { record } from '#platform/activity/server/activity.ts'
import { notFound, type Problem, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import type { UndoOffer } from '#platform/undo/server/undoable.ts'
import { commentApplication, decideApplications, remindApplication } from '../../contract.ts'
import { actingOf } from '../acting.ts'
import { decide, type Outcome } from '../deciding/decide.ts'
import { remind } from '../deciding/reminders.ts'
import { undoOffer } from '../deciding/take-back.ts'
import { tell, tellingApplicants } from '../deciding/telling.ts'
import { type Approvals, subjectOf } from '../engine.ts'
import { addEvents } from '../requests/event-store.ts'
import type { RequestRow } from '../requests/request-row.ts'
import { hushedOf, isKeptFrom } from '../requests/sight.ts'
import { detailOf, foundInSight, shownDetail } from './inbox-handlers.ts'

export const decisionHandlers = (approvals: Approvals): readonly Handler[] => [
  on(decideApplications, async (call) => {
    const { company, body } = call
    const acting = await actingOf(call)
    let moved: readonly RequestRow[] = []
    const answer = await company.transaction(async (tx) => {
      const outcomes = await decide(tx, approvals, acting, {
        ids: body.ids,
        decision: body.decision,
        reason: body.reason || null,
        confirmed: body.confirm,
        answersAsked: true,
      })
      moved = outcomes.flatMap(({ outcome, request }) => (outcome === 'moved' && request ? [request] : []))
      const offer = await undoOffer(tx, approvals, call, outcomes)
      return answerOf(outcomes, call, 'approvals.nothing-to-decide', offer)
    })
    for (const kind of approvals.kinds) {
      const own = moved.filter((request) => request.kind === kind.name)
      if (own.length > 0) await kind.after?.(call, own)
    }
    return answer
  }),

  on(commentApplication, async (call) => {
    const { company, params, body, actor } = call
    const acting = await actingOf(call)
    return company.transaction(async (tx) => {
      const { companyId } = company
      const found = await foundInSight(tx, approvals, acting, params.id)
      if (!found) return notFound()
      const by = { account_id: actor.accountId, actor: actor.name }
      await addEvents(tx, companyId, acting.now, [
        { request_id: params.id, event: 'commented', ...by, note: body.text },
      ])
      const { request, tasks } = found
      const involved = tasks.flatMap(({ account_id, decided_by }) => [account_id, decided_by])
      const others = involved.filter((one): one is string => one !== null && one !== actor.accountId)
      const said = { ...request, reason: body.text }
      const hushed = hushedOf(approvals.kinds)
      const applicants = tellingApplicants(acting, [said], 'commented').map((telling) => ({
        ...telling,
        accounts: telling.accounts.filter((one) => !isKeptFrom(hushed, request, one)),
      }))
      const told = applicants.flatMap(({ accounts }) => accounts)
      await tell(tx, approvals, acting, [
        ...applicants,
        {
          request: said,
          reader: 'approver',
          accounts: others.filter((one) => !told.includes(one)),
          what: 'commented',
        },
      ])
      const subject = subjectOf(approvals, request)
      await record(tx, companyId, [{ action: 'approvals.commented', subject }], { actor, now: acting.now })
      // A comment moves neither the request nor its seats.
      return shownDetail(tx, approvals, acting, found)
    })
  }),

  on(remindApplication, async (call) => {
    const acting = await actingOf(call)
    return call.company.transaction(async (tx) => {
      if (!(await foundInSight(tx, approvals, acting, call.params.id))) return notFound()
      const refused = await remind(tx, approvals, acting, call.params.id)
      return refused ?? (await detailOf(tx, approvals, acting, call.params.id)) ?? notFound()
    })
  }),
]

type Told = { readonly say: Say; readonly language: Language }

/** One outcome for each that was asked for; where nothing moved, the refusal that explains it. */
export function answerOf(outcomes: readonly Outcome[], { say, language }: Told, nothing: string, meta?: UndoOffer) {
  const changed = outcomes.filter(({ outcome }) => outcome !== 'refused')
  if (changed.length === 0) return refusalOf(outcomes, { say, language }, nothing)
  const [only] = outcomes.length === 1 ? outcomes : []
  const counted = { changed: changed.length, skipped: outcomes.length - changed.length }
  return reply(
    {
      ...counted,
      outcomes: outcomes.map(({ id, outcome, status, problem: refused }) => ({
        id,
        outcome,
        status,
        message: refused
          ? say(language, refused.code, refused.params)
          : say(language, outcomeWord({ outcome, status })),
      })),
    },
    {
      messageKey: only ? outcomeWord(only) : counted.skipped > 0 ? 'approvals.decided' : 'approvals.decided-all',
      params: counted,
      meta,
    },
  )
}

const outcomeWord = ({ outcome, status }: Pick<Outcome, 'outcome' | 'status'>): string =>
  `approvals.outcome-${outcome === 'moved' ? status : outcome}`

/** Of several it is said once each why. */
function refusalOf(outcomes: readonly Outcome[], { say, language }: Told, nothing: string): Problem {
  const [only] = outcomes
  if (outcomes.length === 1 && only?.problem) return only.problem
  const why = outcomes.flatMap(({ problem: refused }) => (refused ? [say(language, refused.code, refused.params)] : []))
  return problem(nothing, { data: [...new Set(why)] })
}

import { PER_PAGE_DEFAULT } from '#kernel/paging.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { application, applications, kinds, pendingCount } from '../../contract.ts'
import { PENDING_DAYS } from '../../model/telling.ts'
import { type Acting, actingOf, liveKinds, rightsOf } from '../acting.ts'
import { type Approvals, kindOf } from '../engine.ts'
import { eventsOf } from '../requests/event-store.ts'
import { listedRequests, pendingOf } from '../requests/inbox-store.ts'
import { isOver, kindFacts } from '../requests/kind-facts.ts'
import { requestsOf } from '../requests/request-row.ts'
import { isInSight, sightOf } from '../requests/sight.ts'
import { tasksByRequest, tasksOf } from '../requests/task-store.ts'
import { requestView, seatView } from '../requests/views.ts'
import { stagedFor } from '../staged.ts'

export const inboxHandlers = (approvals: Approvals): readonly Handler[] => [
  on(applications, async (call) => {
    const { company, query } = call
    const acting = await actingOf(call)
    const { page, per_page: perPage = PER_PAGE_DEFAULT, search, ...listing } = query
    const paging = page === undefined ? undefined : { limit: perPage, offset: (page - 1) * perPage }
    return company.read(async (tx) => {
      const rights = await rightsOf(tx, acting)
      const sight = await sightOf(tx, approvals, acting, rights)
      const { timezone } = acting.session
      const over = isOver(approvals, acting.today)
      const found = await listedRequests(tx, company.companyId, sight, { ...listing, over, timezone, search, paging })
      const tasks = await tasksOf(
        tx,
        company.companyId,
        found.rows.map(({ id }) => id),
      )
      const seats = tasksByRequest(tasks)
      const facts = await kindFacts(tx, approvals, acting, found.rows)
      const views = found.rows.map((row) => requestView(approvals, acting, rights, row, seats.get(row.id) ?? [], facts))
      const meta = page === undefined ? undefined : { page, per_page: perPage, total: found.total }
      return reply(views, meta === undefined ? {} : { meta })
    })
  }),

  on(kinds, ({ session, say, language }) =>
    Promise.resolve(
      liveKinds(session, approvals.kinds).map(({ name, word }) => ({ kind: name, label: say(language, word) })),
    ),
  ),

  on(pendingCount, async (call) => {
    const { company, say, language } = call
    const acting = await actingOf(call)
    return company.read(async (tx) => {
      const { pending, staged, mine, all } = await waitingRequests(tx, approvals, acting)
      return {
        days: PENDING_DAYS,
        mine,
        all,
        kinds: pending.map(({ kind, mine, all }) => ({
          kind,
          mine,
          all,
          label: say(language, kindOf(approvals, kind).word),
        })),
        staged: staged.map(({ word, stage, ...one }) => ({
          ...one,
          label: say(language, word),
          stage: say(language, stage),
        })),
      }
    })
  }),

  on(application, async (call) => {
    const acting = await actingOf(call)
    return call.company.read(async (tx) => (await detailOf(tx, approvals, acting, call.params.id)) ?? notFound())
  }),
]

/** The one count of what waits, wherever it is shown. */
export async function waitingRequests(tx: Tx, approvals: Approvals, acting: Acting) {
  const sight = await sightOf(tx, approvals, acting, await rightsOf(tx, acting))
  const pending = await pendingOf(tx, acting.companyId, sight, acting.now)
  const staged = await stagedFor(tx, approvals, acting)
  const sum = (which: 'mine' | 'all') => pending.reduce((total, one) => total + one[which], staged.length)
  const since = [...pending.map((one) => one.oldest), ...staged.map((one) => one.since)]
  const oldest = since.flatMap((one) => (one === null ? [] : [new Date(one).getTime()]))
  return {
    pending,
    staged,
    mine: sum('mine'),
    all: sum('all'),
    oldest: oldest.length === 0 ? undefined : new Date(Math.min(...oldest)),
  }
}

/** One request with its seats, and what its reader may; undefined where it is out of sight. */
export async function foundInSight(tx: Tx, approvals: Approvals, acting: Acting, id: string) {
  const rights = await rightsOf(tx, acting)
  const sight = await sightOf(tx, approvals, acting, rights)
  const [request] = await requestsOf(tx, acting.companyId, [id])
  const tasks = await tasksOf(tx, acting.companyId, [id])
  return request && isInSight(sight, request, tasks) ? { rights, request, tasks } : undefined
}
type Found = NonNullable<Awaited<ReturnType<typeof foundInSight>>>

/** Undefined where it is out of sight. */
export async function detailOf(tx: Tx, approvals: Approvals, acting: Acting, id: string) {
  const found = await foundInSight(tx, approvals, acting, id)
  return found && shownDetail(tx, approvals, acting, found)
}

export async function shownDetail(tx: Tx, approvals: Approvals, acting: Acting, { rights, request, tasks }: Found) {
  const { companyId, say, language } = acting
  const events = await eventsOf(tx, companyId, request.id)
  return {
    ...requestView(approvals, acting, rights, request, tasks, await kindFacts(tx, approvals, acting, [request])),
    chain: tasks.map((task) => seatView(task, acting, request.steps[task.step])),
    history: events.map(({ event, actor, acting_for, note, at }) => ({
      event,
      text: say(language, `approvals.event-${event}`, { actor, for: acting_for ?? '' }),
      actor,
      acting_for,
      note,
      at,
    })),
  }
}

/** Asking a colleague, answering one, and what became of it. */
import { addDays, plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { log } from '#platform/activity/server/log.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import { decide } from '#platform/approvals/server/deciding/decide.ts'
import { sendRequests } from '#platform/approvals/server/deciding/send.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { conflict, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { answerSwap, askSwap, cancelSwap, ownSwaps, swapOptions } from '../../contract/swaps.ts'
import type { ShiftNeeds } from '../needs.ts'
import { employeeOf } from '../own/own-store.ts'
import { holdPeople } from '../people.ts'
import { storedDays } from '../roster/roster-store.ts'
import { type ShiftRow, shiftsOf } from '../shifts/shift-store.ts'
import { cellView } from '../shifts/shift-view.ts'
import { colleaguesOf, nameOf } from './colleagues.ts'
import { toldBecause } from './end-swaps.ts'
import { cellsOfSwap, judgedSwap, refused, refuseOnLeave, workAmong } from './judge-swap.ts'
import { onLeaveAmong } from './on-leave.ts'
import { SWAP_KIND } from './swap-link.ts'
import { insertSwap, swapsById, swapsOfPerson, waitsAlready } from './swap-store.ts'
import { requestOf, swapViews } from './swap-view.ts'

const AROUND = 14

export const swapHandlers = (needs: ShiftNeeds, approvals: Approvals): readonly Handler[] => [
  on(ownSwaps, (call) =>
    call.company.read(async (tx) => {
      const me = await employeeOf(tx, call)
      const { companyId } = call.company
      return swapViews(tx, companyId, await swapsOfPerson(tx, companyId, me), call.session.accountId)
    }),
  ),

  on(swapOptions, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const me = await employeeOf(tx, call)
      const { timezone } = await companyFacts(tx, companyId)
      const today = call.clock.today(timezone)
      const { date } = call.query
      // Nothing is swapped that is over.
      const [, from = today] = [addDays(date, -AROUND), today].sort()
      const span = { from, to: addDays(date, AROUND) }
      if (span.from > span.to) return []
      const others = await colleaguesOf(tx, companyId, me, span)
      const ids = others.map(({ id }) => id)
      const shifts = await shiftsOf(tx, companyId)
      const stored = [...(await storedDays(tx, companyId, span, [me, ...ids])).values()]
      const days = stored.filter(({ is_confirmed }) => is_confirmed)
      const worked = (day: (typeof days)[number]) => workAmong(shifts, day.shift_ids)
      const isMyDay = (day: (typeof days)[number]) => day.employee_id === me && day.date === date
      const mine = stored.filter(isMyDay).flatMap(worked)
      const twoDays = (id: string, day: string) => ({ employee_id: me, date, with_employee_id: id, with_date: day })
      const pairs = days.map((day) => twoDays(day.employee_id, day.date))
      const isOnLeave = await onLeaveAmong(tx, needs.dayFacts, companyId, pairs)
      // The same work on the same day would change nothing.
      const isSame = (day: string, work: readonly ShiftRow[]) =>
        day === date && work.every(({ id }) => mine.some((own) => own.id === id)) && work.length === mine.length
      return others.flatMap(({ id, full_name }) =>
        days
          .filter(({ employee_id }) => employee_id === id)
          .sort((one, other) => (one.date < other.date ? -1 : 1))
          .map((day) => ({ day, work: worked(day) }))
          .filter(({ day, work }) => work.length > 0 && !isSame(day.date, work) && !isOnLeave(twoDays(id, day.date)))
          .map(({ day, work }) => ({
            employee_id: id,
            full_name,
            date: plainDateOf(day.date),
            shifts: work.map(cellView),
          })),
      )
    }),
  ),

  on(askSwap, async (call) => {
    const acting = await actingOf(call)
    return call.company.transaction(async (tx) => {
      const { body, company, clock, session } = call
      const { companyId } = company
      const { date, with_date, with_employee_id } = body
      const me = await employeeOf(tx, call)
      await holdPeople(tx, companyId, [me, with_employee_id])
      const { timezone } = await companyFacts(tx, companyId)
      const today = clock.today(timezone)
      if (date < today) throw refused('date', 'shifts.swap-past')
      if (with_date < today) throw refused('with_date', 'shifts.swap-past')
      const [from, to] = [date, with_date].sort()
      const span = { from: from ?? date, to: to ?? date }
      const other = (await colleaguesOf(tx, companyId, me, span)).find(({ id }) => id === with_employee_id)
      if (!other) throw refused('with_employee_id', 'http.unknown-id')
      const own = await nameOf(tx, companyId, me)
      const swap = { me, date, other: other.id, otherDate: with_date }
      const twoDays = { employee_id: me, date, with_employee_id: other.id, with_date }
      await refuseOnLeave(tx, call, needs, twoDays, { me, nameOf: () => other.full_name })
      const cells = await cellsOfSwap(tx, call, swap)
      if (await waitsAlready(tx, companyId, cells)) throw refused('date', 'shifts.swap-waits')
      const warnings = await judgedSwap(tx, call, needs, cells, me)
      if (warnings.length > 0 && !body.confirm)
        throw new Refusal(problem('shifts.confirm', { status: 409, data: warnings, extra: { confirm_required: true } }))
      const id = newId(clock.now().getTime())
      const row = { id, ...twoDays, cells, reason: body.reason || null }
      await insertSwap(tx, companyId, row, clock.now())
      const shifts = await shiftsOf(tx, companyId)
      await sendRequests(tx, approvals, acting, SWAP_KIND, [requestOf(row, other, shifts, call.say)])
      const view = await one(tx, companyId, id, session.accountId)
      const subject = { kind: SWAP_KIND, id, name: `${own}: ${date}` }
      await log(tx, call, { action: 'shifts.swap-asked', subject, after: { with: other.full_name, with_date } })
      return reply(view, { messageKey: 'shifts.swap-asked', params: { name: other.full_name } })
    })
  }),

  on(answerSwap, async (call) => {
    const { id, answer } = call.params
    const isMine = (row: { with_account_id: string | null }) => row.with_account_id === call.session.accountId
    return moved(call, approvals, isMine, {
      ids: [id],
      decision: answer === 'accept' ? 'approve' : 'reject',
      reason: call.body.reason || null,
      confirmed: call.body.confirm ?? false,
      word: answer === 'accept' ? 'shifts.swap-accepted' : 'shifts.swap-declined',
    })
  }),

  on(cancelSwap, async (call) => {
    const isMine = (row: { account_id: string | null }) => row.account_id === call.session.accountId
    const deciding = { ids: [call.params.id], decision: 'cancel', reason: null, confirmed: true }
    return moved(call, approvals, isMine, { ...deciding, word: 'shifts.swap-cancelled' })
  }),
]

type Answering = Pick<
  Call<typeof cancelSwap>,
  'company' | 'session' | 'actor' | 'language' | 'clock' | 'db' | 'say' | 'params'
>
type Answer = {
  readonly ids: readonly string[]
  readonly decision: string
  readonly reason: string | null
  readonly confirmed: boolean
  readonly word: string
}

async function moved(
  call: Answering,
  approvals: Approvals,
  isMine: (row: { account_id: string | null; with_account_id: string | null }) => boolean,
  { word, ...deciding }: Answer,
) {
  const acting = await actingOf(call)
  return call.company.transaction(async (tx) => {
    const { companyId } = call.company
    const [row] = await swapsById(tx, companyId, deciding.ids)
    if (!row || !isMine(row)) return notFound()
    if (row.lapsed_because) return conflict(`shifts.swap-ended-${toldBecause(row.lapsed_because)}`)
    const [done] = await decide(tx, approvals, acting, { ...deciding, answersAsked: false, kind: SWAP_KIND })
    if (!done || done.problem) return done?.problem ?? notFound()
    return reply(await one(tx, companyId, row.id, call.session.accountId), { messageKey: word })
  })
}

async function one(tx: Tx, companyId: string, id: string, accountId: string) {
  const [view] = await swapViews(tx, companyId, await swapsById(tx, companyId, [id]), accountId)
  if (!view) throw new Refusal(notFound())
  return view
}

import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { callsOf } from '#platform/requests/server/calls.ts'
import * as wfh from '../contract/wfh.ts'
import { hereHandler } from './here-handler.ts'
import { letterHandler } from './letter-handler.ts'
import { type WfhAsked, wfhPort } from './wfh-port.ts'
import type { WfhRow } from './wfh-store.ts'
import { wfhView } from './wfh-view.ts'

export function wfhHandlers(approvals: Approvals, dayFacts: DayFacts): readonly Handler[] {
  const calls = callsOf(approvals, wfhPort(dayFacts))
  return [
    on(wfh.list, (call) => calls.list(call)),
    on(wfh.one, (call) => calls.one(call)),
    on(wfh.create, (call) => calls.create(call, call.body.employee_id, asked(call.body, true))),
    on(wfh.award, (call) => calls.award(call, call.body.employee_ids, asked(call.body, true))),
    on(wfh.change, (call) => calls.change(call, (row) => ({ ...standing(row), ...given(call.body) }))),
    on(wfh.remove, (call) => calls.remove(call)),
    on(wfh.decide, (call) => calls.decide(call)),
    on(wfh.mine, (call) => calls.mine(call)),
    on(wfh.preview, (call) => calls.preview(call, asked(call.body, false))),
    on(wfh.ask, (call) => calls.create(call, undefined, asked(call.body, false))),
    on(wfh.cancel, (call) => calls.cancel(call)),
    on(wfh.askWithdraw, (call) => calls.askWithdraw(call)),
    hereHandler,
    letterHandler(approvals),
  ]
}

type Body = Omit<WfhAsked, 'weekdays' | 'reason' | 'entered' | 'confirmed'> & {
  readonly weekdays?: number[] | undefined
  readonly reason?: string | undefined
  readonly confirm?: boolean | undefined
}

const asked = ({ weekdays, reason, confirm, ...body }: Body, entered: boolean): WfhAsked => ({
  from: body.from,
  to: body.to,
  part: body.part,
  place: body.place,
  weekdays: weekdays ?? null,
  reason: reason || null,
  entered,
  confirmed: confirm,
})

/** As it was asked for. */
function standing(row: WfhRow): WfhAsked {
  const { place } = wfhView(row, row.to_date)
  const { from_date: from, to_date: to, part, weekdays, reason } = row
  return { from, to, part, weekdays, place, reason, entered: true }
}

type Changed = Partial<Omit<Body, 'weekdays' | 'reason'>> & {
  readonly weekdays?: number[] | null | undefined
  readonly reason?: string | null | undefined
}

/** What is not changed stays. */
const given = ({
  confirm,
  from,
  to,
  part,
  place,
  weekdays,
  reason,
}: { [Name in keyof Changed]: Changed[Name] | undefined }) => ({
  confirmed: confirm,
  ...(from && { from }),
  ...(to && { to }),
  ...(part && { part }),
  ...(place && { place }),
  ...(weekdays !== undefined && { weekdays }),
  ...(reason !== undefined && { reason: reason || null }),
})

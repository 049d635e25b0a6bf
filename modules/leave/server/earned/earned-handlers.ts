/** The calls of off in lieu and of replacement holidays: the same work for two kinds of earned days. */
import { type Handler, on } from '#platform/http/server/handler.ts'
import { callsOf } from '#platform/requests/server/calls.ts'
import * as lieu from '../../contract/off-in-lieu.ts'
import * as replacement from '../../contract/replacement-holiday.ts'
import { amountOf, halvesOf } from '../../model/halves.ts'
import type { ClaimedDays, LeaveEngine } from '../needs.ts'
import { lieuKind, replacementKind } from './earned-kind.ts'
import { dayOfRow, type EarnedAsked, earnedPort } from './earned-port.ts'
import type { EarnedRow } from './earned-store.ts'

const WHOLE = 2

export function earnedHandlers(approvals: LeaveEngine, claimedDays?: ClaimedDays): readonly Handler[] {
  const needs = { dayFacts: approvals.dayFacts, claimedDays }
  const off = callsOf(approvals, earnedPort('off_in_lieu', lieuKind, needs))
  const holiday = callsOf(approvals, earnedPort('replacement_holiday', replacementKind, needs))
  return [
    on(lieu.list, (call) => off.list(call)),
    on(lieu.one, (call) => off.one(call)),
    on(lieu.create, (call) => off.create(call, call.body.employee_id, ofLieu(call.body))),
    on(lieu.award, (call) => off.award(call, call.body.employee_ids, ofLieu(call.body))),
    on(lieu.change, (call) =>
      off.change(call, (row) => ({
        ...standing(row, call.body),
        halves: halvesOf(call.body.amount ?? amountOf(row.halves)) ?? WHOLE,
      })),
    ),
    on(lieu.remove, (call) => off.remove(call)),
    on(lieu.decide, (call) => off.decide(call)),
    on(lieu.mine, (call) => off.mine(call)),
    on(lieu.ask, (call) => off.create(call, undefined, ofLieu(call.body))),
    on(lieu.preview, (call) => off.preview(call, ofLieu(call.body))),
    on(lieu.cancel, (call) => off.cancel(call)),
    on(lieu.askWithdraw, (call) => off.askWithdraw(call)),
    on(replacement.list, (call) => holiday.list(call)),
    on(replacement.one, (call) => holiday.one(call)),
    on(replacement.create, (call) => holiday.create(call, call.body.employee_id, ofHoliday(call.body))),
    on(replacement.award, (call) => holiday.award(call, call.body.employee_ids, ofHoliday(call.body))),
    on(replacement.change, (call) =>
      holiday.change(call, (row) => ({ ...standing(row, call.body), worked: call.body.worked ?? row.worked })),
    ),
    on(replacement.remove, (call) => holiday.remove(call)),
    on(replacement.decide, (call) => holiday.decide(call)),
    on(replacement.mine, (call) => holiday.mine(call)),
    on(replacement.ask, (call) => holiday.create(call, undefined, ofHoliday(call.body))),
    on(replacement.preview, (call) => holiday.preview(call, ofHoliday(call.body))),
    on(replacement.cancel, (call) => holiday.cancel(call)),
    on(replacement.askWithdraw, (call) => holiday.askWithdraw(call)),
  ]
}

type LieuBody = { date: EarnedAsked['date']; amount: number; reason?: string | undefined }
type ReplacementBody = { date: EarnedAsked['date']; worked: boolean; reason?: string | undefined }

/** Off in lieu is always for work; a replaced holiday is always a whole day. */
const ofLieu = ({ date, amount, reason }: LieuBody): EarnedAsked => ({
  date,
  halves: halvesOf(amount) ?? WHOLE,
  worked: true,
  reason: reason || null,
})
const ofHoliday = ({ date, worked, reason }: ReplacementBody): EarnedAsked => ({
  date,
  halves: WHOLE,
  worked,
  reason: reason || null,
})

/** What is not changed stays. */
const standing = (
  row: EarnedRow,
  { date, reason }: { date?: EarnedAsked['date'] | undefined; reason?: string | null | undefined },
): EarnedAsked => ({
  date: date ?? dayOfRow(row),
  halves: row.halves,
  worked: row.worked,
  reason: reason === undefined ? row.reason : reason || null,
})

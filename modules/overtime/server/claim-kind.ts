/** Overtime as a kind of request: nobody approves it without saying why, and pay follows what is decided. */
import { sql } from 'kysely'
import { addDays } from '#kernel/plain-date.ts'
import { payMonthOf } from '#modules/company/model/public.ts'
import { companyFacts, cutOffsOf, timeSettingsByDay } from '#modules/company/server/public.ts'
import { idsOf, peopleOf, refusedAmong } from '#platform/approvals/server/closures.ts'
import type { Closed, Kind, Moving } from '#platform/approvals/server/kind.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import { taiwaneseFaults, takesRest } from '../model/limits.ts'
import { claimMoves } from '../model/moves.ts'
import { claimsByIds, lockPeople, moveClaims, standing } from './claim-store.ts'
import { KINDS, knownDay, officeOf, overlapsPlan } from './days.ts'
import type { OvertimeNeeds } from './needs.ts'
import { payFactsOf } from './pay-facts.ts'
import { grantRest, takeRestBack } from './rest.ts'

export const OVERTIME_KIND = 'overtime'

export const nothingToMove = {
  approve: 'overtime.nothing-pending',
  reject: 'overtime.nothing-pending',
  withdraw: 'overtime.nothing-approved',
} as const

export const overtimeKind = (needs: OvertimeNeeds): Kind => ({
  name: OVERTIME_KIND,
  word: 'overtime.kind',
  moves: claimMoves,
  keepers: 'overtime',
  settings: 'settings.overtime',
  usualChain: {
    name: 'Manager',
    when: {},
    steps: [{ approvers: [{ by: 'manager', up: 1 }], needs: 'any', remind_after_days: 2 }],
  },
  fallback: ['HR Manager', 'HR Generalist', 'Company Admin'],
  nothingToMove,
  link: ({ id }, reader) => (reader === 'approver' ? `/app/application?open=${id}` : `/me/overtime?open=${id}`),
  closed: (tx, companyId, ids) => takenAmong(tx, needs, companyId, ids),
  check: async (tx, moving) => {
    await lockPeople(tx, moving.companyId, peopleOf(moving))
    if (moving.move === 'approve') return { refused: await refusedApprovals(tx, needs, moving) }
    return { refused: refusedAmong(await takenAmong(tx, needs, moving.companyId, idsOf(moving)), moving.move) }
  },
  effects: async (tx, moving) => {
    const { companyId, move, now, reason } = moving
    if (move === 'keep') return
    const status = claimMoves[move as keyof typeof claimMoves].to
    const justification = move === 'approve' ? { justification: reason } : {}
    await moveClaims(tx, companyId, idsOf(moving), { status, ...justification, now })
    if (move === 'approve') await grantRest(tx, needs, moving)
    if (move === 'withdraw') await takeRestBack(tx, needs, moving)
    if (move === 'approve' || move === 'withdraw') await tellPay(tx, needs, moving)
  },
  reopen: async (tx, moving) => {
    await takeRestBack(tx, needs, moving)
    await moveClaims(tx, moving.companyId, idsOf(moving), { status: 'pending', justification: null, now: moving.now })
    await tellPay(tx, needs, moving)
  },
})

const tellPay = (tx: Tx, needs: OvertimeNeeds, moving: Moving) =>
  needs.payChanged(tx, moving.companyId, { employeeIds: peopleOf(moving), cause: 'overtime', by: moving.actor.name })

async function refusedApprovals(tx: Tx, needs: OvertimeNeeds, moving: Moving): Promise<ReadonlyMap<string, Problem>> {
  const { companyId, reason } = moving
  if (!reason?.trim()) {
    const missing = problem('overtime.justification', { errors: { justification: ['overtime.justification'] } })
    return new Map(idsOf(moving).map((id) => [id, missing]))
  }
  const claims = await claimsByIds(tx, companyId, idsOf(moving))
  const dates = claims.map(({ date }) => date).sort()
  const [from, to] = [dates[0], dates.at(-1)]
  if (!from || !to) return new Map()
  const madeGood = await needs.madeGood(tx, companyId, peopleOf(moving), { from, to })
  const around = { from: addDays(from, -1), to: addDays(to, 1) }
  const facts = await needs.dayFacts(tx, companyId, around, peopleOf(moving), KINDS)
  const { country, settings } = await companyFacts(tx, companyId)
  const pay = await payFactsOf(tx, companyId, country, peopleOf(moving))
  const cutOffs = await cutOffsOf(tx, companyId, settings)
  const time = await timeSettingsByDay(tx, companyId, settings, cutOffs)
  const ofDay = await minutesByDay(tx, companyId, peopleOf(moving), { from, to })
  return new Map(
    claims.flatMap(({ id, employee_id, date, compensation, emergency, starts, ends }): [string, Problem][] => {
      if (madeGood.has(`${employee_id} ${date}`)) return [[id, problem('overtime.made-good')]]
      // The roster may be another by now; in a month whose pay is closed the kind of work and the office of then.
      const person = pay.get(employee_id)
      const paidIn = payMonthOf(date, cutOffs, person?.lastDayBy(date) ?? null)
      const byRoster = person?.paidIn(paidIn).worksByRoster
      const plan = { country, office: byRoster ? null : officeOf(time.of(date, paidIn)) }
      if (overlapsPlan(date, { starts, ends }, (on) => facts(employee_id, on), plan))
        return [[id, problem('overtime.overlaps-work')]]
      const { day, plannedMinutes } = knownDay(date, facts(employee_id, date))
      if (compensation === 'leave' && !takesRest(day)) return [[id, problem('overtime.rest-day-type')]]
      if (country !== 'TW') return []
      const { minutes = 0, emergencies = 0 } = ofDay.get(`${employee_id} ${date}`) ?? {}
      const beside = { ofDay: minutes, emergenciesOfDay: emergencies, planned: plannedMinutes ?? 0 }
      const [fault] = taiwaneseFaults({ day, emergency }, beside)
      return fault ? [[id, problem(fault[1])]] : []
    }),
  )
}

type OfDay = { readonly minutes: number; readonly emergencies: number }

/** Of claims that wait or stand: 'employee date'. */
async function minutesByDay(
  tx: Tx,
  companyId: string,
  people: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<string, OfDay>> {
  const { rows } = await sql<OfDay & { employee_id: string; date: string }>`
    select x.employee_id, x.date, sum(x.minutes)::int as minutes,
      coalesce(sum(x.minutes) filter (where x.emergency), 0)::int as emergencies from overtime_claims x
    where x.company_id = ${companyId} and x.employee_id = any(${[...people]}::uuid[])
      and x.date between ${from} and ${to} and ${standing} group by x.employee_id, x.date`.execute(tx)
  return new Map(rows.map(({ employee_id, date, ...of }) => [`${employee_id} ${date}`, of]))
}

/** Rest that was taken or promised is not taken back. */
async function takenAmong(
  tx: Tx,
  needs: OvertimeNeeds,
  companyId: string,
  ids: readonly string[],
): Promise<readonly Closed[]> {
  const { rows } = await sql<{ id: string; lot_id: string }>`
    select id, lot_id from overtime_claims
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) and lot_id is not null`.execute(tx)
  if (rows.length === 0) return []
  const lots = rows.map(({ lot_id }) => lot_id)
  const taken = await needs.rest.taken(tx, companyId, lots)
  return rows
    .filter(({ lot_id }) => taken.has(lot_id))
    .map(({ id }) => ({ id, word: 'overtime.rest-used', moves: ['withdraw', 'reopen'] }))
}

/** Of these people, those whose day is claimed as overtime, waiting or approved. */
export async function claimedDays(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  date: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ employee_id: string }>`
    select distinct employee_id from overtime_claims where company_id = ${companyId}
      and employee_id = any(${[...ids]}::uuid[]) and date = ${date} and status in ('pending', 'approved')`.execute(tx)
  return new Set(rows.map(({ employee_id }) => employee_id))
}

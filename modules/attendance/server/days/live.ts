/** Today as it is now: each person's day, whether they are in, and how many of each. */
import type { Tx } from '#platform/database/server/connect.ts'
import { reply } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { report } from '../../contract/days/reading.ts'
import type { FoundDay } from '../../model/days/person-days.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { dayView } from './day-view.ts'
import { everybodysDays, metaOf, open, type PersonFound, pagingOf } from './reading.ts'

export const liveStates = ['in', 'left', 'late', 'expected', 'absent', 'away'] as const
export type LiveState = (typeof liveStates)[number]

export async function liveOf(tx: Tx, needs: AttendanceNeeds, call: Call<typeof report>) {
  const { query, session, clock } = call
  const opened = await open(tx, needs, call, { ...query, from: undefined, to: undefined })
  const date = query.from ?? opened.book.today
  const wanted = { ...opened.wanted, from: date, to: date }
  const counts: Record<LiveState, number> = { in: 0, left: 0, late: 0, expected: 0, absent: 0, away: 0 }
  const shown: PersonFound[] = []
  for await (const portion of everybodysDays(tx, { ...opened, wanted }, session)) {
    for (const found of portion) {
      const [day] = found.days
      if (!day) continue
      const states = statesOf(day, opened.book.now)
      for (const state of states) counts[state] += 1
      if (query.status ? states.includes(query.status) : states.length > 0 || query.search) shown.push(found)
    }
  }
  const { limit, offset } = pagingOf(query)
  const employees = shown
    .slice(offset, offset + limit)
    .flatMap(({ person, days: [day] }) =>
      day ? [{ ...person, day: dayView(person.id, day, opened.instantOf), state: stateOf(day) }] : [],
    )
  const data = { date, server_time: clock.now().toISOString(), counts, employees }
  return reply(data, metaOf(query, shown.length))
}

/** Late beside being in: somebody may be both. */
export function statesOf(day: FoundDay, now: number): LiveState[] {
  const late: LiveState[] = day.late > 0 ? ['late'] : []
  if (day.isOpen) return ['in', ...late]
  if (day.status === 'present' || day.status === 'incomplete') return ['left', ...late]
  if (day.status === 'absent') return ['absent']
  if (day.status === 'leave' || day.status === 'away') return ['away']
  if (day.status === 'upcoming' && !day.flags.includes('not_asked')) return [begun(day, now) ? 'late' : 'expected']
  return []
}

/** It has begun, and nobody came so far. */
const begun = (day: FoundDay, now: number): boolean => {
  const [first] = day.why.planned
  return first !== undefined && now % 1440 > first.starts && day.date <= dateOf(now)
}

const dateOf = (minute: number): string => new Date(minute * 60_000).toISOString().slice(0, 10)

function stateOf({ isOpen, pairs }: FoundDay): 'in' | 'break' | 'out' {
  if (!isOpen) return 'out'
  return pairs.at(-1)?.breaks.at(-1)?.type === 'break_out' ? 'break' : 'in'
}

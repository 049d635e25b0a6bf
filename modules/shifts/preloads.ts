import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Preloads } from '#platform/contract/preload.ts'
import { showRoster } from './contract/roster.ts'
import { shifts } from './contract/shifts.ts'
import { headOf, plannerPlace } from './model/planner-address.ts'

export const preloads: Preloads = {
  '/app/schedule/planner': (search) => [
    { endpoint: shifts, query: {} },
    { endpoint: showRoster, body: headOf(plannerPlace(search, todayHere()).span) },
  ],
}

const EIGHT_HOURS_MS = 8 * 3_600_000

/** All three countries have one clock. Somebody elsewhere asks once more where the week there is another. */
const todayHere = (): PlainDate => plainDateOf(new Date(Date.now() + EIGHT_HOURS_MS).toISOString().slice(0, 10))

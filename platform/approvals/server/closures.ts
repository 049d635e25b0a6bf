/** What stands in the way of a move, as the engine wants it refused. */

import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { Closed, Moving } from './kind.ts'

export const refusedAmong = (all: readonly Closed[], move: string): ReadonlyMap<string, Problem> =>
  new Map(all.filter(({ moves }) => moves === 'all' || moves.includes(move)).map(({ id, word }) => [id, problem(word)]))

/** Whom they are about. */
export const peopleOf = ({ requests }: Pick<Moving, 'requests'>): string[] => [
  ...new Set(requests.flatMap(({ about_id }) => about_id ?? [])),
]

export const idsOf = ({ requests }: Pick<Moving, 'requests'>): string[] => requests.map(({ id }) => id)

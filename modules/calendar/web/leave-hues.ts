/** Kinds of leave told apart by a mark of their own each, for whoever may know why somebody is away. */
import { createContext, useContext } from 'react'
import type { Calendar } from './day-entries.ts'

type One = Calendar['away'][number]
export type LeaveHues = ReadonlyMap<string, number>

/** So many can be told apart; what comes after them begins again. */
const HUES = 8

/** By the names of the kinds, each the same in every view of the days shown. */
export function huesOf({ away }: Pick<Calendar, 'away'>): LeaveHues {
  const labels = away.flatMap(({ where, label }) => (where === 'leave' && label !== null ? [label] : []))
  return new Map([...new Set(labels)].sort().map((label, at) => [label, at % HUES]))
}

export const LeaveHuesShown = createContext<LeaveHues>(new Map())

export const hueOf = (hues: LeaveHues, one: Pick<One, 'where' | 'label'> | undefined): number | undefined =>
  one?.where === 'leave' && one.label !== null ? hues.get(one.label) : undefined

export const useHue = (one: One): number | undefined => hueOf(useContext(LeaveHuesShown), one)

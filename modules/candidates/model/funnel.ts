/** How many came how far, how long it took, and from where. */
import { daysBetween, plainDateOf } from '#kernel/plain-date.ts'
import type { Status } from './stages.ts'

/** Of everybody there was, deleted or not. */
export type Passage = {
  readonly reached: readonly Status[]
  readonly status: Status
  readonly source: string | null
  readonly applications: number
  readonly applied_on: string
  readonly accepted_on: string | null
  /** The day of the vacancy. */
  readonly opened_on: string
}

export const STAGES = ['applied', 'pending', 'pendingInterview', 'offered', 'accepted', 'migrated'] as const

export function funnelOf(passages: readonly Passage[]) {
  const furthest = passages.map(({ reached, status }) =>
    Math.max(
      0,
      ...[...reached, status].map((one) => STAGES.findIndex((stage) => stage === one || isBeside(stage, one))),
    ),
  )
  const isOut = passages.map(({ status }) => status === 'notSuitable' || status === 'notAtTheMoment')
  const hired = passages.filter(isHired)
  return {
    stages: STAGES.map((status, at) => ({
      status,
      reached: furthest.filter((one) => one >= at).length,
      dropped: furthest.filter((one, index) => one === at && isOut[index]).length,
    })),
    days_to_hire: mean(hired.map(({ applied_on, accepted_on }) => days(applied_on, accepted_on))),
    days_to_fill: mean(hired.map(({ opened_on, accepted_on }) => days(opened_on, accepted_on))),
    sources: sourcesOf(passages),
  }
}

/** Whoever accepted and does not come is none. */
const isHired = ({ accepted_on, status }: Passage): boolean =>
  accepted_on !== null && (status === 'accepted' || status === 'orientation' || status === 'migrated')

/** Orientation is on the way from accepting to joining. */
const isBeside = (stage: string, status: Status): boolean => stage === 'accepted' && status === 'orientation'

const days = (from: string, to: string | null): number =>
  to === null ? 0 : daysBetween(plainDateOf(from), plainDateOf(to))

/** To one decimal, half up; null of nobody. */
function mean(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null
  const sum = numbers.reduce((total, one) => total + one, 0)
  return Math.floor((sum * 10) / numbers.length + 0.5) / 10
}

function sourcesOf(passages: readonly Passage[]) {
  const found = new Map<string | null, { applications: number; hires: number }>()
  for (const passage of passages) {
    const { source, applications } = passage
    const so = found.get(source) ?? { applications: 0, hires: 0 }
    so.applications += applications
    so.hires += isHired(passage) ? 1 : 0
    found.set(source, so)
  }
  return [...found]
    .map(([source, counts]) => ({ source, ...counts }))
    .sort((one, other) => other.applications - one.applications || (one.source ?? '').localeCompare(other.source ?? ''))
}

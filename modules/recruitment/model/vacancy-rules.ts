/** What a vacancy must be, what its scorecard weighs, and when a change of it is agreed anew. */
import { amountOf } from '#kernel/money.ts'
import { isTurned } from './advertisement.ts'
import type { Criterion, Round, TeamMember } from './vacancy.ts'
import type { ApprovalStatus } from './vacancy-status.ts'

type Checked = {
  readonly headcount: number
  readonly filled: number
  readonly salary_from: string | null
  readonly salary_to: string | null
  readonly scorecard: readonly Criterion[]
  readonly rounds: readonly Round[]
  readonly team: readonly TeamMember[]
}
const WHOLE = 100

export function vacancyFaults(one: Checked): Readonly<Record<string, readonly string[]>> | undefined {
  const found: [string, string][] = []
  if (isTurned(one.salary_from, one.salary_to)) found.push(['salary_to', 'recruitment.range-turned'])
  if (one.headcount < one.filled) found.push(['headcount', 'recruitment.more-accepted'])
  const weight = one.scorecard.reduce((sum, criterion) => sum + criterion.weight, 0)
  if (one.scorecard.length > 0 && weight !== WHOLE) found.push(['scorecard', 'recruitment.weighs-hundred'])
  if (isTwice(one.scorecard)) found.push(['scorecard', 'recruitment.name-twice'])
  if (isTwice(one.rounds)) found.push(['rounds', 'recruitment.name-twice'])
  const members = one.team.map(({ employee_id, part }) => `${employee_id} ${part}`)
  if (new Set(members).size < members.length) found.push(['team', 'recruitment.member-twice'])
  return found.length === 0 ? undefined : Object.fromEntries(found.map(([field, word]) => [field, [word]]))
}

function isTwice(list: readonly { readonly id: string; readonly name: string }[]): boolean {
  const names = list.map(({ name }) => name.toLowerCase())
  return new Set(names).size < names.length || new Set(list.map(({ id }) => id)).size < list.length
}

type Managers = { readonly now: string | null; readonly former: string | null }

/** The hiring manager is in the team; whom another one follows leaves it with that part. */
export function withManager(team: readonly TeamMember[], { now, former }: Managers): readonly TeamMember[] {
  const left = team.filter((one) => one.part !== 'manager' || one.employee_id !== former || former === now)
  const isIn = left.some((one) => one.part === 'manager' && one.employee_id === now)
  return now === null || isIn ? left : [...left, { employee_id: now, part: 'manager' }]
}

type Weighed = { readonly name: string; readonly weight: number }

/**
 * What a position demands, scaled so that it weighs a hundred: each rounded down, and what is left given to those
 * that lost most, the first of equals first.
 */
export function scaledToHundred(list: readonly Weighed[]): readonly Weighed[] {
  const named = list.filter(({ weight }) => weight > 0)
  const total = named.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return []
  const parts = named.map(({ name, weight }, at) => ({
    name,
    at,
    weight: Math.floor((weight * WHOLE) / total),
    lost: (weight * WHOLE) % total,
  }))
  const left = WHOLE - parts.reduce((sum, { weight }) => sum + weight, 0)
  const more = new Set(
    parts
      .toSorted((one, other) => other.lost - one.lost || one.at - other.at)
      .slice(0, left)
      .map(({ at }) => at),
  )
  return parts
    .map(({ name, at, weight }) => ({ name, weight: weight + (more.has(at) ? 1 : 0) }))
    .filter(({ weight }) => weight > 0)
}

type Agreed = {
  readonly headcount: number
  readonly salary_to: string | null
  readonly approval_status: ApprovalStatus
}

/** Any change after a refusal or while it waits; else more heads or more pay than was agreed. */
export function isAgreedAnew(before: Agreed, after: Pick<Agreed, 'headcount' | 'salary_to'>): boolean {
  if (before.approval_status !== 'approved' || after.headcount > before.headcount) return true
  // Without an upper end any pay may be offered.
  if (before.salary_to === null || after.salary_to === null) return after.salary_to !== before.salary_to
  return amountOf(after.salary_to) > amountOf(before.salary_to)
}

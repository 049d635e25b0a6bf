/** Where a redemption stands, and which way it may go (decision C4): refused and cancelled ones give the points back. */
export const states = ['requested', 'approved', 'delivered', 'rejected', 'cancelled'] as const
export type State = (typeof states)[number]
export const decisions = ['approved', 'delivered', 'rejected'] as const
export type Decision = (typeof decisions)[number]

const from: Readonly<Record<Exclude<State, 'requested'>, readonly State[]>> = {
  approved: ['requested'],
  delivered: ['approved'],
  rejected: ['requested', 'approved'],
  cancelled: ['requested'],
}
export const mayBecome = (now: State, next: Exclude<State, 'requested'>): boolean => from[next].includes(now)
export const givesBack = (next: State): boolean => next === 'rejected' || next === 'cancelled'

type Item = {
  readonly is_active: boolean
  readonly stock: number | null
  readonly available_from: string | null
  readonly available_until: string | null
}

/** Why it is not to be had on the day; undefined where it is. */
export function notToBeHad(item: Item, today: string): string | undefined {
  if (!item.is_active) return 'rewards.item-off'
  if (item.available_from !== null && today < item.available_from) return 'rewards.item-not-yet'
  if (item.available_until !== null && today > item.available_until) return 'rewards.item-over'
  return item.stock === 0 ? 'rewards.item-gone' : undefined
}

/** What stands against thanking several people at once. Pure; fields name the words of the refusal. */
export const MOST_AT_ONCE = 5
export const MESSAGE_MAX = 1000

type Giving = {
  readonly giverId: string | null
  readonly receivers: readonly { readonly id: string; readonly name: string; readonly thisMonth: number }[]
  /** Of each receiver. */
  readonly points: number
  readonly fromBudget: boolean
  /** What is left to give this month. */
  readonly left: number
  /** How often somebody may thank the same person in a month. */
  readonly perReceiver: number
}
type Wrong = {
  readonly field: string
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}

export function judgeGiving({ giverId, receivers, points, fromBudget, left, perReceiver }: Giving): Wrong | undefined {
  if (receivers.some(({ id }) => id === giverId)) return { field: 'employee_ids', key: 'rewards.not-oneself' }
  const often = receivers.find(({ thisMonth }) => thisMonth >= perReceiver)
  if (often)
    return { field: 'employee_ids', key: 'rewards.too-often', params: { name: often.name, count: perReceiver } }
  const wanted = points * receivers.length
  if (fromBudget && wanted > left) return { field: 'type_id', key: 'rewards.over-budget', params: { wanted, left } }
  return undefined
}

/** Of what is withdrawn as much goes back as is still there: a balance is never below zero. */
export const pointsBack = (points: number, balance: number): number => Math.max(0, Math.min(points, balance))

/** A request for training as its form holds it, and as the calls take it. */
export type TrainingValues = {
  readonly kind: 'session' | 'outside'
  readonly session_id: string
  readonly title: string
  readonly provider: string
  readonly cost: string
  readonly starts_on: string
  readonly ends_on: string
  readonly bond: boolean
  readonly reason: string
}
export const emptyTraining = (session_id = ''): TrainingValues => ({
  kind: 'session',
  session_id,
  title: '',
  provider: '',
  cost: '',
  starts_on: '',
  ends_on: '',
  bond: false,
  reason: '',
})

/** As the calls take it; undefined while something is still to be chosen. A bond whose tick is taken out is said to be. */
export function bodyOfTraining(values: TrainingValues, { changing = false } = {}) {
  const { kind, session_id, title, provider, cost, starts_on, ends_on, bond } = values
  if (kind === 'session')
    return session_id === '' ? undefined : { session_id, ...((bond || changing) && { bond_accepted: bond }) }
  if (title.trim() === '' || starts_on === '' || cost.trim() === '') return undefined
  return {
    title: title.trim(),
    ...(provider.trim() && { provider: provider.trim() }),
    cost,
    starts_on,
    ends_on: ends_on || starts_on,
  }
}

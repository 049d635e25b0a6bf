/** How far a request has come along its chain once somebody agreed. */

export type TaskState = 'waiting' | 'open' | 'approved' | 'rejected' | 'passed'
export type Seat = { readonly step: number; readonly seat: number; readonly state: TaskState }

export type Progress =
  /** The step waits for more of its approvers. */
  { readonly to: 'same-step' } | { readonly to: 'next-step'; readonly step: number } | { readonly to: 'end' }

/** `seats` as they stand after the agreement. */
export function progressOf(seats: readonly Seat[], step: number, needs: 'all' | 'any'): Progress {
  const here = seats.filter((seat) => seat.step === step)
  const agreed = here.filter(({ state }) => state === 'approved').length
  const isDone = needs === 'any' ? agreed > 0 : here.every(({ state }) => state !== 'open')
  if (!isDone) return { to: 'same-step' }
  const next = Math.min(...seats.filter((seat) => seat.step > step).map((seat) => seat.step))
  return Number.isFinite(next) ? { to: 'next-step', step: next } : { to: 'end' }
}

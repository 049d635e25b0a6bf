/**
 * From what the camera sees to whether somebody is there: straight first, then a turn of the head. A picture held before
 * the camera does not turn; a film does, and is not told from a person by this.
 */
export type Seen = { readonly at: number; readonly faces: number; readonly yaw: number }
export type Step = 'nobody' | 'several' | 'straight' | 'turn' | 'done'
export type Turning = { readonly step: Step; readonly since: number }

const STRAIGHT = 0.15
const TURNED = 0.4
const PATIENCE_MS = 15_000

export function turned(before: Turning | undefined, { at, faces, yaw }: Seen): Turning {
  if (faces !== 1) return { step: faces === 0 ? 'nobody' : 'several', since: at }
  const isWaiting = before?.step === 'turn' && at - before.since <= PATIENCE_MS
  if (isWaiting) return Math.abs(yaw) >= TURNED ? { step: 'done', since: before.since } : before
  return { step: Math.abs(yaw) <= STRAIGHT ? 'turn' : 'straight', since: at }
}

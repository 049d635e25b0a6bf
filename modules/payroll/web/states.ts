import type { Tone } from '#design/status-badge.tsx'

const runStates = ['none', 'calculating', 'unconfirmed', 'confirmed', 'approved'] as const
export type RunState = (typeof runStates)[number]

export const stateOf = (text: string): RunState => runStates.find((state) => state === text) ?? 'none'
export const toneOfState: Readonly<Record<RunState, Tone>> = {
  none: 'plain',
  calculating: 'info',
  unconfirmed: 'warn',
  confirmed: 'info',
  approved: 'good',
}

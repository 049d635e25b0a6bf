/** Entitlements that grow with service: the step that completed months of service have reached. */
import { stepOf } from '../../core/bracket.ts'
import type { Entry } from '../../core/law-file.ts'

export type ServiceStep = { readonly below: number | undefined; readonly gives: number }

export function serviceSteps(block: Entry, what: 'days' | 'weeks'): readonly ServiceStep[] {
  return block.list('rows').map((row) => ({
    below: row.text('below months') === 'none' ? undefined : row.whole('below months'),
    gives: row.whole(what),
  }))
}

export const reachedBy = (steps: readonly ServiceStep[], months: number): number => stepOf(steps, months).gives

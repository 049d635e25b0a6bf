/** What grows with service: the step that completed months have reached. */
import type { Entry } from '../../core/law-file.ts'

export type ServiceStep = { readonly below: number | undefined; readonly days: number }

export function serviceSteps(block: Entry): readonly ServiceStep[] {
  return block.list('rows').map((row) => ({
    below: row.text('below months') === 'none' ? undefined : row.whole('below months'),
    days: row.whole('days'),
  }))
}

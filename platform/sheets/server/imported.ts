/** How an import stands in the log: which things it made and changed, by name. */
import type { Happened } from '#platform/activity/server/activity.ts'

const NAMES = 200
type Named = { readonly name: string }
type Done = {
  readonly batchId: string
  readonly list: string
  readonly made: readonly Named[]
  readonly changed: readonly { readonly after: Named }[]
}

export function imported(action: string, { batchId, list, made, changed }: Done): Happened {
  return {
    action,
    subject: { kind: 'import', id: batchId, name: list },
    after: {
      added: made.length,
      changed: changed.length,
      names_added: made.slice(0, NAMES).map(({ name }) => name),
      names_changed: changed.slice(0, NAMES).map(({ after }) => after.name),
    },
  }
}

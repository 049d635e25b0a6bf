/** A list by a sheet, in a dialog. */

import type { z } from 'zod'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { callWhole } from '#platform/http/web/client.ts'
import type { SheetAnswer, SheetQuery, Undone } from '../contract-types.ts'
import { SheetFlow, type SheetFlowProps } from './sheet-flow.tsx'

type Upload = Endpoint & {
  readonly params?: undefined
  readonly body?: undefined
  readonly query: typeof SheetQuery
  readonly response: typeof SheetAnswer
}
type Undo = Endpoint & {
  readonly params: z.ZodObject<{ x: z.ZodUUID }>
  readonly body?: undefined
  readonly response: typeof Undone
}

export type SheetDialogProps = {
  readonly title: string
  /** Gives the sheet as it is now. */
  readonly onTake: () => Promise<boolean>
  readonly upload: Upload
  readonly undo: Undo
  /** Calls whose kept answers the sheet makes out of date. */
  readonly refreshes: readonly Endpoint[]
  /** What a kind of thing and a column are called. */
  readonly wordOf: (name: string) => string
  readonly choiceWord?: SheetFlowProps['choiceWord']
  /** What else is to be seen before it is taken. */
  readonly beside?: SheetFlowProps['beside']
  /** Rows that were pasted into the list. */
  readonly pasted?: File | undefined
  readonly onClose: () => void
}

export function SheetDialog({ title, upload, undo, onClose, ...flow }: SheetDialogProps) {
  return (
    <Dialog opened onClose={onClose} title={title} size="xl">
      <SheetFlow
        {...flow}
        send={(file, preview) => callWhole(upload, { query: preview ? { preview: '1' } : {}, file })}
        onUndo={(x) => callWhole(undo, { params: { x } })}
        onClose={onClose}
      />
    </Dialog>
  )
}

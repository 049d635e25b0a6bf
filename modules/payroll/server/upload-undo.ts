/** An upload of items is taken back whole: its rows go, those it replaced return. */
import type { z } from 'zod'
import { record } from '#platform/activity/server/activity.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { type KeptRows, putBack } from '#platform/undo/server/kept-rows.ts'
import { undoable } from '#platform/undo/server/undoable.ts'
import { itemsUpload } from '../contract/items.ts'
import type { OfRun } from '../contract-types.ts'
import { addEvent } from './event-store.ts'
import { runFor } from './handlers/open-run.ts'
import { periodOfCall } from './period-of-call.ts'
import { isAsUploaded, removeSheetItems } from './sheet-items-store.ts'
import { markPeople } from './stale-store.ts'
import { subjectOfRun } from './subject-names.ts'

type Uploaded = {
  readonly month: Parameters<typeof periodOfCall>[0] & z.output<typeof OfRun>
  readonly batchId: string
  readonly openFor: readonly string[] | null
  readonly items: number
  readonly touched: readonly string[]
  readonly kept: KeptRows
}

export const uploadUndo = undoable<Uploaded>({
  kind: 'payroll.items-upload',
  endpoint: itemsUpload,
  async undo(tx, { company, actor, clock }, { month, touched, kept, ...uploaded }) {
    const { companyId } = company
    const period = periodOfCall(month, month)
    const run = await runFor(tx, companyId, period, 'items')
    if (!(await isAsUploaded(tx, companyId, period, uploaded))) throw new Refusal(problem('undo.in-the-way'))
    await removeSheetItems(tx, companyId, period, uploaded.openFor)
    await putBack(tx, kept)
    await markPeople(tx, companyId, run, touched, 'item', actor.name)
    const rows = kept[0]?.rows.length ?? 0
    await addEvent(tx, companyId, run, 'items_upload_undone', actor, clock.now(), { rows })
    const subject = subjectOfRun(run, period.key)
    const undone = { action: 'payroll.items-upload-undone', subject, after: { rows } }
    await record(tx, companyId, [undone], { actor, now: clock.now() })
  },
})

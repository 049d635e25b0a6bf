/** Holidays and make-up days that were removed come back as they were. */
import { log } from '#platform/activity/server/log.ts'
import { type KeptRows, putBack } from '#platform/undo/server/kept-rows.ts'
import { type Undoable, undoable } from '#platform/undo/server/undoable.ts'
import { removeHoliday } from '../contract/holidays.ts'
import { removeMakeUpDay } from '../contract/make-up-days.ts'

type Removed = {
  readonly subject: { readonly kind: string; readonly id: string; readonly name: string }
  readonly fields: Readonly<Record<string, unknown>>
  readonly kept: KeptRows
}

export const holidayRemoval = undoable<Removed>({
  kind: 'holidays.removal',
  endpoint: removeHoliday,
  async undo(tx, call, { subject, fields, kept }) {
    await putBack(tx, kept)
    await log(tx, call, { action: 'holidays.added', subject, after: fields })
  },
})

export const makeUpDayRemoval = undoable<Removed>({
  kind: 'holidays.make-up-removal',
  endpoint: removeMakeUpDay,
  async undo(tx, call, { subject, fields, kept }) {
    await putBack(tx, kept)
    await log(tx, call, { action: 'holidays.make-up-added', subject, after: fields })
  },
})

export const holidayUndos: readonly Undoable[] = [holidayRemoval, makeUpDayRemoval]

/** What neighbours may tell payroll, and ask of it. */
import type { Country } from '#kernel/countries.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Sheet } from '#platform/sheets/model/sheet.ts'
import { packOf } from '../model/country-packs.ts'
import { openingSheet } from '../model/opening.ts'
import { markOpenRuns } from './mark-open-runs.ts'
import { openingBatch } from './opening/opening-batch.ts'
import type { StaleCause } from './stale-store.ts'

export { openingRows, removeOpeningsOf } from './opening/opening-batch.ts'

export type PayChange = {
  readonly employeeIds: readonly string[] | 'everybody'
  readonly cause: Exclude<StaleCause, 'item' | 'earlier-month'>
  /** Who changed it, by name. */
  readonly by: string
}

/** Something changed that payslips depend on; told in the transaction of the change. */
export async function payInputsChanged(tx: Tx, companyId: string, change: PayChange): Promise<void> {
  await markOpenRuns(tx, companyId, change)
}

/** Whether a month can be worked out in this country at all. */
export const runsPayIn = (country: Country): boolean => packOf(country) !== undefined

/** The sheet of pay from before the company came, with the columns of its country. */
export const openingSheetOf = (country: Country): Sheet => openingSheet(packOf(country).opening.figures)

export const openingImport = (companyId: string, country: Country, acting: { actor: Actor; clock: Clock }) =>
  openingBatch(companyId, packOf(country), acting)

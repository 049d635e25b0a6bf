/** Make-up days by a sheet: this module's side of the one way sheets are taken. */
import { sql } from 'kysely'
import { z } from 'zod'
import { lockCompany } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { PlainList } from '#platform/sheets/server/plain-list.ts'
import { makeUpList, makeUpSheet, makeUpSheetFaults, type SheetMakeUpDay } from '../../model/sheets/make-up-sheet.ts'
import { makeUpDaysOf } from '../make-up-days/make-up-day-store.ts'

export const makeUpDayList = (companyId: string): PlainList<SheetMakeUpDay> => ({
  kind: 'make_up_days',
  actions: { imported: 'holidays.make-up-imported', undone: 'holidays.make-up-import-undone' },
  sheet: makeUpSheet,
  list: makeUpList(newId),
  kept: z.object({ id: z.string(), date: z.string(), for_date: z.string(), name: z.string() }),
  async standing(tx) {
    await lockCompany(tx, companyId)
    return makeUpDaysOf(tx, companyId)
  },
  faults: makeUpSheetFaults,
  add: (tx, items) =>
    bulkInsert(
      tx,
      'make_up_days',
      items.map((item) => ({ company_id: companyId, ...item })),
    ),
  set: (tx, items) => set(tx, companyId, items),
  async drop(tx, ids) {
    await sql`delete from make_up_days where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  },
})

/** The days off are taken away first: two pairs may exchange theirs. */
async function set(tx: Tx, companyId: string, items: readonly SheetMakeUpDay[]): Promise<void> {
  const ids = items.map(({ id }) => id)
  await sql`delete from make_up_days where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(tx)
  await bulkInsert(
    tx,
    'make_up_days',
    items.map((item) => ({ company_id: companyId, ...item })),
  )
}

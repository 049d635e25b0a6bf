/** Holidays by a sheet: this module's side of the one way sheets are taken. */
import { sql } from 'kysely'
import { z } from 'zod'
import type { Country } from '#kernel/countries.ts'
import { lockCompany } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type ListPlan, planList } from '#platform/sheets/model/list-plan.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import { imported } from '#platform/sheets/server/imported.ts'
import type { Kept } from '#platform/sheets/server/undo-import.ts'
import { holidayList, holidaySheet, type SheetHoliday } from '../../model/sheets/holiday-sheet.ts'
import { type Acting, log } from '../acting.ts'
import { dropHolidays, holidaysOf } from '../holidays/holiday-store.ts'

const HOLIDAY_IMPORT = 'holidays'
export const EVER = { from: '1900-01-01', to: '2199-12-31' }

export const holidayImport = (
  acting: Acting,
  country: Country,
): SheetKind<ListPlan<SheetHoliday>, Kept<SheetHoliday>> => ({
  kind: HOLIDAY_IMPORT,
  sheet: holidaySheet(country),

  async judge(tx, rows) {
    const { companyId } = acting.company
    await lockCompany(tx, companyId)
    const plan = planList(rows, await holidaysOf(tx, companyId, EVER), holidayList(country, newId))
    return { faults: plan.faults, notes: [], plan }
  },

  created: ({ made, changed }) => ({ made, changed }),

  async store(tx, { made, changed }, batchId) {
    const { companyId } = acting.company
    await bulkInsert(
      tx,
      'holidays',
      made.map((holiday) => ({ company_id: companyId, ...holiday, origin: 'company' as const })),
    )
    const after = changed.map((change) => change.after)
    await set(tx, companyId, after)
    await log(tx, acting, imported('holidays.imported', { batchId, list: 'holidays', made, changed }))
  },
})

export const holidayUndo = (companyId: string) => ({
  kind: HOLIDAY_IMPORT,
  action: 'holidays.import-undone',
  read: (stored: unknown): Kept<SheetHoliday> => Stored.parse(stored),
  now: async (tx: Tx, states: readonly SheetHoliday[]) => {
    const wanted = new Set(states.map(({ id }) => id))
    return (await holidaysOf(tx, companyId, EVER)).filter(({ id }) => wanted.has(id))
  },
  async restore(tx: Tx, { made, changed }: Kept<SheetHoliday>) {
    await dropHolidays(
      tx,
      companyId,
      made.map(({ id }) => id),
    )
    await set(
      tx,
      companyId,
      changed.map(({ before }) => before),
    )
  },
})

async function set(tx: Tx, companyId: string, holidays: readonly SheetHoliday[]): Promise<void> {
  await sql`
    update holidays h set name_local = g.name_local, kind = g.kind, note = g.note, standing = g.standing,
      origin = g.origin
    from jsonb_to_recordset(${JSON.stringify(holidays)}::jsonb)
      as g(id uuid, name_local text, kind text, note text, standing text, origin text)
    where h.company_id = ${companyId} and h.id = g.id`.execute(tx)
}

const Holiday = z.object({
  id: z.string(),
  date: z.string(),
  name: z.string(),
  name_local: z.string().nullable(),
  region: z.string().nullable(),
  kind: z.string(),
  standing: z.string(),
  origin: z.string(),
  note: z.string().nullable(),
})
const Stored = z.object({
  made: z.array(Holiday),
  changed: z.array(z.object({ before: Holiday, after: Holiday })),
})

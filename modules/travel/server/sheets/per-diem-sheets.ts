/** Rates of the per diem by a sheet. Travel that was asked for keeps what it came to, so any import can be taken back. */
import { z } from 'zod'
import { plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts, lockCompany, subCurrencyRows } from '#modules/company/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { type PlainList, plainImport, plainUndo } from '#platform/sheets/server/plain-list.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import { exportPerDiems, importPerDiems, undoPerDiems } from '../../contract/per-diems.ts'
import { type RateSheetBook, rateList, rateRows, rateSheet, type SheetRate } from '../../model/per-diem-sheet.ts'
import type { TravelNeeds } from '../needs.ts'
import { deleteRates, insertRates, ratesOf, setRates } from '../per-diem-store.ts'

type Acting = { readonly company: CompanyDb; readonly clock: Clock }

/** Before the calls of one rate: their addresses end in a word where those have an id. */
export function perDiemSheetHandlers(needs: Pick<TravelNeeds, 'claimGroups'>): readonly Handler[] {
  const bookOf = async (tx: Tx, { company: { companyId }, clock }: Acting): Promise<RateSheetBook> => {
    const { currency, timezone } = await companyFacts(tx, companyId)
    const others = await subCurrencyRows(tx, companyId, clock.today(timezone))
    // Rates may stand in a currency that is no longer kept.
    const used = (await ratesOf(tx, companyId)).map(({ currency_code }) => currency_code)
    return {
      groups: await needs.claimGroups.all(tx, companyId),
      currencies: [...new Set([currency, ...others.map(({ currency_code }) => currency_code), ...used])],
    }
  }
  const listFor = async (call: Acting) =>
    rates(call.company.companyId, await call.company.read((tx) => bookOf(tx, call)))
  return [
    on(exportPerDiems, (call) =>
      sheetFile(call, 'per-diem-rates.xlsx', async (tx) => {
        const book = await bookOf(tx, call)
        return { sheet: rateSheet(book), rows: rateRows(await standing(tx, call.company.companyId), book) }
      }),
    ),
    on(importPerDiems, async (call) => takeChanges(call, plainImport(call, await listFor(call)))),
    on(undoPerDiems, async (call) => undoImport(call, plainUndo(await listFor(call)))),
  ]
}

const standing = async (tx: Tx, companyId: string): Promise<SheetRate[]> =>
  (await ratesOf(tx, companyId)).map((rate) => ({
    ...rate,
    name: [rate.place ?? rate.country_code ?? '*', rate.effective_from].join(' '),
  }))

const stored = (items: readonly SheetRate[]) =>
  items.map(({ name: _, ...rate }) => ({ ...rate, effective_from: plainDateOf(rate.effective_from) }))

const text = z.string().nullable()
const rates = (companyId: string, book: RateSheetBook): PlainList<SheetRate> => ({
  kind: 'per_diem_rates',
  actions: { imported: 'travel.rates-imported', undone: 'travel.rates-import-undone' },
  sheet: rateSheet(book),
  list: rateList(book, newId),
  kept: z.object({
    id: z.string(),
    name: z.string(),
    place: text,
    country_code: text,
    claim_group_id: text,
    currency_code: z.string(),
    full_day: z.string(),
    breakfast: z.string(),
    lunch: z.string(),
    dinner: z.string(),
    free_per_day: text,
    effective_from: z.string(),
  }),
  async standing(tx) {
    await lockCompany(tx, companyId)
    return standing(tx, companyId)
  },
  add: (tx, items) => insertRates(tx, companyId, stored(items)),
  set: (tx, items) => setRates(tx, companyId, stored(items)),
  drop: (tx, ids) => deleteRates(tx, companyId, ids),
})

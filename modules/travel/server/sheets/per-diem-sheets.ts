/** Rates of the per diem by a sheet. Travel that was asked for keeps what it came to, so any import can be taken back. */
import { companyFacts, lockCompany, subCurrencyRows } from '#modules/company/server/public.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import { sheetHandlers, tableOf } from '#platform/records/server/list-sheets.ts'
import { exportPerDiems, importPerDiems, undoPerDiems } from '../../contract/per-diems.ts'
import { rateColumns, rateName } from '../../model/per-diem-sheet.ts'
import type { TravelNeeds } from '../needs.ts'
import { rates } from '../per-diem-store.ts'

const calls = { take: exportPerDiems, bring: importPerDiems, undo: undoPerDiems }

/** Before the calls of one rate: their addresses end in a word where those have an id. */
export const perDiemSheetHandlers = (needs: Pick<TravelNeeds, 'claimGroups'>): readonly Handler[] =>
  sheetHandlers(calls, 'per-diem-rates.xlsx', async (tx, { company: { companyId }, clock }) => {
    const { currency, timezone } = await companyFacts(tx, companyId)
    const others = await subCurrencyRows(tx, companyId, clock.today(timezone))
    // Rates may stand in a currency that is no longer kept.
    const used = (await rates.rows(tx, companyId)).map(({ currency_code }) => currency_code)
    return {
      kind: 'per_diem_rates',
      actions: { imported: 'travel.rates-imported', undone: 'travel.rates-import-undone' },
      columns: rateColumns({
        groups: await needs.claimGroups.all(tx, companyId),
        currencies: [...new Set([currency, ...others.map(({ currency_code }) => currency_code), ...used])],
      }),
      rows: async (inside) => (await rates.rows(inside, companyId)).map((rate) => ({ ...rate, name: rateName(rate) })),
      hold: (inside) => lockCompany(inside, companyId),
      table: tableOf(rates),
    }
  })

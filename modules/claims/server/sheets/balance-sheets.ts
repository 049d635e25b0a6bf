/** Balances of limits by a sheet. A difference is booked beside the claims; taking an import back books it the other way. */
import { sql } from 'kysely'
import { z } from 'zod'
import { amountOf, amountText } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts, lockCompany } from '#modules/company/server/public.ts'
import { holdPeople, ownEmployments, refusingOwnRecords } from '#modules/employees/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { onlyCompanyAdmin } from '#platform/identity/server/company-admins.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { type PlainList, plainImport, plainUndo } from '#platform/sheets/server/plain-list.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import { exportBalances, importBalances, undoBalances } from '../../contract/sheets.ts'
import {
  type BalanceFacts,
  balanceList,
  balanceRows,
  balanceSheet,
  type SheetBalance,
} from '../../model/sheets/balance-sheet.ts'
import { categoriesOf } from '../claim-store.ts'
import { allLimits, balancesOn } from '../limits/balances.ts'
import { typesOf } from '../type-store.ts'

type Acting = Pick<Call<typeof undoBalances>, 'company' | 'clock' | 'session' | 'actor' | 'say' | 'language'>

export const balanceSheetHandlers: readonly Handler[] = [
  on(exportBalances, (call) =>
    sheetFile(call, 'claim-balances.xlsx', async (tx) => ({
      sheet: balanceSheet,
      rows: balanceRows(await factsOf(tx, call)),
    })),
  ),
  on(importBalances, async (call) => {
    const import_ = plainImport(call, balances(call, [], 'claims.adjusted-by-sheet'))
    const onlyAdmin = await onlyCompanyAdmin(call.db, call.company.companyId)
    return takeChanges(call, {
      ...import_,
      // What people are entitled to and have used is looked at where it is judged.
      async judge(tx, rows) {
        await lockCompany(tx, call.company.companyId)
        const facts = await factsOf(tx, call)
        const { companyId } = call.company
        const own = await ownEmployments(tx, { companyId, accountId: call.session.accountId, onlyAdmin })
        return plainImport(call, balances(call, facts, 'claims.adjusted-by-sheet', own)).judge(tx, rows, [])
      },
    })
  }),
  on(undoBalances, async (call) => {
    const refuseOwn = await refusingOwnRecords(call, 'claims.own-balance')
    const undo = plainUndo(balances(call, undefined, 'claims.sheet-taken-back'))
    return undoImport(call, {
      ...undo,
      // What somebody may not bring, they may not take back either.
      async restore(tx, kept) {
        await refuseOwn(
          tx,
          kept.changed.map(({ before }) => before.employee_id),
        )
        await undo.restore(tx, kept)
      },
    })
  }),
]

/** As of today, with names that tell two limits of one name apart. */
async function factsOf(tx: Tx, { company: { companyId }, clock }: Acting): Promise<BalanceFacts[]> {
  const { currency, timezone } = await companyFacts(tx, companyId)
  const limits = await allLimits(tx, companyId)
  const types = new Map((await typesOf(tx, companyId)).map((type) => [type.id, type]))
  const categories = new Map((await categoriesOf(tx, companyId)).map(({ id, name }) => [id, name]))
  const said = ({ name, period }: { name: string; period: string }) => `${period} ${name.toLowerCase()}`
  const count = new Map<string, number>()
  for (const limit of limits) count.set(said(limit), (count.get(said(limit)) ?? 0) + 1)
  const names = new Map(
    limits.map((limit) => {
      const category = categories.get(types.get(limit.type_id ?? '')?.claim_category_id ?? '')
      const alone = count.get(said(limit)) === 1 || category === undefined
      return [limit.id, alone ? limit.name : `${limit.name} (${category})`]
    }),
  )
  const rows = await balancesOn(tx, companyId, { asOf: clock.today(timezone), currency })
  return rows.map((row) => {
    const limit = names.get(row.limit_id) ?? row.name
    const { employee_id, limit_id, period_from, adjusted_used, staff_id, full_name, period, entitled, used } = row
    const name = `${full_name} (${staff_id}): ${limit} ${period_from}`
    const id = `${employee_id} ${limit_id} ${period_from}`
    const adjusted = amountText(amountOf(row.adjusted) - amountOf(adjusted_used))
    return {
      item: { id, name, employee_id, limit_id, period_from, adjusted, adjusted_used },
      ...{ staff_id, full_name, limit, period, entitled, used },
    }
  })
}

const balances = (
  call: Acting,
  known: readonly BalanceFacts[] | undefined,
  reason: 'claims.adjusted-by-sheet' | 'claims.sheet-taken-back',
  own?: ReadonlySet<string>,
): PlainList<SheetBalance> => ({
  kind: 'claim_balances',
  actions: { imported: 'claims.balances-imported', undone: 'claims.balances-import-undone' },
  sheet: balanceSheet,
  list: balanceList(known ?? [], own),
  kept: z.object({
    id: z.string(),
    name: z.string(),
    employee_id: z.string(),
    limit_id: z.string(),
    period_from: z.string(),
    adjusted: z.string(),
    // An import of before the two were told apart brought one sum.
    adjusted_used: z.string().default('0.00'),
  }),
  async standing(tx) {
    await lockCompany(tx, call.company.companyId)
    return (known ?? (await factsOf(tx, call))).map(({ item }) => item)
  },
  // A sheet adjusts what is there; it brings no person and no limit.
  add: async () => {},
  drop: async () => {},
  set: (tx, items) => bookAdjustments(tx, call, items, call.say(call.language, reason)),
})

/** The difference to what is booked at that moment, whoever booked meanwhile. */
async function bookAdjustments(tx: Tx, call: Acting, items: readonly SheetBalance[], reason: string): Promise<void> {
  const { companyId } = call.company
  await holdPeople(tx, companyId, [...new Set(items.map(({ employee_id }) => employee_id))])
  const now = call.clock.now()
  const wanted = items.flatMap(({ employee_id, limit_id, period_from, adjusted, adjusted_used }) =>
    (
      [
        ['entitled', adjusted],
        ['used', adjusted_used],
      ] as const
    ).map(([said, amount]) => ({
      ...{ id: newId(now.getTime()), employee_id, limit_id, period_from: plainDateOf(period_from), said, amount },
    })),
  )
  await sql`
    insert into claim_adjustments (company_id, id, employee_id, limit_id, period_from, said, amount, reason, by_account,
      by_name, at)
    select ${companyId}, n.id, n.employee_id, n.limit_id, n.period_from, n.said, n.amount - coalesce(b.booked, 0),
      ${reason}, ${call.session.accountId}, ${call.actor.name}, ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as n(id uuid, employee_id uuid, limit_id uuid, period_from date, said text, amount numeric)
      left join lateral (
        select sum(a.amount) as booked from claim_adjustments a
        where a.company_id = ${companyId} and a.employee_id = n.employee_id and a.limit_id = n.limit_id
          and a.period_from = n.period_from and a.said = n.said) b on true
    where n.amount <> coalesce(b.booked, 0)`.execute(tx)
}

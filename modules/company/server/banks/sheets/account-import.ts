/** Accounts to pay from by a sheet: this module's side of the one way sheets are taken. */
import { z } from 'zod'
import { newId } from '#platform/clock/server/new-id.ts'
import { deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { changesOf, type ListPlan, planList } from '#platform/sheets/model/list-plan.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import type { Kept } from '#platform/sheets/server/undo-import.ts'
import { accountList, accountSheet, preferredFaults, type SheetAccount } from '../../../model/banks/account-sheet.ts'
import { type Acting, logChange } from '../../company-log.ts'
import { companyRow } from '../../company-store.ts'
import { accountRows, type BankRow, preferAccount } from '../bank-store.ts'
import { BANK_CONTEXT } from '../bank-view.ts'
import { accountsTold } from '../banks-told.ts'
import { addAccounts, setAccounts, sheetAccounts } from './account-store.ts'

const ACCOUNT_IMPORT = 'company_banks'

type Importing = Acting & { readonly seal: Seal }

export const accountImport = (
  call: Importing,
  banks: readonly BankRow[],
): SheetKind<ListPlan<SheetAccount>, Kept<SheetAccount>> => ({
  kind: ACCOUNT_IMPORT,
  sheet: accountSheet(banks),

  async judge(tx, rows) {
    const { company, seal } = call
    await companyRow(tx, company.companyId, true)
    const known = await sheetAccounts(tx, company.companyId, seal)
    const list = accountList({
      banks,
      known,
      rows,
      digest: (number) => seal.digest(number, BANK_CONTEXT),
      seal: (number) => seal.seal(number, BANK_CONTEXT),
      newId,
    })
    const { made, changed, faults } = planList(rows, known, list)
    const all = [...changed, ...noLongerPreferred(known, { made, changed })]
    const plan = { made, changed: all, faults, changes: changesOf(list, made, all) }
    return { faults: [...faults, ...preferredFaults(rows, known, list.keyIn)], notes: [], plan }
  },

  created: ({ made, changed }) => ({ made, changed }),

  async store(tx, { made, changed }) {
    const { companyId } = call.company
    const before = accountsTold(await accountRows(tx, companyId))
    await addAccounts(tx, companyId, made)
    const after = changed.map((change) => change.after)
    await setAccounts(tx, after)
    await prefer(tx, companyId, [...made, ...after])
    await logChange(tx, call, 'company.banks-changed', before, accountsTold(await accountRows(tx, companyId)))
  },
})

export const accountUndo = (companyId: string, seal: Seal) => ({
  kind: ACCOUNT_IMPORT,
  action: 'company.banks-import-undone',
  read: (stored: unknown): Kept<SheetAccount> => Stored.parse(stored),
  now: async (tx: Tx, states: readonly SheetAccount[]) => {
    await companyRow(tx, companyId, true)
    const wanted = new Set(states.map(({ id }) => id))
    return (await sheetAccounts(tx, companyId, seal)).filter(({ id }) => wanted.has(id))
  },
  async restore(tx: Tx, { made, changed }: Kept<SheetAccount>) {
    const before = changed.map((change) => change.before)
    const gone = made.map(({ id }) => id)
    await deleteByIds(tx, 'company_banks', gone)
    await setAccounts(tx, before)
    await prefer(tx, companyId, before)
  },
})

/** Where another is preferred by the sheet, the one before is no longer, also where the sheet does not name it. */
function noLongerPreferred(
  known: readonly SheetAccount[],
  { made, changed }: Pick<ListPlan<SheetAccount>, 'made' | 'changed'>,
): ListPlan<SheetAccount>['changed'] {
  const other = [...made, ...changed.map(({ after }) => after)].some(({ preferred }) => preferred)
  const named = new Set(changed.map(({ before }) => before.id))
  return known
    .filter(({ id, preferred }) => other && preferred && !named.has(id))
    .map((before) => ({ before, after: { ...before, preferred: false } }))
}

async function prefer(tx: Tx, companyId: string, accounts: readonly SheetAccount[]): Promise<void> {
  const one = accounts.find(({ preferred }) => preferred)
  if (one) await preferAccount(tx, companyId, one.id)
}

const Account = z.object({
  id: z.string(),
  bank_id: z.string(),
  bank_code: z.string(),
  account_number: z.string(),
  account_digest: z.string(),
  last_four: z.string(),
  account_name: z.string(),
  corporate_id: z.string().nullable(),
  preferred: z.boolean(),
})
const Stored = z.object({ made: z.array(Account), changed: z.array(z.object({ before: Account, after: Account })) })

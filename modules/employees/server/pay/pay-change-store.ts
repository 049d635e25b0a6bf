import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { openAccount, sealedAccount, sealedFacts, sealedReason } from '../sealed-values.ts'
import { accountsOf } from './pay-details-store.ts'

type NewRates = {
  readonly components: Readonly<Record<string, string>>
  readonly from: string
  readonly reason: string | null
  readonly by: string
}

/** One row a component from that day on; the same day again replaces. */
export async function saveRates(
  tx: Tx,
  { companyId, seal }: { readonly companyId: string; readonly seal: Seal },
  employeeId: string,
  rates: NewRates,
): Promise<void> {
  await sql`
    insert into salary_rates (company_id, employee_id, component, effective_from, amount, reason, created_by)
    select ${companyId}, ${employeeId}, component, ${rates.from}, amount, ${sealedReason(seal, rates.reason)}, ${rates.by}
    from unnest(${Object.keys(rates.components)}::text[], ${Object.values(rates.components)}::numeric[]) as given(component, amount)
    on conflict (company_id, employee_id, component, effective_from)
    do update set amount = excluded.amount, reason = excluded.reason, created_by = excluded.created_by, created_at = now()
    `.execute(tx)
}

export type AccountWanted = {
  readonly bank: string
  readonly number: string
  readonly holder: string | null
  readonly share: string
}

/** The first is the preferred one. Accounts of before stay in the record without a share. */
export async function saveAccounts(
  tx: Tx,
  seal: Seal,
  companyId: string,
  employeeId: string,
  wanted: readonly AccountWanted[],
): Promise<void> {
  const known = await accountsOf(tx, companyId, employeeId)
  await sql`update employee_bank_accounts set preferred = false, share = 0
            where company_id = ${companyId} and employee_id = ${employeeId}`.execute(tx)
  for (const [at, { bank, number, holder, share }] of wanted.entries()) {
    const now = { holder_name: holder, share, preferred: at === 0 }
    const former = known.find((one) => one.bank === bank && openAccount(seal, one.account_number) === number)
    if (former) {
      await tx
        .updateTable('employee_bank_accounts')
        .set(now)
        .where('company_id', '=', companyId)
        .where('id', '=', former.id)
        .execute()
    } else {
      const row = { company_id: companyId, id: newId(), employee_id: employeeId, bank, ...sealedAccount(seal, number) }
      await tx
        .insertInto('employee_bank_accounts')
        .values({ ...row, ...now })
        .execute()
    }
  }
}

export async function removeRate(
  tx: Tx,
  companyId: string,
  employeeId: string,
  { component, from }: { component: string; from: string },
): Promise<void> {
  await sql`delete from salary_rates where company_id = ${companyId} and employee_id = ${employeeId}
            and component = ${component} and effective_from = ${from}`.execute(tx)
}

export async function saveFacts(
  tx: Tx,
  { companyId, seal }: { readonly companyId: string; readonly seal: Seal },
  employeeId: string,
  { facts, removed }: { facts: Readonly<Record<string, unknown>>; removed: readonly string[] },
): Promise<void> {
  await sql`update employees set statutory = (statutory || ${JSON.stringify(sealedFacts(seal, facts))}::jsonb) - ${[...removed]}::text[]
            where company_id = ${companyId} and id = ${employeeId}`.execute(tx)
}

/** Others who have the record open learn that it changed. */
export async function touch(tx: Tx, companyId: string, employeeId: string): Promise<void> {
  await sql`update employees set revision = revision + 1, updated_at = now()
            where company_id = ${companyId} and id = ${employeeId}`.execute(tx)
}

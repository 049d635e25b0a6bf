import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { sealedAccount } from '../sealed-values.ts'

type NewRates = {
  readonly components: Readonly<Record<string, string>>
  readonly from: string
  readonly reason: string | null
  readonly by: string
}

/** One row a component from that day on; the same day again replaces. */
export async function saveRates(tx: Tx, companyId: string, employeeId: string, rates: NewRates): Promise<void> {
  await sql`
    insert into salary_rates (company_id, employee_id, component, effective_from, amount, reason, created_by)
    select ${companyId}, ${employeeId}, component, ${rates.from}, amount, ${rates.reason}, ${rates.by}
    from unnest(${Object.keys(rates.components)}::text[], ${Object.values(rates.components)}::numeric[]) as given(component, amount)
    on conflict (company_id, employee_id, component, effective_from)
    do update set amount = excluded.amount, reason = excluded.reason, created_by = excluded.created_by, created_at = now()
    `.execute(tx)
}

/** The former account stays in the record, no longer preferred. */
export async function saveAccount(
  tx: Tx,
  seal: Seal,
  companyId: string,
  employeeId: string,
  { bank, number }: { bank: string; number: string },
): Promise<void> {
  await sql`update employee_bank_accounts set preferred = false
            where company_id = ${companyId} and employee_id = ${employeeId} and preferred`.execute(tx)
  await tx
    .insertInto('employee_bank_accounts')
    .values({ company_id: companyId, id: newId(), employee_id: employeeId, bank, ...sealedAccount(seal, number) })
    .execute()
}

export async function saveFacts(
  tx: Tx,
  companyId: string,
  employeeId: string,
  { facts, removed }: { facts: Readonly<Record<string, unknown>>; removed: readonly string[] },
): Promise<void> {
  await sql`update employees set statutory = (statutory || ${JSON.stringify(facts)}::jsonb) - ${[...removed]}::text[]
            where company_id = ${companyId} and id = ${employeeId}`.execute(tx)
}

/** Others who have the record open learn that it changed. */
export async function touch(tx: Tx, companyId: string, employeeId: string): Promise<void> {
  await sql`update employees set revision = revision + 1, updated_at = now()
            where company_id = ${companyId} and id = ${employeeId}`.execute(tx)
}

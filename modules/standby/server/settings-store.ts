/** How standby is reckoned: the company's settings of allowances, and whether confirming locks. */
import { sql } from 'kysely'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type StandbySettings = {
  readonly calculation_range: 'calendar_month' | 'cut_off_period'
  readonly calculation_type: 'by_day' | 'by_hour'
  readonly cut_off_day: number | null
  readonly lock_after_confirm: boolean
}

export async function settingsOf(tx: Tx, companyId: string): Promise<StandbySettings> {
  const { settings } = await companyFacts(tx, companyId)
  const { rows } = await sql<{ lock_after_confirm: boolean }>`
    select lock_after_confirm from standby_settings where company_id = ${companyId}`.execute(tx)
  return {
    calculation_range: settings.allowance_calculation_range,
    calculation_type: settings.allowance_calculation_type,
    cut_off_day: settings.cut_off_date,
    lock_after_confirm: rows[0]?.lock_after_confirm ?? false,
  }
}

export async function saveLock(tx: Tx, companyId: string, lock_after_confirm: boolean): Promise<void> {
  await tx
    .insertInto('standby_settings')
    .values({ company_id: companyId, lock_after_confirm })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ lock_after_confirm }))
    .execute()
}

/** The cut-off day of each month: what is set now, and what was in force before it was changed. */
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { CompanySettings } from '../../contract/setting-areas/areas.ts'
import { type CutOffs, changeHoldsFrom, formerAfter } from '../../model/pay-month.ts'

type Setting = { readonly day: number | null; readonly follows: boolean }
type Former = Setting & { readonly until: PlainDate }
type Settings = Pick<CompanySettings, 'cut_off_date' | 'allowance_calculation_range'>

/** For time, leave and claims. */
export async function cutOffsOf(tx: Tx, companyId: string, settings: Settings): Promise<CutOffs> {
  return (await all(tx, companyId, settings)).map(({ until, day }) => ({ until, day }))
}

/** For allowances, which go by the cut-off day only where that was chosen. */
export async function allowanceCutOffsOf(tx: Tx, companyId: string, settings: Settings): Promise<CutOffs> {
  return (await all(tx, companyId, settings)).map(({ until, day, follows }) => ({ until, day: follows ? day : null }))
}

type Changing = {
  readonly before: Settings
  readonly after: Settings
  readonly today: PlainDate
  /** The first month after those whose pay is closed; null where none is. */
  readonly afterClosed: () => Promise<PlainDate | null>
}

/** Told in the transaction of the change, with the company held. */
export async function keepFormerCutOff(tx: Tx, companyId: string, changing: Changing): Promise<void> {
  const before = settingOf(changing.before)
  if (isDeepStrictEqual(before, settingOf(changing.after))) return
  const from = changeHoldsFrom(changing.today, await changing.afterClosed())
  const former = formerAfter<Setting>(await formerOf(tx, companyId), before, from)
  await sql`delete from company_former_cut_offs where company_id = ${companyId}`.execute(tx)
  if (former.length === 0) return
  const rows = former.map(({ until, day, follows }) => ({
    ...{ company_id: companyId, until_month: until, cut_off_day: day, allowances_follow: follows },
  }))
  await tx.insertInto('company_former_cut_offs').values(rows).execute()
}

const all = async (tx: Tx, companyId: string, settings: Settings) => [
  ...(await formerOf(tx, companyId)),
  { ...settingOf(settings), until: null },
]

const settingOf = ({ cut_off_date, allowance_calculation_range }: Settings): Setting => ({
  day: cut_off_date,
  follows: allowance_calculation_range === 'cut_off_period',
})

async function formerOf(tx: Tx, companyId: string): Promise<readonly Former[]> {
  const { rows } = await sql<{ until_month: string; cut_off_day: number | null; allowances_follow: boolean }>`
    select until_month, cut_off_day, allowances_follow from company_former_cut_offs
    where company_id = ${companyId} order by until_month`.execute(tx)
  return rows.map(({ until_month, cut_off_day, allowances_follow }) => ({
    ...{ until: plainDateOf(until_month), day: cut_off_day, follows: allowances_follow },
  }))
}

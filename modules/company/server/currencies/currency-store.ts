/** The tables of sub-currencies and of the rates told for them. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'

type RateOrigin = 'source' | 'hand'
export type SubCurrencyRow = {
  id: string
  currency_code: string
  follows_source: boolean
  failing_since: string | null
  rate: string | null
  rate_day: string | null
  rate_updated_at: string | null
  rate_origin: RateOrigin | null
}

/** In their order, each with the rate in force on the day. */
export async function subCurrencyRows(tx: Tx, companyId: string, on: PlainDate): Promise<SubCurrencyRow[]> {
  const { rows } = await sql<SubCurrencyRow>`
    select c.id, c.currency_code, c.follows_source, c.failing_since, trim_scale(r.rate)::text as rate,
      r.day as rate_day, r.told_at as rate_updated_at, r.origin as rate_origin
    from sub_currencies c
      left join lateral (
        select rate, day, told_at, origin from currency_rates r
        where r.company_id = c.company_id and r.currency_code = c.currency_code and r.day <= ${on}
        order by r.day desc limit 1) r on true
    where c.company_id = ${companyId} order by c.place`.execute(tx)
  return rows
}

type WantedCurrency = { readonly code: string; readonly followsSource: boolean }

/** The list as it is to be; whatever stays keeps its id. */
export async function replaceSubCurrencies(
  tx: Tx,
  companyId: string,
  wanted: readonly WantedCurrency[],
): Promise<void> {
  const codes = wanted.map(({ code }) => code)
  await sql`
    delete from sub_currencies
    where company_id = ${companyId} and not currency_code = any(${codes}::text[])`.execute(tx)
  const rows = JSON.stringify(
    wanted.map(({ code, followsSource }, at) => ({ id: newId(), code, place: at + 1, follows: followsSource })),
  )
  await sql`
    insert into sub_currencies as c (company_id, id, currency_code, place, follows_source)
    select ${companyId}, w.id, w.code, w.place, w.follows
    from jsonb_to_recordset(${rows}::jsonb) as w(id uuid, code text, place smallint, follows boolean)
    on conflict (company_id, currency_code) do update
      set place = excluded.place, follows_source = excluded.follows_source,
        failing_since = case when excluded.follows_source then c.failing_since end`.execute(tx)
}

type ToldRate = { readonly code: string; readonly rate: string }
type Telling = { readonly day: PlainDate; readonly origin: RateOrigin; readonly at: Date }

/** One rate a day: what is told later that day takes its place. */
export async function putRates(
  tx: Tx,
  companyId: string,
  rates: readonly ToldRate[],
  { day, origin, at }: Telling,
): Promise<void> {
  await sql`
    insert into currency_rates (company_id, currency_code, day, rate, origin, told_at)
    select ${companyId}, t.code, ${day}, t.rate, ${origin}, ${at}
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as t(code text, rate numeric)
    on conflict (company_id, currency_code, day) do update
      set rate = excluded.rate, origin = excluded.origin, told_at = excluded.told_at`.execute(tx)
}

export async function noteAnswered(tx: Tx, companyId: string, codes: readonly string[]): Promise<void> {
  await sql`
    update sub_currencies set failing_since = null
    where company_id = ${companyId} and currency_code = any(${[...codes]}::text[])`.execute(tx)
}

export async function noteFailing(tx: Tx, companyId: string, codes: readonly string[], at: Date): Promise<void> {
  await sql`
    update sub_currencies set failing_since = coalesce(failing_since, ${at})
    where company_id = ${companyId} and follows_source and currency_code = any(${[...codes]}::text[])`.execute(tx)
}

/** Those of these currencies that somebody is paid in on this day, or will be: an amount of nothing ends a part. */
export async function paidIn(
  tx: Tx,
  companyId: string,
  codes: readonly string[],
  today: PlainDate,
): Promise<readonly string[]> {
  const { rows } = await sql<{ currency_code: string }>`
    select distinct part.currency_code from employee_sub_salaries part
    where part.company_id = ${companyId} and part.currency_code = any(${[...codes]}::text[]) and part.amount > 0
      and not exists (
        select from employee_sub_salaries later
        where later.company_id = part.company_id and later.employee_id = part.employee_id
          and later.currency_code = part.currency_code
          and later.effective_from > part.effective_from and later.effective_from <= ${today})
    order by 1`.execute(tx)
  return rows.map(({ currency_code }) => currency_code)
}

type WantedRate = { readonly code: string; readonly day: PlainDate }
export type KnownRate = WantedRate & { readonly rate: string; readonly origin: RateOrigin }

/** Of each currency and day the last rate that was known then, also of currencies that are kept no more. */
export async function knownRates(tx: Tx, companyId: string, wanted: readonly WantedRate[]): Promise<KnownRate[]> {
  if (wanted.length === 0) return []
  const { rows } = await sql<KnownRate>`
    select w.code, w.day, trim_scale(r.rate)::text as rate, r.origin
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(code text, day date)
      cross join lateral (
        select rate, origin from currency_rates r
        where r.company_id = ${companyId} and r.currency_code = w.code and r.day <= w.day
        order by r.day desc limit 1) r`.execute(tx)
  return rows
}

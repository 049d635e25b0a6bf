/** Claims as they are stored: read with whose they are, written, moved. */
import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { namesOfRequests, peopleOfRequests } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { prepared } from '#platform/database/server/prepared.ts'
import type { Counted, Listing } from '#platform/requests/server/port.ts'
import type { Worked } from '../../model/claim.ts'
import type { Finding } from '../../model/policies.ts'
import type { Share } from '../../model/shares.ts'

export type ClaimFields = Worked & {
  readonly id: string
  readonly claim_no: string
  readonly submission_id: string
  readonly employee_id: string
  readonly type_id: string
  readonly expense_date: PlainDate
  readonly total_mileage: string | null
  readonly unit_type: string | null
  readonly from_place: string | null
  readonly to_place: string | null
  readonly tax_amount: string | null
  readonly merchant: string | null
  readonly supplier_tax_no: string | null
  readonly receipt_no: string | null
  readonly note: string | null
  readonly travel_id: string | null
  readonly findings: readonly Finding[]
  /** Of a per diem, what is salary. */
  readonly excess_amount: string
  readonly cost_centres: readonly Share[]
}
export type ClaimRow = Omit<ClaimFields, 'cost_centres'> & {
  readonly cost_centres: readonly (Share & { readonly code: string; readonly name: string })[]
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly account_id: string | null
  readonly type: string
  readonly category_id: string
  readonly category: string
  readonly is_private: boolean
  /** Of the per diem of a travel. */
  readonly is_per_diem: boolean
  /** As what it counts in pay, from its approval on. */
  readonly counted_in: readonly string[]
  readonly left_on: PlainDate | null
  /** With `processing`, which the engine alone knows. */
  readonly status: 'pending' | 'processing' | 'approved' | 'rejected' | 'withdrawn' | 'cancelled' | 'paid'
  readonly method: 'payroll' | 'bank' | 'by_hand' | 'advance' | null
  /** By the advance of its travel. */
  readonly covered_amount: string
  readonly approved_on: PlainDate | null
  readonly pay_month: PlainDate | null
  readonly paid_on: PlainDate | null
  readonly reference: string | null
  readonly payment_id: string | null
  readonly recovered: string
  readonly papers: number
  readonly created_at: string
}

const sharesOf = sql`coalesce((select jsonb_agg(jsonb_build_object('cost_centre_id', s.cost_centre_id, 'code', o.code,
    'name', o.name, 'percentage', s.percentage::text) order by lower(o.code))
  from claim_cost_centres s join travel_cost_centres o on o.company_id = s.company_id and o.id = s.cost_centre_id
  where s.company_id = x.company_id and s.claim_id = x.id), '[]') as cost_centres`

const columns = sql`
  x.id, x.claim_no, x.submission_id, x.employee_id, x.type_id, x.expense_date, x.amount, x.currency_code,
  trim_scale(x.exchange_rate)::text as exchange_rate, x.rate_origin, x.base_amount, x.claimable_amount, x.total_mileage,
  x.unit_type, x.amount_per_unit, x.from_place, x.to_place, x.tax_amount, x.merchant, x.supplier_tax_no, x.receipt_no,
  x.note, x.travel_id, x.findings, x.excess_amount, x.covered_amount, ${sharesOf}, x.method, x.approved_on, x.pay_month, x.paid_on, x.reference, x.payment_id,
  x.created_at, ${namesOfRequests}, e.account_id, t.name as type, c.id as category_id, c.name as category, c.is_private,
  t.mark is not distinct from 'per_diem' as is_per_diem, x.counted_in, e.left_on,
  case when x.status = 'pending' and r.status = 'processing' then 'processing' else x.status end as status,
  coalesce((select sum(v.amount) from claim_recoveries v where v.company_id = x.company_id and v.claim_id = x.id), 0)::numeric(15, 2)
    as recovered,
  (select count(*) from claim_attachments a where a.company_id = x.company_id and a.claim_id = x.id)::int as papers`

const joined = sql`
  claims x ${peopleOfRequests}
  join claim_types t on t.company_id = x.company_id and t.id = x.type_id
  join claim_categories c on c.company_id = x.company_id and c.id = t.claim_category_id
  left join approval_requests r on r.company_id = x.company_id and r.id = x.id`

export async function claimRows(
  tx: Tx,
  companyId: string,
  { where, paging, often }: Listing,
): Promise<(ClaimRow & Counted)[]> {
  const query = sql<ClaimRow>`
    select ${columns} from ${joined} where x.company_id = ${companyId} and ${where}
    order by x.created_at desc, x.id desc
    ${paging === undefined ? sql`` : sql`limit ${paging.limit} offset ${paging.offset}`}`
  const { rows } = await (often ? prepared(tx, query) : query.execute(tx))
  if (paging === undefined) return rows.map((row) => ({ ...row, total: rows.length }))
  const { rows: counted } = await sql<Counted>`
    select count(*)::int as total from ${joined} where x.company_id = ${companyId} and ${where}`.execute(tx)
  return rows.map((row) => ({ ...row, total: counted[0]?.total ?? 0 }))
}

/** What its person sent with it. */
export const sentWith = ({ submission_id, employee_id }: ClaimRow): Listing => ({
  where: sql`x.submission_id = ${submission_id} and x.employee_id = ${employee_id}`,
})

export type NewClaim = ClaimFields & {
  readonly attachment_ids: readonly string[]
  /** Where several send at the same moment. */
  readonly sent_by?: string
}
type Saving = { readonly by: string; readonly now: Date }

/** New, or changed under the same id; with its papers. */
export async function saveClaims(
  tx: Tx,
  companyId: string,
  all: readonly NewClaim[],
  { by, now }: Saving,
): Promise<void> {
  const at = now.toISOString()
  const given = all.map(({ sent_by = by, ...claim }) => ({ ...claim, sent_by }))
  const { rows: saved } = await prepared(
    tx,
    sql<{ id: string; fresh: boolean }>`
    insert into claims (company_id, id, claim_no, submission_id, employee_id, type_id, expense_date, amount,
      currency_code, exchange_rate, rate_origin, base_amount, claimable_amount, total_mileage, unit_type,
      amount_per_unit, from_place, to_place, tax_amount, merchant, supplier_tax_no, receipt_no, note, travel_id, findings,
      excess_amount, status, entered_by, created_at, updated_at)
    select ${companyId}, id, claim_no, submission_id, employee_id, type_id, expense_date, amount, currency_code,
      exchange_rate, rate_origin, base_amount, claimable_amount, total_mileage, unit_type, amount_per_unit, from_place,
      to_place, tax_amount, merchant, supplier_tax_no, receipt_no, note, travel_id, findings, excess_amount, 'pending', sent_by, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as n(id uuid, claim_no text, submission_id uuid,
      employee_id uuid, type_id uuid, expense_date date, amount numeric, currency_code text, exchange_rate numeric,
      rate_origin text, base_amount numeric, claimable_amount numeric, total_mileage numeric, unit_type text,
      amount_per_unit numeric, from_place text, to_place text, tax_amount numeric, merchant text, supplier_tax_no text,
      receipt_no text, note text, travel_id uuid, findings jsonb, excess_amount numeric, sent_by uuid)
    on conflict (company_id, id) do update set type_id = excluded.type_id, expense_date = excluded.expense_date,
      amount = excluded.amount, currency_code = excluded.currency_code, exchange_rate = excluded.exchange_rate,
      rate_origin = excluded.rate_origin, base_amount = excluded.base_amount,
      claimable_amount = excluded.claimable_amount, total_mileage = excluded.total_mileage,
      unit_type = excluded.unit_type, amount_per_unit = excluded.amount_per_unit, from_place = excluded.from_place,
      to_place = excluded.to_place, tax_amount = excluded.tax_amount, merchant = excluded.merchant,
      supplier_tax_no = excluded.supplier_tax_no, receipt_no = excluded.receipt_no, note = excluded.note,
      travel_id = excluded.travel_id, findings = excluded.findings, updated_at = excluded.updated_at
    returning id, xmax = 0 as fresh`,
  )
  const changed = saved.flatMap(({ id, fresh }) => (fresh ? [] : [id]))
  if (changed.length > 0) {
    await sql`delete from claim_cost_centres
              where company_id = ${companyId} and claim_id = any(${changed}::uuid[])`.execute(tx)
    await sql`update claim_attachments set claim_id = null
              where company_id = ${companyId} and claim_id = any(${changed}::uuid[])`.execute(tx)
  }
  const shares = all.flatMap(({ id, cost_centres }) => cost_centres.map((share) => ({ claim_id: id, ...share })))
  if (shares.length > 0)
    await sql`
      insert into claim_cost_centres (company_id, claim_id, cost_centre_id, percentage)
      select ${companyId}, claim_id, cost_centre_id, percentage
      from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb)
        as n(claim_id uuid, cost_centre_id uuid, percentage numeric)`.execute(tx)
  const papers = all.flatMap(({ id, attachment_ids }) => attachment_ids.map((file_id) => ({ id, file_id })))
  if (papers.length > 0)
    await sql`
      update claim_attachments a set claim_id = n.id
      from jsonb_to_recordset(${JSON.stringify(papers)}::jsonb) as n(id uuid, file_id uuid)
      where a.company_id = ${companyId} and a.file_id = n.file_id`.execute(tx)
}

export async function removeClaim(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from claims where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** What holds a place within limits and is claimed again by nobody. */
export const LIVE = sql`('pending', 'approved', 'paid')`
/** Lowered to nothing and closed by that: nothing was paid, so what it claimed may be claimed again. */
export const closedEmpty = (status: RawBuilder<unknown>, amount: RawBuilder<unknown>) =>
  sql`(${status} = 'paid' and ${amount} = 0)`

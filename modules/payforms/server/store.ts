/** What was released to whom, how people get a form, and what the company wrote down for its forms. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Figures, FormName } from '../model/form.ts'
import type { Delivery } from '../model/tw/withholding-statement.ts'

export type Release = {
  readonly figures: Figures
  /** Which payslips stood then; null of releases from before that was kept. */
  readonly payslips: string | null
  readonly released_at: string
  readonly by_name: string
}
type Which = { readonly form: FormName; readonly year: number }

export async function releasesOf(
  tx: Tx,
  companyId: string,
  { form, year }: Which,
  employeeIds?: readonly string[],
): Promise<ReadonlyMap<string, Release>> {
  const { rows } = await sql<Release & { employee_id: string }>`
    select employee_id, figures, payslips, released_at, by_name from year_form_releases
    where company_id = ${companyId} and form = ${form} and year = ${year}
      ${employeeIds === undefined ? sql`` : sql`and employee_id = any(${[...employeeIds]}::uuid[])`}`.execute(tx)
  return new Map(rows.map(({ employee_id, ...release }) => [employee_id, release]))
}

export async function releasedTo(tx: Tx, companyId: string, employeeId: string): Promise<(Release & Which)[]> {
  const { rows } = await sql<Release & Which>`
    select form, year, figures, payslips, released_at, by_name from year_form_releases
    where company_id = ${companyId} and employee_id = ${employeeId} order by year desc, form`.execute(tx)
  return rows
}

type Released = {
  readonly people: readonly { readonly employee_id: string; readonly figures: Figures; readonly payslips: string }[]
  readonly at: Date
  readonly by: { readonly accountId: string; readonly name: string }
}

export async function setReleased(tx: Tx, companyId: string, { form, year }: Which, released: Released): Promise<void> {
  await sql`
    insert into year_form_releases (company_id, form, year, employee_id, figures, payslips, released_at, by_account,
      by_name)
    select ${companyId}, ${form}, ${year}, one.employee_id, one.figures, one.payslips, ${released.at}, ${released.by.accountId},
      ${released.by.name}
    from jsonb_to_recordset(${JSON.stringify(released.people)}::jsonb) as one(employee_id uuid, figures jsonb, payslips text)
    on conflict (company_id, form, year, employee_id) do update
      set figures = excluded.figures, payslips = excluded.payslips, released_at = excluded.released_at, by_account = excluded.by_account,
        by_name = excluded.by_name`.execute(tx)
}

/** How many there were. */
export async function removeReleased(
  tx: Tx,
  companyId: string,
  { form, year }: Which,
  employeeIds: readonly string[] | undefined,
): Promise<number> {
  const { rows } = await sql`
    delete from year_form_releases where company_id = ${companyId} and form = ${form} and year = ${year}
      ${employeeIds === undefined ? sql`` : sql`and employee_id = any(${[...employeeIds]}::uuid[])`}
    returning employee_id`.execute(tx)
  return rows.length
}

export async function deliveriesOf(tx: Tx, companyId: string): Promise<ReadonlyMap<string, Delivery>> {
  const { rows } = await sql<{ employee_id: string; delivery: Delivery }>`
    select employee_id, delivery from year_form_deliveries where company_id = ${companyId}`.execute(tx)
  return new Map(rows.map(({ employee_id, delivery }) => [employee_id, delivery]))
}

export async function keepDelivery(tx: Tx, companyId: string, employeeId: string, delivery: Delivery): Promise<void> {
  await sql`
    insert into year_form_deliveries (company_id, employee_id, delivery)
    values (${companyId}, ${employeeId}, ${delivery})
    on conflict (company_id, employee_id) do update set delivery = excluded.delivery`.execute(tx)
}

export async function boxesChosen(
  tx: Tx,
  companyId: string,
  form: FormName,
): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql<{ type: string; box: string }>`
    select type, box from year_form_boxes where company_id = ${companyId} and form = ${form}`.execute(tx)
  return Object.fromEntries(rows.map(({ type, box }) => [type, box]))
}

export async function keepBoxes(
  tx: Tx,
  companyId: string,
  form: FormName,
  boxes: Readonly<Record<string, string | null>>,
): Promise<void> {
  const kept = Object.entries(boxes).flatMap(([type, box]) => (box === null ? [] : [{ type, box }]))
  await sql`delete from year_form_boxes where company_id = ${companyId} and form = ${form}
    and type = any(${Object.keys(boxes)}::text[])`.execute(tx)
  if (kept.length === 0) return
  await tx
    .insertInto('year_form_boxes')
    .values(kept.map((one) => ({ company_id: companyId, form, ...one })))
    .execute()
}

export async function keptDetails(tx: Tx, companyId: string): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql<{ name: string; value: string }>`
    select name, value from year_form_details where company_id = ${companyId}`.execute(tx)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

export async function keepDetails(tx: Tx, companyId: string, details: Readonly<Record<string, string>>): Promise<void> {
  await sql`delete from year_form_details where company_id = ${companyId}
    and name = any(${Object.keys(details)}::text[])`.execute(tx)
  const kept = Object.entries(details).filter(([, value]) => value !== '')
  if (kept.length === 0) return
  await tx
    .insertInto('year_form_details')
    .values(kept.map(([name, value]) => ({ company_id: companyId, name, value })))
    .execute()
}

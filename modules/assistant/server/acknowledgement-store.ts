/** What people agree to before they ask: versions of the installation, and who agreed to which. */
import { sql } from 'kysely'
import type { PageMeta, PageWanted } from '#kernel/paging.ts'
import type { SystemTx, Tx } from '#platform/database/server/connect.ts'

export type Template = {
  readonly id: string
  readonly title: string
  readonly title_zh: string
  readonly content_en: string
  readonly content_zh: string
  readonly version: number
  readonly status: 0 | 1
  readonly accepted: number
}

/** The newest first. */
export async function templatesOf(tx: SystemTx, id?: string): Promise<readonly Template[]> {
  const { rows } = await sql<Template>`
    select t.id, t.title, t.title_zh, t.content_en, t.content_zh, t.version, t.is_active::int as status,
      (select count(*)::int from assistant_acceptances a where a.acknowledgement_id = t.id) as accepted
    from assistant_acknowledgements t where ${id === undefined ? sql`true` : sql`t.id = ${id}`}
    order by t.version desc`.execute(tx)
  return rows
}

/** All of them until the transaction ends: whoever adds, changes or switches comes one after the other. */
export async function holdTemplates(tx: SystemTx): Promise<void> {
  await sql`lock table assistant_acknowledgements in share row exclusive mode`.execute(tx)
}

export async function insertTemplate(tx: SystemTx, one: Omit<Template, 'status' | 'accepted'>): Promise<void> {
  await sql`
    insert into assistant_acknowledgements (id, title, title_zh, content_en, content_zh, version)
    values (${one.id}, ${one.title}, ${one.title_zh}, ${one.content_en}, ${one.content_zh}, ${one.version})`.execute(tx)
}

export async function updateTemplate(tx: SystemTx, one: Template): Promise<void> {
  await sql`
    update assistant_acknowledgements set title = ${one.title}, title_zh = ${one.title_zh},
      content_en = ${one.content_en}, content_zh = ${one.content_zh} where id = ${one.id}`.execute(tx)
}

/** In force alone, or out of force. */
export async function putInForce(tx: SystemTx, id: string, isActive: boolean): Promise<void> {
  if (isActive)
    await sql`update assistant_acknowledgements set is_active = false where is_active and id <> ${id}`.execute(tx)
  await sql`update assistant_acknowledgements set is_active = ${isActive} where id = ${id}`.execute(tx)
}

export async function templateInForce(tx: SystemTx): Promise<Template | undefined> {
  return (await templatesOf(tx)).find(({ status }) => status === 1)
}

/** When this account agreed to it; undefined where it has not. */
export async function acceptedAt(
  tx: Tx,
  companyId: string,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ accepted_at: string }>`
    select accepted_at from assistant_acceptances
    where company_id = ${companyId} and account_id = ${accountId} and acknowledgement_id = ${id}`.execute(tx)
  return rows[0]?.accepted_at
}

type Acceptance = { readonly id: string; readonly version: number; readonly accountId: string; readonly now: Date }

/** The first time counts; whether it was. */
export async function keepAcceptance(tx: Tx, companyId: string, given: Acceptance): Promise<boolean> {
  const { id, version, accountId, now } = given
  const { rows } = await sql`
    insert into assistant_acceptances (company_id, account_id, acknowledgement_id, version, accepted_at)
    values (${companyId}, ${accountId}, ${id}, ${version}, ${now.toISOString()})
    on conflict (company_id, account_id, acknowledgement_id) do nothing returning version`.execute(tx)
  return rows.length > 0
}

export async function countAccepted(tx: Tx, companyId: string, id: string): Promise<number> {
  const { rows } = await sql<{ accepted: number }>`
    select count(*)::int as accepted from assistant_acceptances
    where company_id = ${companyId} and acknowledgement_id = ${id}`.execute(tx)
  return rows[0]?.accepted ?? 0
}

type AcceptedRow = { readonly account_id: string; readonly version: number; readonly accepted_at: string }

/** The last first. */
export async function acceptancesOf(
  tx: Tx,
  companyId: string,
  { page, perPage }: PageWanted,
): Promise<{ readonly rows: readonly AcceptedRow[]; readonly meta: PageMeta }> {
  const { rows } = await sql<AcceptedRow & { readonly total: number }>`
    select account_id, version, accepted_at, (count(*) over ())::int as total from assistant_acceptances
    where company_id = ${companyId}
    order by accepted_at desc, account_id limit ${perPage} offset ${(page - 1) * perPage}`.execute(tx)
  return {
    rows: rows.map(({ total: _, ...row }) => row),
    meta: { page, per_page: perPage, total: rows[0]?.total ?? 0 },
  }
}

/**
 * All of a person goes: card, what was sent, what happened, files, letters. A trace without a name stays, so that the
 * funnel of the vacancy still adds up. The files' bytes go once the transaction has ended.
 */
import { sql } from 'kysely'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Database, Tx } from '#platform/database/server/connect.ts'
import { dropFiles, removeBytes } from '#platform/files/server/kept-files.ts'
import type { Services } from '#platform/http/server/services.ts'
import { forgetMailsAbout, forgetMailsTo } from '#platform/mail/server/outbox.ts'
import { unwantLetters } from '#platform/mail/server/wanted-mails.ts'
import { OFFER_KIND } from './offers/agreeing/offer-kind.ts'
import { forgetInImports } from './sheets/sheet-rows.ts'

export type Forgotten = {
  readonly keys: readonly string[]
  readonly addresses: readonly string[]
  /** Whatever mails were about: cards, interviews, offers. */
  readonly about: readonly string[]
}

export async function forget(tx: Tx, companyId: string, ids: readonly string[]): Promise<Forgotten> {
  if (ids.length === 0) return { keys: [], addresses: [], about: [] }
  const these = sql`company_id = ${companyId} and candidate_id = any(${[...ids]}::uuid[])`
  const { timezone } = await companyFacts(tx, companyId)
  await sql`
    insert into candidate_traces (company_id, id, vacancy_id, source, applications, reached, last_status, applied_on,
      accepted_on)
    select c.company_id, gen_random_uuid(), c.vacancy_id, c.source, c.applications,
      coalesce(array_agg(distinct e.to_status) filter (where e.to_status is not null), '{}'), c.status,
      (c.created_at at time zone ${timezone})::date,
      (min(e.at) filter (where e.to_status = 'accepted') at time zone ${timezone})::date
    from candidates c left join candidate_events e on e.company_id = c.company_id and e.candidate_id = c.id
    where c.company_id = ${companyId} and c.id = any(${[...ids]}::uuid[])
    group by c.company_id, c.id`.execute(tx)
  const { rows: files } = await sql<{ id: string }>`
    select resume_file as id from candidates where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
      and resume_file is not null
    union select resume_file from candidate_repeats where ${these} and resume_file is not null
    union select file_id from newcomer_files where ${these} and taken_at is null`.execute(tx)
  const { rows: about } = await sql<{ id: string }>`
    select id from interviews where ${these} union select id from offers where ${these}
    union select id from candidate_events where ${these}`.execute(tx)
  const offers = sql`select id from offers where ${these}`
  await sql`delete from notices where company_id = ${companyId} and link in (
    select '/app/application?open=' || id from (${offers}) gone)`.execute(tx)
  await sql`delete from webhook_events where company_id = ${companyId} and subject_id in (${offers})`.execute(tx)
  await sql`delete from approval_requests where company_id = ${companyId} and kind = ${OFFER_KIND}
    and id in (${offers})`.execute(tx)
  await unwantLetters(tx, companyId, [...ids, ...about.map(({ id }) => id)])
  await forgetInImports(tx, companyId, { ids })
  const { rows: gone } = await sql<{ email: string }>`
    delete from candidates where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
    returning email`.execute(tx)
  const keys = await dropFiles(
    tx,
    companyId,
    files.map(({ id }) => id),
  )
  return { keys, addresses: gone.map(({ email }) => email), about: [...ids, ...about.map(({ id }) => id)] }
}

type Means = Pick<Services, 'files' | 'log'> & { readonly db: Pick<Database, 'system'> }

/** What lies outside of the company's own tables: bytes, and letters that have left. */
export async function forgetOutside(
  means: Means,
  companyId: string,
  { keys, addresses, about }: Forgotten,
): Promise<void> {
  await removeBytes(means, keys)
  if (addresses.length === 0) return
  await means.db.system.transaction(async (tx) => {
    await forgetMailsTo(tx.of(companyId), companyId, addresses)
    await forgetMailsAbout(tx.of(companyId), companyId, about)
  })
}

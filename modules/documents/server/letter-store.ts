/** Letters with whose they are. Their words lie sealed: pay and numbers of people stand in them. */
import { type RawBuilder, sql } from 'kysely'
import type { PageWanted } from '#kernel/paging.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { Answer, Audience, LetterLanguage, LetterStatus, Texts } from '../model/letter.ts'

export type LetterRow = {
  readonly id: string
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly account_id: string | null
  readonly department: string | null
  readonly audience: Audience
  readonly template_id: string | null
  readonly request_id: string | null
  readonly name: string
  readonly language: LetterLanguage
  readonly body: string
  readonly answer: Answer
  readonly due_on: PlainDate | null
  readonly recipient_name: string | null
  readonly recipient_address: string | null
  readonly status: LetterStatus
  readonly number: string | null
  readonly letter_on: PlainDate | null
  readonly fingerprint: string | null
  readonly sent_at: string | null
  readonly sent_by_name: string | null
  readonly read_at: string | null
  readonly answered_at: string | null
  readonly answered_name: string | null
  readonly decline_reason: string | null
  readonly withdrawn_at: string | null
  readonly withdrawn_reason: string | null
  readonly reminded_on: PlainDate | null
  readonly created_at: string
}

/** Somebody has to read or to sign it yet. */
export const waiting = sql`(x.status = 'sent' and x.answer <> 'none' or x.status = 'read' and x.answer = 'sign')`

type Wanted = {
  readonly ids?: readonly string[]
  readonly audience?: Audience
  readonly employeeId?: string | undefined
  /** Of one's own record: nothing that is still being written. */
  readonly own?: readonly string[]
  readonly status?: LetterStatus | 'waiting' | undefined
  readonly search?: string | undefined
  readonly page?: PageWanted | undefined
}

export async function lettersOf(
  tx: Tx,
  companyId: string,
  wanted: Wanted,
  hold = false,
): Promise<{ readonly rows: LetterRow[]; readonly total: number }> {
  const { page } = wanted
  const part = page ? sql`limit ${page.perPage} offset ${(page.page - 1) * page.perPage}` : sql``
  const { rows } = await sql<LetterRow & { total: number }>`
    select x.id, x.employee_id, e.staff_id, e.full_name, e.account_id, d.name as department, x.audience, x.template_id,
      x.request_id, x.name, x.language, x.body, x.answer, x.due_on, x.recipient_name, x.recipient_address, x.status,
      x.number, x.letter_on, x.fingerprint, x.sent_at, x.sent_by_name, x.read_at, x.answered_at, x.answered_name,
      x.decline_reason, x.withdrawn_at, x.withdrawn_reason, x.reminded_on, x.created_at,
      ${hold ? sql`0` : sql`(count(*) over ())::int`} as total
    from letters x ${personOf('x')} ${departmentOf()}
    where x.company_id = ${companyId} and ${conditions(wanted)}
    order by ${hold ? sql`x.id for update of x` : sql`x.created_at desc, x.id desc ${part}`}`.execute(tx)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

function conditions({ ids, audience, employeeId, own, status, search }: Wanted): RawBuilder<unknown> {
  const all = [sql`true`]
  if (ids) all.push(sql`x.id = any(${[...ids]}::uuid[])`)
  if (audience) all.push(sql`x.audience = ${audience}`)
  if (employeeId) all.push(sql`x.employee_id = ${employeeId}`)
  if (own) all.push(sql`x.employee_id = any(${[...own]}::uuid[]) and x.status <> 'draft'`)
  if (status === 'waiting') all.push(waiting)
  else if (status) all.push(sql`x.status = ${status}`)
  if (search) {
    const wanted = containing(search.normalize('NFKC').toLowerCase())
    all.push(sql`(e.search_text like ${wanted} or lower(x.name) like ${wanted} or x.number like ${wanted})`)
  }
  return sql.join(all, sql` and `)
}

/** Held until the transaction ends. */
export async function heldLetter(
  tx: Tx,
  companyId: string,
  id: string,
  audience?: Audience,
): Promise<LetterRow | undefined> {
  return (await lettersOf(tx, companyId, { ids: [id], ...(audience && { audience }) }, true)).rows[0]
}

export type NewLetter = Pick<
  LetterRow,
  'id' | 'employee_id' | 'audience' | 'template_id' | 'name' | 'language' | 'answer'
> &
  Pick<LetterRow, 'due_on' | 'recipient_name' | 'recipient_address' | 'request_id'> & { readonly texts: Texts }

const SEALED_AS = 'letters.body'

export const sealedTexts = (seal: Seal, texts: Texts): string => seal.seal(JSON.stringify(texts), SEALED_AS)
export const textsOf = (seal: Seal, { body }: Pick<LetterRow, 'body'>): Texts =>
  JSON.parse(seal.open(body, SEALED_AS)) as Texts

export async function insertLetters(
  tx: Tx,
  seal: Seal,
  letters: readonly NewLetter[],
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> {
  await bulkInsert(
    tx,
    'letters',
    letters.map(({ texts, ...letter }) => ({
      ...{ company_id: tx.companyId, ...letter, body: sealedTexts(seal, texts) },
      ...{ status: 'draft', created_by: by, created_at: now.toISOString() },
    })),
  )
}

type Settable = Partial<
  Pick<
    LetterRow,
    | ('name' | 'language' | 'body' | 'answer' | 'due_on' | 'recipient_name' | 'recipient_address' | 'status')
    | ('read_at' | 'answered_at' | 'answered_name' | 'decline_reason' | 'withdrawn_at' | 'withdrawn_reason')
  >
> & { readonly answered_address?: string }

export async function setLetter(tx: Tx, companyId: string, id: string, fields: Settable): Promise<void> {
  if (Object.keys(fields).length === 0) return
  await tx.updateTable('letters').set(fields).where('company_id', '=', companyId).where('id', '=', id).execute()
}

export async function removeLetterRow(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from letters where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** So many numbers of the year, without a gap: whoever takes the next waits for this transaction. */
export async function takeNumbers(tx: Tx, companyId: string, year: number, count: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into letter_numbers (company_id, year, last) values (${companyId}, ${year}, ${count})
    on conflict (company_id, year) do update set last = letter_numbers.last + excluded.last returning last`.execute(tx)
  return (rows[0]?.last ?? count) - count + 1
}

export type Sending = { readonly id: string; readonly number: string; readonly fingerprint: string }

export async function markSent(
  tx: Tx,
  companyId: string,
  letters: readonly Sending[],
  { on, now, byName }: { readonly on: PlainDate; readonly now: Date; readonly byName: string },
): Promise<void> {
  await sql`
    update letters l set status = 'sent', number = s.number, fingerprint = s.fingerprint, letter_on = ${on},
      sent_at = ${now.toISOString()}, sent_by_name = ${byName}
    from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb) as s(id uuid, number text, fingerprint text)
    where l.company_id = ${companyId} and l.id = s.id`.execute(tx)
}

export async function markReminded(tx: Tx, companyId: string, ids: readonly string[], on: PlainDate): Promise<void> {
  await sql`
    update letters set reminded_on = ${on} where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(
    tx,
  )
}

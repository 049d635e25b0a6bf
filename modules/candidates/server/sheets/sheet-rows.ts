/** The cards of a sheet: read, entered and changed many at once. */

import { sql } from 'kysely'
import { plainDateOf } from '#kernel/plain-date.ts'
import { positionOf } from '#modules/organisation/server/public-sql.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import { bulkUpdate, deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Services } from '#platform/http/server/services.ts'
import { stillInUse } from '#platform/sheets/server/undo-import.ts'
import type { Language } from '#platform/words/locales.ts'
import type { SheetCandidate, SheetVacancy } from '../../model/candidate-sheet.ts'
import { phoneDigits } from '../../model/same-person.ts'
import { newCard } from '../applying/card.ts'
import { addEvents } from '../event-store.ts'

export const CANDIDATES_IMPORT = 'candidates'

type Vacancy = { readonly id: string; readonly position: string; readonly opened: string; readonly ended: boolean }
export async function vacanciesIn(tx: Tx, companyId: string): Promise<Vacancy[]> {
  const { rows } = await sql<Vacancy>`
    select v.id, coalesce(p.name, v.position_name) as position, to_char(v.created_at, 'YYYY-MM-DD') as opened,
      v.status in ('closed', 'filled') as ended
    from vacancies v ${positionOf('v')}
    where v.company_id = ${companyId} order by v.created_at, v.id`.execute(tx)
  return rows
}

/** All of them; with `hold` nobody applies meanwhile, and none of them changes. */
export async function standingIn(
  tx: Tx,
  companyId: string,
  labels: readonly SheetVacancy[],
  hold = false,
): Promise<SheetCandidate[]> {
  if (hold)
    await sql`select pg_advisory_xact_lock(hashtext(${companyId} || ' ' || id || ' applicants'))
      from (select id from vacancies where company_id = ${companyId} order by id) v`.execute(tx)
  const names = new Map(labels.map(({ id, label }) => [id, label]))
  const { rows } = await sql<Omit<SheetCandidate, 'name'>>`
    select id, vacancy_id, full_name, email, phone, country_code as country, expected_salary, available_from, source,
      cover_letter, talent_pool, status
    from candidates where company_id = ${companyId}
    order by ${hold ? sql`id for update` : sql`created_at, id`}`.execute(tx)
  return rows.map((row) => ({ ...row, name: names.get(row.vacancy_id) ?? '' }))
}

type By = { readonly actor: Actor; readonly clock: Services['clock']; readonly language: Language }

export async function addEntered(
  tx: Tx,
  companyId: string,
  items: readonly SheetCandidate[],
  { actor, clock, language }: By,
): Promise<void> {
  const now = clock.now()
  const cards = items.map(({ id, vacancy_id, ...one }) => {
    const person = {
      ...{ full_name: one.full_name, email: one.email, phone: one.phone, talent_pool: one.talent_pool },
      ...(one.country !== null && { country_id: one.country }),
      ...(one.expected_salary !== null && { expected_salary: one.expected_salary }),
      ...(one.available_from !== null && { available_from: plainDateOf(one.available_from) }),
      ...(one.cover_letter !== null && { cover_letter: one.cover_letter }),
      ...(one.source !== null && { source: one.source }),
    }
    const card = newCard({ id, vacancyId: vacancy_id, person, answers: [], fileId: null, now })
    return { company_id: companyId, ...card, answers: JSON.stringify(card.answers), language }
  })
  await bulkInsert(tx, 'candidates', cards)
  const events = items.flatMap(({ id }) => [
    { candidate_id: id, kind: 'applied', to_status: 'applied' } as const,
    { candidate_id: id, kind: 'moved', from_status: 'applied', to_status: 'pending' } as const,
  ])
  await addEvents(tx, companyId, events, actor, now)
}

export async function setEntered(
  tx: Tx,
  companyId: string,
  items: readonly SheetCandidate[],
  { actor, clock }: By,
): Promise<void> {
  const cards = items.map(({ name: _, vacancy_id: __, email: ___, status: ____, country, ...card }) => ({
    ...card,
    ...{ phone_digits: phoneDigits(card.phone), country_code: country },
  }))
  await bulkUpdate(tx, 'candidates', cards)
  const changed = items.map(({ id }) => ({ candidate_id: id, kind: 'changed' }) as const)
  await addEvents(tx, companyId, changed, actor, clock.now())
}

/** Of whom nothing is known but what the sheet brought. */
export async function dropEntered(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const these = sql`company_id = ${companyId} and candidate_id = any(${[...ids]}::uuid[])`
  const { rows } = await sql`
    select from candidate_events where ${these} and kind not in ('applied', 'moved')
    union all select from interviews where ${these} union all select from offers where ${these} limit 1`.execute(tx)
  if (rows.length > 0) throw stillInUse()
  await deleteByIds(tx, 'candidates', ids)
}

/** What imports keep of people who are forgotten, and of anybody once nobody would take them back any more. */
export async function forgetInImports(
  tx: Tx,
  companyId: string,
  { ids, before }: { readonly ids?: readonly string[]; readonly before?: string },
): Promise<void> {
  const theirs = sql`created::text like any(${(ids ?? []).map((id) => `%${id}%`)}::text[])`
  await sql`
    update import_batches set created = '{"made": [null], "changed": []}', errors = '[]', warnings = '[]'
    where company_id = ${companyId} and kind = ${CANDIDATES_IMPORT}
      and ${before === undefined ? theirs : sql`created_at < ${before}::date and created <> '{"made": [null], "changed": []}'`}
    `.execute(tx)
}

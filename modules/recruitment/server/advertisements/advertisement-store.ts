/** The table of advertisements, as HR sees them: also those that are not open. */

import { sql } from 'kysely'
import type { PageMeta, PageWanted } from '#kernel/paging.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { positionOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'
import type { AdvertisementFields } from '../../model/advertisement.ts'
import type { VacancyStatus } from '../../model/vacancy-status.ts'

export type AdvertisementRow = AdvertisementFields & {
  readonly id: string
  readonly vacancy_id: string
  readonly position_name: string
  readonly vacancy_status: VacancyStatus
  readonly close_date: PlainDate | null
  readonly created_at: string
}

type AdvertisementsWanted = {
  readonly id?: string
  readonly vacancyId?: string | undefined
  readonly search?: string | undefined
  readonly page?: PageWanted | undefined
}

/** The newest first. */
export async function advertisementsOf(
  tx: Tx,
  companyId: string,
  { id, vacancyId, search = '', page }: AdvertisementsWanted,
): Promise<{ readonly rows: AdvertisementRow[]; readonly meta: PageMeta | undefined }> {
  const pattern = containing(search.trim())
  const from = sql`
    from job_advertisements a
      join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
      ${positionOf('v')}
    where a.company_id = ${companyId}
      ${id === undefined ? sql`` : sql`and a.id = ${id}`}
      ${vacancyId === undefined ? sql`` : sql`and a.vacancy_id = ${vacancyId}`}
      ${search.trim() === '' ? sql`` : sql`and (a.title ilike ${pattern} or a.title_zh ilike ${pattern})`}`
  const part = page ? sql`limit ${page.perPage} offset ${(page.page - 1) * page.perPage}` : sql``
  const { rows } = await sql<AdvertisementRow>`
    select a.id, a.vacancy_id, coalesce(p.name, v.position_name) as position_name, v.status as vacancy_status,
      v.close_date, a.title, a.title_zh, a.description, a.description_zh, a.requirements, a.requirements_zh,
      a.location, a.salary_from, a.salary_to, a.show_salary, a.is_remote, a.questions, a.publish_from, a.publish_to,
      a.is_active, a.created_at
    ${from} order by a.created_at desc, a.id desc ${part}`.execute(tx)
  if (!page) return { rows, meta: undefined }
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(tx)
  return { rows, meta: { page: page.page, per_page: page.perPage, total: counts[0]?.total ?? 0 } }
}

/** Held until the transaction ends. */
export async function lockAdvertisement(tx: Tx, companyId: string, id: string): Promise<AdvertisementRow | undefined> {
  await sql`select from job_advertisements where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return (await advertisementsOf(tx, companyId, { id })).rows[0]
}

type Stored = AdvertisementFields & { readonly vacancy_id: string }

export async function saveAdvertisement(tx: Tx, companyId: string, id: string, row: Stored, now: Date): Promise<void> {
  const at = now.toISOString()
  const { questions, ...plain } = row
  const fields = { ...plain, questions: JSON.stringify(questions), updated_at: at }
  await tx
    .insertInto('job_advertisements')
    .values({ company_id: companyId, id, created_at: at, ...fields })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'id']).doUpdateSet((there) => ({
        ...fields,
        revision: sql<number>`${there.ref('job_advertisements.revision')} + 1`,
      })),
    )
    .execute()
}

export async function deleteAdvertisement(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from job_advertisements where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/**
 * An advertisement as the public sees it: only while it is published, its vacancy open, its company and the module
 * there. Everything else does not exist for the public, at once.
 */

import { type RawBuilder, sql } from 'kysely'
import { modules } from '#access/modules.ts'
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { departmentOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import type { Database, SystemTx, Tx } from '#platform/database/server/connect.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { Question } from '../model/question.ts'
import type { EmploymentType } from '../model/vacancy.ts'

export type OpenAdvertisement = {
  readonly id: string
  readonly companyId: string
  readonly companyName: string
  readonly country: Country
  readonly currency: string
  readonly timezone: string
  readonly preferLang: string
  readonly vacancyId: string
  readonly positionName: string
  readonly departmentName: string | null
  readonly jobType: string | null
  readonly employmentType: EmploymentType
  /** Whether the form asks for the number of the identity card or passport. */
  readonly asksIdentity: boolean
  readonly title: string | null
  readonly titleZh: string | null
  readonly description: string | null
  readonly descriptionZh: string | null
  readonly requirements: string | null
  readonly requirementsZh: string | null
  readonly location: string | null
  readonly salaryFrom: string | null
  readonly salaryTo: string | null
  readonly showSalary: boolean
  readonly isRemote: boolean
  readonly questions: readonly Question[]
  readonly publishFrom: PlainDate
  readonly publishTo: PlainDate | null
}

/** For whoever knows nothing but its id; undefined where it is not open, or not there. */
export async function openAdvertisement(
  services: Pick<Services, 'db' | 'clock'>,
  id: string,
): Promise<OpenAdvertisement | undefined> {
  return (await openAdvertisementWith(services, id, async () => null))?.job
}

/** The same, with what else is read of its company on the way. */
export async function openAdvertisementWith<Beside>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  read: (tx: Tx, companyId: string) => Promise<Beside>,
): Promise<{ readonly job: OpenAdvertisement; readonly beside: Beside } | undefined> {
  const where = await companyOf(db, id)
  if (!where) return undefined
  const { company_id, timezone } = where
  return db.forCompany(company_id).read(async (tx) => {
    const job = await openAdvertisementIn(tx, company_id, id, clock.today(timezone))
    return job && { job, beside: await read(tx, company_id) }
  })
}

/** The same inside a transaction of its company; `today` is the company's. */
export async function openAdvertisementIn(
  tx: Tx,
  companyId: string,
  id: string,
  today: PlainDate,
): Promise<OpenAdvertisement | undefined> {
  return (await openOnes(tx, companyId, today, sql`a.id = ${id}`))[0]
}

/** Of these of a company those that are open; their vacancies stay as they are until the transaction ends. */
export const heldAdvertisements = (tx: Tx, companyId: string, ids: readonly string[], today: PlainDate) =>
  found(tx, {
    ...{ where: sql`a.company_id = ${companyId} and a.id = any(${[...ids]}::uuid[])`, today: sql`${today}::date` },
    end: sql`order by a.id for share of v, a`,
  })

/** Of whichever companies, each on its own day: what many who come at once have open before them. */
export const openAdvertisements = (tx: SystemTx, ids: readonly string[], now: Date): Promise<OpenAdvertisement[]> =>
  found(tx, {
    where: sql`a.id = any(${[...ids]}::uuid[])`,
    today: sql`(${now.toISOString()}::timestamptz at time zone c.timezone_key)::date`,
  })

/** Those of a company that are open on the day, the newest first. */
export const openOnes = (
  tx: Tx,
  companyId: string,
  today: PlainDate,
  which: RawBuilder<unknown> = sql`true`,
): Promise<OpenAdvertisement[]> =>
  found(tx, {
    ...{ where: sql`a.company_id = ${companyId} and ${which}`, today: sql`${today}::date` },
    end: sql`order by a.publish_from desc, a.id desc`,
  })

type Which = {
  readonly where: RawBuilder<unknown>
  readonly today: RawBuilder<unknown>
  readonly end?: RawBuilder<unknown>
}

async function found(tx: SystemTx, { where, today, end = sql`` }: Which): Promise<OpenAdvertisement[]> {
  const { rows } = await sql<OpenAdvertisement>`
    select a.id, c.id as "companyId", coalesce(nullif(c.brand_name, ''), c.name) as "companyName", c.country,
      c.currency_code as currency, c.timezone_key as timezone, c.prefer_lang as "preferLang",
      a.vacancy_id as "vacancyId", coalesce(p.name, v.position_name) as "positionName", d.name as "departmentName",
      v.job_type as "jobType", v.employment_type as "employmentType", (v.asks_identity and c.country = 'MY') as "asksIdentity",
      a.title, a.title_zh as "titleZh", a.description, a.description_zh as "descriptionZh",
      a.requirements, a.requirements_zh as "requirementsZh", a.location,
      a.salary_from as "salaryFrom", a.salary_to as "salaryTo", a.show_salary as "showSalary",
      a.is_remote as "isRemote", a.questions, a.publish_from as "publishFrom", a.publish_to as "publishTo"
    from job_advertisements a
      join companies c on c.id = a.company_id and c.state = 'active'
      join company_modules o on o.company_id = a.company_id and o.module_id = ${modules.onboarding}
      join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id and v.status = 'open'
        and coalesce(v.close_date, ${today}) >= ${today}
      ${positionOf('v')}
      ${departmentOf('v')}
    where ${where} and a.is_active and a.publish_from <= ${today} and coalesce(a.publish_to, ${today}) >= ${today}
    ${end}`.execute(tx)
  return rows
}

type Where = { readonly company_id: string; readonly timezone: string }

/** Asked across companies: the address of a public page names no company. */
async function companyOf(db: Pick<Database, 'system'>, id: string): Promise<Where | undefined> {
  const [row] = await db.system.ask<Where>(
    `select a.company_id, c.timezone_key as timezone from job_advertisements a join companies c on c.id = a.company_id
     where a.id = $1 and c.state = 'active'`,
    [id],
  )
  return row
}

/** A company as anybody may see it on its career page, by an address that names no company. */
import { sql } from 'kysely'
import type { CompanyDb, Database, Tx } from '#platform/database/server/connect.ts'
import { type KeptFile, keptFile } from '#platform/files/server/kept-files.ts'
import type { Services } from '#platform/http/server/services.ts'
import { hungPicture } from './pictures/picture-store.ts'
import { settingsOf } from './settings/settings-in-force.ts'

export type CareerCompany = {
  /** What it is known by outside: the `job_advertisement_id` of its profile. */
  readonly careerId: string
  readonly name: string
  readonly brandName: string | null
  readonly website: string | null
  readonly address: string | null
  readonly city: string | null
  readonly region: string | null
  readonly postcode: string | null
  readonly country: string
  readonly preferLang: string
  readonly timezone: string
  readonly logoFile: string | null
  readonly introduction: string | null
  readonly introductionZh: string | null
}

/** Undefined for a company that is closed or never was; asked across companies. */
export async function companyOfCareer(db: Pick<Database, 'system'>, careerId: string): Promise<string | undefined> {
  const [row] = await db.system.ask<{ id: string }>(
    `select id from companies where career_id = $1 and state = 'active'`,
    [careerId],
  )
  return row?.id
}

type Row = Omit<CareerCompany, 'introduction' | 'introductionZh'> & { readonly settings: unknown }

/** Undefined where the module is switched off. */
export async function careerCompany(tx: Tx, companyId: string, moduleId: number): Promise<CareerCompany | undefined> {
  const { rows } = await sql<Row>`
    select career_id as "careerId", name, nullif(brand_name, '') as "brandName", nullif(website, '') as website,
      nullif(address, '') as address, nullif(city, '') as city, nullif(region, '') as region,
      nullif(postcode, '') as postcode, country, prefer_lang as "preferLang", timezone_key as timezone, settings,
      (select file_id from company_pictures p where p.company_id = c.id and p.kind = 'logo') as "logoFile"
    from companies c
    where id = ${companyId} and state = 'active'
      and exists (select from company_modules m where m.company_id = c.id and m.module_id = ${moduleId})`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { settings, ...company } = row
  const { career_introduction, career_introduction_zh } = settingsOf(settings)
  return { ...company, introduction: career_introduction, introductionZh: career_introduction_zh }
}

type Asking = Pick<Services, 'files' | 'seal'> & { readonly company: CompanyDb }

export async function companyLogo(asking: Asking): Promise<KeptFile | undefined> {
  const { company } = asking
  const logo = await company.read((tx) => hungPicture(tx, company.companyId, 'logo'))
  return logo && keptFile(asking, logo.fileId)
}

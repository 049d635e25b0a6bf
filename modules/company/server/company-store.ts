/** The company's own row and its banks. */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type CompanyRow = {
  id: string
  name: string
  brand_name: string | null
  country: Country
  currency_code: string
  timezone_key: string
  prefer_lang: string
  package: string
  headcount_limit: number
  migration_wizard_step: number
  is_rms: boolean
  registration_number: string | null
  phone: string | null
  email: string | null
  website: string | null
  industry: string | null
  address: string | null
  city: string | null
  region: string | null
  postcode: string | null
  employer_numbers: Readonly<Record<string, string>>
  settings: Readonly<Record<string, unknown>>
  career_id: string
  logo_file: string | null
  photo_file: string | null
  sub_currencies: readonly string[]
}

const columns = sql`
  id, name, brand_name, country, currency_code, timezone_key, prefer_lang, package, headcount_limit,
  migration_wizard_step, is_rms, registration_number, phone, email, website, industry, address, city, region, postcode,
  employer_numbers, settings, career_id,
  (select file_id from company_pictures p where p.company_id = companies.id and p.kind = 'logo') as logo_file,
  (select file_id from company_pictures p where p.company_id = companies.id and p.kind = 'photo') as photo_file,
  (select coalesce(array_agg(currency_code order by place), '{}') from sub_currencies s
   where s.company_id = companies.id) as sub_currencies`

export async function companyRow(tx: Tx, companyId: string, hold = false): Promise<CompanyRow> {
  const { rows } = await sql<CompanyRow>`
    select ${columns} from companies where id = ${companyId} ${hold ? sql`for no key update` : sql``}`.execute(tx)
  const row = rows[0]
  if (!row) throw new Error('the company is out of reach here')
  return row
}

export type CompanyChange = Partial<
  Pick<
    CompanyRow,
    | 'name'
    | 'brand_name'
    | 'registration_number'
    | 'phone'
    | 'email'
    | 'website'
    | 'industry'
    | 'address'
    | 'city'
    | 'region'
    | 'postcode'
    | 'prefer_lang'
    | 'timezone_key'
  >
>

export async function saveCompany(
  tx: Tx,
  companyId: string,
  change: CompanyChange,
  {
    numbers = {},
    settings = {},
  }: { readonly numbers?: object; readonly settings?: Readonly<Record<string, unknown>> } = {},
): Promise<void> {
  // What is put back to its standard is not stored at all.
  const dropped = Object.keys(settings).filter((name) => settings[name] === null)
  await tx
    .updateTable('companies')
    .set({
      ...change,
      employer_numbers: sql`employer_numbers || ${JSON.stringify(numbers)}::jsonb`,
      settings: sql`(settings || ${JSON.stringify(settings)}::jsonb) - ${dropped}::text[]`,
    })
    .where('id', '=', companyId)
    .execute()
}

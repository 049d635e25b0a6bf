/**
 * Whose card is there already: by the e-mail without case or the digits of the phone, for the same vacancy. Two of the
 * same person that come at the same moment are one card; a crowd of others waits for none of them.
 */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { emailKey, phoneDigits } from '../../model/same-person.ts'

export type Applicant = { readonly vacancyId: string; readonly email: string; readonly phoneDigits: string }

export const applicantOf = (vacancyId: string, { email, phone }: { email: string; phone: string }): Applicant => ({
  ...{ vacancyId, email: emailKey(email), phoneDigits: phoneDigits(phone) },
})

export const isSame = (one: Applicant, other: Applicant): boolean =>
  one.vacancyId === other.vacancyId && (one.email === other.email || one.phoneDigits === other.phoneDigits)

/** Of each the card that is there, held until the transaction ends; nobody of them applies elsewhere meanwhile. */
export async function sameApplicants(
  tx: Tx,
  companyId: string,
  applicants: readonly Applicant[],
): Promise<readonly (string | undefined)[]> {
  // Whoever brings a whole sheet waits for all of them, and they for it.
  await sql`
    select pg_advisory_xact_lock_shared(found.key) from (
      select distinct hashtext(name) as key from unnest(${vacancyLocks(companyId, applicants)}::text[]) name
      order by key) found`.execute(tx)
  await sql`
    select pg_advisory_xact_lock(found.key) from (
      select distinct hashtext(name) as key from unnest(${personLocks(companyId, applicants)}::text[]) name
      order by key) found`.execute(tx)
  const { rows } = await sql<Applicant & { readonly id: string; readonly since: string }>`
    select id, vacancy_id as "vacancyId", lower(email) as email, phone_digits as "phoneDigits", created_at as since
    from candidates
    where company_id = ${companyId} and vacancy_id = any(${[...new Set(applicants.map(({ vacancyId }) => vacancyId))]}::uuid[])
      and (lower(email) = any(${applicants.map(({ email }) => email)}::text[])
        or phone_digits = any(${applicants.map(({ phoneDigits: digits }) => digits)}::text[]))
      and status <> 'migrated'
    order by id for update`.execute(tx)
  const first = rows.toSorted((one, other) => (`${one.since} ${one.id}` < `${other.since} ${other.id}` ? -1 : 1))
  return applicants.map((applicant) => first.find((card) => isSame(card, applicant))?.id)
}

/** Those for whom nothing has to be waited; theirs is held from here on. */
export async function freeApplicants(
  tx: Tx,
  companyId: string,
  applicants: readonly Applicant[],
): Promise<ReadonlySet<Applicant>> {
  const locks = [
    ...vacancyLocks(companyId, applicants).map((name) => ({ name, shared: true })),
    ...personLocks(companyId, applicants).map((name) => ({ name, shared: false })),
  ]
  const { rows } = await sql<{ name: string; ours: boolean }>`
    select name, case when shared then pg_try_advisory_xact_lock_shared(hashtext(name))
      else pg_try_advisory_xact_lock(hashtext(name)) end as ours
    from jsonb_to_recordset(${JSON.stringify(locks)}::jsonb) as lock(name text, shared boolean)`.execute(tx)
  const ours = new Set(rows.flatMap((row) => (row.ours ? [row.name] : [])))
  const isOurs = (applicant: Applicant) =>
    [...vacancyLocks(companyId, [applicant]), ...personLocks(companyId, [applicant])].every((name) => ours.has(name))
  return new Set(applicants.filter(isOurs))
}

/** As a sheet names it (`sheets/sheet-rows.ts`). */
const vacancyLocks = (companyId: string, applicants: readonly Applicant[]): string[] => [
  ...new Set(applicants.map(({ vacancyId }) => `${companyId} ${vacancyId} applicants`)),
]

const personLocks = (companyId: string, applicants: readonly Applicant[]): string[] => [
  ...new Set(
    applicants.flatMap(({ vacancyId, email, phoneDigits: digits }) =>
      [email, digits].map((key) => `${companyId} ${vacancyId} applicant ${key}`),
    ),
  ),
]

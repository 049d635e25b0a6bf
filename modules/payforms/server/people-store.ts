/** Statements for what yearly forms need of people beside their pay. */
import { type RawBuilder, sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { everyEmployment, peopleForFiles } from '#modules/employees/server/public.ts'
import { familyCategoryOf, type KeptOfYear, type YearOfPay } from '#modules/payroll/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { PersonOfYear } from '../model/year.ts'

type Row = {
  id: string
  employment_type: string
  probation_ends_on: string | null
  marital_status: string | null
  job_level: string | null
  address: string | null
  joined_on: string | null
  left_on: string | null
  reason: string | null
}

/**
 * By id; joined and left are of the last employment that reaches into the year. Family, residence, a former employer's
 * pay and the kind of employment are what the year's payslips were worked out with; names and numbers are today's.
 */
export async function peopleOfYear(
  tx: Tx,
  seal: Seal,
  companyId: string,
  year: number,
  paid: readonly YearOfPay[],
  kept: ReadonlyMap<string, KeptOfYear> = new Map(),
): Promise<ReadonlyMap<string, PersonOfYear>> {
  const ids = paid.map(({ employee_id }) => employee_id)
  const { rows } = await sql<Row>`
    select e.id, e.employment_type, e.probation_ends_on::text, e.marital_status, l.name as job_level, was.joined_on, was.left_on,
      x.value as reason,
      nullif(concat_ws(', ', nullif(e.resident_address ->> 'line', ''),
        nullif(concat_ws(' ', nullif(e.resident_address ->> 'postcode', ''), nullif(e.resident_address ->> 'city', '')), ''),
        nullif(e.resident_address ->> 'state', '')), '') as address
    from employees e
    left join exit_reasons x on x.company_id = e.company_id and x.id = e.exit_reason_id
    left join job_levels l on l.company_id = e.company_id and l.id = e.job_level_id
    left join (${employmentsIn(companyId, year)}) as was on was.id = e.id
    where e.company_id = ${companyId} and e.id = any(${ids}::uuid[])`.execute(tx)
  const known = new Map(rows.map((row) => [row.id, row]))
  const named = new Map(paid.map((one) => [one.employee_id, one]))
  const people = await peopleForFiles(tx, seal, companyId, ids)
  return new Map(
    people.map((person) => {
      const row = known.get(person.id)
      const pay = named.get(person.id)
      const { category, ...facts } = kept.get(person.id)?.facts ?? {}
      return [
        person.id,
        {
          id: person.id,
          staffId: person.staffId,
          fullName: person.fullName,
          position: pay?.position ?? null,
          department: pay?.department ?? null,
          identityNumber: person.identityNumber,
          passportNumber: person.passportNumber,
          nationality: person.nationality,
          citizenship: person.citizenship,
          employmentType: kept.get(person.id)?.employmentType ?? row?.employment_type ?? 'full_time',
          probationEndsOn: dayOf(row?.probation_ends_on),
          jobLevel: row?.job_level ?? null,
          joinedOn: dayOf(row?.joined_on),
          leftOn: dayOf(row?.left_on),
          leavingReason: row?.reason ?? null,
          address: row?.address ?? null,
          statutory: { ...person.statutory, ...facts },
          category:
            typeof category === 'number'
              ? category
              : familyCategoryOf({ maritalStatus: row?.marital_status ?? null, statutory: person.statutory }),
        },
      ]
    }),
  )
}

const dayOf = (day: string | null | undefined): PlainDate | null => (day ? plainDateOf(day) : null)

const employmentsIn = (companyId: string, year: number): RawBuilder<unknown> => sql`
  select distinct on (spell.employee_id) spell.employee_id as id, spell.joined_on, spell.left_on
  from ${everyEmployment(companyId)}
  where spell.joined_on <= make_date(${year}, 12, 31)
    and (spell.left_on is null or spell.left_on >= make_date(${year}, 1, 1))
  order by spell.employee_id, spell.joined_on desc`

export type Headcount = { readonly atEnd: number; readonly joined: number; readonly left: number }

/** Whoever joins and leaves within the year counts in both. */
export async function headcountOf(tx: Tx, companyId: string, year: number): Promise<Headcount> {
  const { rows } = await sql<{ at_end: number; joined: number; gone: number }>`
    select count(*) filter (where spell.joined_on <= make_date(${year}, 12, 31)
        and (spell.left_on is null or spell.left_on >= make_date(${year}, 12, 31))) as at_end,
      count(*) filter (where extract(year from spell.joined_on) = ${year}) as joined,
      count(*) filter (where extract(year from spell.left_on) = ${year}) as gone
    from ${everyEmployment(companyId)}`.execute(tx)
  const [row] = rows
  return { atEnd: Number(row?.at_end ?? 0), joined: Number(row?.joined ?? 0), left: Number(row?.gone ?? 0) }
}

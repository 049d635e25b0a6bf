/** Numbers by which somebody is known: they lie sealed, so a report shows them or asks for those that are missing. */
import { type RawBuilder, sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { fieldsOf, type ReportField } from '#platform/reports/server/report-subject.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { openFacts, openIdentity, openPassport, withOpenNumbers } from '../sealed-values.ts'

type Number = Omit<ReportField, 'word'>
const guarded = { kind: 'text', area: 'employee.pay', noted: 'numbers' } as const

/** A fact of a country's law, kept under its own name. */
const agency = (name: string, countries: readonly Country[]): Number => ({
  ...guarded,
  countries,
  sql: sql`nullif(e.statutory ->> ${sql.lit(name)}, '')`,
  open: (seal, sealed) => textOf(openFacts(seal, { [name]: sealed })[name]),
})

const insurance = (name: 'statutory_number' | 'employee_insurance_number' | 'health_insurance_number'): Number => ({
  ...guarded,
  countries: ['TW'],
  sql: sql`nullif(e.${sql.ref(name)}, '')`,
  open: (seal: Seal, sealed) =>
    textOf(withOpenNumbers(seal, { identity_number: null, passport_number: null, [name]: sealed })[name]),
})

const fact = (name: string): RawBuilder<unknown> => sql`e.statutory ->> ${sql.lit(name)}`
/** What every payslip or file of an agency asks for. */
const demanded: Readonly<Record<Country, readonly RawBuilder<unknown>[]>> = {
  MY: [
    sql`coalesce(e.identity_number, e.passport_number)`,
    fact('tax_number'),
    fact('epf_number'),
    fact('socso_number'),
  ],
  TW: [sql`e.identity_number`, fact('labour_insured_from'), fact('health_insured_from')],
  PH: [fact('tin'), fact('sss_number'), fact('philhealth_number'), fact('pag_ibig_number')],
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const numberFields = fieldsOf('employees.report', {
  identity_number: {
    ...guarded,
    sql: sql`e.identity_number`,
    open: (seal, sealed) => openIdentity(seal, sealed) ?? '',
  },
  passport_number: {
    ...guarded,
    sql: sql`e.passport_number`,
    open: (seal, sealed) => openPassport(seal, sealed) ?? '',
  },
  tax_number: agency('tax_number', ['MY']),
  epf_number: agency('epf_number', ['MY']),
  socso_number: agency('socso_number', ['MY']),
  tin: agency('tin', ['PH']),
  sss_number: agency('sss_number', ['PH']),
  philhealth_number: agency('philhealth_number', ['PH']),
  pag_ibig_number: agency('pag_ibig_number', ['PH']),
  employee_insurance_number: insurance('employee_insurance_number'),
  health_insurance_number: insurance('health_insurance_number'),
  missing_numbers: {
    kind: 'count',
    area: 'employee.pay',
    sql: ({ country }) =>
      sql.join(
        demanded[country].map((number) => sql`(nullif((${number})::text, '') is null)::int`),
        sql` + `,
      ),
  },
  labour_insured_from: {
    kind: 'date',
    area: 'employee.pay',
    countries: ['TW'],
    sql: sql`nullif(e.statutory ->> 'labour_insured_from', '')::date`,
  },
  health_insured_from: {
    kind: 'date',
    area: 'employee.pay',
    countries: ['TW'],
    sql: sql`nullif(e.statutory ->> 'health_insured_from', '')::date`,
  },
})

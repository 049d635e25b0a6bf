/** Whose record lacks what a month of pay cannot do without: counted on the dashboard, found in the list. */
import { type RawBuilder, sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'

export type Lack = 'account' | 'numbers'

/** The numbers among the facts of the sheet, and whether a person is known by an identity number or a passport. */
const needed: Readonly<Record<Country, { readonly numbers: readonly string[]; readonly identity: boolean }>> = {
  MY: { numbers: ['epf_number'], identity: true },
  TW: { numbers: [], identity: true },
  PH: { numbers: ['tin', 'sss_number', 'philhealth_number', 'pag_ibig_number'], identity: false },
}

/** Of employees `e`. */
export function lacking(lack: Lack, country: Country): RawBuilder<unknown> {
  if (lack === 'account') {
    return sql`not exists (select from employee_bank_accounts b
      where b.company_id = e.company_id and b.employee_id = e.id and b.preferred)`
  }
  const { numbers, identity } = needed[country]
  return sql`((${identity} and e.identity_number is null and e.passport_number is null)
    or exists (select from unnest(${[...numbers]}::text[]) as n where coalesce(e.statutory ->> n, '') = ''))`
}

/**
 * What the year's payslips took up of each person: facts of the record as the last approved one was given them, and the
 * sheet of earlier pay that is in it. Whatever is told of a closed year goes by these and not by today's record.
 */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { KeptFacts } from '../model/country-pack.ts'
import { OPENING_BATCH } from '../model/make-payslip.ts'
import { type OpeningFigures, type OpeningRow, openingOf } from '../model/opening.ts'
import type { Carried, Given } from '../model/payslip.ts'
import { standingApproved } from './earlier-payslips.ts'
import { openingsOfBatches } from './opening/opening-store.ts'
import { packFor } from './pack-of-company.ts'
import { type Shown, shownIn } from './payslip-store.ts'

export type KeptOfYear = {
  readonly facts: KeptFacts
  /** As the payslip says it; null of payslips from before it was kept. */
  readonly employmentType: string | null
  /** Of the sheet of earlier pay that payslips have in them: by month, and in all. */
  readonly earlier: readonly OpeningRow[]
  readonly before: OpeningFigures
  /** Which payslips of the year stand: as long as it is the same, so is all that is made of them. */
  readonly payslips: string
}
type Row = {
  readonly employee_id: string
  readonly payslips: string
  readonly employment_type: string | null
  readonly given: Given | null
  readonly carried: Carried | null
}

/** The same of one payslip of a run. */
export async function factsOfPayslip(tx: Tx, companyId: string, run: Shown, employeeId: string): Promise<KeptFacts> {
  const pack = await packFor(tx, companyId)
  const { rows } = await sql<{ given: Given; carried: Carried }>`
    select p.given, p.carried from payslips p where ${shownIn(companyId, run)} and p.employee_id = ${employeeId}`.execute(
    tx,
  )
  return rows[0] ? pack.factsOf(rows[0]) : {}
}

/** By person, of everybody with an approved payslip in the year. Of advances no law knows anything. */
export async function keptOfYear(
  tx: Tx,
  companyId: string,
  { year, employeeIds }: { readonly year: number; readonly employeeIds?: readonly string[] },
): Promise<ReadonlyMap<string, KeptOfYear>> {
  const pack = await packFor(tx, companyId)
  const whose = employeeIds === undefined ? sql`` : sql`and p.employee_id = any(${[...employeeIds]}::uuid[])`
  const { rows } = await sql<Row>`
    with stood as (
      select p.company_id, p.employee_id,
        md5(string_agg(p.run_id || ' ' || p.version, ',' order by p.month, r.turn)) as payslips,
        (array_agg(p.run_id order by p.month desc, r.turn desc) filter (where r.run_type <> 'advance'))[1] as run_id,
        (array_agg(p.version order by p.month desc, r.turn desc) filter (where r.run_type <> 'advance'))[1] as version
      from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
      where p.company_id = ${companyId} and p.year = ${year} and r.year = ${year} and ${standingApproved} ${whose}
      group by 1, 2)
    select s.employee_id, s.payslips, p.employment_type, p.given - 'earnings' as given, p.carried
    from stood s left join payslips p on p.company_id = s.company_id and p.run_id = s.run_id and p.version = s.version
      and p.employee_id = s.employee_id`.execute(tx)
  const counted = rows.flatMap(({ employee_id, carried }): [string, string][] => {
    const batch = carried?.[OPENING_BATCH]
    return batch ? [[employee_id, batch]] : []
  })
  const openings = await openingsOfBatches(tx, companyId, year, counted)
  return new Map(
    rows.map(({ employee_id, payslips, employment_type: employmentType, given, carried }) => {
      const earlier = openings.get(employee_id) ?? []
      const facts = given && carried ? pack.factsOf({ given, carried }) : {}
      return [employee_id, { facts, employmentType, earlier, before: openingOf(earlier).figures, payslips }]
    }),
  )
}

/** The versions a run has had: how each is read, and which make room again. */
import { sql } from 'kysely'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import type { CompanyFacts } from '../../model/country-pack.ts'
import type { Sums } from '../../model/sums.ts'
import { type Shown, shownIn } from '../payslip-store.ts'
import { workedOut } from '../view/sums.ts'

export async function factsOfVersion(
  tx: Tx,
  companyId: string,
  runId: string,
  version: number,
): Promise<CompanyFacts | undefined> {
  const { rows } = await sql<{ company_facts: CompanyFacts }>`
    select company_facts from pay_run_versions
    where company_id = ${companyId} and run_id = ${runId} and version = ${version}`.execute(tx)
  return rows[0]?.company_facts
}

type VersionFacts = {
  readonly companyFacts: CompanyFacts
  readonly totals: Sums
  readonly lawHash: string
  readonly engineVersion: string
  readonly now: Date
}

/** With its sums, so that a list of months need not add them up again. */
export async function addVersion(tx: Tx, companyId: string, shown: Shown, facts: VersionFacts): Promise<void> {
  await sql`
    insert into pay_run_versions (company_id, run_id, version, base_version, company_facts, law_hash, engine_version,
      calculated_at, people, gross_pay, net_pay, employer_cost, totals)
    select ${companyId}, ${shown.id}, ${shown.version}, ${shown.base_version}, ${JSON.stringify(facts.companyFacts)}::jsonb,
      ${facts.lawHash}, ${facts.engineVersion}, ${facts.now.toISOString()}, count(*) filter (where ${workedOut}), coalesce(sum(p.gross_pay), 0),
      coalesce(sum(p.net_pay), 0), coalesce(sum(p.employer_cost), 0),
      ${JSON.stringify(facts.totals)}::jsonb
    from payslips p where ${shownIn(companyId, shown)}`.execute(tx)
}

/** Every figure summed, as it was when the version was made. */
export async function totalsOfVersion(tx: Tx, companyId: string, { id, version }: Shown): Promise<Sums> {
  const { rows } = await sql<{ totals: Sums }>`
    select totals from pay_run_versions
    where company_id = ${companyId} and run_id = ${id} and version = ${version}`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('a version that is read has no sums')
  return found.totals
}

/**
 * What a calculation that died has left under versions above the one that is read: a partial one, which goes on from
 * that version, would bring it into sight.
 */
export async function removeUnread(tx: Tx, companyId: string, run: Shown): Promise<void> {
  await sql`delete from payslips
            where company_id = ${companyId} and run_id = ${run.id} and version > ${run.version}`.execute(tx)
}

const ROWS_AT_ONCE = 500

/**
 * Payslips that no version needs any more: replaced before they were ever approved, or left by a calculation that
 * died. A few at a time, so that nobody waits.
 */
export async function makeRoom(company: CompanyDb, runId: string): Promise<void> {
  for (;;) {
    const removed = await company.transaction(async (tx) => {
      const { numAffectedRows } = await sql`
        delete from payslips where ctid in (
          select p.ctid from payslips p
          join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
          where p.company_id = ${company.companyId} and p.run_id = ${runId}
            and (p.version < r.base_version or p.replaced_in <= r.version
              or (p.version > r.version and p.version <> coalesce((r.calculation->>'version')::int, 0)))
            and not exists (
              select from pay_run_versions v
              where v.company_id = p.company_id and v.run_id = p.run_id and v.approved_at is not null
                and p.version between v.base_version and v.version
                and (p.replaced_in is null or p.replaced_in > v.version))
          limit ${ROWS_AT_ONCE})`.execute(tx)
      return numAffectedRows ?? 0n
    })
    if (removed < BigInt(ROWS_AT_ONCE)) return
  }
}

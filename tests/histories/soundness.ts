/** What holds at every moment of a company, whatever happened: asked of its tables and its files, past every fault. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import { verifyChain } from '#platform/activity/server/verify-chain.ts'
import type { Company } from './world.ts'

/** After every step, in one look. */
export async function sound(company: Company, step: string): Promise<void> {
  const { id, since } = company
  const found = await company.world.plain.system.read(async (tx) => {
    const wrong: Record<string, unknown> = {}
    for (const [what, question] of Object.entries(wrongs(id, since))) {
      const { rows } = await question.execute(tx)
      if (rows.length > 0) wrong[what] = rows
    }
    const { rows } = await sql<Company['since']>`
      select (select seq from activity_heads where company_id = ${id})::int as entries,
        coalesce((select max(id::text) from notices where company_id = ${id}), '') as notices`.execute(tx)
    return { wrong, now: rows[0] }
  })
  expect(found.wrong, step).toEqual({})
  if (found.now) company.since = found.now
}

/** At the end of a history: what, once broken, stays so. */
export async function soundAtLast(company: Company): Promise<void> {
  const { intact } = await verifyChain(company.world.plain.forCompany(company.id))
  expect(intact, 'the chain of the activity log is whole').toBe(true)
  await everyFileIsThere(company)
}

const wrongs = (id: string, since: Company['since']): Readonly<Record<string, RawBuilder<unknown>>> => ({
  // Who asks twice has read twice, and proves twice who he is.
  'what was done is told twice in the activity log': sql`
    select action, subject_kind, subject_id, after from activity
    where company_id = ${id} and seq > ${since.entries}
      and action not in ('pay.read', 'access.exported', 'access.refused', 'identity.sign-in-failed', 'identity.signed-in', 'identity.confirmed')
    group by action, subject_kind, subject_id, before, after having count(*) > 1`,
  'somebody is notified twice of the same': sql`
    select account_id, word, params, link from notices where company_id = ${id} and id::text > ${since.notices}
    group by 1, 2, 3, 4 having count(*) > 1`,
  'a letter is written twice': sql`
    select recipient, subject, body_text from mails where company_id = ${id} group by 1, 2, 3 having count(*) > 1`,
  'the lines of a payslip do not come to its sums': wrongSums(id),
  'the sums of a run are not those of its payslips': wrongTotals(id),
  'leave takes from the balance what it does not cost': wrongUses(id),
  'work is left open': sql`
    select kind, state from jobs where company_id = ${id} and state in ('waiting', 'running')`,
})

const wrongSums = (id: string) => sql`
  select p.staff_id, p.month, p.net_pay, l.* from payslips p cross join lateral (
    select coalesce(sum((line->>'amount')::numeric) filter (where line->>'side' = 'earning'), 0) as earned,
           coalesce(sum((line->>'amount')::numeric) filter (where line->>'side' = 'deduction'), 0) as deducted,
           coalesce(sum((line->>'amount')::numeric) filter (where line->>'side' = 'refund'), 0) as refunded
    from jsonb_array_elements(p.lines) as line) l
  where p.company_id = ${id}
    and (p.gross_pay <> l.earned or p.total_deductions <> l.deducted or p.net_pay <> l.earned - l.deducted + l.refunded)`

const wrongTotals = (id: string) => sql`
  select r.year, r.month, v.net_pay, s.* from pay_runs r
  join pay_run_versions v on v.company_id = r.company_id and v.run_id = r.id and v.version = r.version
  cross join lateral (
    select count(*) as people, coalesce(sum(p.gross_pay), 0) as gross, coalesce(sum(p.net_pay), 0) as net from payslips p
    where p.company_id = r.company_id and p.run_id = r.id and p.version between r.base_version and r.version
      and (p.replaced_in is null or p.replaced_in > r.version)) s
  where r.company_id = ${id} and (v.people <> s.people or v.gross_pay <> s.gross or v.net_pay <> s.net)`

const wrongUses = (id: string) => sql`
  select l.from_date, l.status, l.charge, u.halves from leave_applications l cross join lateral (
    select coalesce(sum(halves), 0) as halves from leave_uses u
    where u.company_id = l.company_id and u.source_id = l.id) u
  where l.company_id = ${id}
    and u.halves <> case when l.status in ('pending', 'approved') then l.charge else 0 end`

async function everyFileIsThere({ id, world, strewn }: Company): Promise<void> {
  const { files, seal } = world.services
  const { rows } = await world.plain.system.read((tx) =>
    sql<{ storage_key: string; sha256: string }>`
      select storage_key, sha256 from files where company_id = ${id}`.execute(tx),
  )
  for (const { storage_key: key, sha256 } of rows) {
    const bytes = Buffer.from(seal.open((await files.get(key)).toString(), key), 'base64')
    expect(createHash('sha256').update(bytes).digest('hex'), 'a file is what was sent').toBe(sha256)
  }
  const named = new Set(rows.map(({ storage_key }) => storage_key))
  const loose = (await keysOnDisk(world.services.settings.dataDir, id)).filter((key) => !named.has(key))
  expect(loose.length, 'bytes that no row names').toBeLessThanOrEqual(strewn)
}

async function keysOnDisk(dataDir: string, companyId: string): Promise<string[]> {
  try {
    return readdirSync(join(dataDir, 'files', companyId)).map((name) => `${companyId}/${name}`)
  } catch {
    return []
  }
}

/** By itself where the engine of the law is another than last time: three closed months, and Company Admins are told. */
import { sql } from 'kysely'
import { yearMonthText } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { notify } from '#platform/notices/server/notify.ts'
import { packFor } from '../pack-of-company.ts'
import { newestClosed, replay, stampFor } from './replay.ts'

const MONTHS = 3
/** The screen works it out again in full. */
const NONE_KEPT = 0

export const proofAfterUpdate: DailyWork = {
  name: 'payroll.proof',
  at: '03:30',
  async run({ db, clock, log }, { companyId }) {
    const company = db.forCompany(companyId)
    const due = await company.read(async (tx) => {
      const stamp = stampFor(await packFor(tx, companyId))
      const span = await newestClosed(tx, companyId, MONTHS)
      const isDue = span && (await isAnother(tx, companyId, stamp.engineVersion))
      return isDue ? { stamp, span } : undefined
    })
    if (!due) return
    const { span, stamp } = due
    const { payslips, differing } = await replay(company, span, NONE_KEPT)
    const [from, to] = [yearMonthText(span.from), yearMonthText(span.to)]
    const now = clock.now()
    await company.transaction(async (tx) => {
      const { numAffectedRows } = await sql`
        insert into pay_proofs (company_id, engine_version, law_hash, from_month, to_month, payslips, differing, done_at)
        values (${companyId}, ${stamp.engineVersion}, ${stamp.bookHash}, ${`${from}-01`}, ${`${to}-01`}, ${payslips},
          ${differing}, ${now.toISOString()}) on conflict do nothing`.execute(tx)
      if (numAffectedRows !== 1n) return
      const admins = await accountsInRoles(tx, companyId, ['Company Admin'])
      await notify(tx, companyId, admins, {
        word: differing > 0 ? 'payroll.notice-proof-differs' : 'payroll.notice-proof-same',
        params: { payslips: String(payslips), differing: String(differing), from, to },
        link: `/app/payroll/replay?from=${from}&to=${to}`,
        at: now,
      })
    })
    log.info({ companyId, payslips, differing }, 'closed months were worked out again after an update')
  },
}

/** Something closed was worked out by another engine, and this one has not been tried on it. */
async function isAnother(tx: Tx, companyId: string, engineVersion: string): Promise<boolean> {
  const { rows } = await sql`
    select from pay_run_versions v join pay_runs r on r.company_id = v.company_id and r.id = v.run_id
    where v.company_id = ${companyId} and r.state = 'approved' and v.version = r.version
      and v.engine_version <> ${engineVersion}
      and not exists (select from pay_proofs p where p.company_id = v.company_id and p.engine_version = ${engineVersion})
    limit 1`.execute(tx)
  return rows.length > 0
}

export type KeptProof = {
  readonly engine_version: string
  readonly from: string
  readonly to: string
  readonly payslips: number
  readonly differing: number
  readonly done_at: string
}

export async function keptProofs(tx: Tx, companyId: string): Promise<KeptProof[]> {
  const { rows } = await sql<KeptProof>`
    select engine_version, to_char(from_month, 'YYYY-MM') as from, to_char(to_month, 'YYYY-MM') as to, payslips,
      differing, done_at from pay_proofs where company_id = ${companyId} order by done_at desc limit 20`.execute(tx)
  return rows
}

/** Releases that are to come, and the mails about payslips. */

import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Shown, standing } from '../payslip-store.ts'

export type MailKind = 'link' | 'pdf'
export type PlannedRelease = {
  readonly run_id: string
  readonly version: number
  readonly release_on: string
  readonly mail: MailKind | null
  readonly employee_ids: readonly string[] | null
  readonly by_account: string | null
  readonly by_name: string
}

export async function planRelease(
  tx: Tx,
  companyId: string,
  { employee_ids, ...plan }: PlannedRelease,
  now: Date,
): Promise<void> {
  await sql`
    insert into pay_releases (company_id, run_id, version, release_on, mail, employee_ids, by_account, by_name, at)
    values (${companyId}, ${plan.run_id}, ${plan.version}, ${plan.release_on}, ${plan.mail},
      ${employee_ids === null ? null : [...employee_ids]}::uuid[], ${plan.by_account}, ${plan.by_name}, ${now.toISOString()})
    on conflict (company_id, run_id) do update set version = excluded.version, release_on = excluded.release_on,
      mail = excluded.mail, employee_ids = excluded.employee_ids, by_account = excluded.by_account,
      by_name = excluded.by_name, at = excluded.at`.execute(tx)
}

/** As long as the run stands as it was planned of. */
export async function plannedOf(tx: Tx, companyId: string, run: Shown): Promise<PlannedRelease | undefined> {
  const { rows } = await sql<PlannedRelease>`
    select p.run_id, p.version, p.release_on::text as release_on, p.mail, p.employee_ids, p.by_account, p.by_name
    from pay_releases p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    where p.company_id = ${companyId} and p.run_id = ${run.id} and r.state = 'approved' and r.version = p.version`.execute(
    tx,
  )
  return rows[0]
}

/** Each is taken by whoever comes first, and with it those whose run changed since. */
export async function takeDue(
  tx: Tx,
  companyId: string,
  today: PlainDate,
): Promise<(PlannedRelease & { year: number; month: number; sequence: number; stands: boolean })[]> {
  const { rows } = await sql<PlannedRelease & { year: number; month: number; sequence: number; stands: boolean }>`
    with due as (
      delete from pay_releases where company_id = ${companyId} and release_on <= ${today}
      returning run_id, version, release_on::text as release_on, mail, employee_ids, by_account, by_name)
    select d.*, r.year, r.month, r.sequence, r.state = 'approved' and r.version = d.version as stands
    from due d join pay_runs r on r.company_id = ${companyId} and r.id = d.run_id order by r.turn`.execute(tx)
  return rows
}

export async function dropPlan(tx: Tx, companyId: string, runId: string): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`delete from pay_releases where company_id = ${companyId} and run_id = ${runId}`.execute(tx)
  return numAffectedRows > 0n
}

/** Of these people, whose payslip is shown now: one mail each, and none beside one that waits to be sent. */
export async function wantPayslipMails(
  tx: Tx,
  companyId: string,
  { runId, employeeIds, kind }: { runId: string; employeeIds: readonly string[]; kind: MailKind },
): Promise<number> {
  const rows = employeeIds.map((employee_id) => ({ id: newId(), employee_id }))
  const { numAffectedRows = 0n } = await sql`
    insert into payslip_mails (company_id, id, run_id, employee_id, kind)
    select ${companyId}, id, ${runId}, employee_id, ${kind}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted(id uuid, employee_id uuid)
    where not exists (select from payslip_mails m where m.company_id = ${companyId} and m.run_id = ${runId}
      and m.employee_id = wanted.employee_id and m.kind = ${kind} and m.queued_at is null and m.unsent is null)`.execute(
    tx,
  )
  return Number(numAffectedRows)
}

/** What has not been queued yet is not sent any more. */
export async function unwantPayslipMails(tx: Tx, companyId: string, runId: string, ids: readonly string[]) {
  await sql`delete from payslip_mails where company_id = ${companyId} and run_id = ${runId} and queued_at is null
    and employee_id = any(${[...ids]}::uuid[])`.execute(tx)
}

export type WantedPayslipMail = {
  readonly id: string
  readonly run_id: string
  readonly employee_id: string
  readonly kind: MailKind
  readonly payslip_id: string
  readonly year: number
  readonly month: number
  readonly run: number
  readonly run_name: string | null
  readonly email: string | null
  readonly full_name: string
  readonly account_id: string | null
  readonly birth_date: string | null
  readonly password: string | null
}

/** The next few whose payslip is still shown. */
export async function wantedPayslipMails(tx: Tx, companyId: string, most: number): Promise<WantedPayslipMail[]> {
  const { rows } = await sql<WantedPayslipMail>`
    select m.id, m.run_id, m.employee_id, m.kind, p.id as payslip_id, r.year, r.month, r.sequence as run,
      r.name as run_name, nullif(e.email, '') as email, e.full_name, e.account_id, e.birth_date::text as birth_date,
      w.sealed as password
    from payslip_mails m
    ${personOf('m')}
    join pay_runs r on r.company_id = m.company_id and r.id = m.run_id
    join payslips p on p.company_id = m.company_id and p.run_id = m.run_id and p.employee_id = m.employee_id
      and ${standing} and p.released_at is not null and not p.held
    left join payslip_passwords w on w.company_id = m.company_id and w.employee_id = m.employee_id
    where m.company_id = ${companyId} and m.queued_at is null and m.unsent is null order by m.id limit ${most}`.execute(
    tx,
  )
  return rows
}

export async function noteQueued(tx: Tx, companyId: string, id: string, now: Date, unsent?: string): Promise<void> {
  await sql`
    update payslip_mails set queued_at = ${unsent === undefined ? now.toISOString() : null}, unsent = ${unsent ?? null}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export type ToldPayslip = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly address: string | null
  readonly unsent: string | null
  readonly state: 'waiting' | 'sent' | 'failed' | null
  readonly error: string | null
  readonly bounced: boolean
}

/** The newest mail of each person; the tx must be the system's, mails belong to the installation. */
export async function payslipMailsOf(tx: Tx, companyId: string, runId: string): Promise<ToldPayslip[]> {
  const { rows } = await sql<ToldPayslip>`
    select distinct on (m.employee_id) m.employee_id, e.staff_id, e.full_name,
      coalesce(s.recipient, nullif(e.email, '')) as address, m.unsent, s.state,
      coalesce(s.bounce_reason, s.last_error) as error, s.bounced_at is not null as bounced
    from payslip_mails m ${personOf('m')}
    left join mails s on s.id = m.id
    where m.company_id = ${companyId} and m.run_id = ${runId} order by m.employee_id, m.id desc`.execute(tx)
  return rows
}

export type CameBack = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly address: string
  readonly at: string
  readonly reason: string
}

/** Whose mail about a payslip came back from the address that is still theirs, and none has arrived since. The system's tx. */
export async function cameBack(tx: Tx, companyId: string): Promise<CameBack[]> {
  const { rows } = await sql<CameBack>`
    select distinct on (lower(e.staff_id), e.id) e.id as employee_id, e.staff_id, e.full_name, s.recipient as address,
      s.bounced_at as at, coalesce(s.bounce_reason, '') as reason
    from mails s join payslip_mails m on m.company_id = s.company_id and m.id = s.id
    ${personOf('m')}
    where s.company_id = ${companyId} and s.bounced_at is not null and lower(s.recipient) = lower(e.email)
      and not exists (select from payslip_mails n join mails t on t.id = n.id
        where n.company_id = m.company_id and n.employee_id = m.employee_id and n.id > m.id
          and t.state = 'sent' and t.bounced_at is null)
    order by lower(e.staff_id), e.id, m.id desc`.execute(tx)
  return rows
}

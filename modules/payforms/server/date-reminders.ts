/**
 * Reminds whoever runs the pay of dates of agencies that nothing is written down for: some days before, as the company
 * wishes, and on the day itself. One notice and one mail for all that are due together.
 */
import { sql } from 'kysely'
import { areas } from '#access/areas.ts'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { wantMails } from '#platform/mail/server/wanted-mails.ts'
import type { NoticeParam } from '#platform/notices/model/notice.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import { partsOf } from '../model/calendar.ts'
import { agencyDates } from './calendar-handlers.ts'

export const dateReminders: DailyWork = {
  name: 'payforms.date-reminders',
  at: '08:00',
  run: ({ db, clock, say }, { companyId, today }) => {
    const company = db.forCompany(companyId)
    return company.transaction(async (tx) => {
      const { settings } = await companyFacts(tx, companyId)
      const days = settings.payroll_reminder_days
      if (days === null) return
      const asking = { company, clock, say, language: 'en' as const }
      const span = { from: today, to: addDays(today, days) }
      const open = (await agencyDates(tx, asking, span)).filter(
        ({ status, due_on }) => status !== 'done' && (due_on === today || due_on === span.to),
      )
      const fresh = await notReminded(tx, companyId, today, open)
      if (fresh.length > 0) await remind(tx, companyId, fresh, clock.now())
    })
  },
}

type Due = Awaited<ReturnType<typeof agencyDates>>[number]

/** Each once a day, however often the day is begun. */
async function notReminded(
  tx: Tx,
  companyId: string,
  today: PlainDate,
  dates: readonly Due[],
): Promise<readonly Due[]> {
  const rows = dates.map(({ id }) => ({ id, what: partsOf(id).what, month: `${partsOf(id).month}-01` }))
  const { rows: kept } = await sql<{ what: string; month: string }>`
    insert into agency_date_reminders (company_id, what, month, reminded_on)
    select ${companyId}, what, month, ${today}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as due(what text, month date)
    on conflict do nothing returning what, to_char(month, 'YYYY-MM') as month`.execute(tx)
  const fresh = new Set(kept.map(({ what, month }) => `${what}-${month}`))
  return dates.filter(({ id }) => fresh.has(id))
}

async function remind(tx: Tx, companyId: string, dates: readonly Due[], now: Date): Promise<void> {
  const accounts = await accountsInRoles(tx, companyId, [...areas['payroll.forms'].roles])
  const told = dates.map(({ id, authority, due_on, month }) => {
    const params: Record<string, NoticeParam> = {
      authority: id.startsWith('wages-') ? { word: 'payforms.calendar.employees' } : authority,
      what: { word: `payforms.calendar.what.${partsOf(id).what}` },
      month: { month: { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) } },
      day: { day: plainDateOf(due_on) },
    }
    return params
  })
  const each = accounts.flatMap((accountId) => told.map((params) => ({ accountId, params })))
  const link = '/app/payroll/calendar'
  await notifyEach(
    tx,
    companyId,
    each.map(({ accountId, params }) => ({ accountId, notice: { word: 'payforms.date-due', params, link, at: now } })),
  )
  await wantMails(
    tx,
    companyId,
    each.map(({ accountId, params }) => ({
      accountId,
      mail: { subject: 'payforms.date-due', text: 'payforms.mail-date-due', params, link },
    })),
  )
}

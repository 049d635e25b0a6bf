/** Standing arrangements that the law wants answered: whoever has to answer is reminded on day 45 and on day 55. */

import { sql } from 'kysely'
import { areas } from '#access/areas.ts'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { bulkUpdate } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import { answerReminders, FIRST_REMINDER_BEFORE } from '../model/days.ts'

export const answersDue: DailyWork = {
  name: 'wfh.answers-due',
  at: '08:00',
  run: ({ db, clock }, { companyId, today }) =>
    db.forCompany(companyId).transaction((tx) => remindOfAnswers(tx, companyId, today, clock.now())),
}

type Row = {
  readonly id: string
  readonly full_name: string
  readonly answer_by: string
  readonly answer_reminders: number
  /** Who sits on it now. */
  readonly asked: readonly string[]
}

export async function remindOfAnswers(tx: Tx, companyId: string, today: PlainDate, now: Date): Promise<void> {
  const { rows } = await sql<Row>`
    select x.id, e.full_name, x.answer_by, x.answer_reminders,
      array(select t.account_id from approval_tasks t where t.company_id = x.company_id and t.request_id = x.id
        and t.state = 'open' and t.account_id is not null) as asked
    from wfh_requests x ${personOf('x')}
    where x.company_id = ${companyId} and x.status = 'pending' and x.answer_reminders < 2
      and x.answer_by <= ${addDays(today, FIRST_REMINDER_BEFORE)}
    order by x.answer_by, x.id for update of x`.execute(tx)
  const due = rows.flatMap(({ answer_by, ...row }) => {
    const times = answerReminders(plainDateOf(answer_by), today)
    return times > row.answer_reminders ? [{ ...row, answer_by: plainDateOf(answer_by), times }] : []
  })
  if (due.length === 0) return
  await bulkUpdate(
    tx,
    'wfh_requests',
    due.map(({ id, times }) => ({ id, answer_reminders: times })),
  )
  const keepers = await accountsInRoles(tx, companyId, [...areas.workFromHome.roles])
  const told = due.flatMap(({ id, full_name, answer_by, asked }) =>
    [...new Set([...asked, ...keepers])].map((accountId) => ({
      accountId,
      notice: {
        word: 'wfh.answer-due',
        params: { name: full_name, day: { day: answer_by } },
        link: `/app/application?open=${id}`,
        at: now,
      },
    })),
  )
  await notifyEach(tx, companyId, told)
}

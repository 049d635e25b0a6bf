/** Whose leave lies on days of the calendar that are about to change: for the list shown before a holiday changes. */

import { sql } from 'kysely'
import { mayEnter } from '#access/enter.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { isInScope } from '#platform/integrations/model/scopes.ts'
import { applications } from '../contract/applications.ts'

const NAMED = 5

/**
 * Leave that is approved or waits. Each day of it stays as it was counted, so that is said with it. Names only for who
 * sees the leave itself; others hear how much it is.
 */
export async function leaveOnDays(tx: Tx, companyId: string, dates: readonly PlainDate[], reader: LiveSession) {
  const { rows } = await sql<{ applications: number; names: string[] }>`
    select count(distinct a.id)::int as applications, array_agg(distinct e.full_name) as names
    from leave_days d
    join leave_applications a on a.company_id = d.company_id and a.id = d.application_id
    ${personOf('a')}
    where d.company_id = ${companyId} and d.date = any(${[...dates]}::date[])
      and a.status in ('pending', 'approved') and a.parent_id is null and not e.is_service_account
    having count(*) > 0`.execute(tx)
  if (!seesLeave(reader)) {
    return rows.map(({ applications }) => ({ word: 'leave.days-touched-count', params: { applications } }))
  }
  return rows.map(({ applications, names }) => ({
    word: 'leave.days-touched',
    params: {
      applications,
      names: { en: listed(names, ', '), 'zh-Hant': listed(names, '、') },
    },
  }))
}

/** By their role; a key by what it was made for as well. */
const seesLeave = (reader: LiveSession): boolean =>
  mayEnter(reader, 'leave') && (reader.scopes === undefined || isInScope(reader.scopes, applications))

const listed = (names: readonly string[], mark: string): string =>
  names.slice(0, NAMED).join(mark) + (names.length > NAMED ? ` +${names.length - NAMED}` : '')

/** Why and when people leave, as their exits say it: for whoever makes the last pay. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Leaving } from '../../model/notice.ts'

export type LeavingThatStands = {
  readonly employeeId: string
  readonly day: PlainDate
  /** To be acknowledged: nothing of it is sure yet. */
  readonly waits: boolean
  readonly noticeDate: PlainDate
  /** By the first reason, which decides the law; undefined where the company no longer has it. */
  readonly ended: Pick<Leaving, 'typeId' | 'reason'> | undefined
  /** As the company calls its own reason. */
  readonly reasonName: string
}
type Row = Omit<LeavingThatStands, 'ended'> & {
  readonly typeId: number
  readonly value: string | null
  readonly kind: Leaving['reason']['kind'] | null
}

/** The newest of each, by its last day; `lastDay` finds one that was completed with that very day too. */
export async function leavingsOf(
  tx: Tx,
  companyId: string,
  of: { readonly ids: readonly string[]; readonly lastDay?: PlainDate; readonly isHeld?: boolean },
): Promise<LeavingThatStands[]> {
  const completed = of.lastDay ? sql`and x.last_working_date = ${of.lastDay}` : sql``
  const { rows } = await sql<Row>`
    select x.employee_id as "employeeId", x.last_working_date as day, x.status = 'submitted' as waits,
      x.notice_date as "noticeDate", x.exit_type_id as "typeId", r.value, r.kind, coalesce(r.name, '') as "reasonName"
    from exits x
    left join exit_reasons r on r.company_id = x.company_id and r.id = x.exit_reason_ids[1]
    where x.company_id = ${companyId} and x.employee_id = any(${[...of.ids]}::uuid[]) and x.status <> 'withdrawn'
      and (x.status <> 'completed' or true ${completed})
    order by x.status = 'completed', x.last_working_date desc ${of.isHeld ? sql`for update of x` : sql``}`.execute(tx)
  return rows.map(({ typeId, value, kind, ...row }) => ({
    ...row,
    ended: value === null || kind === null ? undefined : { typeId, reason: { value, kind } },
  }))
}

/** The one that stands of a person: still open, else completed with this day. */
export const leavingOf = async (
  tx: Tx,
  companyId: string,
  { employeeId, ...of }: { readonly employeeId: string; readonly lastDay: PlainDate; readonly isHeld?: boolean },
): Promise<LeavingThatStands | undefined> => (await leavingsOf(tx, companyId, { ids: [employeeId], ...of }))[0]

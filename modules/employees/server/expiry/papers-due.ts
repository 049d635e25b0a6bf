/** Papers that run out, and the note that they were reminded of. */

import { sql } from 'kysely'
import { addDays, daysBetween, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { stepDue, type Watch } from '../../model/expiry-watch.ts'
import { presentOn } from '../public-sql.ts'

export type Paper = {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly expires_on: string
  readonly employee_id: string
  readonly full_name: string
  readonly account_id: string | null
}
export type DuePaper = Paper & { readonly left: number; readonly watches: readonly Watch[] }

/**
 * Those whose time has come and which nobody was told of yet; from now on they count as told. The soonest first.
 */
export async function takeDue(
  tx: Tx,
  companyId: string,
  watches: readonly Watch[],
  today: PlainDate,
): Promise<DuePaper[]> {
  const furthest = Math.max(...watches.flatMap(({ days }) => days))
  const kinds = [...new Set(watches.flatMap((watch) => watch.kinds))]
  const papers = await papersEnding(tx, companyId, { from: today, to: addDays(today, furthest), kinds })
  const wanted = papers.flatMap(({ id, kind, expires_on }) =>
    watches.flatMap((watch) => {
      const step = watch.kinds.includes(kind) ? stepDue(watch, daysBetween(today, plainDateOf(expires_on))) : undefined
      return step === undefined ? [] : [{ document_id: id, expires_on, watch: watch.name, days_before: step }]
    }),
  )
  const { rows: taken } = await sql<{ document_id: string; watch: string }>`
    insert into expiry_reminders (company_id, document_id, expires_on, watch, days_before, reminded_on)
    select ${companyId}, document_id, expires_on, watch, days_before, ${today}
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as due(document_id uuid, expires_on date, watch text, days_before integer)
    on conflict do nothing returning document_id, watch`.execute(tx)
  const told = new Set(taken.map(({ document_id, watch }) => `${document_id} ${watch}`))
  return papers.flatMap((paper) => {
    const due = watches.filter(({ name }) => told.has(`${paper.id} ${name}`))
    return due.length === 0 ? [] : [{ ...paper, left: daysBetween(today, plainDateOf(paper.expires_on)), watches: due }]
  })
}

type Ending = { readonly from: PlainDate; readonly to: PlainDate; readonly kinds?: readonly string[] }

/** Of those employed; not what a newer paper of the same kind has replaced. */
export async function papersEnding(tx: Tx, companyId: string, { from, to, kinds }: Ending): Promise<Paper[]> {
  const { rows } = await sql<Paper>`
    select p.id, p.kind, p.name, p.expires_on, p.employee_id, e.full_name, e.account_id
    from employee_documents p join employees e on e.company_id = p.company_id and e.id = p.employee_id
    where p.company_id = ${companyId} ${kinds ? sql`and p.kind = any(${[...kinds]})` : sql``}
      and p.expires_on between ${from} and ${to}
      and ${presentOn(from)}
      and not exists (
        select from employee_documents newer
        where newer.company_id = p.company_id and newer.employee_id = p.employee_id and newer.kind = p.kind
          and newer.expires_on > p.expires_on
          and (p.kind not in ('professional_certificate', 'other') or lower(newer.name) = lower(p.name)))
    order by p.expires_on, lower(e.full_name), p.id`.execute(tx)
  return rows
}

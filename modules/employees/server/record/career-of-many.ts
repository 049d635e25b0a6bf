/** Careers of people who are moved together: a step each, written and taken back set by set. */

import { sql } from 'kysely'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { departmentOf, divisionOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isMoved, moveType, type Standing, stepOf } from './career-store.ts'

export async function standingsOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select e.id, e.joined_on, d.name as department, v.name as division, p.name as position, j.name as job_level
    from employees e
    ${departmentOf()}
    ${divisionOf()}
    ${positionOf()}
    left join job_levels j on j.company_id = e.company_id and j.id = e.job_level_id
    where e.company_id = ${companyId} and e.id = any(${[...ids]}::uuid[])`.execute(tx)
  return rows
}

type Moving = {
  readonly on: PlainDate
  /** Of moves that can be taken back together. */
  readonly batchId?: string
  /** How it was said to stand in the career; otherwise it follows from what changed. */
  readonly types?: ReadonlyMap<string, string | null>
}

/** Who stands elsewhere than before has moved; who had no place yet, or is still to come, was given one. */
export async function writeMoves(
  tx: Tx,
  companyId: string,
  before: readonly Standing[],
  { on, batchId, types }: Moving,
): Promise<void> {
  const former = new Map(before.map((one) => [one.id, one]))
  const moved = (await standingsOf(tx, companyId, [...former.keys()])).flatMap((after) => {
    const was = former.get(after.id)
    return was && isMoved(was, after) && hadPlace(was) && after.joined_on <= on ? [{ was, after }] : []
  })
  if (moved.length === 0) return
  const own = sql`company_id = ${companyId} and employee_id = any(${moved.map(({ after }) => after.id)}::uuid[])`
  const { rows } = await sql<{ id: string }>`
    select distinct employee_id as id from career_progressions where ${own}`.execute(tx)
  const known = new Set(rows.map(({ id }) => id))
  // Where nothing is written yet, what was so far would be forgotten.
  const first = moved.filter(({ was }) => !known.has(was.id) && was.joined_on < on)
  await bulkInsert(
    tx,
    'career_progressions',
    first.map(({ was }) => stepOf(companyId, was, 'joined', was.joined_on)),
  )
  await sql`update career_progressions set effective_to = ${addDays(on, -1)}, revision = revision + 1
            where ${own} and effective_from < ${on} and effective_to is null`.execute(tx)
  await bulkInsert(
    tx,
    'career_progressions',
    moved.map(({ was, after }) => ({
      ...stepOf(companyId, after, types?.get(after.id) ?? moveType(was, after), on),
      batch_id: batchId ?? null,
    })),
  )
}

/** What was before goes on where the steps of these batches ended it. */
export async function takeBackMoves(
  tx: Tx,
  companyId: string,
  batchIds: readonly string[],
  employeeIds: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ employee_id: string; effective_from: string }>`
    delete from career_progressions
    where company_id = ${companyId} and batch_id = any(${[...batchIds]}::uuid[])
      and employee_id = any(${[...employeeIds]}::uuid[])
    returning employee_id, effective_from`.execute(tx)
  if (rows.length === 0) return
  await sql`
    update career_progressions c set effective_to = null, revision = revision + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as gone(employee_id uuid, effective_from date)
    where c.company_id = ${companyId} and c.employee_id = gone.employee_id
      and c.effective_to = gone.effective_from - 1
      and not exists (select from career_progressions n where n.company_id = c.company_id
        and n.employee_id = c.employee_id and n.effective_from >= gone.effective_from)`.execute(tx)
}

const hadPlace = ({ department, division, position, job_level }: Standing): boolean =>
  [department, division, position, job_level].some((name) => name !== null)

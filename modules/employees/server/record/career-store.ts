/** Who is moved has it in the career: the step so far ends the day before, and a new one begins. */
import { sql } from 'kysely'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type Standing = {
  readonly id: string
  readonly joined_on: string
  readonly department: string | null
  readonly division: string | null
  readonly position: string | null
  readonly job_level: string | null
}

type Move = { readonly type: string; readonly on: PlainDate }

const placeOf = ({ department, division, position, job_level }: Standing) => [department, division, position, job_level]

export const isMoved = (before: Standing, after: Standing): boolean =>
  placeOf(before).some((name, at) => name !== placeOf(after)[at])

/** Another department is a transfer, another position or level in the same one a redesignation. */
export const moveType = (before: Standing, after: Standing): string =>
  before.department !== after.department || before.division !== after.division ? 'transfer' : 'redesignation'

export async function writeMove(
  tx: Tx,
  companyId: string,
  before: Standing,
  after: Standing,
  { type, on }: Move,
): Promise<void> {
  const own = sql`company_id = ${companyId} and employee_id = ${after.id}`
  const { rows } = await sql`select 1 from career_progressions where ${own} limit 1`.execute(tx)
  // Where nothing is written yet, what was so far would be forgotten.
  if (rows.length === 0 && before.joined_on < on) await addStep(tx, companyId, before, 'joined', before.joined_on)
  // A second move on the same day corrects the first.
  await sql`delete from career_progressions where ${own} and effective_from = ${on} and effective_to is null
            and type = ${type}`.execute(tx)
  await sql`update career_progressions set effective_to = ${addDays(on, -1)}, revision = revision + 1
            where ${own} and effective_from < ${on} and effective_to is null`.execute(tx)
  await addStep(tx, companyId, after, type, on)
}

async function addStep(tx: Tx, companyId: string, at: Standing, type: string, from: string): Promise<void> {
  await tx
    .insertInto('career_progressions')
    .values(stepOf(companyId, at, type, from))
    .execute()
}

/** The row of a step that begins on that day, where somebody stands now. */
export const stepOf = (companyId: string, at: Standing, type: string, from: string) => ({
  company_id: companyId,
  id: newId(),
  employee_id: at.id,
  effective_from: from,
  type,
  department: at.department,
  section: at.division,
  position: at.position,
  job_level: at.job_level,
})

/** Statements for one’s own answers: one a day. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Period } from '../model/periods.ts'

type AnswerRow = {
  readonly date: string
  readonly step: number
  readonly note: string | null
  readonly is_shared: boolean
}
type Whose = { readonly companyId: string; readonly employeeId: string }

const columns = sql`date, step, note, note_is_shared as is_shared`

/** The latest first. */
export async function answersOf(tx: Tx, { companyId, employeeId }: Whose, { from, to }: Period): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select ${columns} from mood_answers
    where company_id = ${companyId} and employee_id = ${employeeId} and date between ${from} and ${to}
    order by date desc`.execute(tx)
  return rows
}

type Given = {
  readonly date: PlainDate
  readonly departmentId: string | null
  readonly step: number
  readonly note: string | undefined
  readonly isShared: boolean | undefined
}

/** In one statement, so that two at once are one answer. A note that is gone is shared with nobody. */
export async function putAnswer(tx: Tx, { companyId, employeeId }: Whose, given: Given): Promise<AnswerRow> {
  const note = given.note === undefined ? sql`mood_answers.note` : sql`excluded.note`
  const shared = given.isShared === undefined ? sql`mood_answers.note_is_shared` : sql`excluded.note_is_shared`
  const text = given.note || null
  const { rows } = await sql<AnswerRow>`
    insert into mood_answers (company_id, employee_id, date, department_id, step, note, note_is_shared)
    values (${companyId}, ${employeeId}, ${given.date}, ${given.departmentId}, ${given.step}, ${text},
      ${text !== null && (given.isShared ?? false)})
    on conflict (company_id, employee_id, date) do update set step = excluded.step,
      note = ${note}, note_is_shared = ${note} is not null and ${given.isShared === undefined ? shared : sql`${given.isShared}::boolean`}
    returning ${columns}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an answer that was put is there')
  return row
}

export async function dropAnswer(tx: Tx, { companyId, employeeId }: Whose, date: PlainDate): Promise<void> {
  await sql`delete from mood_answers
            where company_id = ${companyId} and employee_id = ${employeeId} and date = ${date}`.execute(tx)
}

/** Before there is any, nothing has been shown. */
export async function isAnswered(tx: Tx, companyId: string): Promise<boolean> {
  const { rows } = await sql`select from mood_answers where company_id = ${companyId} limit 1`.execute(tx)
  return rows.length > 0
}

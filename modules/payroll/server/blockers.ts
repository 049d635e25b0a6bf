/** What keeps a run from being confirmed or approved: payslips that cannot be paid, and those that are out of date. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { listText } from '#platform/words/format.ts'
import type { Finding } from '../model/payslip.ts'
import { shownIn } from './payslip-store.ts'
import type { RunRow } from './run-store.ts'
import { marksOf } from './stale-store.ts'
import { staleFilter } from './view/stale-filter.ts'

type Named = { readonly employee_id: string; readonly staff_id: string; readonly full_name: string }

/** Naming the people, as lines the screen shows as they are. */
export async function blockerOf(
  tx: Tx,
  companyId: string,
  run: RunRow,
  { say, language }: { readonly say: Say; readonly language: Language },
): Promise<Problem | undefined> {
  const marks = await marksOf(tx, companyId, run.id)
  if (marks.length > 0) {
    const { rows } = await sql<Named>`
      select p.employee_id, p.staff_id, p.full_name from payslips p
      where ${shownIn(companyId, run)} and ${staleFilter(marks, run.reopened_for)}
      order by p.staff_id limit ${NAMED}`.execute(tx)
    if (rows.length > 0) return problem('payroll.stale', { data: rows.map(line), extra: idsOf(rows) })
  }
  const { rows } = await sql<Named & { findings: readonly Finding[] }>`
    select p.employee_id, p.staff_id, p.full_name, p.findings from payslips p
    where ${shownIn(companyId, run)} and p.attention = 3 order by p.staff_id limit ${NAMED}`.execute(tx)
  if (rows.length === 0) return undefined
  const lines = rows.map((row) => {
    const codes = row.findings.filter(({ weight }) => weight === 'stops').map(({ code }) => code)
    return `${line(row)}: ${listText(
      codes.map((code) => say(language, `payroll.check.${code}`)),
      language,
    )}`
  })
  return problem('payroll.stops', { data: lines, extra: idsOf(rows) })
}

/** Nobody reads more. */
const NAMED = 200

const line = ({ staff_id, full_name }: Named): string => `${staff_id} ${full_name}`
const idsOf = (rows: readonly Named[]) => ({ employee_ids: rows.map(({ employee_id }) => employee_id) })

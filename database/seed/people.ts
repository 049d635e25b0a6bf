/** The people come in by the sheet that anybody would upload; their pay changes as it would on their profiles. */
import { sql } from 'kysely'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { batchUpload } from '#modules/employees/contract/batch.ts'
import { changePay } from '#modules/employees/contract/pay/pay.ts'
import type { Database } from '#platform/database/server/connect.ts'
import type { Act, DemoPerson } from './acting.ts'
import { morningOf } from './opening.ts'
import { csvOf, type SheetRow, type Sheets } from './sheets.ts'

/** All of them or, when they are there already, nothing: an upload is taken whole or not at all. */
export async function addPeople(
  db: Database,
  act: Act,
  by: DemoPerson,
  sheets: Sheets,
  when: { readonly at: Date; readonly today: PlainDate },
): Promise<void> {
  const { employees } = sheets
  const columns = Object.keys(employees[0] ?? {})
  const { rows } = await db
    .forCompany(by.companyId)
    .read((tx) => sql`select from employees where company_id = ${by.companyId} limit 1`.execute(tx))
  if (rows.length > 0) return
  const file = { name: 'employees.csv', type: 'text/csv', bytes: csvOf(employees, columns) }
  // Seen from today, so that who has left by now is stored as one who left.
  await act(by, batchUpload, { params: { x: '0' }, file, ...when })
}

export type Changes = {
  /** Those that begin within these days and are not there yet; decided then, else a week before each. */
  apply(from: PlainDate, to: PlainDate, decided?: Date): Promise<void>
}

export async function salaryChanges(
  db: Database,
  act: Act,
  by: DemoPerson,
  { sheets, other, now }: { readonly sheets: Sheets; readonly other: DemoPerson; readonly now: Date },
): Promise<Changes> {
  const own = sheets.employees.find(({ email }) => email === by.email)?.staff_id
  const { companyId } = by
  const { ids, known } = await db.forCompany(companyId).read(async (tx) => {
    const people = await sql<{ id: string; staff_id: string }>`
      select id, staff_id from employees where company_id = ${companyId}`.execute(tx)
    const rates = await sql<{ key: string }>`
      select e.staff_id || ' ' || r.component || ' ' || r.effective_from as key
      from salary_rates r join employees e on e.company_id = r.company_id and e.id = r.employee_id
      where r.company_id = ${companyId}`.execute(tx)
    return {
      ids: new Map(people.rows.map(({ id, staff_id }) => [staff_id, id])),
      known: new Set(rates.rows.map(({ key }) => key)),
    }
  })
  const change = async (row: SheetRow, decided?: Date) => {
    const { staff_id = '', component = '', effective_from = '', amount = '', reason = '' } = row
    const id = ids.get(staff_id)
    if (!id || known.has(`${staff_id} ${component} ${effective_from}`)) return
    // Decided a week before it begins, where that is past.
    const weekBefore = morningOf(addDays(plainDateOf(effective_from), -7))
    const at = decided ?? (weekBefore < now ? weekBefore : now)
    // Nobody changes their own pay.
    await act(staff_id === own ? other : by, changePay, {
      params: { id },
      body: { effective_from, components: { [component]: amount }, reason },
      at,
    })
  }
  return {
    async apply(from, to, decided) {
      for (const row of sheets.salaryChanges) {
        const begins = row.effective_from ?? ''
        if (begins >= from && begins <= to) await change(row, decided)
      }
    },
  }
}

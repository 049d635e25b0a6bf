/**
 * What stands in people's records beyond the sheet they came by: family, education, papers, further accounts, cost
 * centres. Each is entered as HR enters it; what is there already is left as it is.
 */
import { sql } from 'kysely'
import { setBankAccounts } from '#modules/employees/contract/pay/accounts.ts'
import { setCostCentres } from '#modules/employees/contract/pay/cost-centres.ts'
import { addDocument } from '#modules/employees/contract/record/documents.ts'
import { addEducation } from '#modules/employees/contract/record/education.ts'
import { addFamilyMember } from '#modules/employees/contract/record/family.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Database } from '#platform/database/server/connect.ts'
import type { Act, DemoPerson } from './acting.ts'
import type { SheetRow, Sheets } from './sheets.ts'

type Kept = { readonly table: string; readonly name: string; readonly add: Endpoint }
const entries = {
  family: { table: 'family_members', name: 'full_name', add: addFamilyMember },
  education: { table: 'educations', name: 'certificate_title', add: addEducation },
  documents: { table: 'employee_documents', name: 'name', add: addDocument },
} as const satisfies Readonly<Record<string, Kept>>

export async function fillRecords(db: Database, act: Act, by: DemoPerson, sheets: Sheets, at: Date): Promise<void> {
  const { companyId } = by
  const ids = await idsOf(db, companyId)
  const idOf = (row: SheetRow) => ids.get(row.staff_id ?? '') ?? ''
  for (const sheet of ['family', 'education', 'documents'] as const) {
    const { table, name, add } = entries[sheet]
    const there = await thereIn(db, companyId, table, name)
    for (const row of sheets.records[sheet]) {
      const id = idOf(row)
      if (there.has(`${id} ${row[name]}`)) continue
      const { staff_id: _, ...fields } = row
      await act(by, add, { params: { id }, body: given(fields), at })
    }
  }
  const divided = await thereIn(db, companyId, 'employee_bank_accounts', 'share')
  for (const [id, rows] of grouped(sheets.records['bank-accounts'], idOf)) {
    if (rows.every(({ share }) => divided.has(`${id} ${share}.00`))) continue
    const accounts = rows.map(({ staff_id: _, ...account }) => account)
    await act(by, setBankAccounts, { params: { id }, body: { accounts }, at })
  }
  const booked = await thereIn(db, companyId, 'employee_cost_centres', 'cost_centre')
  for (const [id, rows] of grouped(sheets.records['cost-centres'], idOf)) {
    if (rows.every(({ cost_centre }) => booked.has(`${id} ${cost_centre}`))) continue
    const items = rows.map(({ cost_centre, percentage }) => ({ cost_centre, percentage }))
    const body = { effective_from: rows[0]?.effective_from, items }
    await act(by, setCostCentres, { params: { id }, body, at })
  }
}

/** Columns that were left empty say nothing. */
const given = (fields: SheetRow): SheetRow =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

function grouped(rows: readonly SheetRow[], idOf: (row: SheetRow) => string): ReadonlyMap<string, SheetRow[]> {
  const groups = new Map<string, SheetRow[]>()
  for (const row of rows) groups.set(idOf(row), [...(groups.get(idOf(row)) ?? []), row])
  return groups
}

async function idsOf(db: Database, companyId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.forCompany(companyId).read((tx) =>
    sql<{ id: string; staff_id: string }>`
      select id, staff_id from employees where company_id = ${companyId}`.execute(tx),
  )
  return new Map(rows.map(({ id, staff_id }) => [staff_id, id]))
}

/** `id name` of everything there is. */
async function thereIn(db: Database, companyId: string, table: string, name: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.forCompany(companyId).read((tx) =>
    sql<{ key: string }>`
      select employee_id || ' ' || ${sql.ref(name)} as key from ${sql.table(table)}
      where company_id = ${companyId}`.execute(tx),
  )
  return new Set(rows.map(({ key }) => key))
}

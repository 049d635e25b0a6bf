/** After leave was asked for, changed or given back: what the law counts with another type follows for all of the year. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { recounted } from '../../model/asking/recount.ts'
import { isLimited } from '../../model/leave-type.ts'
import type { LeaveBook } from '../book.ts'
import { accountsOfPeople } from '../ledger/account-store.ts'
import { type Account, keyOf } from '../ledger/lot-store.ts'
import { groupedBy, reallocate } from '../ledger/reallocate.ts'
import type { Rules } from '../ledger/rules.ts'

/** These accounts, and those their leave is counted with: recounted, and every day given its lot anew. */
export async function settleAccounts(
  tx: Tx,
  book: LeaveBook,
  rules: Rules,
  accounts: readonly Account[],
): Promise<void> {
  const counted = await recountLinked(tx, book, rules, accounts)
  const limited = [...accounts, ...counted].filter(({ typeId }) => rules.types.get(typeId)?.granted !== 'need')
  await reallocate(tx, book.companyId, limited)
}

/** The accounts of the other types in which something changed. */
async function recountLinked(tx: Tx, book: LeaveBook, rules: Rules, accounts: readonly Account[]): Promise<Account[]> {
  const touched = [...new Map(accounts.map((account) => [keyOf(account), account])).values()]
  const counting = touched.flatMap((account) => {
    const type = rules.types.get(account.typeId)
    const within = type?.within_type ? rules.types.get(type.within_type) : undefined
    return type && within ? [{ ...account, type, within }] : []
  })
  if (counting.length === 0) return []
  const { companyId } = book
  const people = [...new Set(counting.map(({ employeeId }) => employeeId))]
  const accountOf = await accountsOfPeople(tx, companyId, people)
  const linked = await linkedOf(tx, companyId, people)
  const changes = counting.flatMap(({ employeeId, type, within }) => {
    const own = linked.filter((one) => one.employee_id === employeeId && one.parent_type === type.id)
    const { lots, takings } = accountOf(employeeId, within.id)
    const ofLinked = new Set(own.map(({ id }) => id))
    const other = isLimited(within) ? { lots, takings: takings.filter(({ source }) => !ofLinked.has(source)) } : null
    const parents = accountOf(employeeId, type.id).takings.filter(({ isCorrection }) => !isCorrection)
    const wanted = recounted(parents, other, { after: type.within_after, yearStart: book.yearStart })
    const byParent = groupedBy(own, ({ parent_id }) => parent_id)
    return [...new Set(parents.map(({ source }) => source))].flatMap((parent) => {
      const days = wanted.get(parent) ?? []
      const now = byParent.get(parent) ?? []
      const isSame =
        now.length === days.length &&
        days.every(({ date, charge }) => now.some((one) => one.date === date && one.charge === charge))
      return isSame ? [] : [{ parent, child: now[0]?.id ?? newId(), type_id: within.id, employeeId, days }]
    })
  })
  await write(tx, companyId, changes)
  return changes.map(({ employeeId, type_id }) => ({ employeeId, typeId: type_id }))
}

type LinkedDay = {
  id: string
  employee_id: string
  parent_id: string
  parent_type: string
  date: string
  charge: number
}

async function linkedOf(tx: Tx, companyId: string, people: readonly string[]): Promise<LinkedDay[]> {
  const { rows } = await sql<LinkedDay>`
    select c.id, c.employee_id, c.parent_id, p.type_id as parent_type, d.date, d.charge
    from leave_applications c join leave_applications p on p.company_id = c.company_id and p.id = c.parent_id
      join leave_days d on d.company_id = c.company_id and d.application_id = c.id
    where c.company_id = ${companyId} and c.employee_id = any(${[...people]}::uuid[])
      and c.status in ('pending', 'approved') order by d.date`.execute(tx)
  return rows
}

type Change = {
  readonly parent: string
  readonly child: string
  readonly type_id: string
  readonly days: readonly { readonly date: string; readonly charge: number }[]
}

/** A link without days is none; a new one is like the leave it belongs to. */
async function write(tx: Tx, companyId: string, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const gone = changes.filter(({ days }) => days.length === 0).map(({ child }) => child)
  await deleteByIds(tx, 'leave_applications', gone)
  const standing = changes
    .filter(({ days }) => days.length > 0)
    .map(({ days, ...change }) => ({ ...change, charge: days.reduce((sum, { charge }) => sum + charge, 0) }))
  const days = changes.flatMap(({ child, parent, days: counted }) => counted.map((day) => ({ child, parent, ...day })))
  await sql`
    insert into leave_applications as a (company_id, id, employee_id, type_id, parent_id, from_date, to_date, from_part,
      to_part, start_minute, hours, charge, event_date, variant, status, paid, entered_by, batch_id)
    select p.company_id, c.child, p.employee_id, c.type_id, p.id, p.from_date, p.to_date, p.from_part, p.to_part,
      p.start_minute, p.hours, c.charge, p.event_date, p.variant, p.status, t.paid, p.entered_by,
      p.batch_id
    from jsonb_to_recordset(${JSON.stringify(standing)}::jsonb) as c(child uuid, parent uuid, type_id uuid, charge integer)
      join leave_applications p on p.company_id = ${companyId} and p.id = c.parent
      join leave_types t on t.company_id = p.company_id and t.id = c.type_id
    on conflict (company_id, id) do update set charge = excluded.charge, updated_at = now(), revision = a.revision + 1`.execute(
    tx,
  )
  const children = standing.map(({ child }) => child)
  await sql`delete from leave_days where company_id = ${companyId} and application_id = any(${children}::uuid[])`.execute(
    tx,
  )
  await sql`
    insert into leave_days (company_id, application_id, date, employee_id, kind, name, name_local, starts, ends, charge, whole)
    select d.company_id, c.child, d.date, d.employee_id, d.kind, d.name, d.name_local, d.starts, d.ends, c.charge, d.whole
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as c(child uuid, parent uuid, date date, charge integer)
      join leave_days d on d.company_id = ${companyId} and d.application_id = c.parent and d.date = c.date`.execute(tx)
}

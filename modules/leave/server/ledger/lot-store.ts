/** Lots, what has left them, and what is taken from them: of some people, of some types. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Halves } from '../../model/halves.ts'
import type { Demand, Lot, Use } from '../../model/ledger/allocate.ts'

/** One person's account of one type. */
export type Account = { readonly employeeId: string; readonly typeId: string }
export const keyOf = ({ employeeId, typeId }: Account): string => `${employeeId} ${typeId}`

type LotKind = 'entitlement' | 'carried' | 'event' | 'adjusted' | 'opening' | 'granted'
type LotFields = {
  readonly id: string
  readonly employee_id: string
  readonly type_id: string
  readonly kind: LotKind
  readonly halves: Halves
  readonly valid_from: PlainDate
  readonly expires_on: PlainDate | null
  readonly period_from: PlainDate | null
  readonly part: number
  readonly event_date: PlainDate | null
  readonly variant: string | null
  readonly reason: string | null
  readonly created_by_name: string | null
  readonly closed_at: string | null
}
export type LotRow = LotFields & {
  readonly created_at: string
  /** What left it otherwise than by leave and cannot come back: reduced, carried on, paid out. */
  readonly gone: Halves
}

export const toLot = ({ id, kind, valid_from, expires_on, halves, gone }: LotRow): Lot => ({
  id,
  validFrom: valid_from,
  expiresOn: expires_on,
  capacity: Math.max(0, halves - gone),
  isCarried: kind === 'carried',
})

/** A condition on `column.employee_id, column.type_id`; of all types where only people are named. */
const among = (alias: string, accounts: readonly Account[]) => sql`
  (${sql.ref(`${alias}.employee_id`)}, ${sql.ref(`${alias}.type_id`)}) in (
    select employee_id, type_id from jsonb_to_recordset(${JSON.stringify(
      accounts.map(({ employeeId, typeId }) => ({ employee_id: employeeId, type_id: typeId })),
    )}::jsonb) as account(employee_id uuid, type_id uuid))`

const columns = sql`l.id, l.employee_id, l.type_id, l.kind, l.halves, l.valid_from, l.expires_on, l.period_from, l.part,
  l.event_date, l.variant, l.reason, l.created_by_name, l.created_at, l.closed_at,
  coalesce((select sum(x.halves) from leave_exits x
    where x.company_id = l.company_id and x.lot_id = l.id and x.kind <> 'forfeited'), 0)::int as gone`

export async function lotsOf(tx: Tx, companyId: string, accounts: readonly Account[]): Promise<LotRow[]> {
  if (accounts.length === 0) return []
  const { rows } = await sql<LotRow>`
    select ${columns} from leave_lots l where l.company_id = ${companyId} and ${among('l', accounts)}
    order by l.employee_id, l.type_id, l.valid_from, l.id`.execute(tx)
  return rows
}

/** Of all types. */
export async function lotsOfPeople(tx: Tx, companyId: string, ids: readonly string[]): Promise<LotRow[]> {
  const { rows } = await sql<LotRow>`
    select ${columns} from leave_lots l where l.company_id = ${companyId} and l.employee_id = any(${[...ids]}::uuid[])
    order by l.employee_id, l.type_id, l.valid_from, l.id`.execute(tx)
  return rows
}

type DemandRow = Demand &
  Account & {
    /** Of an application: what has become of it. Corrections of what was used count as approved. */
    readonly status: 'pending' | 'approved'
    readonly isCorrection: boolean
  }

type Taken = {
  employee_id: string
  type_id: string
  source: string
  date: string
  halves: Halves
  status: 'pending' | 'approved'
  correction: boolean
}

/** What is taken or asked for: charged days of applications that stand, and corrections of what was used. */
export async function demandsOf(tx: Tx, companyId: string, accounts: readonly Account[]): Promise<DemandRow[]> {
  if (accounts.length === 0) return []
  return read(tx, companyId, (alias) => among(alias, accounts))
}

export const demandsOfPeople = (tx: Tx, companyId: string, ids: readonly string[]): Promise<DemandRow[]> =>
  read(tx, companyId, (alias) => sql`${sql.ref(`${alias}.employee_id`)} = any(${[...ids]}::uuid[])`)

async function read(tx: Tx, companyId: string, whose: (alias: string) => ReturnType<typeof sql>): Promise<DemandRow[]> {
  // The applications first and by themselves: where much has been asked for just now, the database does not know yet
  // how much, and would look every day up among everybody's.
  const { rows } = await sql<Taken>`
    with a as materialized (
      select a.company_id, a.id, a.employee_id, a.type_id, a.status from leave_applications a
      where a.company_id = ${companyId} and a.status in ('pending', 'approved') and ${whose('a')}
    )
    select a.employee_id, a.type_id, a.id as source, d.date, d.charge as halves, a.status, false as correction
    from a join leave_days d on d.company_id = a.company_id and d.application_id = a.id
    where d.company_id = ${companyId} and d.charge > 0
    union all
    select c.employee_id, c.type_id, c.id, c.on_date, c.halves, 'approved', true
    from leave_corrections c where c.company_id = ${companyId} and ${whose('c')}`.execute(tx)
  return rows.map(({ employee_id, type_id, source, date, halves, status, correction }) => ({
    employeeId: employee_id,
    typeId: type_id,
    source,
    date: plainDateOf(date),
    halves,
    status,
    isCorrection: correction,
  }))
}

export type FormerUse = { readonly lot_id: string; readonly halves: Halves }

/** In place of what was written of these accounts before, which it gives. */
export async function writeUses(
  tx: Tx,
  companyId: string,
  accounts: readonly Account[],
  uses: readonly (Use & Account)[],
): Promise<FormerUse[]> {
  if (accounts.length === 0) return []
  const former = await sql<FormerUse>`
    delete from leave_uses u where u.company_id = ${companyId} and ${among('u', accounts)}
    returning u.lot_id, u.halves`.execute(tx)
  await bulkInsert(
    tx,
    'leave_uses',
    uses.map(({ employeeId, typeId, date, source, lot, halves }) => ({
      company_id: companyId,
      employee_id: employeeId,
      type_id: typeId,
      date,
      source_id: source,
      lot_id: lot,
      halves,
    })),
  )
  return former.rows
}

export type NewLot = LotFields & { readonly carried_from: string | null; readonly created_by: string | null }

/** Those that are there already stay as they are; a thousand at once. */
export async function insertLots(tx: Tx, companyId: string, lots: readonly NewLot[]): Promise<void> {
  for (let at = 0; at < lots.length; at += AT_ONCE) {
    await sql`
      insert into leave_lots (company_id, id, employee_id, type_id, kind, halves, valid_from, expires_on, period_from,
        part, event_date, variant, carried_from, closed_at, reason, created_by, created_by_name)
      select ${companyId}, id, employee_id, type_id, kind, halves, valid_from, expires_on, period_from, part, event_date,
        variant, carried_from, closed_at, reason, created_by, created_by_name
      from jsonb_to_recordset(${JSON.stringify(lots.slice(at, at + AT_ONCE))}::jsonb) as l(id uuid, employee_id uuid,
        type_id uuid, kind text, halves integer, valid_from date, expires_on date, period_from date, part integer,
        event_date date, variant text, carried_from uuid, closed_at timestamptz, reason text, created_by uuid,
        created_by_name text)
      on conflict do nothing`.execute(tx)
  }
}

const AT_ONCE = 2_000

export const plainLot = {
  period_from: null,
  part: 0,
  event_date: null,
  variant: null,
  carried_from: null,
  closed_at: null,
  reason: null,
  created_by: null,
  created_by_name: null,
} as const

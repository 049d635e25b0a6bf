/** Writes cells into records: one statement a field, however many people it is changed for. */

import { type RawBuilder, sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import { bulkUpdate } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { Value } from '#platform/sheets/model/sheet.ts'
import { countryFields } from '../../model/country-fields/by-country.ts'
import { settle } from '../leaving/standing-store.ts'
import { moveFirstRates } from '../profile/first-day.ts'
import { changePermits, type PermitSet } from '../profile/write-permits.ts'
import { standingsOf, writeMoves } from '../record/career-of-many.ts'
import {
  INSURANCE_NUMBERS,
  openAccount,
  sealedAccount,
  sealedFacts,
  sealedIdentity,
  sealedInsurance,
  sealedPassport,
} from '../sealed-values.ts'
import type { AppliedCell } from './applied-cell.ts'
import { writeAddresses } from './write-addresses.ts'
import { PLACES, writePlaces } from './write-places.ts'

export type Applying = {
  readonly companyId: string
  readonly country: Country
  readonly seal: Seal
  readonly today: PlainDate
  /** Of the company: what new papers are named in. */
  readonly preferLang: string
  /** Code of a bank of the company by its name. */
  readonly bankCode: (name: string) => string | undefined
  /** The batch by which people move, which stands in their careers; without it places are only put right. */
  readonly movedBy?: string | undefined
}

export async function applyCells(tx: Tx, applying: Applying, cells: readonly AppliedCell[]): Promise<void> {
  const byField = new Map<string, AppliedCell[]>()
  for (const cell of cells) {
    const own = byField.get(cell.field)
    if (own) own.push(cell)
    else byField.set(cell.field, [cell])
  }
  const firstDays = (byField.get('joined_on') ?? []).map(({ employeeId, after }) => ({
    employeeId,
    day: String(after),
  }))
  if (firstDays.length > 0) await moveFirstRates(tx, applying.companyId, firstDays)
  for (const [field, type] of Object.entries(OWN_COLUMNS)) {
    await writeColumn(tx, applying, field, sql.raw(type), byField.get(field) ?? [])
  }
  for (const field of INSURANCE_NUMBERS) await writeInsurance(tx, applying, field, byField.get(field) ?? [])
  await writeClockCodes(tx, applying, byField.get('clock_code') ?? [])
  await writeAddresses(tx, applying.companyId, byField)
  await writeMethods(tx, applying, byField.get('attendance_methods') ?? [])
  await writeIdentity(tx, applying, byField.get('identity_number') ?? [])
  await writePassports(tx, applying, byField.get('passport_number') ?? [])
  const moving = applying.movedBy === undefined ? [] : PLACES.flatMap((field) => byField.get(field) ?? [])
  const before = moving.length > 0 ? await standingsOf(tx, applying.companyId, peopleIn(moving)) : []
  await writePlaces(tx, applying.companyId, byField)
  if (applying.movedBy !== undefined && before.length > 0) {
    await writeMoves(tx, applying.companyId, before, { on: applying.today, batchId: applying.movedBy })
  }
  await writeStatutory(tx, applying, byField)
  await writeAccounts(tx, applying, byField)
  await changePermits(tx, applying, permitsIn(cells))
  await touch(tx, applying, peopleIn(cells))
  const leaving = peopleIn(byField.get('left_on') ?? [])
  if (leaving.length > 0) await standBy(tx, applying, leaving)
}

/** Fields that are columns of their own, with their types. */
const OWN_COLUMNS: Readonly<Record<string, string>> = {
  full_name: 'text',
  preferred_name: 'text',
  email: 'text',
  phone: 'text',
  gender: 'text',
  birth_date: 'date',
  citizenship: 'text',
  nationality: 'text',
  marital_status: 'text',
  employment_type: 'text',
  joined_on: 'date',
  left_on: 'date',
  // Not a cell of the sheet: it comes and goes with the last day.
  left_kind: 'text',
  job_type: 'text',
  job_category: 'text',
  probation_ends_on: 'date',
  is_flexible_hours: 'boolean',
  show_birthday: 'boolean',
  show_phone: 'boolean',
  show_in_org_chart: 'boolean',
  show_in_leaderboard: 'boolean',
}

/** Emptied they are switched off: nothing in between can be kept. */
const FLAGS = new Set(['is_flexible_hours', 'show_birthday', 'show_phone', 'show_in_org_chart', 'show_in_leaderboard'])
/** Who works by an adaptive schedule is planned in shifts; nobody else is. */
const SHIFTS = sql`, is_working_shift = coalesce(change.value = 'adaptive_schedule', false)`

async function writeColumn(
  tx: Tx,
  { companyId }: Applying,
  field: string,
  type: RawBuilder<unknown>,
  cells: readonly AppliedCell[],
): Promise<void> {
  if (cells.length === 0) return
  const changes = JSON.stringify(cells.map(({ employeeId, after }) => ({ id: employeeId, value: after })))
  await sql`
    update employees e set ${sql.ref(field)} = ${FLAGS.has(field) ? sql`coalesce(change.value, false)` : sql`change.value`}
      ${field === 'job_type' ? SHIFTS : sql``}
    from jsonb_to_recordset(${changes}::jsonb) as change(id uuid, value ${type})
    where e.company_id = ${companyId} and e.id = change.id`.execute(tx)
}

/** Two who change codes with each other have none in between. */
async function writeClockCodes(tx: Tx, applying: Applying, cells: readonly AppliedCell[]): Promise<void> {
  const none = cells.map((cell) => ({ ...cell, after: null }))
  await writeColumn(tx, applying, 'clock_code', sql.raw('text'), none)
  const written = writeColumn(tx, applying, 'clock_code', sql.raw('text'), cells)
  await unlessTaken(written, 'clock_code', 'employees.clock-code-taken')
}

async function writeMethods(tx: Tx, { companyId }: Applying, cells: readonly AppliedCell[]): Promise<void> {
  if (cells.length === 0) return
  const changes = JSON.stringify(cells.map(({ employeeId, after }) => ({ id: employeeId, methods: after ?? '' })))
  await sql`
    update employees e set attendance_methods = string_to_array(change.methods, '|')
    from jsonb_to_recordset(${changes}::jsonb) as change(id uuid, methods text)
    where e.company_id = ${companyId} and e.id = change.id`.execute(tx)
}

async function writeIdentity(tx: Tx, { seal }: Applying, cells: readonly AppliedCell[]): Promise<void> {
  const sealed = cells.map(({ employeeId, after }) => ({
    id: employeeId,
    ...sealedIdentity(seal, typeof after === 'string' ? after : null),
  }))
  await bulkUpdate(tx, 'employees', sealed)
}

async function writePassports(tx: Tx, applying: Applying, cells: readonly AppliedCell[]): Promise<void> {
  const sealed = cells.map(({ after, ...cell }) => ({
    ...cell,
    after: sealedPassport(applying.seal, typeof after === 'string' ? after : null),
  }))
  await writeColumn(tx, applying, 'passport_number', sql.raw('text'), sealed)
}

async function writeInsurance(
  tx: Tx,
  applying: Applying,
  field: (typeof INSURANCE_NUMBERS)[number],
  cells: readonly AppliedCell[],
): Promise<void> {
  const sealed = cells.map((cell) => ({
    ...cell,
    after:
      sealedInsurance(applying.seal, { [field]: typeof cell.after === 'string' ? cell.after : null })[field] ?? null,
  }))
  await writeColumn(tx, applying, field, sql.raw('text'), sealed)
}

const PERMIT_FIELDS: Readonly<Record<string, keyof PermitSet>> = {
  work_permit_number: 'number',
  work_permit_endorsed_on: 'issued_on',
  work_permit_expires_on: 'expires_on',
}

function permitsIn(cells: readonly AppliedCell[]): readonly PermitSet[] {
  const permits = new Map<string, PermitSet>()
  for (const { employeeId, field, after } of cells) {
    const name = PERMIT_FIELDS[field]
    if (!name) continue
    permits.set(employeeId, {
      employeeId,
      ...permits.get(employeeId),
      [name]: typeof after === 'string' ? after : null,
    })
  }
  return [...permits.values()]
}

type ByField = ReadonlyMap<string, readonly AppliedCell[]>

async function writeStatutory(tx: Tx, { companyId, country, seal }: Applying, byField: ByField): Promise<void> {
  const people = new Map<string, { id: string; facts: Record<string, Value>; removed: string[] }>()
  for (const { name } of countryFields[country].statutory) {
    for (const { employeeId, after } of byField.get(name) ?? []) {
      const person = people.get(employeeId) ?? { id: employeeId, facts: {}, removed: [] }
      if (after === null) person.removed.push(name)
      else Object.assign(person.facts, sealedFacts(seal, { [name]: after }))
      people.set(employeeId, person)
    }
  }
  if (people.size === 0) return
  await sql`
    update employees e set statutory = (e.statutory || change.facts)
      - array(select jsonb_array_elements_text(change.removed))
    from jsonb_to_recordset(${JSON.stringify([...people.values()])}::jsonb)
      as change(id uuid, facts jsonb, removed jsonb)
    where e.company_id = ${companyId} and e.id = change.id`.execute(tx)
}

type Account = { bank: string | null; account_number: string | null }

/** The former account stays in the record, no longer preferred. */
async function writeAccounts(tx: Tx, { companyId, seal, bankCode }: Applying, byField: ByField): Promise<void> {
  const wanted = new Map<string, Partial<Account>>()
  const set = (field: string, name: keyof Account) => {
    for (const { employeeId, after } of byField.get(field) ?? []) {
      wanted.set(employeeId, { ...wanted.get(employeeId), [name]: typeof after === 'string' ? after : null })
    }
  }
  set('bank', 'bank')
  set('bank_account_number', 'account_number')
  if (wanted.size === 0) return
  const ids = [...wanted.keys()]
  const { rows: former } = await sql<{ employee_id: string; bank: string; account_number: string }>`
    update employee_bank_accounts set preferred = false
    where company_id = ${companyId} and employee_id = any(${ids}::uuid[]) and preferred
    returning employee_id, bank, account_number`.execute(tx)
  const known = new Map(former.map((row) => [row.employee_id, row]))
  await bulkInsert(
    tx,
    'employee_bank_accounts',
    ids.flatMap((id) => {
      const { bank: name, account_number: number } = wanted.get(id) ?? {}
      const was = known.get(id)
      const bank = name === undefined ? was?.bank : name === null ? undefined : bankCode(name)
      if (bank === undefined || number === null) return []
      const account =
        number === undefined
          ? was && { account_number: was.account_number, account_ending: endingOf(seal, was.account_number) }
          : sealedAccount(seal, number)
      return account ? [{ company_id: companyId, id: newId(), employee_id: id, bank, ...account }] : []
    }),
  )
}

const endingOf = (seal: Seal, sealed: string): string => openAccount(seal, sealed).slice(-4)

const peopleIn = (cells: readonly AppliedCell[]): string[] => [...new Set(cells.map(({ employeeId }) => employeeId))]

/** Others who have a record open learn that it changed. */
async function touch(tx: Tx, { companyId }: Applying, ids: readonly string[]): Promise<void> {
  await sql`
    update employees set updated_at = now(), revision = revision + 1
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** Who has left by now, or is back, is so from now on. A day without another word is that of a resignation. */
async function standBy(tx: Tx, { companyId, today }: Applying, ids: readonly string[]): Promise<void> {
  await sql`
    update employees set left_kind = case when left_on is not null then coalesce(left_kind, 'resigned') end,
      status = case when left_on is null and status in ('resigned', 'terminated') then 'active' else status end
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  await settle(tx, companyId, today, ...ids)
}

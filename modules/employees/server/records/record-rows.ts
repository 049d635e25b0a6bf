/** Records as rows of the sheet, with the numbers that are sealed opened: for whoever may see pay, and logged. */
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { Value } from '#platform/sheets/model/sheet.ts'
import { byKeys } from '#platform/sheets/server/export/pieces.ts'
import { addressColumn, addresses, addressParts } from '../../model/country-fields/record-columns.ts'
import type { RecordRow } from '../../model/update/record.ts'
import { NUMBER_CONTEXT } from '../profile/work-permit.ts'
import { openAccount, openFacts, withOpenNumbers } from '../sealed-values.ts'
import { payOn, type RecordsWanted, recordIds, type StoredRecord, storedRecords } from './record-store.ts'

export type Reading = {
  readonly companyId: string
  readonly country: Country
  readonly seal: Seal
  readonly today: PlainDate
}

/** By staff id. */
export async function recordRows(tx: Tx, reading: Reading, wanted: RecordsWanted = {}): Promise<RecordRow[]> {
  const records = await storedRecords(tx, reading.companyId, wanted)
  const ids = wanted.ids ?? (wanted.currentOn || wanted.sight ? records.map(({ id }) => id) : undefined)
  const pay = new Map<string, Record<string, string>>()
  for (const { employee_id, component, amount } of await payOn(tx, reading.companyId, reading.today, ids)) {
    const own = pay.get(employee_id)
    if (own) own[component] = amount
    else pay.set(employee_id, { [component]: amount })
  }
  return records.map((record) => rowOf(record, pay.get(record.id) ?? {}, reading.seal))
}

/** The values of the same, read as they are written. */
export const recordsInPieces = async (tx: Tx, reading: Reading, wanted: RecordsWanted) =>
  byKeys(await recordIds(tx, reading.companyId, wanted), async (ids) =>
    (await recordRows(tx, reading, { ids })).map(({ values }) => values),
  )

function rowOf(record: StoredRecord, pay: Readonly<Record<string, string>>, seal: Seal): RecordRow {
  const { id, statutory, account_number, identity_number, passport_number, status, ...rest } = record
  const { resident_address, permanent_address, ...plain } = rest
  const homes = { resident_address, permanent_address }
  const values: Record<string, Value> = {
    ...withOpenNumbers(seal, { ...plain, identity_number, passport_number }),
    ...openFacts(seal, statutory),
    ...pay,
    ...Object.fromEntries(
      addresses.flatMap((address) =>
        addressParts.map((part) => [addressColumn(address, part), homes[address]?.[part] || null]),
      ),
    ),
    work_permit_number: record.work_permit_number && seal.open(record.work_permit_number, NUMBER_CONTEXT),
    bank_account_number: account_number === null ? null : openAccount(seal, account_number),
  }
  return {
    id,
    staffId: record.staff_id,
    fullName: record.full_name,
    joinedOn: record.joined_on,
    leftOn: record.left_on,
    status,
    managerStaffId: record.manager_staff_id,
    values,
  }
}

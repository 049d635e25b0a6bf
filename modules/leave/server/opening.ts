/** What leave puts into a company that opens: its country's types as the law has them, and a group of everybody. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { fridayStates, malaysianState } from '#kernel/states.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import { FRIDAY_WEEK } from '../model/days/calendar.ts'
import { usualTypes } from '../model/law/usual-types.ts'
import { plainType } from '../model/leave-type.ts'
import { insertGroup, joinDefaultGroup } from './types/group-store.ts'
import { insertUsual } from './types/type-store.ts'

/** The law as it was last read; what changes from a later day on is found by the ledger itself. */
const LAW_READ_ON: PlainDate = plainDateOf('2026-12-31')

export const leaveOpening: CompanyOpening = async (tx, { companyId, country, state }) => {
  const known = country === 'MY' && state ? malaysianState(state) : undefined
  if (known && fridayStates.includes(known)) {
    await sql`update companies set settings = settings || ${JSON.stringify({ working_week: FRIDAY_WEEK })}::jsonb
      where id = ${companyId}`.execute(tx)
  }
  const ids = await insertUsual(tx, companyId, usualTypes(country, LAW_READ_ON))
  const types = ids.map((type_id) => ({ type_id, steps: null }))
  await insertGroup(tx, companyId, { name: DEFAULT_GROUP, week: null, types }, true)
}

/** Shown translated (decision C15). */
export const DEFAULT_GROUP = 'Default'

export type OpeningType = {
  readonly name: string
  readonly name_zh: string
  readonly days: string
  readonly paid: boolean
}

/** Types beside those of the law, for everybody of a company that opens: so many days a year. */
export async function openWithTypes(tx: Tx, companyId: string, types: readonly OpeningType[]): Promise<void> {
  if (types.length === 0) return
  const ids = await insertUsual(
    tx,
    companyId,
    types.map(({ name, name_zh, days, paid }, at) => ({
      ...plainType,
      ...{ name, name_zh: name_zh || name, paid: paid ? '1' : '0', position: AFTER_THE_LAW + at },
      steps: [{ from_months: 0, halves: halvesOf(days) }],
    })),
  )
  await joinDefaultGroup(tx, companyId, ids)
}

/** Those of the law, and leave without pay, come first. */
const AFTER_THE_LAW = 200
/** '2.5' are five halves. */
const halvesOf = (days: string): number => {
  const [whole = '0', part] = days.split('.')
  return Number.parseInt(whole, 10) * 2 + (part?.startsWith('5') ? 1 : 0)
}

/** What leave puts into a company that opens: its country's types as the law has them, and a group of everybody. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { fridayStates, malaysianState } from '#kernel/states.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import { FRIDAY_WEEK } from '../model/days/calendar.ts'
import { usualTypes } from '../model/law/usual-types.ts'
import { insertGroup } from './types/group-store.ts'
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

/** The types of leave in which earned days are kept: there as soon as somebody asks for one, and changed like others. */
import { sql } from 'kysely'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Earning } from '../../model/earned/earning.ts'
import { REST_IN_LIEU } from '../../model/earned/rest-in-lieu.ts'
import { isPaidOutWhenEarned } from '../../model/law/law-faults.ts'
import { type LeaveType, plainType } from '../../model/leave-type.ts'
import { addToDefault } from '../types/group-store.ts'
import { insertType, typesOf } from '../types/type-store.ts'

/** Overtime turned into rest is earned as well, by the overtime. */
type Earned = Earning | typeof REST_IN_LIEU

const names: Readonly<Record<Earned, { readonly name: string; readonly name_zh: string }>> = {
  off_in_lieu: { name: 'Off in lieu', name_zh: '補休' },
  replacement_holiday: { name: 'Replacement holiday', name_zh: '補假' },
  rest_in_lieu: { name: 'Rest in lieu', name_zh: '加班補休' },
}
/** How many days an earned one lasts until the company says otherwise: the type's days after an event. */
export const LASTS = 90

export async function earnedType(tx: Tx, companyId: string, kind: Earned): Promise<LeaveType> {
  const known = await knownType(tx, companyId, kind)
  if (known) return known
  await sql`select pg_advisory_xact_lock(hashtext(${`${companyId} ${kind}`}))`.execute(tx)
  const meanwhile = await knownType(tx, companyId, kind)
  if (meanwhile) return meanwhile
  const taken = (await typesOf(tx, companyId)).some(({ name }) => name.toLowerCase() === names[kind].name.toLowerCase())
  const { country } = await companyFacts(tx, companyId)
  const name = taken ? `${names[kind].name} (earned)` : names[kind].name
  const fields = {
    ...plainType,
    ...names[kind],
    name,
    kind,
    granted: 'hand',
    // Hour for hour, in halves; until when is said by the overtime's settings.
    ...(kind === REST_IN_LIEU ? { unit: 'hour' as const, smallest: 1 } : { window_after: LASTS }),
    leftover: isPaidOutWhenEarned(kind, country) ? ('pay_out' as const) : plainType.leftover,
    position: 90,
  } as const
  const id = await insertType(tx, companyId, fields)
  await addToDefault(tx, companyId, id)
  return { id, ...fields }
}

const knownType = async (tx: Tx, companyId: string, kind: Earned) =>
  (await typesOf(tx, companyId)).find((type) => type.kind === kind)

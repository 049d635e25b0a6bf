/**
 * A standby that is changed changes every day it stands in: locks hold, what is over or was paid stays, and whoever was
 * told of their days is told again.
 */
import { companyFacts } from '#modules/company/server/public.ts'
import { holdPeople, isAnyInClosedPay } from '#modules/shifts/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { reprices } from '../model/pay.ts'
import { daysWithStandby, peopleWithStandby } from './day-store.ts'
import type { StandbyRow } from './standby-store.ts'
import { tellOfConfirmed } from './tell-of-confirmed.ts'

type Edited = { readonly former: StandbyRow; readonly row: StandbyRow; readonly clock: Clock }

/** Within the transaction that has stored the standby as it is to be. */
export async function judgeEdit(tx: Tx, companyId: string, { former, row, clock }: Edited): Promise<void> {
  const moved = former.starts !== row.starts ? 'start_time' : former.ends !== row.ends ? 'end_time' : undefined
  const repriced = reprices(former, row)
  if (moved === undefined && repriced === undefined) return
  await holdPeople(tx, companyId, await peopleWithStandby(tx, companyId, row.id))
  const days = await daysWithStandby(tx, companyId, row.id)
  const confirmed = days.filter(({ isConfirmed }) => isConfirmed)
  const today = clock.today((await companyFacts(tx, companyId)).timezone)
  if (moved && days.some(({ isLocked }) => isLocked)) throw refused(moved, 'standby.locked')
  if (moved && confirmed.some(({ date }) => date < today)) throw refused(moved, 'standby.in-past')
  if (repriced && (await isAnyInClosedPay(tx, companyId, confirmed))) throw refused(repriced, 'standby.pay-closed')
  if (moved) await tellOfConfirmed(tx, companyId, confirmed)
}

const refused = (field: string, word: string): Refusal => new Refusal(problem(word, { errors: { [field]: [word] } }))

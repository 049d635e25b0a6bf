/** What the end of a probation writes into the record: confirmed, or longer. In the transaction of its review. */
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { type Days, setDays } from './leaving/standing-store.ts'
import { logChange } from './log.ts'
import { saveRates } from './pay/pay-change-store.ts'
import { lockProfile, type ProfileRow } from './profile/profile-store.ts'
import type { PayInputsChanged } from './public-types.ts'
import { writeMove } from './record/career-store.ts'

export type EndingProbation = {
  readonly companyId: string
  readonly today: PlainDate
  readonly actor: Actor
  readonly clock: Pick<Clock, 'now'>
  readonly seal: Seal
  readonly payInputsChanged: PayInputsChanged
}

type Confirmed = {
  readonly employeeId: string
  /** The first day as a confirmed employee; the probation ends the day before. */
  readonly on: PlainDate
  /** Basic salary from that day, decimal text; null where it stays. */
  readonly salary: string | null
  readonly reason: string
}

export async function confirmEmployment(
  tx: Tx,
  ending: EndingProbation,
  { employeeId, on, salary, reason }: Confirmed,
): Promise<void> {
  const row = await held(tx, ending, employeeId)
  if (!row) return
  const { companyId, actor } = ending
  await change(tx, ending, row, { probation_ends_on: addDays(on, -1) })
  await writeMove(tx, companyId, row, row, { type: 'confirmed', on })
  if (salary === null) return
  await saveRates(tx, ending, row.id, {
    components: { basic_salary: salary },
    from: on,
    reason,
    by: actor.accountId,
  })
  await ending.payInputsChanged(tx, companyId, { employeeIds: [row.id], cause: 'salary', by: actor.name, from: on })
  const after = { basic_salary: salary, effective_from: on }
  await logChange(tx, acting(ending), row, { before: {}, after, action: 'employees.pay-changed' })
}

export async function extendProbation(
  tx: Tx,
  ending: EndingProbation,
  { employeeId, endsOn }: { readonly employeeId: string; readonly endsOn: PlainDate },
): Promise<void> {
  const row = await held(tx, ending, employeeId)
  if (row) await change(tx, ending, row, { probation_ends_on: endsOn })
}

const held = (tx: Tx, { companyId, today }: EndingProbation, id: string): Promise<ProfileRow | undefined> =>
  lockProfile(tx, { companyId, sight: { of: 'company' }, today: plainDateOf(today) }, id)

async function change(tx: Tx, ending: EndingProbation, row: ProfileRow, days: Days): Promise<void> {
  await setDays(tx, ending.companyId, row.id, days)
  await logChange(tx, acting(ending), row, { before: row, after: days })
}

const acting = ({ companyId, actor, clock }: EndingProbation) => ({ company: { companyId }, actor, clock })

/** A review opens: by hand, or some days before the end of each probation by itself. */
import type { z } from 'zod'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { extendProbation } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import type { NewReview } from '../contract/types.ts'
import { firstStatus } from '../model/advance.ts'
import { type Acting, type Around, aroundOf, happened, refused } from './acting.ts'
import { holdersOf } from './holders.ts'
import type { ProbationNeeds } from './needs.ts'
import { type Probationer, probationer, probationersUntil } from './probationers.ts'
import { changeReview, insertReviews, reviewsOf } from './review-store.ts'
import { tellTurn } from './telling.ts'
import { agreedBeyond } from './writing.ts'

export async function openOne(
  tx: Tx,
  call: Acting,
  needs: ProbationNeeds,
  { employee_id, probation_end_date, confirm }: z.output<typeof NewReview>,
  refuseOwn: (tx: Tx, of: Pick<Probationer, 'account_id'>) => Promise<void>,
): Promise<string> {
  const { companyId } = call.company
  const around = await aroundOf(tx, call)
  const person = await probationer(tx, companyId, employee_id)
  if (!person) throw new Refusal(notFound())
  await refuseOwn(tx, person)
  if (person.left_on !== null && person.left_on < around.today) throw refused({ employee_id: ['probation.has-left'] })
  const endDate = probation_end_date ?? person.probation_ends_on
  if (!endDate) throw refused({ probation_end_date: ['probation.end-needed'] })
  if (endDate < person.joined_on) throw refused({ probation_end_date: ['probation.before-joining'] })
  const [open] = await reviewsOf(tx, companyId, { employeeIds: [employee_id], open: true })
  if (open) throw refused({ employee_id: ['probation.open-already'] })
  const agreed = agreedBeyond({ ...person, beyond_agreed: null }, endDate, { ...around, call }, confirm)
  if (endDate !== person.probation_ends_on) {
    const { actor, clock, seal } = call
    const { payInputsChanged } = needs
    const ending = { companyId, today: around.today, actor, clock, seal, payInputsChanged }
    await extendProbation(tx, ending, { employeeId: employee_id, endsOn: plainDateOf(endDate) })
  }
  const made = await openAll(tx, companyId, needs, { ...around, now: call.clock.now() }, [
    { ...person, probation_ends_on: endDate },
  ])
  const id = made.get(employee_id)
  // Another call was faster.
  if (!id) throw refused({ employee_id: ['probation.open-already'] })
  if (agreed.beyond_agreed) await changeReview(tx, companyId, id, agreed)
  const after = { probation_end_date: endDate, ...agreed }
  await happened(tx, call, 'probation.opened', { id, full_name: person.full_name }, { after })
  return id
}

/** Everybody whose probation ends within the reminder days; resolves to how many were opened. */
export async function openDue(
  tx: Tx,
  companyId: string,
  needs: ProbationNeeds,
  around: Around & { readonly now: Date; readonly doneTo: PlainDate },
): Promise<number> {
  const until: PlainDate = addDays(around.today, around.days.reminder_days)
  // Also one that ended while nobody looked: it is decided late rather than never.
  const people = await probationersUntil(tx, companyId, { ...around, until })
  return (await openAll(tx, companyId, needs, around, people)).size
}

async function openAll(
  tx: Tx,
  companyId: string,
  { people }: ProbationNeeds,
  around: Around & { readonly now: Date },
  given: readonly Probationer[],
): Promise<ReadonlyMap<string, string>> {
  const { probation_items: items, probation_grades: grades } = around.facts.settings
  const whose = given.map(({ id, account_id }) => ({ employee_id: id, account_id }))
  const holders = await holdersOf(tx, companyId, { people, ...around }, whose)
  const rows = given.map(({ id, probation_ends_on }) => ({
    employeeId: id,
    endDate: probation_ends_on ?? around.today,
    status: firstStatus(holders.get(id) ?? []),
  }))
  const made = await insertReviews(tx, companyId, rows, { today: around.today, items, grades })
  const turns = given.flatMap(({ id: employeeId, full_name, account_id }, at) => {
    const id = made.get(employeeId)
    const [to, held] = [rows[at]?.status ?? 0, holders.get(employeeId) ?? []]
    return id ? [{ row: { id, full_name, account_id }, to, holders: held, now: around.now }] : []
  })
  await tellTurn(tx, companyId, ...turns)
  return made
}

/** Something is asked for, changed while it waits, or removed where it was entered by mistake. */
import type { Acting } from '#platform/approvals/server/acting.ts'
import { forgetRequest, sendAgain, sendRequests } from '#platform/approvals/server/deciding/send.ts'
import { whoDecides } from '#platform/approvals/server/deciding/who-decides.ts'
import { lockRequests } from '#platform/approvals/server/requests/request-row.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { type FieldText, notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import { byIds } from './listings.ts'
import type { Judged, RequestPort, RequestTypes, Work } from './port.ts'

/** The ids of what was stored: for all these people, or for none of them. */
export async function ask<T extends RequestTypes>(
  port: RequestPort<T>,
  work: Work<T>,
  employeeIds: readonly string[],
  asked: T['asked'],
): Promise<string[]> {
  const { tx, approvals, acting } = work
  const known = await port.holdPeople(tx, acting.companyId, employeeIds)
  const people = employeeIds.flatMap((id) => known.get(id) ?? [])
  if (people.length < employeeIds.length) {
    const field = employeeIds.length === 1 ? 'employee_id' : 'employee_ids'
    throw new Refusal(problem('http.invalid', { errors: { [field]: ['http.unknown-id'] } }))
  }
  const judge = await port.judge(work, people, asked, null)
  const all = people.map((person) => ({ person, judged: judge(person, newId(acting.now.getTime())) }))
  refuseFaulty(port, all, acting)
  askFirst(port, all, asked)
  const stored = all.map(({ judged: { one } }) => one)
  await port.save(work, stored)
  const requests = stored.map((one) => port.request(one, acting))
  await sendRequests(tx, approvals, acting, port.kind.name, requests)
  return stored.map(({ id }) => id)
}

export async function change<T extends RequestTypes>(
  port: RequestPort<T>,
  work: Work<T>,
  id: string,
  changed: (row: T['row']) => T['asked'],
): Promise<void> {
  const { tx, approvals, acting } = work
  const { row, person } = await hold(port, work, id)
  if (row.status !== 'pending') throw new Refusal(problem(port.words.changePending))
  const asked = changed(row)
  const judged = (await port.judge(work, [person], asked, id))(person, id)
  refuseFaulty(port, [{ person, judged }], acting)
  askFirst(port, [{ person, judged }], asked)
  await port.save(work, [judged.one])
  await sendAgain(tx, approvals, acting, port.kind.name, port.request(judged.one, acting))
}

export async function remove<T extends RequestTypes>(
  port: RequestPort<T>,
  work: Work<T>,
  id: string,
): Promise<T['row']> {
  const { row } = await hold(port, work, id)
  if (row.status === 'approved') throw new Refusal(problem(port.words.removeApproved))
  await port.remove(work, id)
  await forgetRequest(work.tx, work.approvals, work.acting, id)
  return row
}

/**
 * What would become of it, and who would decide; nothing is stored. `changed`: the person's request that waits and that
 * it would take the place of.
 */
export async function foresee<T extends RequestTypes>(
  port: RequestPort<T>,
  work: Work<T>,
  person: T['person'],
  asked: T['asked'],
  changed: string | null = null,
) {
  const { tx, approvals, acting } = work
  if (changed !== null) {
    const [row] = await port.load(tx, acting.companyId, byIds([changed]))
    if (row?.employee_id !== person.id) throw new Refusal(notFound())
    if (row.status !== 'pending') throw new Refusal(problem(port.words.changePending))
  }
  const judged = (await port.judge(work, [person], asked, changed))(person, changed ?? newId(acting.now.getTime()))
  const { aboutId, place, type, length, amount } = port.request(judged.one, acting)
  const goesTo = await whoDecides(tx, approvals, acting, port.kind.name, {
    ...{ aboutId, type, length, amount },
    ...(place && { place }),
  })
  return { judged, goesTo }
}

/** The request first and then its person, as deciding holds them. */
async function hold<T extends RequestTypes>(port: RequestPort<T>, { tx, acting: { companyId } }: Work<T>, id: string) {
  await lockRequests(tx, companyId, [id])
  const [known] = await port.load(tx, companyId, byIds([id]))
  if (!known) throw new Refusal(notFound())
  const person = (await port.holdPeople(tx, companyId, [known.employee_id])).get(known.employee_id)
  const [row] = await port.load(tx, companyId, byIds([id]))
  if (!row || !person) throw new Refusal(notFound())
  return { row, person }
}

/** Refuses what is wrong by its field, and asks first what has to be confirmed: for kinds that judge several at once. */
export function refuseOne<T extends RequestTypes>(
  port: RequestPort<T>,
  one: OfPerson<T>,
  asked: T['asked'],
  acting: Pick<Acting, 'say' | 'language'>,
): void {
  refuseFaulty(port, [one], acting)
  askFirst(port, [one], asked)
}

type OfPerson<T extends RequestTypes> = { readonly person: T['person']; readonly judged: Judged<T> }

/** The first fault is the sentence; of many people it says whose. */
function refuseFaulty<T extends RequestTypes>(
  { words }: RequestPort<T>,
  all: readonly OfPerson<T>[],
  { say, language }: Pick<Acting, 'say' | 'language'>,
): void {
  const faulty = all.find(({ judged }) => Object.keys(judged.faults).length > 0)
  if (!faulty) return
  const { person, judged } = faulty
  const errors = judged.faults
  const [first = 'http.invalid'] = Object.values(errors).flat()
  const [key, params] = typeof first === 'string' ? [first] : [first.key, first.params]
  if (all.length === 1) throw new Refusal(problem(key, { errors, ...(params && { params }) }))
  const data = [`${person.full_name}: ${say(language, key, params)}`]
  throw new Refusal(problem(words.batchRefused, { errors, data, params: { name: person.full_name } }))
}

/** A question stops everything until it is answered. */
function askFirst<T extends RequestTypes>(
  { words }: RequestPort<T>,
  all: readonly OfPerson<T>[],
  { confirmed }: RequestTypes['asked'],
): void {
  const data = all.flatMap(({ person, judged }) =>
    (judged.asks ?? []).map((line) => (all.length === 1 ? line : `${person.full_name}: ${line}`)),
  )
  if (data.length === 0 || confirmed) return
  throw new Refusal(problem(words.confirm, { status: 409, data, extra: { confirm_required: true } }))
}

export const faultsInWords = (
  faults: Readonly<Record<string, readonly FieldText[]>>,
  { say, language }: Pick<Acting, 'say' | 'language'>,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(faults).map(([field, texts]) => [
      field,
      texts.map((text) => (typeof text === 'string' ? say(language, text) : say(language, text.key, text.params))),
    ]),
  )

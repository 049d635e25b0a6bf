/** One template to many people, or drafts that were written before: whoever cannot be written to is named. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import type { Asked } from '../model/placeholders.ts'
import type { Acting } from './acting.ts'
import { filledFor, valuesFor } from './filling.ts'
import { demandAsked, demandDayAhead } from './judged.ts'
import { insertLetters, lettersOf } from './letter-store.ts'
import { sent } from './sending.ts'
import { oneTemplate } from './template-store.ts'

type Wanted = {
  readonly ids?: readonly string[] | undefined
  readonly template_id?: string | undefined
  readonly employee_ids?: readonly string[] | undefined
  readonly asked: Asked
  readonly due_on?: PlainDate | null | undefined
  readonly today: PlainDate
  readonly refuseOwn: (tx: Tx, employeeIds: readonly string[]) => Promise<void>
}
type Status = 'sent' | 'incomplete' | 'no_account' | 'not_draft'
type One = {
  readonly employee_id: string
  readonly full_name: string
  readonly status: Status
  readonly missing: string[]
}

export async function sendMany(tx: Tx, acting: Acting & { readonly language: 'en' | 'zh-Hant' }, wanted: Wanted) {
  demandDayAhead(wanted.due_on, wanted.today)
  const one = wanted.ids ? await sendDrafts(tx, acting, wanted.ids, wanted) : await sendTemplate(tx, acting, wanted)
  const outcomes = one.map((outcome) => ({
    ...outcome,
    message: acting.say(acting.language, `documents.outcome-${outcome.status}`, { fields: outcome.missing }),
  }))
  const count = outcomes.filter(({ status }) => status === 'sent').length
  const data = { sent: count, skipped: outcomes.length - count, outcomes }
  return reply(data, { messageKey: 'documents.sent-many', params: { count } })
}

const nobody = () => new Refusal(problem('documents.nobody', { errors: { employee_ids: ['documents.nobody'] } }))

async function sendDrafts(tx: Tx, acting: Acting, ids: readonly string[], wanted: Wanted): Promise<One[]> {
  const { rows } = await lettersOf(tx, acting.company.companyId, { ids, audience: 'employee' }, true)
  if (rows.length === 0) throw nobody()
  if (rows.length < new Set(ids).size) throw new Refusal(notFound())
  await wanted.refuseOwn(
    tx,
    rows.map(({ employee_id }) => employee_id),
  )
  const statusOf = (row: (typeof rows)[number]): Status =>
    row.status !== 'draft' ? 'not_draft' : row.account_id === null && row.answer !== 'none' ? 'no_account' : 'sent'
  const going = rows.filter((row) => statusOf(row) === 'sent')
  await sent(tx, acting, going, { today: wanted.today, what: 'sent' })
  return rows.map((row) => ({
    ...{ employee_id: row.employee_id, full_name: row.full_name, status: statusOf(row), missing: [] },
  }))
}

async function sendTemplate(tx: Tx, acting: Acting, wanted: Wanted): Promise<One[]> {
  const { company, actor, clock, seal } = acting
  const { companyId } = company
  const ids = [...new Set(wanted.employee_ids ?? [])]
  if (ids.length === 0 || wanted.template_id === undefined) throw nobody()
  const template = await oneTemplate(tx, companyId, wanted.template_id)
  if (!template) throw new Refusal(notFound())
  if (template.audience !== 'employee' || !template.is_active) throw new Refusal(problem('documents.template-off'))
  demandAsked(template, wanted.asked)
  await wanted.refuseOwn(tx, ids)
  const people = await valuesFor(tx, { companyId, say: acting.say }, ids, { ...wanted, template })
  if (people.size < ids.length) throw new Refusal(notFound())
  const made = [...people].map(([employee_id, person]) => {
    const { texts, missing } = filledFor(template, person, wanted.asked)
    const unreachable = person.accountId === null && template.answer !== 'none'
    const status: Status = missing.length > 0 ? 'incomplete' : unreachable ? 'no_account' : 'sent'
    return { employee_id, full_name: person.fullName, status, missing, texts, due_on: person.dueOn, id: newId() }
  })
  const going = made.filter(({ status }) => status === 'sent')
  const { name, language, answer, id: template_id } = template
  const shared = { audience: 'employee', template_id, name, language, answer, request_id: null } as const
  const letters = going.map(({ id, employee_id, texts, due_on }) => ({
    ...{ ...shared, id, employee_id, texts, due_on: answer === 'none' ? null : due_on },
    ...{ recipient_name: null, recipient_address: null },
  }))
  await insertLetters(tx, seal, letters, { by: actor.accountId, now: clock.now() })
  const stored = await lettersOf(tx, companyId, { ids: going.map(({ id }) => id) }, true)
  await sent(tx, acting, stored.rows, { today: wanted.today, what: 'sent' })
  return made.map(({ employee_id, full_name, status, missing }) => ({ employee_id, full_name, status, missing }))
}

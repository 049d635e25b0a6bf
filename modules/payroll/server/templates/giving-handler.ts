/** A template given to people: looked at first, all in one, and taken back as long as it stands as it was given. */
import { parseYearMonth } from '#kernel/plain-date.ts'
import { lockCompany } from '#modules/company/server/public.ts'
import { employedPeople, refusingOwnPay } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { undoable } from '#platform/undo/server/undoable.ts'
import { giveTemplate } from '../../contract/pay-templates.ts'
import { type Giving, givingTo } from '../../model/giving.ts'
import { periodOf } from '../../model/period.ts'
import { heldCategories } from '../categories/category-store.ts'
import { choose } from '../categories/chosen.ts'
import { packFor } from '../pack-of-company.ts'
import { holdRuns, isClosed, within } from '../recurring-store.ts'
import { sealedNote } from '../sealed-notes.ts'
import { markPeople } from '../stale-store.ts'
import { itemView } from '../view/items.ts'
import { giveItems, heldIn, type Months, type Named, peopleNamed, takeGiven } from './given-store.ts'
import { heldTemplate, type Template, type TemplateLine } from './template-store.ts'

type Calling = Call<typeof giveTemplate>
type Run = Awaited<ReturnType<typeof holdRuns>>[number]

export const giveTemplateHandler: Handler = on(giveTemplate, async (call) => {
  const refuseOwn = await refusingOwnPay(call)
  return call.company.transaction(async (tx) => {
    const { company, query, actor, clock, seal } = call
    const { companyId } = company
    const months = monthsOf(call)
    // One giving at a time: two of them must not both find that somebody has nothing yet.
    await lockCompany(tx, companyId)
    const runs = (await holdRuns(tx, companyId)).filter(({ first }) => within(months, first))
    refuseClosed(runs)
    const given = await heldTemplate(tx, companyId, call.params.id)
    if (!given) return notFound()
    const givings = await judged(tx, call, given, months)
    const open = givings.filter(({ standing }) => standing === 'given')
    const answer = await answerOf(tx, call, givings, runs)
    if (query.preview === '1') return answer
    if (open.length === 0) throw new Refusal(problem('payroll.nobody-to-give'))
    await refuseOwn(
      tx,
      open.map(({ person }) => person.id),
    )
    const givenBy = newId()
    const items = open.flatMap(({ person, given: lines }) =>
      lines.map(({ type, categoryId, amount, note }) => ({
        employeeId: person.id,
        type,
        categoryId,
        amount,
        note: sealedNote(seal, note),
      })),
    )
    await giveItems(tx, companyId, { ...months, givenBy, accountId: actor.accountId }, items)
    const ids = open.map(({ person }) => person.id)
    for (const run of runs) await markPeople(tx, companyId, run, ids, 'item', actor.name)
    const state = { givenBy, items: items.length, name: given.name, ...months }
    const meta = await templateGiving.keep(tx, call, state)
    const happened = open.map(({ person, given: lines }) => ({
      action: 'payroll.template-given',
      subject: { kind: 'employee', id: person.id, name: person.full_name },
      after: { template: given.name, items: lines.map(({ code, type }) => code ?? type).join(', '), ...told(months) },
    }))
    await record(tx, companyId, happened, { actor, now: clock.now() })
    return reply(answer, { messageKey: 'payroll.template-given', params: { people: open.length }, meta })
  })
})

type Given = Months & { readonly givenBy: string; readonly items: number; readonly name: string }

export const templateGiving = undoable<Given>({
  kind: 'payroll.template-giving',
  endpoint: giveTemplate,
  async undo(tx, call, { givenBy, items, name, from, to }) {
    const { companyId } = call.company
    const runs = (await holdRuns(tx, companyId)).filter(({ first }) => within({ from, to }, first))
    const taken = await takeGiven(tx, companyId, givenBy)
    // Changed or removed since, or paid in a month that is closed.
    if (taken.length !== items || runs.some(isClosed)) throw new Refusal(problem('undo.in-the-way'))
    const ids = [...new Set(taken)]
    for (const run of runs) await markPeople(tx, companyId, run, ids, 'item', call.actor.name)
    const happened = ids.map((id) => ({
      action: 'payroll.template-taken-back',
      subject: { kind: 'employee', id },
      after: { template: name, ...told({ from, to }) },
    }))
    await record(tx, companyId, happened, { actor: call.actor, now: call.clock.now() })
  },
})

function monthsOf({ body }: Calling): Months {
  const from = `${body.from}-01`
  const to = body.to ? `${body.to}-01` : null
  if (to !== null && to < from) throw new Refusal(problem('http.invalid', { errors: { to: ['payroll.range'] } }))
  return { from, to }
}

function refuseClosed(runs: readonly Run[]): void {
  const closed = runs.find(isClosed)
  if (!closed) return
  const params = { month: closed.first.slice(0, 7) }
  throw new Refusal(problem('payroll.closed', { params, errors: { from: ['payroll.closed'] } }))
}

type Judged = Giving<Named, TemplateLine>

async function judged(
  tx: Tx,
  { company, body }: Calling,
  { items }: Template,
  months: Months,
): Promise<readonly Judged[]> {
  const { companyId } = company
  const ids = [...new Set(body.employee_ids)]
  const people = await peopleNamed(tx, companyId, ids)
  if (people.length < ids.length) throw new Refusal(notFound())
  const all = await heldCategories(tx, companyId)
  // What is closed since the template was made is given to nobody any more.
  for (const { code, type } of items) choose(all, code ?? type)
  const first = parseYearMonth(body.from)
  if (!first) throw new Refusal(problem('http.invalid', { errors: { from: ['payroll.month'] } }))
  const employed = await employedPeople(tx, companyId, periodOf(first))
  return givingTo(people, items, new Set(employed.map(({ id }) => id)), await heldIn(tx, companyId, months, ids))
}

async function answerOf(tx: Tx, { company, language }: Calling, givings: readonly Judged[], runs: readonly Run[]) {
  const pack = await packFor(tx, company.companyId)
  const names = (lines: readonly TemplateLine[]) => lines.map((line) => itemView(line, language, pack).type_label)
  const open = givings.filter(({ standing }) => standing === 'given')
  return {
    people_given: open.length,
    items_given: open.reduce((sum, { given }) => sum + given.length, 0),
    people: givings.map(({ person, standing, given, had }) => ({
      employee_id: person.id,
      staff_id: person.staff_id,
      full_name: person.full_name,
      standing,
      given: names(given),
      had: names(had),
    })),
    stale_months: runs.filter(({ version }) => version > 0).map(({ first }) => first.slice(0, 7)),
  }
}

const told = ({ from, to }: Months) => ({ from: from.slice(0, 7), to: to?.slice(0, 7) ?? null })

/** Partners that sell, and which company each looks after: one at a time, by its days. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { notFound, type Problem, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  addAssignment,
  addSalesCompany,
  assignment,
  assignments,
  changeAssignment,
  changeSalesCompany,
  removeAssignment,
  removeSalesCompany,
  salesCompanies,
  salesCompany,
} from '../contract/kept.ts'
import { operatedRows } from './companies-store.ts'
import { noteOperationsReading } from './readings-store.ts'
import { clients, clientsOf, clientsToday, partners, partnersOfCompany } from './sales-store.ts'

type Partner = Awaited<ReturnType<typeof partners.rows>>[number]
type Client = Awaited<ReturnType<typeof clients.rows>>[number]

export const salesHandlers: readonly Handler[] = [
  on(salesCompanies, ({ db, clock, session }) =>
    db.system.read(async (tx) => shown(await partners.rows(tx), await clientsOn(tx, clock.today(session.timezone)))),
  ),

  on(salesCompany, async ({ db, clock, session, params }) => {
    const found = await db.system.read(async (tx) => {
      const row = await partners.one(tx, params.id)
      return row && shown([row], await clientsOn(tx, clock.today(session.timezone)))
    })
    return found?.[0] ?? notFound()
  }),

  on(addSalesCompany, (call) =>
    call.db.system.transaction(async (tx) => {
      const row = await partners.add(tx, call, call.body)
      const [view] = shown([row], new Map())
      return view ? reply(view, { messageKey: 'operations.kept' }) : notFound()
    }),
  ),

  on(changeSalesCompany, (call) =>
    call.db.system.transaction(async (tx) => {
      const before = await partners.held(tx, call.params.id)
      if (!before) return notFound()
      const after = await partners.change(tx, call, before, { ...before, ...call.body })
      const [view] = shown([after], await clientsOn(tx, call.clock.today(call.session.timezone)))
      return view ? reply(view, { messageKey: 'operations.kept' }) : notFound()
    }),
  ),

  on(removeSalesCompany, (call) =>
    call.db.system.transaction(async (tx) => {
      const before = await partners.held(tx, call.params.id)
      if (!before) return notFound()
      const used = await clientsOf(tx, before.id)
      if (used.length > 0) return problem('operations.partner-used', { params: { count: used.length } })
      await partners.remove(tx, call, before)
      return reply(null, { messageKey: 'operations.gone' })
    }),
  ),

  on(assignments, async ({ db, clock, actor, session, query }) => {
    const reading = { action: assignments.id, reason: query.reason ?? 'Overview of partners' }
    await db.system.transaction((tx) => noteOperationsReading(tx, reading, actor, clock.now()))
    return db.system.read(async (tx) => named(tx, await clients.rows(tx), clock.today(session.timezone)))
  }),

  on(assignment, async ({ db, clock, session, params }) => {
    const found = await db.system.read(async (tx) => {
      const row = await clients.one(tx, params.id)
      return row && named(tx, [row], clock.today(session.timezone))
    })
    return found?.[0] ?? notFound()
  }),

  on(addAssignment, (call) =>
    call.db.system.transaction(async (tx) => {
      const today = call.clock.today(call.session.timezone)
      const [company] = await operatedRows(tx, today, { id: call.body.company_id })
      if (!company) return wrong('company_id', 'operations.not-there')
      const refused = await refusal(tx, call.body)
      if (refused) return refused
      const [view] = await named(tx, [await clients.add(tx, call, call.body)], today)
      return view ? reply(view, { messageKey: 'operations.kept' }) : notFound()
    }),
  ),

  on(changeAssignment, (call) =>
    call.db.system.transaction(async (tx) => {
      const before = await clients.held(tx, call.params.id)
      if (!before) return notFound()
      const wanted = { ...before, ...call.body }
      const refused = await refusal(tx, wanted, before.id)
      if (refused) return refused
      const after = await clients.change(tx, call, before, wanted)
      const [view] = await named(tx, [after], call.clock.today(call.session.timezone))
      return view ? reply(view, { messageKey: 'operations.kept' }) : notFound()
    }),
  ),

  on(removeAssignment, (call) =>
    call.db.system.transaction(async (tx) => {
      const before = await clients.held(tx, call.params.id)
      if (!before) return notFound()
      await clients.remove(tx, call, before)
      return reply(null, { messageKey: 'operations.gone' })
    }),
  ),
]

type Span = Pick<Client, 'company_id' | 'sales_company_id' | 'starts_on' | 'ends_on'>

/** Whoever changes who looks after a company holds that company's other partners' rows too: one comes after the other. */
async function refusal(tx: SystemTx, span: Span, but?: string): Promise<Problem | undefined> {
  if (!(await partners.held(tx, span.sales_company_id))) return wrong('sales_company_id', 'operations.not-there')
  if (span.ends_on !== null && span.ends_on < span.starts_on) return wrong('ends_on', 'operations.ends-before')
  const others = (await partnersOfCompany(tx, span.company_id)).filter(({ id }) => id !== but)
  const meets = others.some(
    (other) =>
      (span.ends_on === null || other.starts_on <= span.ends_on) &&
      (other.ends_on === null || other.ends_on >= span.starts_on),
  )
  return meets ? wrong('starts_on', 'operations.looked-after') : undefined
}

const wrong = (field: string, word: string): Problem => problem(word, { errors: { [field]: [word] } })

async function clientsOn(tx: SystemTx, today: PlainDate): Promise<ReadonlyMap<string, number>> {
  const held = await clientsToday(tx, today)
  const counted = new Map<string, number>()
  for (const { sales_company_id: id } of held) counted.set(id, (counted.get(id) ?? 0) + 1)
  return counted
}

const shown = (rows: readonly Partner[], counted: ReadonlyMap<string, number>) =>
  rows.map((row) => ({
    ...row,
    country: row.country as 'MY' | 'TW' | 'PH' | null,
    clients: counted.get(row.id) ?? 0,
  }))

async function named(tx: SystemTx, rows: readonly Client[], today: PlainDate) {
  const companies = new Map((await operatedRows(tx, today)).map(({ id, name }) => [id, name]))
  const sellers = new Map((await partners.rows(tx)).map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    ...row,
    company_name: companies.get(row.company_id) ?? '',
    sales_company_name: sellers.get(row.sales_company_id) ?? '',
  }))
}

/** Partners that sell, and which company each looks after: one at a time, by its days. */
import { sql } from 'kysely'
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
import { keptList } from './kept-list.ts'
import { noteOperationsReading } from './readings-store.ts'

const partners = keptList({
  table: 'sales_companies',
  fields: ['name', 'country', 'contact_name', 'email', 'phone', 'note', 'is_active'],
  action: 'operations.partner',
  nameOf: ({ name }) => name,
  order: sql`not is_active, lower(name)`,
  taken: { field: 'name', word: 'operations.partner-there' },
})
const clients = keptList({
  table: 'sales_company_clients',
  fields: ['sales_company_id', 'company_id', 'starts_on', 'ends_on', 'note'],
  action: 'operations.assignment',
  nameOf: ({ company_id, starts_on }) => `${company_id} ${starts_on}`,
  order: sql`starts_on desc, id`,
  taken: { field: 'starts_on', word: 'operations.looked-after' },
})
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
      const used = await clients.rows(tx, sql`sales_company_id = ${before.id}`)
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
  await sql`select pg_advisory_xact_lock(hashtextextended(${`partner of ${span.company_id}`}, 0))`.execute(tx)
  const others = (await clients.rows(tx, sql`company_id = ${span.company_id}`)).filter(({ id }) => id !== but)
  const meets = others.some(
    (other) =>
      (span.ends_on === null || other.starts_on <= span.ends_on) &&
      (other.ends_on === null || other.ends_on >= span.starts_on),
  )
  return meets ? wrong('starts_on', 'operations.looked-after') : undefined
}

const wrong = (field: string, word: string): Problem => problem(word, { errors: { [field]: [word] } })

async function clientsOn(tx: SystemTx, today: PlainDate): Promise<ReadonlyMap<string, number>> {
  const held = await clients.rows(tx, sql`starts_on <= ${today} and (ends_on is null or ends_on >= ${today})`)
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

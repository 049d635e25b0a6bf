/** One company among many: looked at, opened or disabled, its package and its limit. */
import { differences } from '#platform/activity/model/differences.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { notFound, type Problem, problem, type Reply, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { announceEnded } from '#platform/identity/server/ended-sessions.ts'
import { endSessions } from '#platform/identity/server/session-store.ts'
import {
  changeCompanyStatus,
  changePackage,
  changeRms,
  operatedCompanies,
  operatedCompany,
} from '../contract/companies.ts'
import {
  type CompanySwitch,
  countCompanies,
  lockCompany,
  type OperatedRow,
  operatedRows,
  saveCompany,
} from './companies-store.ts'
import { noteOperationsReading } from './readings-store.ts'

/** Where nobody gives another: names and limits, nothing of the people in it. */
const OVERVIEW = 'Overview of the companies'

export const operatedCompanyHandlers: readonly Handler[] = [
  on(operatedCompanies, async ({ db, clock, session, actor, query }) => {
    const { search, page, per_page, reason } = query
    const span = page === undefined ? {} : { limit: per_page, offset: (page - 1) * per_page }
    const reading = { action: operatedCompanies.id, reason: reason ?? OVERVIEW }
    await db.system.transaction((tx) => noteOperationsReading(tx, reading, actor, clock.now()))
    return db.system.read(async (tx) => {
      const rows = await operatedRows(tx, clock.today(session.timezone), { search, ...span })
      const total = page === undefined ? rows.length : await countCompanies(tx, search)
      return reply(rows, { meta: { page: page ?? 1, per_page: page === undefined ? total : per_page, total } })
    })
  }),

  on(operatedCompany, async ({ db, clock, session, actor, query }) => {
    const { company_id: companyId, reason } = query
    const [row] = await db.system.read((tx) => operatedRows(tx, clock.today(session.timezone), { id: companyId }))
    if (!row) return notFound()
    const reading = { action: operatedCompany.id, reason, companyId }
    await db.system.transaction((tx) => noteOperationsReading(tx, reading, actor, clock.now()))
    const { id, name, country, currency_code } = row
    return { id, name, country, country_alpha_2: country, currency_code }
  }),

  on(changePackage, (call) => {
    const { body } = call
    return change(call, call.params.id, 'operations.package-changed', (company) =>
      body.headcount_limit !== undefined && body.headcount_limit < company.headcount
        ? problem('operations.below-headcount', {
            params: { people: company.headcount },
            errors: { headcount_limit: ['operations.below-headcount'] },
          })
        : body,
    )
  }),

  on(changeRms, (call) =>
    change(call, call.params.b, 'operations.rms-changed', () => ({ is_rms: call.params.a === '1' })),
  ),

  on(changeCompanyStatus, async (call) => {
    const { db, clock, params } = call
    const status = params.a === '1' ? 'active' : 'disabled'
    let ended: readonly string[] = []
    const outcome = await change(call, params.b, `operations.company-${status}`, () => ({ status }), {
      saying: status === 'active' ? 'operations.opened' : 'operations.closed',
      also: async (tx) => {
        if (status === 'disabled') {
          ended = await endSessions(tx, { company: params.b }, { because: 'company disabled', now: clock.now() })
        }
      },
    })
    await announceEnded(db, ended)
    return outcome
  }),
]

type Changing = Pick<Call<Endpoint>, 'db' | 'clock' | 'session' | 'actor'>

/** What an operator changes stands in the company's own log, as its people read it. */
async function change(
  { db, clock, session, actor }: Changing,
  companyId: string,
  action: string,
  decide: (company: OperatedRow) => CompanySwitch | Problem,
  { saying = 'operations.saved', also }: { saying?: string; also?: (tx: SystemTx) => Promise<void> } = {},
): Promise<Reply<OperatedRow> | Problem> {
  const today = clock.today(session.timezone)
  return db.system.transaction(async (tx) => {
    if (!(await lockCompany(tx.of(companyId), companyId))) return notFound()
    const [before] = await operatedRows(tx, today, { id: companyId })
    if (!before) return notFound()
    const wanted = decide(before)
    if ('kind' in wanted) return wanted
    await saveCompany(tx.of(companyId), companyId, wanted)
    await also?.(tx)
    const [after] = await operatedRows(tx, today, { id: companyId })
    if (!after) return notFound()
    const changed = differences(before, after)
    if (changed) {
      const subject = { kind: 'company', id: companyId, name: after.name }
      await record(tx.of(companyId), companyId, [{ action, subject, ...changed }], { actor, now: clock.now() })
    }
    return reply(after, { messageKey: saying })
  })
}

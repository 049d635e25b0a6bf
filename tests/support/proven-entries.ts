/**
 * Handlers that prove that what they change is told in the activity log: where a call changed rows, the log of some
 * company has become longer. So a handler that forgets is found out by its own tests.
 */
import { sql } from 'kysely'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { CompanyDb, Database, ScopedDb, SystemTx } from '#platform/database/server/connect.ts'
import { isMarked, type Reply } from '#platform/http/server/answers.ts'
import type { Call, Handler } from '#platform/http/server/handler.ts'
import { withDatabase } from './proven-replays.ts'

/** Enough to meet its branches, few enough to cost nothing. */
const PROOFS = 3

/** What is told at another moment, or has no company whose log could tell it. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set([
  // A proof is told with the request that it is for.
  'leave.attach',
  'wfh.attach',
  'wfh.attachFor',
  'announcement.attach',
  'documentation.attach',
  'quarantine.attach',
  // A picture of no post yet.
  'storyBoard.addPicture',
  // A receipt of no claim yet, and drafts that nobody else sees.
  'claims.attach',
  'claims.attachFor',
  'claims.dropAttachment',
  'claims.dropAttachmentFor',
  'claims.keepDraft',
  'claims.changeDraft',
  'claims.dropDraft',
  // Looking ahead gives out the days that have become due, as the night would have.
  'leave.previewOwn',
  'leave.previewApplication',
  // What is saved as it stands is written once more.
  'claims.changeFlow',
  'claims.changeStatutory',
  'company.storeSettings',
  // A clocking is its own record: it never changes, and says who made it and when it came.
  'attendance.clock',
  'attendance.kioskClock',
  // How somebody likes to see lists, in which language, and what they have read, is nobody's record.
  'identity.preferLanguage',
  'views.save',
  'views.rename',
  'views.remove',
  'reports.markTemplate',
  'notices.read',
  'notices.readAll',
  'announcement.read',
  // That somebody asked for help is told in its own book, and to nobody else (decision 0048).
  'wellbeing.tell',
  'wellbeing.takeBack',
  'wellbeing.askToClose',
  'wellbeing.alert',
  'wellbeing.change',
  // What somebody likes stands in its row alone.
  'storyBoard.like',
  'storyBoard.dislike',
  // A conversation is nobody's but the person's own.
  'assistant.chat',
  'assistant.forget',
  'assistant.rate',
  // How somebody is, is nobody's record; its moment would tell whose a note is.
  'mood.answer',
  'mood.remove',
  // Operations, and whoever has no account, belong to no company.
  'identity.operationsLogin',
  // Over all companies: a reading, kept in the book of operations.
  'operations.replay',
  'billing.receipt',
  // Lists of the installation, in the same book.
  'operations.addSalesCompany',
  'operations.changeSalesCompany',
  'operations.removeSalesCompany',
  'operations.assign',
  'operations.changeAssignment',
  'operations.unassign',
  'operations.addPreset',
  'operations.changePreset',
  'operations.removePreset',
  'operations.addSystemUpdate',
  'operations.changeSystemUpdate',
  'operations.removeSystemUpdate',
  'assistant.addTemplate',
  'assistant.changeTemplate',
  'assistant.changeTemplateStatus',
  // Prices, rates and who sends the bills, of the whole installation: in the book of operations.
  'billing.addPlan',
  'billing.changePlan',
  'billing.removePlan',
  'billing.addTax',
  'billing.removeTax',
  'billing.changeSeller',
  'identity.confirmAuthenticator',
  'identity.forgotPassword',
  'identity.resetPassword',
])

export const provingEntries = (handlers: readonly Handler[]): readonly Handler[] =>
  handlers.map((handler) => {
    const { method, id } = handler.endpoint
    // Calls that a test made up tell nothing.
    return method === 'GET' || id.startsWith('test.') || TOLD_ELSEWHERE.has(id) ? handler : proving(handler)
  })

function proving({ endpoint, handle }: Handler): Handler {
  let proofs = 0
  const proven = async (call: Call<Endpoint>): Promise<unknown> => {
    if (proofs >= PROOFS || isOwnOfOperations(endpoint, call)) return handle(call as never)
    let changed = false
    const seen = () => {
      changed = true
    }
    const before = await entries(call.db)
    const outcome = await handle(withDatabase(call, watched(call.db, seen)) as never)
    if (!changed || isMarked(outcome, 'problem')) return outcome
    proofs += 1
    if ((await entries(call.db)) === before && !isNothingYet(outcome)) {
      throw new Error(`${endpoint.id} changed rows and told nothing of it in the activity log.`)
    }
    return outcome
  }
  return { endpoint, handle: proven as Handler['handle'] }
}

/** What operations change of their own account stands in no company's log. */
const isOwnOfOperations = ({ id, access }: Endpoint, call: Call<Endpoint>): boolean =>
  id.startsWith('identity.') && access.to === 'signed-in' && call.session.type === 'ops'

/** The same database, telling when rows were changed. */
function watched(db: Database, changed: () => void): Database {
  const over = <Seen extends SystemTx>({ transaction, ...handle }: ScopedDb<Seen>): ScopedDb<Seen> => ({
    ...handle,
    transaction: (work) =>
      transaction(async (tx) => {
        const before = await rowsChanged(tx)
        const given = await work(tx)
        if ((await rowsChanged(tx)) > before) changed()
        return given
      }),
    together: (kind, item, beside) => {
      changed()
      return handle.together(kind, item, beside)
    },
  })
  const ofCompany = (handle: CompanyDb): CompanyDb => ({ companyId: handle.companyId, ...over(bound(handle)) })
  return { ...db, system: over(bound(db.system)), forCompany: (companyId) => ofCompany(db.forCompany(companyId)) }
}

const bound = <Seen extends SystemTx>(handle: ScopedDb<Seen>): ScopedDb<Seen> => ({
  transaction: (work) => handle.transaction(work),
  read: (work) => handle.read(work),
  ask: (text, values) => handle.ask(text, values),
  loadRow: (...asked) => handle.loadRow(...asked),
  together: (...of) => handle.together(...of),
})

/** Counted by the database itself; it goes on counting where it has not yet told the statistics of the last one. */
async function rowsChanged(tx: SystemTx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int as count from pg_stat_xact_user_tables`.execute(tx)
  return rows[0]?.count ?? 0
}

const entries = (db: Database): Promise<number> =>
  db.system.read(async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select coalesce(sum(seq), 0)::int as count from activity_heads`.execute(tx)
    return rows[0]?.count ?? 0
  })

/** What goes on as a job is told by the job; of a sheet without changes it is kept only that it came in. */
function isNothingYet(outcome: unknown): boolean {
  const { status, data = outcome } = isMarked(outcome, 'reply') ? (outcome as Reply<unknown>) : {}
  const { success, rows, changes } = (data ?? {}) as Readonly<Record<string, unknown>>
  const isSheetWithoutChanges = rows !== undefined && Array.isArray(changes) && changes.length === 0
  return status === 202 || success === false || isSheetWithoutChanges
}

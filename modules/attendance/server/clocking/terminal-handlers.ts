/** What terminals tell, by a program of theirs or by a file. */
import { companyFacts } from '#modules/company/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { deviceLogs, importLogs, terminalLayout } from '../../contract/clocking/terminals.ts'
import type { Layout, Log } from '../../model/clocking/terminal-logs.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { keepLayout, layoutOf, type Stored, storeLogs, type Told } from './log-store.ts'
import { payFollowsClockings } from './pay-follows-clockings.ts'
import { deviceRead, fileRead } from './read-file.ts'

const AHEAD_MS = 86_400_000

export const terminalHandlers = (needs: AttendanceNeeds): readonly Handler[] => [
  on(deviceLogs, async (call) => {
    const { country } = await call.company.read((tx) => companyFacts(tx, call.company.companyId))
    const logs = deviceRead(call.body.logs, country)
    return call.company.transaction((tx) =>
      taken(tx, call, needs, { method: 'terminal', source: call.body.device, logs }),
    )
  }),

  on(importLogs, async (call) => {
    const { company, file, body, query } = call
    if (!file) return problem('http.invalid', { errors: { file: ['http.required'] } })
    const { before, country } = await company.read(async (tx) => {
      const { country } = await companyFacts(tx, company.companyId)
      return { before: await layoutOf(tx, company.companyId), country }
    })
    const layout = chosen(body, before)
    const logs = await fileRead(file, { layout, country }, call)
    const work = async (tx: Tx) => {
      if (layout !== before) await keepLayout(tx, company.companyId, layout)
      return taken(tx, call, needs, { method: 'import', source: file.name, logs })
    }
    if (query.preview !== '1') return reply(await company.transaction(work), { messageKey: 'attendance.logs-taken' })
    return seenOnly(company.transaction(async (tx) => Promise.reject(new Seen(await work(tx)))))
  }),

  on(terminalLayout, ({ company }) =>
    company.read(async (tx) => {
      const { code, time, type } = await layoutOf(tx, company.companyId)
      return { code_column: code, time_column: time, type_column: type }
    }),
  ),
]

type Counts = { readonly accepted: number; readonly duplicates: number; readonly unmatched: number }
type Came = Pick<Told, 'method' | 'source'> & { readonly logs: readonly Log[] }
type Asking = Pick<Call<typeof importLogs>, 'company' | 'session' | 'actor' | 'clock'>

async function taken(
  tx: Tx,
  { company, session, actor, clock }: Asking,
  needs: AttendanceNeeds,
  came: Came,
): Promise<Counts> {
  const { companyId } = company
  const { timezone } = await companyFacts(tx, companyId)
  const now = clock.now()
  const stored = await storeLogs(tx, companyId, came.logs, { ...came, timezone, now, accountId: session.accountId })
  if (stored.some(({ occurred_at }) => Date.parse(occurred_at) > now.getTime() + AHEAD_MS)) throw refusedAhead()
  const matched = stored.flatMap(matchedOf)
  await payFollowsClockings(tx, needs, { companyId, timezone, now, by: actor.name }, matched)
  const counts = {
    accepted: matched.length,
    duplicates: came.logs.length - stored.length,
    unmatched: stored.length - matched.length,
  }
  if (stored.length > 0) {
    const subject = { kind: 'clockings', name: came.source }
    await record(tx, companyId, [{ action: `attendance.logs-${came.method}`, subject, after: counts }], { actor, now })
  }
  return counts
}

const matchedOf = ({ employee_id, occurred_at }: Stored) =>
  employee_id === null ? [] : [{ employeeId: employee_id, occurredAt: new Date(occurred_at) }]

/** Everything was done as it would be, and is taken back. */
class Seen extends Error {
  readonly counts: Counts
  constructor(counts: Counts) {
    super('a preview')
    this.counts = counts
  }
}

const seenOnly = (work: Promise<never>): Promise<Counts> =>
  work.catch((reason: unknown) => {
    if (reason instanceof Seen) return reason.counts
    throw reason
  })

type Columns = Call<typeof importLogs>['body']

const chosen = ({ code_column, time_column, type_column }: Columns, before: Layout): Layout =>
  code_column === undefined && time_column === undefined && type_column === undefined
    ? before
    : { code: code_column ?? before.code, time: time_column ?? before.time, type: type_column ?? null }

const refusedAhead = (): Refusal => new Refusal(wrong('attendance.logs-ahead'))
const wrong = (code: string): Problem => problem(code, { errors: { time: [code] } })

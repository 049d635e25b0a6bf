/** Lines that other parts of the product brought into a month: shown, put off, left out, taken back. */
import { addMonths, firstDayOf, yearMonthOf } from '#kernel/plain-date.ts'
import { ownEmployments, refusingOwnPay } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { onlyCompanyAdmin } from '#platform/identity/server/company-admins.ts'
import { brought, putBack, putOff } from '../../contract/brought.ts'
import { runFor } from '../handlers/open-run.ts'
import { markOpenRuns } from '../mark-open-runs.ts'
import type { PayrollNeeds } from '../needs.ts'
import { periodOfCall } from '../period-of-call.ts'
import { markPeople } from '../stale-store.ts'
import { broughtText } from '../view/brought.ts'
import { versionOf } from '../view/read-run.ts'
import { pagesOf } from '../view/why.ts'
import {
  type LineName,
  linesInRun,
  nameOf,
  type PutOff,
  putLinesOff,
  putOffIn,
  takeLinesBack,
} from './put-off-store.ts'

type Needs = Pick<PayrollNeeds, 'contributions'>

export const broughtHandlers = ({ contributions }: Needs): readonly Handler[] => [
  on(brought, async (call) => {
    const { company, params, query, language, say, db, actor } = call
    const { companyId } = company
    const onlyAdmin = await onlyCompanyAdmin(db, companyId)
    return company.read(async (tx) => {
      const period = periodOfCall(params, query)
      const found = await versionOf(tx, companyId, period, undefined)
      if (!found) return []
      const telling = { language, say: (key: string, given?: Parameters<typeof say>[2]) => say(language, key, given) }
      const pageOf = pagesOf(contributions, 'company')
      const own = await ownEmployments(tx, { companyId, accountId: actor.accountId, onlyAdmin })
      const aside = await putOffIn(tx, companyId, period.key)
      const names = new Set(aside.map(nameOf))
      const inRun = await linesInRun(tx, companyId, found.shown)
      return [
        // Until the month is worked out again the payslip still has what was put off since.
        ...inRun
          .filter(({ of }) => !names.has(nameOf(of)))
          .map(({ of, ...whose }) => ({
            ...{ ...whose, origin: of.origin, source: of.source, month: of.month, kind: of.kind },
            ...{ days: of.kind === 'amount' ? null : of.days, amount: of.kind === 'amount' ? of.amount : null },
            ...{ text: broughtText(of, telling), page: pageOf(of.origin, of.source), standing: 'in' as const },
            ...{ until: null, reason: null, decided_by: null, decided_at: null },
            can_move: !('taking' in of && of.taking) && !own.has(whose.employee_id),
          })),
        ...aside.map((one) => ({
          ...asideView(one, language, pageOf(one.origin, one.source)),
          can_move: !own.has(one.employee_id),
        })),
      ]
    })
  }),

  on(putOff, async (call) => {
    const refuseOwn = await refusingOwnPay(call)
    return call.company.transaction(async (tx) => {
      const { body, company, actor, clock } = call
      const { companyId } = company
      const period = periodOfCall(call.params, call.query)
      const run = await runFor(tx, companyId, period, 'items')
      const wanted = [...new Map(body.items.map((item) => [nameOf(item), item])).values()]
      const lines = await linesInRun(tx, companyId, run, wanted)
      if (new Set(lines.map(({ of }) => nameOf(of))).size < wanted.length) refuse('payroll.not-brought')
      const people = [...new Set(lines.map(({ employee_id }) => employee_id))]
      await refuseOwn(tx, people)
      if (lines.some(({ of }) => 'taking' in of && of.taking)) refuse('payroll.repayment-stays')
      const until = body.move === 'out' ? null : firstDayOf(addMonths(yearMonthOf(period.first), 1)).slice(0, 7)
      if (until === null) await tellOut(tx, call, contributions, wanted, true)
      const single = [...new Map(lines.map((line) => [nameOf(line.of), line])).values()]
      const now = clock.now()
      await putLinesOff(tx, companyId, single, { month: period.key, until, reason: body.reason, by: actor, now })
      await markPeople(tx, companyId, run, people, 'item', actor.name)
      const happened = single.map(({ employee_id, of }) => ({
        action: until === null ? 'payroll.line-left-out' : 'payroll.line-put-off',
        subject: { kind: 'employee', id: employee_id },
        after: { month: period.key, line: of.told.en, reason: body.reason, ...(until && { until }) },
      }))
      const sent = reply(
        { moved: single.length },
        {
          messageKey: until === null ? 'payroll.line-left-out' : 'payroll.line-put-off',
          params: { count: single.length },
        },
      )
      await record(tx, companyId, happened, { actor, now })
      return sent
    })
  }),

  on(putBack, async (call) => {
    const refuseOwn = await refusingOwnPay(call)
    return call.company.transaction(async (tx) => {
      const { company, actor, clock, body } = call
      const { companyId } = company
      const period = periodOfCall(call.params, call.query)
      const taken = await takeLinesBack(tx, companyId, period.key, body.items)
      if (taken.length === 0) refuse('payroll.not-put-off')
      const people = [...new Set(taken.map(({ employee_id }) => employee_id))]
      await refuseOwn(tx, people)
      await tellOut(
        tx,
        call,
        contributions,
        taken.filter(({ until }) => until === null),
        false,
      )
      await markOpenRuns(tx, companyId, { employeeIds: people, cause: 'item', by: actor.name })
      const happened = taken.map(({ employee_id, month }) => ({
        action: 'payroll.line-taken-back',
        subject: { kind: 'employee', id: employee_id },
        after: { month: period.key, of: month },
      }))
      const sent = reply(
        { moved: taken.length },
        { messageKey: 'payroll.line-taken-back', params: { count: taken.length } },
      )
      await record(tx, companyId, happened, { actor, now: clock.now() })
      return sent
    })
  }),
]

const asideView = (
  { measure, told, by_name, at, kind, ...one }: PutOff,
  language: 'en' | 'zh-Hant',
  page: string | null,
) => ({
  ...one,
  ...{ kind, days: kind === 'amount' ? null : measure, amount: kind === 'amount' ? measure : null },
  ...{ text: told[language], page, standing: one.until === null ? ('out' as const) : ('later' as const) },
  ...{ decided_by: by_name, decided_at: at },
})

function refuse(word: string): never {
  throw new Refusal(problem(word, { errors: { items: [word] } }))
}

/** Whoever brings them pays them otherwise, or not at all; it may say why that cannot be. */
async function tellOut(
  tx: Tx,
  { company, clock }: Pick<Call<Endpoint>, 'company' | 'clock'>,
  contributions: Needs['contributions'],
  lines: readonly LineName[],
  out: boolean,
): Promise<void> {
  for (const { origin, leftOut } of contributions) {
    const sources = lines.filter((line) => line.origin === origin).map(({ source }) => source)
    if (!leftOut || sources.length === 0) continue
    const refused = await leftOut(tx, company.companyId, sources, { out, now: clock.now() })
    if (refused) refuse(refused)
  }
}

/** Payslips after approval: held back, shown to people now or on a day, told by mail, taken back from view. */

import { daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { dayText, momentText } from '#platform/words/format.ts'
import { hold, release, releaseState, unrelease } from '../../contract/release.ts'
import type { Period } from '../../model/period.ts'
import { addressOfRun } from '../../model/run-query.ts'
import { addEvent, eventsOf, type RunEventName } from '../event-store.ts'
import type { PayrollNeeds } from '../needs.ts'
import { employeesOfPayslips, heldOf, setHeld, setReleased } from '../payslip-store.ts'
import { periodOfCall } from '../period-of-call.ts'
import { PAYSLIP_MAILS_JOB } from '../release/mails-job.ts'
import {
  cameBack,
  dropPlan,
  type MailKind,
  type PlannedRelease,
  payslipMailsOf,
  plannedOf,
  planRelease,
  type ToldPayslip,
  unwantPayslipMails,
  wantPayslipMails,
} from '../release/release-store.ts'
import { findRun, lockRun, type RunRow } from '../run-store.ts'
import { subjectOfRun } from '../subject-names.ts'
import { runFor } from './open-run.ts'

export const releaseHandlers = (needs: Pick<PayrollNeeds, 'jobs'>): readonly Handler[] => [
  on(hold, async (call) => {
    const { company, params, body } = call
    const period = periodOfCall(params, call.query)
    const held = body.held ?? true
    await company.transaction(async (tx) => {
      const run = await lockRun(tx, company.companyId, period)
      const payslip = await heldOf(tx, company.companyId, run, params.id)
      if (!payslip) throw new Refusal(notFound())
      if (payslip.held === held) return
      if (payslip.released_at) throw new Refusal(problem('payroll.released'))
      if (payslip.bank_batch !== null) throw new Refusal(problem('payroll.paid-already'))
      await setHeld(tx, company.companyId, run, params.id, held)
      await noted(tx, call, run, period, held ? 'held' : 'let_go', { staff_id: payslip.staff_id })
    })
    return reply({ held }, { messageKey: held ? 'payroll.held' : 'payroll.let-go' })
  }),

  on(release, async (call) => {
    const { company, body, clock } = call
    const { timezone } = await company.read((tx) => companyFacts(tx, company.companyId))
    const today = clock.today(timezone)
    if (body.at && body.at < today) return refusedDay('payroll.release-past')
    if (body.at && daysBetween(today, body.at) > MOST_DAYS) return refusedDay('payroll.release-far')
    const wanted = { ids: body.payslip_ids, mail: body.mail ?? null, confirmed: body.confirm ?? false }
    const later = body.at !== undefined && body.at > today
    const period = periodOfCall(call.params, call.query)
    const released = later ? 0 : await view(call, period, 'release', wanted)
    const planned = later ? await plan(call, period, body.at ?? today, wanted) : null
    if (!later && released === 0) {
      const before = await releasedBefore(call, period)
      if (before) return reply({ released, planned: null }, before)
    }
    if (!later && body.mail) await mailsAsJob(call, needs, period)
    if (planned?.before)
      return reply(
        { released, planned: planned.view },
        { messageKey: 'payroll.release-planned-before', params: planned.before },
      )
    const messageKey = later ? 'payroll.release-planned' : 'payroll.viewable-updated'
    return reply({ released, planned: planned?.view ?? null }, { messageKey })
  }),

  on(unrelease, async (call) => {
    const period = periodOfCall(call.params, call.query)
    const wanted = { ids: call.body.payslip_ids, mail: null, confirmed: true }
    const unreleased = await view(call, period, 'unrelease', wanted)
    return reply({ unreleased }, { messageKey: 'payroll.viewable-updated' })
  }),

  on(releaseState, async ({ company, db, params, query, say, language }) => {
    const { companyId } = company
    const found = await company.read(async (tx) => {
      const run = await findRun(tx, companyId, periodOfCall(params, query))
      return run && { run, planned: await plannedOf(tx, companyId, run) }
    })
    if (!found) return { planned: null, waiting: 0, sent: 0, failed: [], came_back: [] }
    const { mails, came_back } = await db.system.read(async (tx) => ({
      mails: await payslipMailsOf(tx.of(companyId), companyId, found.run.id),
      came_back: await cameBack(tx.of(companyId), companyId),
    }))
    const count = (...states: (string | null)[]) =>
      mails.filter(({ state, unsent, bounced }) => unsent === null && !bounced && states.includes(state)).length
    const whyNot = ({ unsent, bounced, error }: ToldPayslip) => {
      if (unsent) return say(language, `payroll.mail-unsent.${unsent}`)
      return bounced ? say(language, 'payroll.mail-bounced', { reason: error ?? '' }) : (error ?? '')
    }
    return {
      planned: found.planned ? plannedView(found.planned) : null,
      waiting: count(null, 'waiting'),
      sent: count('sent'),
      failed: mails
        .filter(({ state, unsent, bounced }) => unsent !== null || bounced || state === 'failed')
        .map((mail) => {
          const { employee_id, staff_id, full_name, address } = mail
          return { employee_id, staff_id, full_name, address, reason: whyNot(mail) }
        }),
      came_back,
    }
  }),
]

const MOST_DAYS = 92

const refusedDay = (code: string) => problem(code, { params: { most: MOST_DAYS }, errors: { at: [code] } })

type Acting = Pick<Call<Endpoint>, 'company' | 'clock' | 'actor' | 'language'>
type Wanted = {
  readonly ids: readonly string[] | undefined
  readonly mail: MailKind | null
  readonly confirmed: boolean
}

const plannedView = ({ release_on: at, mail, employee_ids, by_name: by }: PlannedRelease) => ({
  ...{ at, mail, by },
  people: employee_ids?.length ?? null,
})

/** Null is everybody. */
const leavesOut = (before: readonly string[] | null, now: readonly string[] | null): boolean =>
  now !== null && (before === null || before.some((id) => !now.includes(id)))

const told = ({ by_name, release_on }: PlannedRelease, { language }: Pick<Acting, 'language'>) => ({
  who: by_name,
  day: dayText(release_on, language),
})

/** Nobody's plan is replaced without being asked about. */
function askedAbout(standing: PlannedRelease, others: boolean, call: Pick<Acting, 'language'>): Refusal {
  const code = others ? 'payroll.release-planned-others' : 'payroll.release-planned-otherwise'
  return new Refusal(problem(code, { status: 409, params: told(standing, call), extra: { confirm_required: true } }))
}

/** For a day to come; another plan of the run gives way where that is confirmed, and the same one stays whose it was. */
function plan(call: Acting, period: Period, at: PlainDate, { ids, mail, confirmed }: Wanted) {
  const { company, clock, actor } = call
  const { companyId } = company
  return company.transaction(async (tx) => {
    const run = await runFor(tx, companyId, period, 'release')
    const employee_ids = ids ? await employeesOfPayslips(tx, companyId, run, ids) : null
    if (employee_ids === undefined) throw new Refusal(notFound())
    const standing = await plannedOf(tx, companyId, run)
    if (standing) {
      const others = leavesOut(standing.employee_ids, employee_ids)
      const otherwise = standing.release_on !== at || standing.mail !== mail
      if (!others && !otherwise && !leavesOut(employee_ids, standing.employee_ids))
        return { view: plannedView(standing), before: told(standing, call) }
      if (!confirmed && (others || otherwise)) throw askedAbout(standing, others, call)
    }
    const kept: PlannedRelease = {
      ...{ run_id: run.id, version: run.version, release_on: at, mail, employee_ids },
      ...{ by_account: actor.accountId, by_name: actor.name },
    }
    await planRelease(tx, companyId, kept, clock.now())
    await noted(tx, call, run, period, 'release_planned', { at, mail: mail ?? 'none' })
    return { view: plannedView(kept), before: undefined }
  })
}

/** Somebody was first: who, and when. */
async function releasedBefore({ company, language }: Call<typeof release>, period: Period) {
  const { companyId } = company
  const { event, timezone } = await company.read(async (tx) => {
    const run = await findRun(tx, companyId, period)
    const events = run ? await eventsOf(tx, companyId, run.id) : []
    const { timezone } = await companyFacts(tx, companyId)
    return { timezone, event: events.findLast(({ event }) => event === 'released' || event === 'unreleased') }
  })
  if (event?.event !== 'released') return undefined
  const day = momentText(event.at, language, timezone)
  return { messageKey: 'payroll.released-before', params: { who: event.actor, day } }
}

/** How many changed. */
function view(
  call: Acting,
  period: Period,
  move: 'release' | 'unrelease',
  { ids, mail, confirmed }: Wanted,
): Promise<number> {
  const { company, clock } = call
  const { companyId } = company
  return company.transaction(async (tx) => {
    const run = await runFor(tx, companyId, period, move)
    const employeeIds = await employeesOfPayslips(tx, companyId, run, ids)
    if (!employeeIds) throw new Refusal(notFound())
    const show = move === 'release'
    const standing = ids || confirmed ? undefined : await plannedOf(tx, companyId, run)
    if (standing) throw askedAbout(standing, false, call)
    const payslips = await setReleased(tx, companyId, run, { employeeIds, at: show ? clock.now() : null })
    if (payslips > 0) await noted(tx, call, run, period, show ? 'released' : 'unreleased', { payslips })
    if (show && mail) await wantPayslipMails(tx, companyId, { runId: run.id, employeeIds, kind: mail })
    if (!show) await unwantPayslipMails(tx, companyId, run.id, employeeIds)
    // Whatever was to come is seen to with this, or given up.
    if (!ids && (await dropPlan(tx, companyId, run.id)) && !show)
      await noted(tx, call, run, period, 'release_withdrawn', {})
    return payslips
  })
}

/** They may be thousands, each with a file: nobody waits for them. */
async function mailsAsJob(
  { company, actor, say, language, session }: Call<typeof release>,
  { jobs }: Pick<PayrollNeeds, 'jobs'>,
  period: Period,
): Promise<void> {
  await jobs.start(company, {
    kind: PAYSLIP_MAILS_JOB,
    name: say(language, 'payroll.job-mails', { month: period.key }),
    input: {},
    actor,
    roles: session.roles,
    link: addressOfRun(period),
  })
}

async function noted(
  tx: Tx,
  { company, actor, clock }: Acting,
  run: RunRow,
  period: Period,
  event: RunEventName,
  detail: Readonly<Record<string, string | number>>,
): Promise<void> {
  await addEvent(tx, company.companyId, run, event, actor, clock.now(), detail)
  const subject = subjectOfRun(run, period.key)
  await record(tx, company.companyId, [{ action: `payroll.${event}`, subject, after: detail }], {
    actor,
    now: clock.now(),
  })
}

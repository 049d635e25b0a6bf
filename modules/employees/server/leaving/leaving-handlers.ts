/** Leaving, coming back, and being away for long. */
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { lockCompany } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isMarked, notFound, type Problem, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { disable, enable, leavingPreview, setSabbatical, standing } from '../../contract/leaving.ts'
import { returnOn } from '../../model/leaving-rule.ts'
import { invalid } from '../invalid.ts'
import { logChange } from '../log.ts'
import { lookingOf } from '../looking.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { headcountRefusal } from '../newcomers/headcount.ts'
import { wrongPlaces } from '../places.ts'
import { lockProfile, type ProfileRow, profileOf } from '../profile/profile-store.ts'
import { moveType, writeMove } from '../record/career-store.ts'
import { unfitTexts } from '../unfit-texts.ts'
import { refusalOfLeaver } from './account-beyond.ts'
import { accountsFollow, isLastAdmin } from './accounts-of-leavers.ts'
import { recordLeaving } from './record-leaving.ts'
import {
  accountOf,
  beginAnew,
  type Days,
  payChangesAfter,
  reportsOf,
  setDays,
  settle,
  standingOf,
} from './standing-store.ts'

type Looking = Awaited<ReturnType<typeof lookingOf>>

export const leavingHandlers = (needs: EmployeesNeeds): readonly Handler[] => [
  on(standing, (call) =>
    call.company.read(async (tx) => {
      const looking = await lookingOf(tx, call)
      const row = await profileOf(tx, looking, call.params.id)
      return row ? standingOf(tx, looking.companyId, row.id, looking.today) : notFound()
    }),
  ),

  on(leavingPreview, async (call) => {
    const day = call.query.last_working_date
    const read = await call.company.read(async (tx) => {
      const looking = await lookingOf(tx, call)
      const row = await profileOf(tx, looking, call.params.id)
      return (
        row && {
          account: await accountOf(tx, looking.companyId, row.id),
          reports: await reportsOf(tx, looking.companyId, row.id),
          later: await payChangesAfter(tx, looking.companyId, row.id, day),
        }
      )
    })
    if (!read) return notFound()
    return {
      account_closes_on: read.account && nextDay(day),
      reports: read.reports,
      later_pay_changes: read.later,
      is_last_admin: read.account !== null && (await isLastAdmin(call, read.account)),
    }
  }),

  on(disable, async (call) => {
    const { company, body } = call
    const { companyId } = company
    const errors = unfitTexts(body)
    if (Object.keys(errors).length > 0) return invalid(errors)
    const accountId = await company.read((tx) => accountOf(tx, companyId, call.params.id))
    if (accountId && (await isLastAdmin(call, accountId))) return problem('employees.last-admin')
    const done = await company.transaction(async (tx) => {
      const refused = await recordLeaving(tx, call, needs, call.params.id, body)
      if (refused) return refused
      const { today } = await lookingOf(tx, call)
      return { standing: await standingOf(tx, companyId, call.params.id, today) }
    })
    if (isMarked(done, 'problem')) return done
    await accountsFollow(call, companyId, { by: call.actor, of: [call.params.id] })
    return reply(done.standing, { messageKey: 'employees.changed' })
  }),

  on(enable, async (call) => {
    const { company, body } = call
    const { companyId } = company
    const done = await acting(call, async (tx, looking, row) => {
      if (row.left_on === null) return problem('employees.not-leaving')
      const beyond = await refusalOfLeaver(tx, companyId, call.session.roles, row.id)
      if (beyond) return beyond
      const errors = { ...unfitTexts(body), ...(await wrongPlaces(tx, companyId, body)) }
      if (Object.keys(errors).length > 0) return invalid(errors)
      const back = returnOn(plainDateOf(row.left_on), body.effective_date)
      if (back.kind === 'too-soon') {
        const told = { effective_date: ['employees.returns-too-soon'] }
        return problem('employees.returns-too-soon', { params: { day: back.from }, errors: told })
      }
      const gone = row.left_on < looking.today
      const facts = await lockCompany(tx, companyId)
      const full = gone && (await headcountRefusal(tx, facts, 1, looking.today))
      if (full) return full
      if (back.kind === 'begins-anew') await beginAnew(tx, companyId, row.id, body.effective_date)
      const places = {
        ...(body.department_id === undefined ? {} : { department_id: body.department_id, division_id: null }),
        ...(body.position_id === undefined ? {} : { position_id: body.position_id }),
      }
      const days = { left_on: null, left_kind: null, left_remark: null, exit_reason_id: null }
      await setDays(tx, companyId, row.id, { ...days, ...places, reassigned_on: body.effective_date })
      const now = (await profileOf(tx, looking, row.id)) ?? row
      const anew = back.kind === 'begins-anew'
      if (anew || moved(row, now)) {
        await writeMove(tx, companyId, row, now, {
          type: anew ? 'returned' : moveType(row, now),
          on: body.effective_date,
        })
      }
      await tellPayroll(tx, call, needs, row)
      const after = { ...days, ...places, reassigned_on: body.effective_date, remark: body.remark ?? null }
      await logChange(tx, call, row, { before: row, after, action: 'employees.reassigned' })
    })
    if (isMarked(done, 'problem')) return done
    await accountsFollow(call, companyId, { by: call.actor, of: [call.params.id] })
    return reply(done.standing, { messageKey: 'employees.changed' })
  }),

  on(setSabbatical, async (call) => {
    const { company, body } = call
    const done = await acting(call, async (tx, looking, row) => {
      const before = await standingOf(tx, company.companyId, row.id, looking.today)
      const { from = null, to = null, remark } = body
      const errors = {
        ...unfitTexts(body),
        ...(body.status && from === null ? { from: ['http.required'] } : {}),
        ...(body.status && from && from < row.joined_on ? { from: ['employees.before-first-day'] } : {}),
        ...(from && to && to < from ? { to: ['employees.ends-before-beginning'] } : {}),
        ...(row.left_on && from && from > row.left_on ? { from: ['employees.after-last-day'] } : {}),
        ...(row.left_on && to && to > row.left_on ? { to: ['employees.after-last-day'] } : {}),
      }
      if (Object.keys(errors).length > 0) return invalid(errors)
      if (!body.status && before.sabbatical_from === null) return problem('employees.no-sabbatical')
      // Ended before it began, it never was; otherwise its last day is the one given, or yesterday.
      const last = to ?? dayBefore(looking.today)
      const days: Days = body.status
        ? { sabbatical_from: from, sabbatical_to: to, sabbatical_remark: remark || null }
        : before.sabbatical_from !== null && last < before.sabbatical_from
          ? { sabbatical_from: null, sabbatical_to: null, sabbatical_remark: null }
          : { sabbatical_to: last }
      await setDays(tx, company.companyId, row.id, { ...days, status: 'active' })
      await tellPayroll(tx, call, needs, row)
      await logChange(tx, call, row, { before, after: days, action: 'employees.sabbatical' })
    })
    return isMarked(done, 'problem') ? done : reply(done.standing, { messageKey: 'employees.changed' })
  }),
]

type ActCall = Pick<Call<typeof disable>, 'company' | 'session' | 'clock' | 'actor' | 'params'>
type Act = (tx: Tx, looking: Looking, row: ProfileRow) => Promise<Problem | undefined>

/** Holds the company, since heads are counted, and the person; afterwards the state follows the days. */
function acting(call: ActCall, act: Act) {
  const { companyId } = call.company
  return call.company.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    const looking = await lookingOf(tx, call)
    const row = await lockProfile(tx, looking, call.params.id)
    if (!row) return notFound()
    const done = await act(tx, looking, row)
    if (done) return done
    await settle(tx, companyId, looking.today, row.id)
    return { standing: await standingOf(tx, companyId, row.id, looking.today) }
  })
}

const tellPayroll = (tx: Tx, { company, actor }: ActCall, { payInputsChanged }: EmployeesNeeds, row: ProfileRow) =>
  payInputsChanged(tx, company.companyId, { employeeIds: [row.id], cause: 'employment', by: actor.name })

const moved = (before: ProfileRow, after: ProfileRow): boolean =>
  before.department_id !== after.department_id || before.position_id !== after.position_id

const nextDay = (day: PlainDate): PlainDate => addDays(day, 1)
const dayBefore = (day: PlainDate): PlainDate => addDays(day, -1)

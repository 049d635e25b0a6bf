/** Changing the employment side of one record: where somebody works, for whom, from when, and by which permit. */
import type { Country } from '#kernel/countries.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { lockCompany } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { dropFiles, removeBytes, withFile } from '#platform/files/server/kept-files.ts'
import { isMarked, notFound, type Problem, problem, Refusal, type Reply, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import { changeEmployment } from '../../contract/profile.ts'
import { isBornTooLate } from '../../model/birth-day.ts'
import { barred, closedFields } from '../../model/field-rights.ts'
import { invalid } from '../invalid.ts'
import { refusalOfLeaver } from '../leaving/account-beyond.ts'
import { accountsFollow, isLastAdmin } from '../leaving/accounts-of-leavers.ts'
import { accountOf } from '../leaving/standing-store.ts'
import { logChange, logRatesGone } from '../log.ts'
import { longProbation } from '../long-probation.ts'
import { lookingOf } from '../looking.ts'
import { judgePlanned, logPlanned, partedByDay, planForLater } from '../moves/plan-move.ts'
import { plannedMovesOf } from '../moves/planned-store.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { withinHeadcount } from '../newcomers/headcount.ts'
import { refusingOwnRecords } from '../pay/own-pay.ts'
import { closesCircle, type Errors, wrongPlaces } from '../places.ts'
import { isMoved, moveType, writeMove } from '../record/career-store.ts'
import { DOCUMENT_FILE } from '../record/document-handlers.ts'
import { unfitTexts } from '../unfit-texts.ts'
import { type EmploymentWanted, saveEmployment } from './change-store.ts'
import { changesOf, isOvertaken, overtaken } from './changed-meanwhile.ts'
import { detailsReached, formerReached, type RateGone, ratesThatGo } from './first-day.ts'
import { isPerson } from './is-person.ts'
import { lockProfile, type ProfileRow, profileOf } from './profile-store.ts'
import { employmentView } from './profile-views.ts'
import { saveWorkPermit, type WorkPermit, workPermitOf } from './work-permit.ts'

type ChangeCall = Call<typeof changeEmployment>

export const employmentChange = (needs: EmployeesNeeds): Handler =>
  on(changeEmployment, async (call) => {
    const { company, body, session, file } = call
    const sent = file ? { ...body, work_permit_file: file.name } : body
    const shut = barred(sent, session)
    if (shut.length > 0) return invalid(Object.fromEntries(shut.map((field) => [field, ['employees.may-not-set']])))
    const errors = unfitTexts(body)
    if (Object.keys(errors).length > 0) return invalid(errors)
    if (body.left_on) {
      const accountId = await company.read((tx) => accountOf(tx, company.companyId, call.params.id))
      if (accountId && (await isLastAdmin(call, accountId)))
        return problem('employees.last-admin', { errors: { left_on: ['employees.last-admin'] } })
    }
    const changing = { ...needs, refuseOwn: await refusingOwnRecords(call, 'employees.own-joining') }
    const done = await (file
      ? withFile(call, file, DOCUMENT_FILE, (tx, fileId) => change(tx, call, changing, fileId))
      : company.transaction((tx) => change(tx, call, changing)))
    if (isMarked(done, 'problem')) return done
    await removeBytes(call, done.former)
    await accountsFollow(call, company.companyId, { by: call.actor, of: [call.params.id] })
    return done.reply
  })

type View = ReturnType<typeof employmentView>
type Changing = EmployeesNeeds & { readonly refuseOwn: Awaited<ReturnType<typeof refusingOwnRecords>> }
type Changed = { readonly reply: Reply<View>; readonly former: readonly string[] }

async function change(
  tx: Tx,
  call: ChangeCall,
  { payInputsChanged, refuseOwn }: Changing,
  fileId?: string,
): Promise<Changed | Problem> {
  const { company, body, session, actor, seal, say, language } = call
  const { companyId } = company
  // Managers and headcount are judged over all people, so such changes come one after the other.
  const facts = await lockCompany(tx, companyId)
  const looking = await lookingOf(tx, call)
  const row = await lockProfile(tx, looking, call.params.id)
  if (!row) return notFound()
  const held = await workPermitOf(tx, seal, companyId, row.id)
  if (isOvertaken(row, body.revision)) {
    const changed = await changesOf(tx, { companyId, employeeId: row.id, closed: closedFields(session) })
    const planned = await plannedMovesOf(tx, companyId, row.id)
    return overtaken(employmentView(row, { permit: held, planned }, session), changed)
  }
  // Leave and what is paid on leaving grow with the years since: another person changes one's own first day.
  if (body.joined_on !== undefined && body.joined_on !== row.joined_on) await refuseOwn(tx, [row.id])
  if (body.left_on !== undefined && body.left_on !== row.left_on) {
    const beyond = await refusalOfLeaver(tx, companyId, session.roles, row.id)
    if (beyond) return beyond
  }
  const before = held ?? {}
  const { wanted, permit, move, later } = divided(body, row, looking.today)
  await judgeEmployment(tx, companyId, row, { ...row, ...wanted })
  judgeDays({ ...before, ...permit }, later ? undefined : move.moved_on, row, looking.today)
  if (later) await judgePlanned(tx, companyId, { ...row, ...wanted }, later)
  const gone = await asked(tx, call, facts.country, row, wanted)
  const differs = Object.keys(wanted).length > 0
  if (differs)
    await withinHeadcount(tx, facts, looking.today, () =>
      unlessTaken(saveEmployment(tx, looking, row, wanted), 'clock_code', 'employees.clock-code-taken'),
    )
  const name = say(language, 'employees.work-permit')
  const former = await saveWorkPermit(tx, seal, companyId, row.id, { ...permit, file_id: fileId }, name)
  const keys = former ? await dropFiles(tx, companyId, [former]) : []
  const now = (await profileOf(tx, looking, row.id)) ?? row
  if (isMoved(row, now) && move.move_type !== 'correction') {
    const on = move.moved_on ?? looking.today
    await writeMove(tx, companyId, row, now, { type: move.move_type ?? moveType(row, now), on })
  }
  // What is only planned counts from its day, and what was sent as it stands changes nobody's pay.
  if (differs) {
    await payInputsChanged(tx, companyId, { employeeIds: [row.id], cause: 'employment', by: actor.name })
  }
  if (later) await planForLater(tx, call, row, later)
  const after = { ...wanted, ...permit, ...(fileId ? { work_permit_file: call.file?.name } : {}) }
  await logRatesGone(tx, call, row, gone)
  await logChange(tx, call, row, { before: { ...row, ...before }, after })
  if (later) await logPlanned(tx, call, row, later)
  const shown = await workPermitOf(tx, seal, companyId, row.id)
  const view = employmentView(now, { permit: shown, planned: await plannedMovesOf(tx, companyId, row.id) }, session)
  return { reply: reply(view, { messageKey: 'employees.changed' }), former: keys }
}

/** What belongs to the record, to the permit, to the career, and to a day to come. */
function divided(body: ChangeCall['body'], row: ProfileRow, today: PlainDate) {
  const { revision: _, confirm: _asked, _method, move_type, moved_on, ...given } = body
  const { work_permit_number, work_permit_endorsed_on, work_permit_expires_on, ...record } = given
  const moved = record.department_id !== undefined && record.department_id !== row.department_id
  // Who moves to another department leaves its division behind.
  const whole: EmploymentWanted = differing(
    moved && record.division_id === undefined ? { ...record, division_id: null } : record,
    row,
  )
  const { now: wanted, later } = partedByDay(whole, row, { type: move_type, on: moved_on, today })
  const permit = Object.fromEntries(
    Object.entries({ work_permit_number, work_permit_endorsed_on, work_permit_expires_on }).filter(
      ([, value]) => value !== undefined,
    ),
  )
  return { wanted, permit, move: { move_type, moved_on }, later }
}

/** A form may send everything: what stands so already is no change, and leaves no trace. */
const differing = (wanted: EmploymentWanted, row: ProfileRow): EmploymentWanted =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => value !== undefined && told(value) !== told(row[field as keyof ProfileRow]),
    ),
  )
const told = (value: unknown): string => JSON.stringify(value === '' ? null : (value ?? null))

async function judgeEmployment(tx: Tx, companyId: string, row: ProfileRow, wanted: ProfileRow): Promise<void> {
  const errors = {
    ...(await wrongPlaces(tx, companyId, wanted)),
    ...(wanted.left_on !== null && wanted.left_on < wanted.joined_on
      ? { left_on: ['employees.left-before-joining'] }
      : {}),
    ...(wanted.joined_on !== row.joined_on && isBornTooLate(row.birth_date, wanted.joined_on)
      ? { joined_on: ['employees.fault.born-after-joining'] }
      : {}),
    ...(wanted.probation_ends_on !== null && wanted.probation_ends_on < wanted.joined_on
      ? { probation_ends_on: ['employees.ends-before-beginning'] }
      : {}),
  }
  if (Object.keys(errors).length > 0) throw new Refusal(invalid(errors))
  if (wanted.manager_id && (await closesCircle(tx, companyId, row.id, wanted.manager_id))) {
    throw new Refusal(problem('employees.manager-circle', { errors: { manager_id: ['employees.manager-circle'] } }))
  }
  if (wanted.is_service_account && !row.is_service_account && (await isPerson(tx, companyId, row.id))) {
    throw new Refusal(invalid({ is_service_account: ['employees.is-a-person'] }))
  }
}

/** What has to be confirmed is asked together: changes of pay that a later first day drops, and a long probation. */
async function asked(
  tx: Tx,
  call: ChangeCall,
  country: Country,
  row: ProfileRow,
  wanted: EmploymentWanted,
): Promise<readonly RateGone[]> {
  const { body, say, language } = call
  const gone = await payBeforeFirstDay(tx, call, row, wanted.joined_on)
  const { joined_on: joinedOn, probation_ends_on: endsOn } = { ...row, ...wanted }
  const isLater = endsOn !== row.probation_ends_on || joinedOn !== row.joined_on
  const days = { joinedOn: plainDateOf(joinedOn), endsOn: endsOn === null ? null : plainDateOf(endsOn) }
  const long = isLater ? longProbation(call, country, { name: row.full_name, ...days }) : []
  if (body.confirm || gone.length + long.length === 0) return gone
  const dropped = gone.map(({ component, effective_from }) =>
    say(language, 'employees.pay-since', {
      what: say(language, `employees.column.${component}`),
      day: effective_from,
    }),
  )
  const word = gone.length > 0 ? 'employees.first-day-drops-pay' : 'employees.confirm-probation'
  throw new Refusal(problem(word, { status: 409, data: [...dropped, ...long], extra: { confirm_required: true } }))
}

/** Changes of pay that a later first day would take with it: told first, and done only when that is what is meant. */
async function payBeforeFirstDay(
  tx: Tx,
  { company: { companyId } }: ChangeCall,
  row: ProfileRow,
  day: string | undefined,
): Promise<readonly RateGone[]> {
  if (!day || day === row.joined_on) return []
  const move = [{ employeeId: row.id, day }]
  const former = (await formerReached(tx, companyId, move)).get(row.id)
  if (former) {
    const errors = { joined_on: ['employees.overlaps-former'] }
    throw new Refusal(problem('employees.overlaps-former', { params: { day: former }, errors }))
  }
  const detail = (await detailsReached(tx, companyId, move)).get(row.id)
  if (detail) {
    const errors = { joined_on: ['employees.fault.details-before-joining'] }
    throw new Refusal(problem('employees.fault.details-before-joining', { errors }))
  }
  return ratesThatGo(tx, companyId, move)
}

function judgeDays(
  permit: Partial<WorkPermit>,
  movedOn: PlainDate | undefined,
  row: ProfileRow,
  today: PlainDate,
): void {
  const { work_permit_endorsed_on: from, work_permit_expires_on: to } = permit
  const errors: Errors = {
    ...(from && to && to < from ? { work_permit_expires_on: ['employees.ends-before-beginning'] } : {}),
    ...(movedOn && movedOn > today ? { moved_on: ['employees.in-the-future'] } : {}),
    ...(movedOn && movedOn < row.joined_on ? { moved_on: ['employees.before-first-day'] } : {}),
  }
  if (Object.keys(errors).length > 0) throw new Refusal(invalid(errors))
}

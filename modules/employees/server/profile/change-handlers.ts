/** Changing the personal side and the employment side of one record; the pay side stands in pay-handler.ts. */
import { mayEnter } from '#access/enter.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { companyFacts, lockCompany } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { conflict, notFound, type Problem, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { changeEmployment, changePersonal } from '../../contract/profile.ts'
import { invalid } from '../invalid.ts'
import { logChange } from '../log.ts'
import { lookingOf } from '../looking.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { headcountRefusal } from '../newcomers/headcount.ts'
import { closesCircle, wrongPlaces } from '../places.ts'
import { openIdentity } from '../sealed-values.ts'
import { unfitTexts } from '../unfit-texts.ts'
import { saveEmployment, savePersonal } from './change-store.ts'
import { lockProfile, type ProfileRow, profileOf } from './profile-store.ts'
import { employmentView, personalView } from './profile-views.ts'

/** Who may not see these may not set them either. */
const GUARDED = ['identity_number', 'passport_number'] as const

export const changeHandlers = ({ payInputsChanged }: EmployeesNeeds): readonly Handler[] => [
  on(changePersonal, async (call) => {
    const { company, body, session, seal, actor } = call
    const barred = mayEnter(session, 'employee.pay') ? [] : GUARDED.filter((field) => body[field] !== undefined)
    if (barred.length > 0) return invalid(Object.fromEntries(barred.map((field) => [field, ['employees.may-not-set']])))
    const errors = unfitTexts(body)
    if (Object.keys(errors).length > 0) return invalid(errors)
    return company.transaction(async (tx) => {
      const looking = await lookingOf(tx, call)
      const row = await lockProfile(tx, looking, call.params.id)
      const refused = refusalOf(row, body.revision)
      if (refused || !row) return refused ?? notFound()
      const { revision: _, ...wanted } = body
      const before = { ...row, identity_number: openIdentity(seal, row.identity_number) }
      const changed = await savePersonal(tx, seal, looking.companyId, row.id, wanted)
      await payInputsChanged(tx, looking.companyId, { employeeIds: [row.id], cause: 'person', by: actor.name })
      await logChange(tx, call, row, { before, after: changed })
      const now = await profileOf(tx, looking, row.id)
      return now ? reply(personalView(now, session, seal), { messageKey: 'employees.changed' }) : notFound()
    })
  }),

  on(changeEmployment, async (call) => {
    const { company, body, session, actor } = call
    return company.transaction(async (tx) => {
      // Managers and headcount are judged over all people, so such changes come one after the other.
      await lockCompany(tx, company.companyId)
      const looking = await lookingOf(tx, call)
      const row = await lockProfile(tx, looking, call.params.id)
      const refused = refusalOf(row, body.revision)
      if (refused || !row) return refused ?? notFound()
      const { revision: _, ...given } = body
      const moved = given.department_id !== undefined && given.department_id !== row.department_id
      // Who moves to another department leaves its division behind.
      const wanted = moved && given.division_id === undefined ? { ...given, division_id: null } : given
      await judgeEmployment(tx, call, row, { ...row, ...wanted }, looking.today)
      await saveEmployment(tx, looking, row, wanted)
      await payInputsChanged(tx, looking.companyId, { employeeIds: [row.id], cause: 'employment', by: actor.name })
      await logChange(tx, call, row, { before: row, after: wanted })
      const now = await profileOf(tx, looking, row.id)
      return now ? reply(employmentView(now, session), { messageKey: 'employees.changed' }) : notFound()
    })
  }),
]

function refusalOf(row: ProfileRow | undefined, revision: number): Problem | undefined {
  if (!row) return notFound()
  return row.revision === revision ? undefined : conflict('employees.changed-meanwhile')
}

async function judgeEmployment(
  tx: Tx,
  { company: { companyId } }: Call<typeof changeEmployment>,
  row: ProfileRow,
  wanted: ProfileRow,
  today: PlainDate,
): Promise<void> {
  const errors = {
    ...(await wrongPlaces(tx, companyId, wanted)),
    ...(wanted.left_on !== null && wanted.left_on < wanted.joined_on
      ? { left_on: ['employees.left-before-joining'] }
      : {}),
  }
  if (Object.keys(errors).length > 0) throw new Refusal(invalid(errors))
  if (wanted.manager_id && (await closesCircle(tx, companyId, row.id, wanted.manager_id))) {
    throw new Refusal(problem('employees.manager-circle', { errors: { manager_id: ['employees.manager-circle'] } }))
  }
  const returns = row.status === 'resigned' && (wanted.left_on === null || wanted.left_on >= today)
  const full = returns && (await headcountRefusal(tx, await companyFacts(tx, companyId), 1, today))
  if (full) throw new Refusal(full)
}

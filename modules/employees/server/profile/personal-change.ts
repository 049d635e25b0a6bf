/** Changing the personal side of one record, by HR or by a request of the person that HR approved. */
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { changePersonal } from '../../contract/profile.ts'
import { isBornTooLate } from '../../model/birth-day.ts'
import { barred, closedFields } from '../../model/field-rights.ts'
import { withPlainNumbers } from '../../model/paper-numbers.ts'
import { invalid } from '../invalid.ts'
import { logChange } from '../log.ts'
import { lookingOf } from '../looking.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { withOpenNumbers } from '../sealed-values.ts'
import { unfitTexts } from '../unfit-texts.ts'
import { type PersonalWanted, savePersonal } from './change-store.ts'
import { changesOf, isOvertaken, overtaken } from './changed-meanwhile.ts'
import { lockProfile, type ProfileRow, profileOf } from './profile-store.ts'
import { personalView } from './profile-views.ts'

export const personalChange = (needs: EmployeesNeeds): Handler =>
  on(changePersonal, async (call) => {
    const { company, body, session, seal } = call
    const shut = barred(body, session)
    if (shut.length > 0) return invalid(Object.fromEntries(shut.map((field) => [field, ['employees.may-not-set']])))
    const unfit = unfitTexts(body)
    if (Object.keys(unfit).length > 0) return invalid(unfit)
    return company.transaction(async (tx) => {
      const looking = await lookingOf(tx, call)
      const row = await lockProfile(tx, looking, call.params.id)
      if (!row) return notFound()
      if (isOvertaken(row, body.revision)) {
        const asked = { companyId: company.companyId, employeeId: row.id, closed: closedFields(session) }
        const changed = await changesOf(tx, asked)
        return overtaken(personalView(row, session, seal), changed)
      }
      const { revision: _, ...asked } = body
      const { form: wanted, errors } = withPlainNumbers(withoutOld(asked, withOpenNumbers(seal, row)))
      if (Object.keys(errors).length > 0) return invalid(errors)
      if (isBornTooLate(wanted.birth_date, row.joined_on)) {
        return invalid({ birth_date: ['employees.fault.born-after-joining'] })
      }
      await applyPersonal(tx, call, needs, row, wanted)
      const now = await profileOf(tx, looking, row.id)
      return now ? reply(personalView(now, session, seal), { messageKey: 'employees.changed' }) : notFound()
    })
  })

type Numbers = { identity_number?: string | undefined; passport_number?: string | undefined }

/** A number that stands as it was taken once, by other rules, holds nobody back from saving something else. */
function withoutOld<Form extends Numbers>(form: Form, { identity_number, passport_number }: ProfileRow): Form {
  const rest = { ...form }
  if (rest.identity_number === (identity_number ?? '')) delete rest.identity_number
  if (rest.passport_number === (passport_number ?? '')) delete rest.passport_number
  return rest
}

type Changing = Pick<Call<typeof changePersonal>, 'seal' | 'actor'> & {
  readonly company: { readonly companyId: string }
  readonly clock: Pick<Clock, 'now'>
}

/** Stores, tells payroll, and notes it in the log; of a record that is held. */
export async function applyPersonal(
  tx: Tx,
  call: Changing,
  { payInputsChanged }: EmployeesNeeds,
  row: ProfileRow,
  wanted: PersonalWanted,
): Promise<void> {
  const { companyId } = call.company
  const before = withOpenNumbers(call.seal, row)
  const changed = await savePersonal(tx, call.seal, companyId, row.id, wanted)
  await payInputsChanged(tx, companyId, { employeeIds: [row.id], cause: 'person', by: call.actor.name })
  await logChange(tx, call, row, { before, after: changed })
}

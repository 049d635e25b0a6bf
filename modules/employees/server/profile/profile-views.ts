/** A person's record as it leaves: what the caller may not see is null, and what he may do is said with it. */
import { mayEnter } from '#access/enter.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { hidden } from '../../model/field-rights.ts'
import type { PlannedMove } from '../moves/planned-store.ts'
import { withOpenNumbers } from '../sealed-values.ts'
import type { ProfileRow } from './profile-store.ts'
import type { WorkPermit } from './work-permit.ts'

const mayOf = (session: LiveSession) => ({
  edit: mayEnter(session, 'employee.write'),
  see_pay: mayEnter(session, 'employee.pay'),
})

export function personalView(row: ProfileRow, session: LiveSession, seal: Seal) {
  return {
    ...hidden(withOpenNumbers(seal, row), session),
    ...asShown(row, session),
    may: mayOf(session),
  }
}

/** Who looks after records sees all of them; other readers what the person's display options let others see. */
const asShown = ({ show_phone, phone, show_birthday, birth_date }: ProfileRow, session: LiveSession) => {
  const keeps = mayEnter(session, 'employee.write')
  return { phone: keeps || show_phone ? phone : null, birth_date: keeps || show_birthday ? birth_date : null }
}

type OfEmployment = { readonly permit: WorkPermit | undefined; readonly planned: readonly PlannedMove[] }

export const employmentView = (row: ProfileRow, { permit, planned }: OfEmployment, session: LiveSession) => ({
  ...hidden({ ...row, ...(permit ?? NO_PERMIT) }, session),
  planned_moves: mayEnter(session, 'employee.write') ? [...planned] : [],
  may: mayOf(session),
})

const NO_PERMIT: WorkPermit = {
  work_permit_number: null,
  work_permit_endorsed_on: null,
  work_permit_expires_on: null,
  work_permit_file: null,
}

/**
 * Fields of a record that are not for everybody who may open it (decision C2). Who may not enter the area is shown
 * nothing and may set nothing; every other field goes with the record.
 */
import type { AreaId } from '#access/areas.ts'
import { mayEnter } from '#access/enter.ts'
import type { Session } from '#access/session.ts'

export const guarded = {
  identity_number: 'employee.pay',
  passport_number: 'employee.pay',
  statutory_number: 'employee.pay',
  employee_insurance_number: 'employee.pay',
  health_insurance_number: 'employee.pay',
  work_permit_number: 'employee.file',
  work_permit_endorsed_on: 'employee.file',
  work_permit_expires_on: 'employee.file',
  work_permit_file: 'employee.file',
  components: 'employee.pay',
  statutory: 'employee.pay',
  bank_account: 'employee.pay',
} as const satisfies Readonly<Record<string, AreaId>>

type Guarded = keyof typeof guarded
type Hidden<View> = { readonly [Field in keyof View]: Field extends Guarded ? View[Field] | null : View[Field] }

export function hidden<View extends object>(view: View, session: Session): Hidden<View> {
  const shut = closedFields(session)
  const masked = Object.entries(view).map(([field, value]) => [field, shut.has(field) ? null : value])
  return Object.fromEntries(masked) as Hidden<View>
}

/** What was sent and may not be set. */
export function barred(body: object, session: Session): readonly string[] {
  const shut = closedFields(session)
  return Object.entries(body).flatMap(([field, value]) => (value !== undefined && shut.has(field) ? [field] : []))
}

/** Fields of which the caller sees neither what is in them nor that somebody changed it. */
export function closedFields(session: Session): ReadonlySet<string> {
  const open = Object.entries(guarded).filter(([, area]) => !mayEnter(session, area))
  return new Set(open.map(([field]) => field))
}

/** What other modules' screens take from here: choosing a person, adding many, and what fields are called. */
import { later } from '#design/later.tsx'

export { fieldWord } from './labels.ts'
export type { ToldFormProps } from './newcomer/told-form.tsx'
export { PeopleLink } from './people-link.tsx'
export { PersonPhoto } from './photo/person-photo.tsx'
export { EmployeePicker } from './pick/employee-picker.tsx'
export { ForWhom, usePicked } from './pick/for-whom.tsx'
export type { PickedPerson } from './pick/people-picker.tsx'
export { PlaceChoice, useNewPlaces } from './pick/place-choice.tsx'
export { PartHead } from './profile/part-head.tsx'
export type { AskedField } from './profile/pay/payroll-person.tsx'

// Whoever only links to people does not load what adds and shows them.
export const BatchDialog = later(() => import('./batch/batch-dialog.tsx').then((m) => m.BatchDialog))
export const OwnRecord = later(() => import('./own/own-record.tsx').then((m) => m.OwnRecord))
export const PayrollPerson = later(() => import('./profile/pay/payroll-person.tsx').then((m) => m.PayrollPerson))
export const PeoplePicker = later(() => import('./pick/people-picker.tsx').then((m) => m.PeoplePicker))
export const ToldForm = later(() => import('./newcomer/told-form.tsx').then((m) => m.ToldForm))

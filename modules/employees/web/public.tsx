/** What other modules' screens take from here: choosing a person, adding many, and what fields are called. */
export { BatchDialog } from './batch/batch-dialog.tsx'
export { fieldWord } from './labels.ts'
export { OwnRecord } from './own/own-record.tsx'
export { type PeopleFilter, PeopleLink, peopleSearch } from './people-link.tsx'
export { EmployeePicker } from './pick/employee-picker.tsx'
export { PeoplePicker, type PickedPerson } from './pick/people-picker.tsx'

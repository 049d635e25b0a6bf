import type { Jobs } from '#platform/jobs/server/jobs.ts'
import type { BuiltOnPeople, PayInputsChanged } from './public-types.ts'

/** What other parts of the product contribute to this one, given by apps/server/wiring. */
export type EmployeesNeeds = {
  readonly payInputsChanged: PayInputsChanged
  /** Without jobs a sheet of any size is answered when it is stored. */
  readonly jobs?: Pick<Jobs, 'start'>
  /** What keeps an import of people from being taken back. */
  readonly builtOn?: readonly BuiltOnPeople[]
}

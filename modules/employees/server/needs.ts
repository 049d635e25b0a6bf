import type { PayInputsChanged } from './public-types.ts'

/** What other modules contribute to this one, given by apps/server/compose.ts. */
export type EmployeesNeeds = {
  readonly payInputsChanged: PayInputsChanged
}

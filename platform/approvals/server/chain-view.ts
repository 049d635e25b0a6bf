/** A chain as calls answer it. */
import type { Chain } from '../model/chain.ts'

export const chainView = ({ name, when, steps }: Chain) => ({
  name,
  when: {
    ...when,
    types: when.types && [...when.types],
    department_ids: when.department_ids && [...when.department_ids],
  },
  steps: steps.map((step) => ({ ...step, approvers: [...step.approvers] })),
})

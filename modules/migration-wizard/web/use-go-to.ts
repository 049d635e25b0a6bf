/** Going to a step: what is cleared first, then the step, then whatever shows where the company stands. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { settings } from '#modules/company/contract/settings.ts'
import { activeEmployees, employees } from '#modules/employees/contract/lists.ts'
import { departments } from '#modules/organisation/contract/departments.ts'
import { positions } from '#modules/organisation/contract/positions.ts'
import { call } from '#platform/http/web/client.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { ensureMe } from '#platform/identity/web/me.ts'
import { clearStep, flagStep, state } from '../contract.ts'

/** Calls whose kept answers imports and moves make out of date. */
export const STALE = [state, settings, employees, activeEmployees, departments, positions]

/** Given the step to go to, the steps to clear before, and where one stands if more than one step is to be passed. */
type Going = readonly [to: number, cleared?: readonly number[], from?: number]

export function useGoTo(after?: () => void) {
  const kept = useQueryClient()
  return useMutation({
    mutationFn: async ([to, cleared = [], from = to - 1]: Going) => {
      for (const step of cleared) await call(clearStep, { params: { step: String(step) }, query: {} })
      // Forward it goes one at a time.
      for (let step = from + 1; step < to; step += 1) await call(flagStep, { params: { step: String(step) } })
      return call(flagStep, { params: { step: String(to) } })
    },
    onSuccess: async () => {
      await ensureMe(true)
      await Promise.all(STALE.map(({ id }) => kept.invalidateQueries({ queryKey: [id] })))
      after?.()
    },
    onError: (reason) => {
      void kept.invalidateQueries({ queryKey: [state.id] })
      showProblem(reason)
    },
  })
}

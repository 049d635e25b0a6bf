/** Whatever of pay begins on a day begins on one of an employment, of now or of before. */
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import { type Employment, employmentOn } from '../../model/employments.ts'
import { employmentsOf } from './employments-store.ts'

export function refusedDay(employments: readonly Employment[], day: string): Problem | undefined {
  if (employmentOn(employments, day)) return undefined
  const [first] = employments
  const told = first && day < first.joined_on ? 'employees.before-joining' : 'employees.pay-not-employed'
  return problem(told, { errors: { effective_from: [told] } })
}

export const refusedDayOf = async (tx: Tx, companyId: string, employeeId: string, day: string) =>
  refusedDay((await employmentsOf(tx, companyId, [employeeId]))(employeeId), day)

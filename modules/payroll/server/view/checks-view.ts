/** What the review counts, and who signed what off. */
import type { z } from 'zod'
import type { RunView } from '../../contract-types.ts'
import type { Weight } from '../../model/payslip.ts'
import type { RunEvent } from '../event-store.ts'
import type { NamedEmployee } from './membership.ts'
import type { Tell } from './payslip-view.ts'
import type { RunRead } from './read-run.ts'

export type Check = z.input<typeof RunView>['checks'][number]

export function checksOf(
  { counts, held, findings, marks, missing, surplus, unpaidItems }: RunRead,
  say: Tell,
): Check[] {
  const check = (code: string, weight: Weight, count: number, ids: readonly string[]): Check[] =>
    count === 0 ? [] : [{ code, weight, count, employee_ids: [...ids], text: say(`payroll.check.${code}`, { count }) }]
  const ofPayslips = (checks: Check[]) => checks.map((one) => ({ ...one, of_payslips: true }))
  const marked = [...marks.keys()].flatMap((id) => id ?? [])
  return [
    ...ofPayslips(check('stale', 'stops', counts.stale, marked)),
    ...ofPayslips(
      findings.flatMap(({ code, weight, count, employee_ids }) => check(code, weight, count, employee_ids)),
    ),
    ...check('missing', 'look', missing.length, idsOf(missing)),
    ...check('surplus', 'look', surplus.length, idsOf(surplus)),
    ...check('unpaid_items', 'look', unpaidItems.length, unpaidItems),
    ...ofPayslips(check('held', 'note', held.length, held)),
  ]
}

export function signedOff(
  { event, actor, at, version, detail }: RunEvent,
  say: Tell,
  nameOfFile: (name: string) => string,
) {
  const params = Object.entries(detail).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  )
  const isFurther = event === 'bank_file_taken' && Number(detail.batch) > 1
  const how = isFurther ? '.further' : event === 'approved' && detail.alone === true ? '.alone' : ''
  return {
    event,
    actor,
    at,
    version,
    detail,
    text: say(`payroll.event.${event}${how}`, {
      ...Object.fromEntries(params),
      ...(typeof detail.name === 'string' && { name: nameOfFile(detail.name) }),
    }),
  }
}

export const named = ({ id, staffId, fullName }: NamedEmployee) => ({
  employee_id: id,
  staff_id: staffId,
  full_name: fullName,
})

const idsOf = (people: readonly NamedEmployee[]): string[] => people.map(({ id }) => id)

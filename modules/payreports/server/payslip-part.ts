/** What a report of own columns adds to payslips: payroll asks for it and knows nothing else of this module. */
import type { PayslipPart, PrintedPart } from '#modules/payroll/server/public.ts'
import { cellsBy, goneBy, readColumns } from '../model/columns.ts'
import { applied } from './applied-store.ts'
import { givenIn, knownNames } from './known-names.ts'

export const payslipPart = async (
  ...[tx, companyId, month, language]: Parameters<PayslipPart>
): Promise<((employeeId: string) => PrintedPart | undefined) | undefined> => {
  const held = await applied.inMonth(tx, companyId, month)
  if (held.length === 0) return undefined
  const names = new Set((await knownNames(tx, companyId, language)).map(({ name }) => name))
  // A category that is gone leaves a column that cannot be read any more: the payslip is printed without the part.
  const parts = held.flatMap(({ employee_id, name, columns }) => {
    const read = readColumns(columns, (known) => names.has(known))
    if ('faults' in read) return []
    return [{ employee_id, name, columns, names: goneBy(read.columns), cellsOf: cellsBy(read.columns) }]
  })
  const wanted = new Set(parts.flatMap((part) => [...part.names]))
  const given = new Map(
    (await givenIn(tx, companyId, month, wanted)).map((person) => [person.employee_id, person.given]),
  )
  const everybodys = parts.find(({ employee_id }) => employee_id === null)
  return (employeeId) => {
    const part = parts.find(({ employee_id }) => employee_id === employeeId) ?? everybodys
    const values = given.get(employeeId)
    if (!part || !values) return undefined
    const cells = part.cellsOf(values)
    return { title: part.name, lines: part.columns.map(({ key, label }) => ({ label, value: cells[key] ?? '' })) }
  }
}

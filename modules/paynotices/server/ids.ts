/** The id of a notice follows from what it is about, so that two who look at once see the same one. */
import { createHash } from 'node:crypto'
import type { FormName } from '../model/form.ts'

export function idOf(companyId: string, of: { form: FormName; employeeId: string; event: string }): string {
  const digits = createHash('sha256').update([companyId, of.form, of.employeeId, of.event].join(' ')).digest('hex')
  // An id of our own making: version 8, and the mark of the standard behind it.
  const [head, third, fourth] = [digits.slice(0, 12), digits.slice(13, 16), digits.slice(17, 20)]
  return `${head.slice(0, 8)}-${head.slice(8)}-8${third}-8${fourth}-${digits.slice(20, 32)}`
}

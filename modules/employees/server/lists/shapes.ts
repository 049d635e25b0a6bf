/** How a person leaves in a list: what the call declares, and what of a row it is made of. */
import type { z } from 'zod'
import type { PlainDate } from '#kernel/plain-date.ts'
import { EmployeePick, ListedEmployee } from '../../contract/lists.ts'
import type { ListedRow } from './listed-columns.ts'
import { withStart } from './with-start.ts'

export type Shape<Given> = {
  readonly item: z.ZodType<unknown, Given>
  readonly of: (row: ListedRow, today: PlainDate) => Given
}

export const asRow: Shape<z.input<typeof ListedEmployee>> = {
  item: ListedEmployee,
  of: (row) => ({ ...row, own: null, account: null }),
}
export const asPick: Shape<z.input<typeof EmployeePick>> = { item: EmployeePick, of: withStart }

import type { PlainDate } from '#kernel/plain-date.ts'

/** Says of somebody still to come when that will be. */
export const withStart = <Row extends { readonly joined_on: string }>(row: Row, today: PlainDate) => ({
  ...row,
  starts_on: row.joined_on > today ? row.joined_on : null,
})

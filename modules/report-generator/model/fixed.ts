/** A report as it was run: what its conditions told from today on are the days they meant then. Pure. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Definition, Filter } from './definition.ts'
import { dayAsked, isSpanName, spanOf } from './when.ts'

export const fixedOn = (definition: Definition, today: PlainDate, isDate: (field: string) => boolean): Definition => ({
  ...definition,
  // A text may well be called today.
  filters: definition.filters.map((filter) => (isDate(filter.field) ? fixedFilter(filter, today) : filter)),
})

function fixedFilter({ field, is, values }: Filter, today: PlainDate): Filter {
  const [name = ''] = values
  if (is === 'in_days' && isSpanName(name) && name !== 'days') {
    const { from, to } = spanOf(name, today)
    return { field, is: 'between', values: [from, to] }
  }
  return { field, is, values: values.map((one) => dayAsked(one, today) ?? one) }
}

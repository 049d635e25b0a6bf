/** A report while it is put together: as it is sent, and what the catalogue says of its parts. */
import type { BodyOf, DataOf } from '#platform/contract/endpoint.ts'
import type { subjects } from '../contract/catalogue.ts'
import type { preview } from '../contract/runs.ts'
import type { templates } from '../contract/templates.ts'
import { valuesOf } from '../model/operators.ts'

export type Subject = DataOf<typeof subjects>[number]
export type Field = Subject['fields'][number]
export type Template = DataOf<typeof templates>[number]
export type Draft = Template['definition']
export type Condition = Draft['filters'][number]
export type Result = DataOf<typeof preview>
export type Sent = BodyOf<typeof preview>['definition']

/** The subject as it is most often asked for: who or what, and the fields by which it stands. */
export function draftOf(subject: Subject): Draft {
  const usual = ['staff_id', 'full_name', 'department'].filter((key) => subject.fields.some((one) => one.key === key))
  const others = subject.order.filter((key) => !usual.includes(key))
  return {
    ...{ subject: subject.key, filters: [], match: 'all', sorts: [], groups: [], detail: true },
    columns: [...usual, ...others].map((field) => ({ field, heading: null, total: null })),
    when: { name: subject.asks === 'day' ? 'today' : 'this_month', from: null, to: null },
  }
}

export const fieldIn = (subject: Subject | undefined, key: string): Field | undefined =>
  subject?.fields.find((one) => one.key === key)

/** As it can be looked at now: conditions that are not filled in yet are left out. */
export const readyOf = (draft: Draft): Sent => ({
  ...draft,
  when: { ...draft.when, from: draft.when.from as never, to: draft.when.to as never },
  filters: draft.filters.filter(isFilled),
})

const isFilled = ({ is, values }: Condition): boolean => {
  const wanted = valuesOf(is)
  const given = values.filter((one) => one.trim() !== '').length
  return wanted === 'none' || given >= (wanted === 'two' ? 2 : 1)
}

/** Days that a report needs and does not have. */
export const lacksDays = ({ when }: Draft): boolean =>
  (when.name === 'day' && !when.to) || (when.name === 'days' && (!when.from || !when.to))

export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const [item, rest] = [items[from], items.filter((_, at) => at !== from)]
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** A report while it is put together: as it is sent, and what the catalogue says of its parts. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { InputOf } from '#platform/http/web/client.ts'
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
type Sent = InputOf<typeof preview>['body']['definition']

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

/** As it is kept: a condition without a value is refused at its field, and not lost without a word. */
export const wholeOf = (draft: Draft): Sent => ({
  ...draft,
  filters: draft.filters.map((one) => ({ ...one, values: one.values.filter((value) => value.trim() !== '') })),
})

/** As it can be looked at now: conditions that are not filled in yet are left out. */
export const readyOf = (draft: Draft): Sent => wholeOf({ ...draft, filters: draft.filters.filter(isFilled) })

/** What is wrong with what was looked at, by the places that conditions have in the draft. */
export function placedErrors(draft: Draft, errors: Readonly<Record<string, string>>): Record<string, string> {
  const places = draft.filters.flatMap((one, at) => (isFilled(one) ? [at] : []))
  const placed = (path: string) =>
    path.replace(/^definition\.filters\.(\d+)/, (_, at: string) => `definition.filters.${places[Number(at)] ?? at}`)
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [placed(path), text]))
}

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

/** From what is shown to what is typed, and from there to what is sent. */

import type { ObjectiveTyped } from './objective-rows.tsx'
import { type OkrShown, plain } from './shown.ts'

type Shown = Pick<OkrShown['objectives'][number], 'name' | 'weight' | 'factor_id'> & {
  readonly id?: string
  readonly parent_id?: string | null
  readonly key_results: readonly (Pick<
    OkrShown['objectives'][number]['key_results'][number],
    'name' | 'unit' | 'start_value' | 'target_value' | 'weight'
  > & { readonly id?: string })[]
}

export const typedOf = ({ id = '', name, weight, factor_id, parent_id, key_results }: Shown): ObjectiveTyped => ({
  ...{ id, name, weight, factor_id: factor_id ?? '', parent_id: parent_id ?? '' },
  key_results: key_results.map((result) => ({
    ...{ id: result.id ?? '', name: result.name, unit: result.unit, weight: result.weight },
    start_value: plain(result.start_value),
    target_value: plain(result.target_value),
  })),
})

const withId = <Row extends { readonly id: string }>({ id, ...row }: Row) => (id ? { id, ...row } : row)

export const sentOf = (rows: readonly ObjectiveTyped[]) =>
  rows.map(({ factor_id, parent_id, key_results, ...row }) => ({
    ...withId(row),
    factor_id: factor_id || null,
    parent_id: parent_id || null,
    key_results: key_results.map(withId),
  }))

/** Of a template, whose rows are nobody's. */
export const templateOf = (rows: readonly ObjectiveTyped[]) =>
  rows.map(({ id: _, parent_id: _parent, factor_id, key_results, ...row }) => ({
    ...row,
    factor_id: factor_id || null,
    key_results: key_results.map(({ id: _result, ...result }) => result),
  }))

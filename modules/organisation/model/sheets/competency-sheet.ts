/** Role-based competencies as a sheet: one row each, in order; one row for a position that has none. */
import type { Sheet } from '#platform/sheets/model/sheet.ts'
import { type Competency, LEVELS } from '../competency.ts'
import { DESCRIPTION_MAX } from './position-sheet.ts'

const WEIGHT_MAX = 100

export const competencySheet: Sheet = {
  name: 'competencies',
  columns: [
    { name: 'position', word: 'organisation.sheet.position', kind: 'text', required: true, example: 'Accountant' },
    { name: 'competency', word: 'organisation.sheet.competency', kind: 'text', example: 'Bookkeeping' },
    { name: 'description', word: 'organisation.sheet.competency-description', kind: 'text', max: DESCRIPTION_MAX },
    { name: 'weight', word: 'organisation.sheet.weight', kind: 'count', max: WEIGHT_MAX, example: '30' },
    { name: 'expected_level', word: 'organisation.sheet.level', kind: 'count', max: LEVELS.length, example: '3' },
  ],
}

type ListedCompetencies = { readonly name: string; readonly competencies: readonly Competency[] }

export function competencyRows(list: readonly ListedCompetencies[]): Record<string, string | number | null>[] {
  return list.flatMap(({ name, competencies }) =>
    competencies.length === 0
      ? [{ position: name }]
      : competencies.map((one) => ({
          position: name,
          competency: one.name,
          description: one.description,
          weight: one.weight,
          expected_level: one.expected_level,
        })),
  )
}

/** What a review comes to: points, the grade of so many points, and whether that is what was expected. Pure. */
import { gradeAt, type Rated, tenthsOf } from '#platform/stages/model/points.ts'
import type { Item } from './items.ts'

export const expectations = ['below', 'meet', 'above'] as const
export type Expectation = (typeof expectations)[number]

export type Grade = { readonly grade: string; readonly from: number; readonly expectation: Expectation }
export type Rating = Rated & { readonly comment?: string | undefined }
export type Part = { readonly ratings: readonly Rating[]; readonly comment: string }
export type Parts = { readonly employee?: Part; readonly manager?: Part; readonly hod?: Part }

export const usualGrades: readonly Grade[] = [
  { grade: 'A', from: 90, expectation: 'above' },
  { grade: 'B', from: 75, expectation: 'above' },
  { grade: 'C', from: 60, expectation: 'meet' },
  { grade: 'D', from: 45, expectation: 'below' },
  { grade: 'E', from: 0, expectation: 'below' },
]

/** By the head's ratings, else the manager's; undefined where neither rated. */
export function byPoints(items: readonly Item[], grades: readonly Grade[], { manager, hod }: Parts): Grade | undefined {
  const tenths = tenthsOf(items, hod?.ratings) ?? tenthsOf(items, manager?.ratings)
  return tenths === undefined ? undefined : gradeAt(grades, tenths)
}

type ByHr = { readonly grade: string | null; readonly expectation: Expectation | null }
type Result = { readonly grade: string | null; readonly expectation: Expectation | null }

/** What HR says goes over what the points come to; an expectation follows from the grade where HR says none. */
export function resultOf(items: readonly Item[], grades: readonly Grade[], parts: Parts, said: ByHr): Result {
  const given = said.grade === null ? byPoints(items, grades, parts) : grades.find(({ grade }) => grade === said.grade)
  return {
    grade: said.grade ?? given?.grade ?? null,
    expectation: said.expectation ?? given?.expectation ?? null,
  }
}

/** Of one item, by the level that is expected. */
export const expectationOf = (rating: number, expected: number): Expectation =>
  rating < expected ? 'below' : rating > expected ? 'above' : 'meet'

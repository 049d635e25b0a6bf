/** What may be written into a review, judged before it is stored. */
import type { z } from 'zod'
import { newId } from '#platform/clock/server/new-id.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { overWeight, totalOf, WHOLE } from '#platform/stages/model/weights.ts'
import type { ItemBody, PartChange, ReviewChange as ReviewChangeBody } from '../contract/fields.ts'
import type { Item, Planned } from '../model/items.ts'
import type { Part, Parts } from '../model/result.ts'
import { HR, LAUNCH, raters } from '../model/stages.ts'
import { refused } from './acting.ts'
import type { ReviewChange } from './review-changes.ts'
import type { ReviewRow } from './review-store.ts'

type Written = { readonly before: Partial<ReviewRow>; readonly after: ReviewChange }
const emptyPart: Part = { ratings: [], comment: '' }

/** By whoever's turn it is: ratings and a comment of their own. */
export function drafted(row: ReviewRow, body: z.output<typeof PartChange>): Written {
  const rater = raters[row.status]
  if (!rater) throw new Refusal(problem('performance.not-your-turn'))
  if (body.ratings?.some(({ item_id }) => !row.items.some(({ id }) => id === item_id))) {
    throw refused({ ratings: ['performance.unknown-item'] })
  }
  const former = row.parts[rater] ?? emptyPart
  const part = { ratings: body.ratings ?? former.ratings, comment: body.comment ?? former.comment }
  const parts: Parts = { ...row.parts, [rater]: part }
  return written(row, { parts })
}

/** By HR: rows and weights before the launch, what it comes to at the end. */
export function decided(row: ReviewRow, body: z.output<typeof ReviewChangeBody>): Written {
  const { items, grade, expectation, hr_comment } = body
  const foreign = { items: row.status === LAUNCH, grade: row.status === HR, expectation: row.status === HR }
  const wrong = Object.entries(foreign).filter(
    ([field, may]) => body[field as keyof typeof foreign] !== undefined && !may,
  )
  if (wrong.length > 0) {
    throw refused(Object.fromEntries(wrong.map(([field]) => [field, ['performance.not-now']])))
  }
  judgeGrade(row, grade)
  const former = new Map(row.items.map((item) => [item.id, item]))
  const rows =
    items &&
    judgedItems(items, 'items').map((item): Item => {
      const known = former.get(item.id)
      return { ...item, kind: known?.kind ?? item.kind, expected: known?.expected ?? null }
    })
  return written(row, given({ items: rows, grade, expectation, hr_comment }))
}

export function judgeGrade({ grades }: Pick<ReviewRow, 'grades'>, grade: string | null | undefined): void {
  if (grade && !grades.some((one) => one.grade === grade)) throw refused({ grade: ['performance.unknown-grade'] })
}

/** Together a hundred; a row that weighs more than is left is marked by its place (decision B21). */
export function judgedItems(items: readonly z.output<typeof ItemBody>[], field: string): Planned[] {
  const over = overWeight(items)
  if (over.length > 0) {
    const marked = over.map((at) => [`${field}.${at}.weight`, ['performance.weighs-too-much']])
    throw refused({ ...Object.fromEntries(marked), [field]: ['performance.not-a-hundred'] })
  }
  if (totalOf(items) !== WHOLE) throw refused({ [field]: ['performance.not-a-hundred'] })
  const ids = new Set<string>()
  return items.map(({ id, ...item }) => {
    const own = id === undefined || ids.has(id) ? newId() : id
    ids.add(own)
    return { id: own, ...item }
  })
}

/** Only what was given is compared with what was. */
const written = (row: ReviewRow, after: ReviewChange): Written => ({
  before: Object.fromEntries(Object.keys(after).map((name) => [name, row[name as keyof ReviewRow]])),
  after,
})

const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }

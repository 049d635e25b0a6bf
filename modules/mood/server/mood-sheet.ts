/** The overview as a sheet: the course in time, then the departments of the last period. */
import type { z } from 'zod'
import type { Sheet } from '#platform/sheets/model/sheet.ts'
import type { moodOverview } from '../contract/mood.ts'

const column = <const Kind extends 'text' | 'date' | 'count' | 'rate'>(name: string, kind: Kind) => ({
  name,
  word: `mood.sheet.${name}`,
  kind,
})
export const moodSheet: Sheet = {
  name: 'Mood',
  columns: [
    column('from', 'date'),
    column('to', 'date'),
    column('department', 'text'),
    column('average', 'rate'),
    column('answers', 'count'),
    column('share', 'count'),
    column('very_bad', 'count'),
    column('bad', 'count'),
    column('fair', 'count'),
    column('good', 'count'),
    column('very_good', 'count'),
  ],
}

type Overview = z.input<typeof moodOverview.response>

/** What is not shown stays empty. */
export function sheetRows({ course, departments, now }: Overview, everybody: string) {
  const steps = (of: readonly number[] | null) => {
    const [very_bad, bad, fair, good, very_good] = (of ?? []).map(String)
    return { very_bad, bad, fair, good, very_good }
  }
  const text = (value: number | null) => (value === null ? undefined : String(value))
  return [
    ...course.map((row) => ({ ...row, department: everybody })),
    ...departments.map(({ name, ...row }) => ({ ...row, from: now.from, to: now.to, department: name })),
  ].map(({ from, to, department, share, average, answers, steps: of }) => ({
    ...{ from, to, department, share: text(share), average: average ?? undefined, answers: text(answers) },
    ...steps(of),
  }))
}

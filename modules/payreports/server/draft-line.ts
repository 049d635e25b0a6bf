/** What a file says of its months that are not approved, as the screen does: their figures may still change. */
import { parseYearMonth } from '#kernel/plain-date.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { monthText } from '#platform/words/format.ts'

type Months = readonly { readonly month: string; readonly status: string }[]
type Telling = { readonly say: Say; readonly language: Language }

/** Undefined where all are approved. */
export function draftLine(months: Months, { say, language }: Telling): string | undefined {
  const open = months.filter(({ status }) => status !== 'approved')
  if (open.length === 0) return undefined
  const names = open.map(({ month }) => {
    const of = parseYearMonth(month)
    return of ? monthText(of.year, of.month, language) : month
  })
  return say(language, 'payreports.drafts', { months: names })
}

/** Below the table, in its first column. */
export const draftRow = (line: string | undefined, columns: number): (string | null)[][] =>
  line === undefined ? [] : [[line, ...Array.from({ length: columns - 1 }, () => null)]]

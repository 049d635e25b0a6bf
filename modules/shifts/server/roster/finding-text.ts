/** Findings as whoever plans reads them. */
import type { Language, Say } from '#platform/http/server/say.ts'
import { dayText } from '#platform/words/format.ts'
import type { Finding } from '../../model/finding.ts'
import { hoursText } from '../../model/shift.ts'

type Saying = { readonly say: Say; readonly language: Language }

/** With the question whether to go on. */
export const askedText = (saying: Saying, name: string, finding: Finding): string =>
  saying.say(saying.language, finding.word, paramsOf(saying, name, finding))

/** What is found alone, for a mark beside the name. */
export const markText = (saying: Saying, name: string, finding: Finding): string =>
  saying.say(saying.language, `${finding.word}-mark`, paramsOf(saying, name, finding))

/** What names no day reads the same for each of many. */
export const eachOnce = (lines: readonly string[]): string[] => [...new Set(lines)]

export const paramsOf = (
  { language }: Pick<Saying, 'language'>,
  name: string,
  { date, until, minutes, limit, weeks, days, hint }: Finding,
) => ({
  name,
  date: dayText(date, language),
  until: dayText(until, language),
  hours: hoursText(hint === undefined ? (minutes ?? 0) : Number(hint)),
  limit: limit ?? 0,
  weeks: weeks ?? 0,
  days: days ?? 0,
})

/** Findings as whoever plans reads them. */
import type { Language, Say } from '#platform/http/server/say.ts'
import { dayText, listText } from '#platform/words/format.ts'
import type { Finding } from '../../model/finding.ts'
import { hoursText } from '../../model/shift.ts'

type Saying = { readonly say: Say; readonly language: Language }

/** With the question whether to go on. */
export const askedText = (saying: Saying, name: string, finding: Finding): string =>
  saying.say(saying.language, finding.word, paramsOf(saying, name, finding))

/**
 * The same found on several days, or of several people on the same days, is asked once: a rotation of four weeks would
 * ask about every rest day of everybody singly.
 */
export function askedOnce(saying: Saying, found: readonly Asked[]): string[] {
  const byPerson = grouped(
    found.map(({ name, finding }) => ({ name, finding, dates: [finding.date] })),
    ({ name, finding }) => [name, ...sameAs(finding), ...(finding.date === finding.until ? [] : [finding.date])],
    (one, other) => ({ ...one, dates: [...one.dates, ...other.dates] }),
  )
  const byDates = grouped(
    byPerson.map((one) => ({ ...one, names: [one.name] })),
    ({ finding, dates }) => [...sameAs(finding), ...dates],
    (one, other) => ({ ...one, names: [...one.names, ...other.names] }),
  )
  const { say, language } = saying
  const list = (texts: readonly string[]) => listText([...new Set(texts)], language)
  return byDates.map(({ finding, names, dates }) =>
    say(language, finding.word, {
      ...paramsOf(saying, list(names), finding),
      date: list(dates.map((date) => dayText(date, language))),
    }),
  )
}

type Asked = { readonly name: string; readonly finding: Finding }
const sameAs = ({ word, minutes, limit, weeks, days, hint }: Finding) => [word, minutes, limit, weeks, days, hint]

function grouped<T>(all: readonly T[], keyOf: (one: T) => readonly unknown[], add: (one: T, other: T) => T): T[] {
  const groups = new Map<string, T>()
  for (const one of all) {
    const key = JSON.stringify(keyOf(one))
    const former = groups.get(key)
    groups.set(key, former === undefined ? one : add(former, one))
  }
  return [...groups.values()]
}

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

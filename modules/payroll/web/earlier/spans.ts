import { shortMonthText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { comma } from '#platform/words/web/words.ts'

/** Months that follow each other as one span; all are of the year that is asked about. */
export function spans(months: readonly string[], language: Language): string {
  const numbers = months.map((text) => Number(text.slice(5)))
  const starts = numbers.flatMap((month, at) => (numbers[at - 1] === month - 1 ? [] : [at]))
  return starts
    .map((from, at) => {
      const to = (starts[at + 1] ?? months.length) - 1
      const [first, last] = [numbers[from] ?? 0, numbers[to] ?? 0]
      const brief = shortMonthText(last, language)
      return first === last ? brief : `${shortMonthText(first, language)} – ${brief}`
    })
    .join(comma())
}

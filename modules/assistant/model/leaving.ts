/** Of whom it is asked when they leave the company, by the words of the question; undefined where it asks something else. */
import { mine } from './topics.ts'

const END = '(?: us| (?:the|our) company| for good)?[?.! ]*$'
const FORMS = [
  new RegExp(`\\bwhen (?:does|will|did|do) (.{2,60}?) (?:leave|resign|quit)${END}`),
  new RegExp(`\\bwhen (?:is|was) (.{2,60}?) (?:leaving|resigning|quitting)${END}`),
  /\b(?:when is|what is|what's|when's) (.{2,60}?)(?:'s|s') last (?:working )?day/,
  /\blast (?:working )?day (?:of|for) (?!the\b|this\b|next\b|last\b|a\b)(.{2,60}?)[?.! ]*$/,
  /^(?:請問)?(.{2,30}?) ?(?:會|是|要|將)?(?:在)?(?:什麼時候|何時|哪一?天|幾號)(?:會|要)?離職/,
  /^(?:請問)?(.{2,30}?) ?的?(?:離職日|最後(?:工作日|上班日|一天上班))/,
]
/** What stands where a name would. */
const NOBODY =
  /\b(?:leave|shift|office|bus|he|she|they|someone|somebody|everyone|people|staff|employees?)\b|^(?:他|她|大家|員工|同事|我們)/

export function whoLeaves(text: string): string | undefined {
  for (const form of FORMS) {
    const name = form.exec(text)?.[1]?.trim()
    if (name && !NOBODY.test(name) && !mine.test(name)) return name
  }
  return undefined
}

/**
 * Looking for instructions: guides of the product, the company's handbook and its own answers, ranked by how much of the
 * question they say. Chinese is cut into words by its dictionary and into pairs of characters, so that neither half a
 * word nor a rare one is missed.
 */
import MiniSearch from 'minisearch'
import { normalise } from '../model/normalise.ts'

export type Found<Thing> = { readonly thing: Thing; readonly score: number }
type Document = { readonly id: number; readonly title: string; readonly words: string; readonly text: string }
export type Searched<Thing> = {
  readonly thing: Thing
  readonly title: string
  readonly words?: string
  readonly text: string
}

/** The best first. The score is how much of the question is found, up to 1: in a text half as much as in a title. */
export function search<Thing>(things: readonly Searched<Thing>[], question: string): readonly Found<Thing>[] {
  const asked = normalise(question).replace(ASKING, ' ')
  const wanted = wantedOf(asked)
  if (wanted.length === 0 || things.length === 0) return []
  const index = new MiniSearch<Document>({
    fields: ['title', 'words', 'text'],
    tokenize: termsOf,
    processTerm: processed,
  })
  index.addAll(
    things.map(({ title, words: further = '', text }, id) => ({
      ...{ id, title: normalise(title), words: normalise(further), text: normalise(text) },
    })),
  )
  const found = index.search(asked, {
    boost: { title: 3, words: 2 },
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 4 && !HAN.test(term) ? 0.2 : false),
  })
  const most = found[0]?.score ?? 1
  return found
    .flatMap(({ id, score, queryTerms, match }) => {
      const one = things[id as number]
      const weight = (term: string) => (queryTerms.includes(term) ? weightOf(match, term) : 0)
      const parts = wanted.map((term) => Math.max(weight(term), PART * mean(pairsOf(term).map(weight))))
      const share = parts.reduce((sum, part) => sum + part, 0) / wanted.length
      return one ? [{ thing: one.thing, score: share, rank: share + (RARE * score) / most }] : []
    })
    .toSorted((left, right) => right.rank - left.rank)
}

/** Between those that say as much of the question, the one with its rarer words. */
const RARE = 0.3

function weightOf(match: Readonly<Record<string, readonly string[]>>, term: string): number {
  const fields = Object.entries(match)
    .filter(([known]) => known === term || known.startsWith(term))
    .flatMap(([, where]) => where)
  return fields.some((field) => field !== 'text') ? 1 : 0.5
}

const words = new Intl.Segmenter('zh-Hant', { granularity: 'word' })
const HAN = /[\u4e00-\u9fff]/

const segmentsOf = (text: string): readonly string[] =>
  [...words.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment.replace(/'s$/, '')] : []))

const termsOf = (text: string): string[] => [...segmentsOf(text), ...pairsOf(text)]

/** The words of a question; single characters of Chinese say too little, unless there is nothing else. */
function wantedOf(asked: string): readonly string[] {
  const all = [...new Set(segmentsOf(asked).flatMap((term) => processed(term) ?? []))]
  const telling = all.filter((term) => !HAN.test(term) || term.length > 1)
  return telling.length > 0 ? telling : all
}

/** Of a word that is not found whole: its pairs of characters. */
const PART = 0.8
const mean = (parts: readonly number[]): number =>
  parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length

const pairsOf = (text: string): string[] =>
  (text.match(/[\u4e00-\u9fff]{2,}/g) ?? []).flatMap((run) =>
    [...run].slice(1).map((char, at) => `${[...run][at]}${char}`),
  )

function processed(term: string): string | null {
  return STOP.has(term) ? null : stemmed(term)
}

/** `employees` and `employee`, `importing` and `import` are the same. */
const stemmed = (term: string): string =>
  /^[a-z]{5,}$/.test(term) ? term.replace(/ies$/, 'y').replace(/(?:ing|ed|es|e|s)$/, '') : term

/** How one asks, which no title says. */
const ASKING =
  /(?:請問|要怎麼做|要怎麼|怎麼做|怎麼辦|怎麼|怎樣|如何|在哪裡|在哪|哪裡可以|哪裡|可以嗎|可以|一下|我們的|我們|我的|我要|我想|幫我|[嗎呢吧啊的了我要在])/g

/** What every question has. */
const STOP: ReadonlySet<string> = new Set(
  (
    "a an the i i'm my me we our you your it is are was be do does did can could would should how what where when who why which " +
    'to of in on at for from by with and or not any many much please pls see get have has this that there here go page if way'
  ).split(' '),
)

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

/** The best first. A score counts how much of the question is found, weighted by where; 1 is all of it in a title. */
export function search<Thing>(things: readonly Searched<Thing>[], question: string): readonly Found<Thing>[] {
  const terms = termsOf(normalise(question)).filter((term) => !STOP.has(term))
  if (terms.length === 0 || things.length === 0) return []
  const index = new MiniSearch<Document>({
    fields: ['title', 'words', 'text'],
    tokenize: termsOf,
    processTerm: (term) => (STOP.has(term) ? null : stemmed(term)),
  })
  index.addAll(
    things.map(({ title, words = '', text }, id) => ({
      id,
      title: normalise(title),
      words: normalise(words),
      text: normalise(text),
    })),
  )
  const found = index.search(normalise(question), {
    boost: { title: 3, words: 2 },
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 4 && !/[\u4e00-\u9fff]/.test(term) ? 0.2 : false),
  })
  const wanted = new Set(terms.map(stemmed))
  return found
    .flatMap(({ id, score, queryTerms }) => {
      const one = things[id as number]
      const share = new Set(queryTerms.filter((term) => wanted.has(term))).size / wanted.size
      return one ? [{ thing: one.thing, score: score * share * share }] : []
    })
    .toSorted((left, right) => right.score - left.score)
}

const words = new Intl.Segmenter('zh-Hant', { granularity: 'word' })
const HAN = /[\u4e00-\u9fff]/

export function termsOf(text: string): string[] {
  return [...words.segment(text)]
    .flatMap(({ segment, isWordLike }) => {
      if (!isWordLike) return []
      return HAN.test(segment) ? [segment] : [segment.replace(/'s$/, '')]
    })
    .concat(pairsOf(text))
}

const pairsOf = (text: string): string[] =>
  (text.match(/[\u4e00-\u9fff]{2,}/g) ?? []).flatMap((run) =>
    [...run].slice(1).map((char, at) => `${[...run][at]}${char}`),
  )

/** `employees` and `employee`, `importing` and `import` are the same. */
const stemmed = (term: string): string =>
  /^[a-z]{5,}$/.test(term) ? term.replace(/(?:ies)$/, 'y').replace(/(?:ing|ed|es|s)$/, '') : term

/** What every question has. */
const STOP: ReadonlySet<string> = new Set(
  (
    "a an the i i'm my me we our you your it is are was be do does did can could would should how what where when who why which " +
    'to of in on at for from by with and or not any many much please pls see get have has this that there here go page ' +
    '我 我們 的 了 嗎 呢 是 在 有 要 怎麼 怎樣 如何 哪裡 哪 請 可以 能 什麼 做 去 到 一 個 們 這 那 請問 想 用 把 麼做 要怎 麼 怎 樣 裡'
  ).split(' '),
)

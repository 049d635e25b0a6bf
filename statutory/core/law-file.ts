/// <reference path="../../kernel/text-files.d.ts" />
/**
 * Reads one dated law file (*.rates.yaml, already data when the program starts) into typed blocks. A mistake in
 * a file is thrown at start-up with its place, never met in the middle of a payslip.
 */
import { type Fraction, parseDecimal } from '#kernel/fraction.ts'
import { type Amount, parseAmount } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { type Block, type History, history, type Source, type Standing } from './history.ts'

export type Yaml = string | readonly Yaml[] | { readonly [key: string]: Yaml }

export type LawFile = {
  readonly scheme: string
  /** Where every block of the file comes from; filled as its histories are read. */
  readonly sources: readonly Source[]
  /** Every table of the file over time. */
  readonly histories: readonly History<unknown>[]
  history<Law>(table: string, read: (block: Entry) => Law): History<Law>
}

export function lawFile(yaml: Yaml): LawFile {
  const file = entry(yaml, 'law file')
  const scheme = file.text('scheme')
  const sources: Source[] = []
  const histories: History<unknown>[] = []
  return {
    scheme,
    sources,
    histories,
    history(table, read) {
      const place = `${scheme} ${table}`
      const blocks = file
        .entry('tables')
        .entry(table)
        .list('history')
        .map((block) => blockOf(scheme, table, block, read))
      for (const { source } of blocks) sources.push(source)
      const found = history(place, blocks)
      histories.push(found)
      return found
    },
  }
}

/** One map of the file, read value by value; every value is text until it is asked for as something. */
export type Entry = {
  text(key: string): string
  optional(key: string): string | undefined
  amount(key: string): Amount
  /** An upper limit: an amount, or undefined where the file says `none`. */
  limit(key: string): Amount | undefined
  rate(key: string): Fraction
  whole(key: string): number
  flag(key: string): boolean
  /** A list of texts; empty where the key is absent. */
  textsIfAny(key: string): readonly string[]
  entry(key: string): Entry
  list(key: string): readonly Entry[]
  /** The lines of the table beside the file, without its heading, which must be the one named here. */
  lines(heading: readonly string[]): readonly (readonly string[])[]
  keys(): readonly string[]
}

export function entry(yaml: Yaml | undefined, place: string): Entry {
  if (typeof yaml !== 'object' || Array.isArray(yaml)) throw new Error(`${place}: not a map`)
  const map = yaml as { readonly [key: string]: Yaml }
  const wrong = (key: string, what: string): never => {
    throw new Error(`${place}, ${key}: ${what}`)
  }
  const text = (key: string): string => {
    const value = map[key]
    return typeof value === 'string' ? value : wrong(key, 'text expected')
  }
  const list = (key: string): readonly Yaml[] => {
    const value = map[key]
    return Array.isArray(value) ? value : wrong(key, 'list expected')
  }
  const amount = (key: string): Amount => parseAmount(text(key)) ?? wrong(key, 'not an amount')
  return {
    text,
    amount,
    optional: (key) => (map[key] === undefined ? undefined : text(key)),
    limit: (key) => (text(key) === 'none' ? undefined : amount(key)),
    rate: (key) => parseDecimal(text(key)) ?? wrong(key, 'not a decimal'),
    whole: (key) => (/^\d{1,9}$/.test(text(key)) ? Number(text(key)) : wrong(key, 'not a whole number')),
    flag: (key) => (text(key) === 'yes' ? true : text(key) === 'no' ? false : wrong(key, 'yes or no expected')),
    textsIfAny(key) {
      const items = map[key] === undefined ? [] : list(key)
      return items.map((item) => (typeof item === 'string' ? item : wrong(key, 'texts expected')))
    },
    entry: (key) => entry(map[key], `${place}, ${key}`),
    list: (key) => list(key).map((item, index) => entry(item, `${place}, ${key} ${index + 1}`)),
    lines(heading) {
      const [first, ...rest] = list('table').map((line) => (Array.isArray(line) ? line.map(String) : []))
      return first?.join() === heading.join() ? rest : wrong('csv', `heading must be ${heading.join()}`)
    },
    keys: () => Object.keys(map),
  }
}

const STANDINGS: readonly Standing[] = ['confirmed', 'single source', 'inferred']

function blockOf<Law>(scheme: string, table: string, block: Entry, read: (block: Entry) => Law): Block<Law> {
  const from = plainDateOf(block.text('from'))
  const standing = STANDINGS.find((known) => known === block.text('standing'))
  if (!standing) throw new Error(`${scheme} ${table} from ${from}: unknown standing`)
  const paper = block.entry('source')
  const strange = paper.keys().find((key) => !['title', 'citation', 'url'].includes(key))
  if (strange) throw new Error(`${scheme} ${table} from ${from}: a source has no ${strange}`)
  const source: Source = {
    id: `${scheme}/${table}/${from}`,
    scheme,
    table,
    from,
    standing,
    checked: plainDateOf(block.text('checked')),
    title: paper.text('title'),
    ...(paper.optional('citation') && { citation: paper.text('citation') }),
    ...(paper.optional('url') && { url: paper.text('url') }),
    ...(block.optional('note') && { note: block.text('note') }),
  }
  const published = block.optional('unpublished') !== 'yes'
  return { id: source.id, from, source, law: published ? read(block) : undefined }
}

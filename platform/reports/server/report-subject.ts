/**
 * What a report can be about. A module hands its subject over: the fields it can show by name, who may see each, and
 * where the rows come from. Nothing that a person types is ever a part of a statement: reports name fields of this list,
 * and the statements behind them are written here, by the module that owns the tables.
 */
import { type RawBuilder, sql } from 'kysely'
import type { AreaId } from '#access/areas.ts'
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language } from '#platform/http/server/say.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'

/** `number` has up to two decimals, `count` none. */
export type FieldKind = 'text' | 'choice' | 'date' | 'money' | 'number' | 'count' | 'flag'

/** For whom, of which days, in which language names are told. */
export type ReportAsking = {
  readonly companyId: string
  /** The account of whoever reads it. */
  readonly reader: string
  readonly country: Country
  readonly language: Language
  readonly today: PlainDate
  /** The first and last day asked for; of subjects as of a day, both are that day. */
  readonly from: PlainDate
  readonly to: PlainDate
}

export type ReportField = {
  /** Key of what it is called; filled in by `fieldsOf`. */
  readonly word: string
  /** Instead of the word, where the company itself named it; its choices are then called as they are. */
  readonly named?: Readonly<Record<Language, string>>
  /** Of a number: how many it has at most; two, unless said. */
  readonly decimals?: number
  readonly kind: FieldKind
  /** Its value in a row of the source. */
  readonly sql: RawBuilder<unknown> | ((asking: ReportAsking) => RawBuilder<unknown>)
  /** Of a choice: its values in their order; each is called by `choiceWord.value`. */
  readonly choices?: readonly string[]
  readonly choiceWord?: string
  /** Of a name that the company keeps in a list: its id in a row, and the list to choose from. */
  readonly listed?: { readonly id: RawBuilder<unknown>; readonly names: NamesOf }
  /** Asked for beside the areas of the subject. */
  readonly area?: AreaId
  /** Written down whenever it is shown: what somebody is paid, and numbers by which they are known. */
  readonly noted?: 'pay' | 'numbers'
  /** Lies sealed: it is only shown, and asked for as there or missing. */
  readonly open?: (seal: Seal, sealed: string) => string
  /** Where it is no field everywhere. */
  readonly countries?: readonly Country[]
}

export type NamesOf = (
  tx: Tx,
  companyId: string,
  language: Language,
) => Promise<readonly { readonly id: string; readonly name: string }[]>

export type ReportSubject = {
  readonly key: string
  /** Key of what it is called; `word.hint` says what a row of it is. */
  readonly word: string
  /** Whoever may enter one of them, beside the reports themselves. */
  readonly areas: readonly AreaId[]
  /** What is asked when it is run: as of which day, or from when to when. */
  readonly asks: 'day' | 'span'
  /** `from ... where ...` of the company, to which further conditions are added with `and`. */
  readonly source: (tx: Tx, asking: ReportAsking) => Promise<RawBuilder<unknown>>
  readonly fields: Readonly<Record<string, ReportField>>
  /** Fields that a company added itself, read with each call; for its own names there are no words. */
  readonly own?: (tx: Tx, companyId: string) => Promise<Readonly<Record<string, ReportField>>>
  /** Fields by which rows stand where nobody says otherwise. */
  readonly order: readonly string[]
  /** What tells two rows apart. */
  readonly id: RawBuilder<unknown>
}

/** What a field is called, and a choice of it. */
export const fieldName = (say: Saying, language: Language, { word, named }: ReportField): string =>
  named?.[language] ?? say(language, word)
export const choiceName = (
  say: Saying,
  language: Language,
  { choiceWord, named }: ReportField,
  choice: string,
): string => (named ? choice : say(language, `${choiceWord}.${choice}`))
type Saying = (language: Language, key: string) => string

type Written = Omit<ReportField, 'word'> & { readonly word?: string }

/** Fields called `words.key`, choices `words.key.value`, unless they say otherwise. */
export const fieldsOf = (
  words: string,
  fields: Readonly<Record<string, Written>>,
): Readonly<Record<string, ReportField>> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const word = field.word ?? `${words}.${key}`
      return [key, { choiceWord: word, ...field, word }]
    }),
  )

/** Whole years from one day to another. */
export const yearsTo = (from: RawBuilder<unknown>, day: PlainDate): RawBuilder<unknown> =>
  sql`extract(year from age(${day}::date, ${from}))::int`

/** The next time that a day of the year comes round, the day itself included; 29 February is the 28th in other years. */
export const nextYearly = (of: RawBuilder<unknown>, day: PlainDate): RawBuilder<unknown> => {
  const years = yearsTo(of, day)
  const latest = sql`(${of} + make_interval(years => ${years}))::date`
  return sql`case when ${latest} >= ${day}::date then ${latest} else (${of} + make_interval(years => ${years} + 1))::date end`
}

/** The law of one country as the page has it: loaded when it is chosen, and no other country's with it. */
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type Country, countries } from '#kernel/countries.ts'
import type { Language } from '#platform/words/locales.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { CountryLaw } from '#statutory/core/country-law.ts'
import type { LawWords } from '#statutory/words/words.ts'

type Example = { readonly on: string; readonly given: unknown }
type Book = { readonly law: CountryLaw; readonly examples: { readonly [scheme: string]: Example } }

/** A country's law with the words of the reader's language. */
export type SpokenBook = Book & { readonly words: LawWords; readonly currency: string; readonly timezone: string }

const books: { readonly [country in Country]: () => Promise<{ readonly book: Book }> } = {
  MY: () => import('./my.ts'),
  TW: () => import('./tw.ts'),
  PH: () => import('./ph.ts'),
}

const words: { readonly [language in Language]: () => Promise<{ readonly default: LawWords }> } = {
  en: () => import('#statutory/words/en.json'),
  'zh-Hant': () => import('#statutory/words/zh-Hant.json'),
}

export function useBook(country: Country): UseQueryResult<SpokenBook> {
  const language = useLanguage()
  return useQuery({
    queryKey: ['law', country, language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<SpokenBook> => {
      const [{ book }, { default: spoken }] = await Promise.all([books[country](), words[language]()])
      return { ...book, ...countries[country], words: spoken }
    },
  })
}

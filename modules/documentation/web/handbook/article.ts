/** Articles and categories of the handbook, named in the reader's language. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Language } from '#platform/words/locales.ts'
import type { articles } from '../../contract/articles.ts'
import type { categories } from '../../contract/categories.ts'

export type Article = DataOf<typeof articles>[number]
export type Category = DataOf<typeof categories>[number]

type Named = { readonly title: string; readonly title_zh: string | null }
export const titleIn = (language: Language, { title, title_zh }: Named): string =>
  language === 'zh-Hant' ? (title_zh ?? title) : title

export const nameIn = (language: Language, of: Pick<Category, 'name' | 'name_zh'> | undefined): string =>
  (language === 'zh-Hant' ? (of?.name_zh ?? of?.name) : of?.name) ?? ''

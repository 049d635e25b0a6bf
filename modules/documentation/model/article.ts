/** An article of the handbook: what it holds, what is wrong with it, and what is written but not published yet. */

export type Texts = {
  readonly title: string
  readonly title_zh: string | null
  readonly content: string
  /** Markdown, as `content`. */
  readonly content_zh: string | null
}

/** `changed`: published, and what is written now is further. */
export const articleStates = ['draft', 'published', 'changed', 'archived'] as const
export type ArticleState = (typeof articleStates)[number]

type Faults = Readonly<Record<string, readonly string[]>>

/** In a second language there is the whole of it, or nothing. */
export function textFaults({ title_zh, content_zh }: Texts): Faults {
  return {
    ...(title_zh === null && content_zh !== null && { title_zh: ['handbook.whole-language'] }),
    ...(title_zh !== null && content_zh === null && { content_zh: ['handbook.whole-language'] }),
  }
}

/** Whoever writes all of it, or keeps claims and writes what is said of them. */
export const mayWrite = (writesAll: boolean, category: { readonly is_claims: boolean }): boolean =>
  writesAll || category.is_claims

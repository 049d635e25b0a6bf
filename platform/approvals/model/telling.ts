/** A request in words, kept in both languages when it is sent, so that every list shows it the same afterwards. */
export type Told = {
  /** 'Annual leave' */
  readonly title: string
  /** '21 - 24 Dec, 3.5 days' */
  readonly detail: string
}
export type ToldInBoth = { readonly en: Told; readonly 'zh-Hant': Told }

/** How far back pending requests are counted (specification, section 9). */
export const PENDING_DAYS = 90

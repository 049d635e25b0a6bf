/** A page of a list, and what the answer says about it. Without `page` a list is answered whole. */
export type PageWanted = { readonly page: number; readonly perPage: number }
export type PageMeta = { readonly page: number; readonly per_page: number; readonly total: number }

export const PER_PAGE_DEFAULT = 25
export const PER_PAGE_MAX = 200

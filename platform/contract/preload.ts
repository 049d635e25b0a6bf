/**
 * What a screen asks for first. The page's own head, the router and the screen itself all read it here, so that the
 * answer one of them asked for is the one that another waits for.
 */
import type { Endpoint } from './endpoint.ts'

/** What stands behind the question mark of an address. */
export type Search = Readonly<Record<string, string | undefined>>

export type Preload = {
  readonly endpoint: Endpoint
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  /** Of a reading that is asked with a body. */
  readonly body?: Readonly<Record<string, unknown>>
  /** The first page of a list that stays with the server. */
  readonly paged?: true
  /** Whose changes make it out of date, where it is a part of something else. */
  readonly under?: Endpoint
}

/** By the path of the screen: asked for while the screen itself is still on its way. */
export type Preloads = Readonly<Record<string, (search: Search) => readonly Preload[]>>

export const ROWS_A_PAGE = 100

export const queryOf = ({ query, paged }: Preload): Readonly<Record<string, unknown>> | undefined =>
  paged ? { ...query, page: 1, per_page: ROWS_A_PAGE } : query

type Asked = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** Where a call goes: what was not chosen is left out, and what names no part of the path stands in the query. */
export function callAddress({ path }: Pick<Endpoint, 'path'>, { params = {}, query = {} }: Asked): string {
  const place = path.replace(/\{(\w+)\}/g, (_hole, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const rest = Object.entries(params).filter(([name]) => !path.includes(`{${name}}`))
  const search = Object.entries({ ...Object.fromEntries(rest), ...query })
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`)
    .join('&')
  return `/${place}${search && `?${search}`}`
}

/** Never in an address: there it is encoded. */
const BODY_SIGN = '#'

/** An address and what is sent there, as they stand in the head of a page: behind the sign is what goes in the body. */
export const askedAhead = (address: string, body: unknown): string =>
  body === undefined ? address : `${address}${BODY_SIGN}${encoded(JSON.stringify(body))}`

/** Brackets and quotes too: the address stands in the head of a page. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The small cards of the first page. A module contributes what waits or is due with it: the manifest of a card says which
 * one, for whom, where it stands and how it is drawn; reading it gives its rows. Cards of one key are drawn as one, and
 * one without rows is not drawn. Rows that count lead to a list of the same count.
 */
import type { AreaId } from '#access/areas.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'

export type HomeAsking = Pick<
  Call<Endpoint>,
  'company' | 'session' | 'actor' | 'clock' | 'say' | 'language' | 'seal' | 'db'
> & {
  readonly today: PlainDate
  readonly t: (key: string, params?: Record<string, string | number>) => string
  /** No more rows than these are shown; all of them where it is not said. */
  readonly most?: number
}

export type HomeRow = {
  readonly text: string
  readonly to: string
  /** As many as the list that it leads to. */
  readonly count?: number
  /** Since when it waits, or when it is due. */
  readonly on?: string
  /** Of a table by days. */
  readonly days?: readonly number[]
}

/** The first of many, and how many there are. */
export type HomeRows = readonly HomeRow[] | { readonly rows: readonly HomeRow[]; readonly total: number }

/** `counts`: a figure before each row; `dates`: rows by their day; `days`: a table by days. */
export type HomeView = 'counts' | 'dates' | 'days'

export type HomeCard = {
  readonly key: HomeKey
  /** Whoever may enter one of them is shown it. */
  readonly areas: readonly AreaId[]
  readonly read: (tx: Tx, asking: HomeAsking) => Promise<HomeRows>
}

type Drawn = { readonly width: 'half' | 'full'; readonly view: HomeView }

/** In the order of the page: what waits, what is due, who is away, what is to come. */
export const homeCards = {
  requests: { width: 'half', view: 'counts' },
  money: { width: 'half', view: 'counts' },
  hiring: { width: 'half', view: 'counts' },
  people: { width: 'half', view: 'counts' },
  time: { width: 'half', view: 'counts' },
  workplace: { width: 'half', view: 'counts' },
  pay_day: { width: 'half', view: 'dates' },
  agencies: { width: 'half', view: 'dates' },
  probation: { width: 'half', view: 'dates' },
  papers: { width: 'half', view: 'dates' },
  expiring: { width: 'half', view: 'dates' },
  away: { width: 'full', view: 'days' },
} as const satisfies Record<string, Drawn>

export type HomeKey = keyof typeof homeCards

/** What is due for one person, on their own first page. */
export type OwnDue = {
  readonly areas: readonly AreaId[]
  readonly read: (tx: Tx, asking: HomeAsking & { readonly employeeId: string }) => Promise<readonly HomeRow[]>
}

/** A row that counts, where there is anything to count; its words follow the figure before it. */
export const counted = (t: HomeAsking['t'], count: number, word: string, to: string): readonly HomeRow[] =>
  count > 0 ? [{ count, text: t(word, { count }), to }] : []

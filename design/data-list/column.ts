/** What a list is told about its rows. Text is what is searched, sorted and exported; cells are what is seen. */
import type { ReactNode } from 'react'

export type Column<Row> = {
  readonly id: string
  readonly header: string
  /** A shorter name for the head of the column. */
  readonly short?: string
  readonly text: (row: Row) => string
  readonly cell?: (row: Row) => ReactNode
  /** What is sorted by where it is not the text: amounts as whole hundredths, days as they are. */
  readonly sort?: (row: Row) => string | number | bigint
  /** Pixels; without it the column shares what is left, but never gets less than `least`. */
  readonly width?: number
  readonly least?: number
  /** Where all do not fit beside an open panel, the highest go first; without it a column stays. */
  readonly goes?: number
  readonly number?: boolean
  /** Of what is shown, at the foot; a function of the rows where the list holds them all. */
  readonly total?: ReactNode | ((shown: readonly Row[]) => ReactNode)
  /** Cannot be hidden. */
  readonly always?: boolean
  /** Hidden until somebody asks for it. */
  readonly atFirst?: 'hidden'
  /** Stays on a phone; `room` where all have room. */
  readonly phone?: boolean | 'room'
  /** Where it says the same in less room there. */
  readonly onPhone?: { readonly width: number; readonly cell?: (row: Row) => ReactNode }
  readonly searched?: false
  /** Shown, but no order: where the rows stay with a server that does not sort by it. */
  readonly sorted?: false
}

export type Filter<Row> = {
  readonly id: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Typed instead of chosen: in the address a text is `~words` and a span `from..to`, either end left open. */
  readonly typed?: 'text' | 'number' | 'date'
  /** Left to the server where it keeps the rows. */
  readonly matches?: (row: Row, value: string) => boolean
}

/** Parts of a list behind one another: active, left, on leave. */
export type ListTab<Row> = {
  readonly id: string
  readonly label: string
  /** Shown without being asked for; the first, where none is. */
  readonly opens?: boolean
  /** Where the rows stay with the server: how many there are, as it counted; null while that is not known. */
  readonly count?: number | null
  readonly matches: (row: Row) => boolean
  /** What comes here, said where nothing has. */
  readonly hint?: string
}

export const opensOn = <Tab extends { readonly opens?: boolean }>(tabs: readonly Tab[]): Tab | undefined =>
  tabs.find(({ opens }) => opens) ?? tabs[0]

/** The tab that the address asks for. */
export const openTab = <Tab extends { readonly id: string; readonly opens?: boolean }>(
  tabs: readonly Tab[],
  asked: string | undefined,
): Tab | undefined => tabs.find(({ id }) => id === asked) ?? opensOn(tabs)

/** How many rows a tab has; none where that is not known. */
export const countOf = <Row>({ count, matches }: ListTab<Row>, rows: readonly Row[]): number =>
  count === null ? 0 : (count ?? rows.filter(matches).length)

export type ListKey<Row> = {
  readonly key: string
  readonly label: string
  /** With what is chosen, where something is. */
  readonly run: (row: Row, chosen: readonly Row[]) => void
}

export type ListFormat = 'xlsx' | 'csv'
export type ListFile = { readonly columns: readonly string[]; readonly format: ListFormat }

/** Rows that stay with the server, which finds, sorts and counts them; the list holds those somebody looks at. */
export type ServedRows<Row> = {
  /** As many as were found; undefined where they have not been asked for yet. */
  readonly rows: readonly (Row | undefined)[]
  /** How many there are without search and filters. */
  readonly all: number
  readonly onView: (first: number, last: number) => void
  /** The open row, wherever in the list it stands. */
  readonly opened: Row | undefined
  /** Every row that was found, for the export and for choosing all. */
  readonly whole: () => Promise<readonly Row[]>
  /** The server writes the file: what was found, or what is chosen of it, in the columns that are shown. */
  readonly file?: (wanted: ListFile) => void
}

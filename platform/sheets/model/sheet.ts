/**
 * A sheet described as data: from one description come the template with its lists and notes, the reading of what
 * people send back, and the words for what is wrong in a cell. The data travels to the parsing thread as it is.
 */
export type ColumnKind = 'text' | 'code' | 'money' | 'rate' | 'date' | 'month' | 'flag' | 'count' | 'choice'

export type Column = {
  /** The header, as the samples spell it. */
  readonly name: string
  /** Word key of the explanation in the template. */
  readonly word: string
  readonly kind: ColumnKind
  /** Other headings it is known by, in either language, as people's own lists have them. */
  readonly headings?: readonly string[]
  /** The column must be there and filled in every row. */
  readonly required?: true
  /** What may stand in the cell; for `choice` the only values, for others a list to pick from. */
  readonly choices?: readonly string[]
  /** Other spellings of a choice, without regard to case: 'Full time' -> 'full_time'. */
  readonly aliases?: Readonly<Record<string, string>>
  /** Characters of a text, or the largest count. */
  readonly max?: number
  /** Of a `code`, after spaces at its ends are gone; the source of a regular expression, matched whole. */
  readonly pattern?: string
  readonly upper?: true
  /** Taken away from a `code` before it is looked at: 'spaces and dashes' typed for reading. */
  readonly drop?: string
  readonly example?: string
  /** Money that may be below zero, as what is given back is. */
  readonly signed?: true
  /** Never shown whole again once read: bank accounts, identity numbers. */
  readonly secret?: true
}

export type Sheet = {
  /** Also the name of the worksheet in the template. */
  readonly name: string
  readonly columns: readonly Column[]
  /** Whatever columns the file has, each as text; those above are not asked for. */
  readonly free?: true
}

/** Money, rates and days stay text: exact decimals and 'YYYY-MM-DD'. */
export type Value = string | number | boolean | null

export type Row = {
  /** Counted from 0 at the file's first row: 1 is the first below a header that stands there. */
  readonly row: number
  readonly values: Readonly<Record<string, Value>>
}

/** What a person is told, before it is put in a language: a word key and what it is about. */
export type Said = {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number | readonly string[]>>
}

export type CellFault = {
  readonly row: number
  readonly column: string
  readonly value: string
  readonly message: Said
  readonly expected: Said
}

export type CellNote = { readonly row: number; readonly column: string; readonly message: Said }

export const textAt = (row: Row, column: string): string | null => {
  const value = row.values[column]
  return typeof value === 'string' ? value : null
}

/** Faults beyond this number are counted and not listed: nobody reads ten thousand of them. */
export const FAULTS_LISTED = 2_000

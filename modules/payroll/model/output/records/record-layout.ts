/**
 * A file as records of fields: what an agency or a bank wants, as data. Fixed records are read byte by byte, delimited
 * ones by their sign, a sheet is a workbook. Filled by filled-records.ts; nothing here can compute.
 */
export const encodings = ['ascii', 'utf-8', 'big5'] as const
export type Encoding = (typeof encodings)[number]
export const recordKinds = ['fixed', 'delimited', 'sheet'] as const
export const delimiters = [',', ';', '|', 'tab'] as const

export type RecordField = {
  /** Of its column. */
  readonly title?: string
  /** By its name in values.ts; without it the fixed text. */
  readonly value?: string
  readonly text?: string
  /** In characters; without it as long as it comes. */
  readonly width?: number
  readonly align?: 'left' | 'right'
  readonly fill?: 'space' | 'zero'
  /** Of money `cents` or `whole`, else with two decimals; of days and months a pattern such as YYYYMMDD, YYY being ROC. */
  readonly format?: string
}

export type RecordLayout = {
  readonly kind: (typeof recordKinds)[number]
  readonly encoding: Encoding
  readonly delimiter: (typeof delimiters)[number]
  /** A line of titles above the lines of people. */
  readonly titles: boolean
  /** Capital letters throughout. */
  readonly upper: boolean
  /** Texts in quotation marks where they hold the sign between fields; else the sign is left out of them. */
  readonly quotes: boolean
  readonly extension: string
  readonly header: readonly (readonly RecordField[])[]
  readonly detail: readonly RecordField[]
  readonly trailer: readonly (readonly RecordField[])[]
}

const common = { delimiter: ',', titles: false, upper: false, quotes: true, header: [], trailer: [] } as const

type Own<K extends RecordLayout['kind']> = Partial<RecordLayout> & Pick<RecordLayout, 'detail'> & { readonly kind?: K }

/** Lines of fixed width in plain letters. */
export const fixed = (own: Own<'fixed'>): RecordLayout => ({
  ...common,
  ...{ kind: 'fixed', encoding: 'ascii', extension: 'txt', ...own },
})

/** Comma separated, with titles. */
export const delimited = (own: Own<'delimited'>): RecordLayout => ({
  ...common,
  ...{ kind: 'delimited', encoding: 'utf-8', extension: 'csv', titles: true, ...own },
})

export const sheet = (own: Own<'sheet'>): RecordLayout => ({
  ...common,
  ...{ kind: 'sheet', encoding: 'utf-8', extension: 'xlsx', titles: true, ...own },
})

const NAMES = new Set(['full_name', 'last_name', 'first_name'])
/** Of plain letters, and people are named in it: whoever has no name in them cannot be. */
export const namesInLatin = ({ encoding, detail }: RecordLayout): boolean =>
  encoding === 'ascii' && detail.some(({ value = '' }) => NAMES.has(value))

/** A field of a value, and one of a text that never changes. */
export const field = (value: string, own: Omit<RecordField, 'value'> = {}): RecordField => ({ value, ...own })
export const text = (of: string, own: Omit<RecordField, 'text'> = {}): RecordField => ({ text: of, ...own })
/** Digits from the right, filled with zeros. */
export const zeros = (value: string, width: number, own: Partial<RecordField> = {}): RecordField => ({
  ...{ value, width, align: 'right', fill: 'zero' },
  ...own,
})
export const right = (value: string, width: number, own: Partial<RecordField> = {}): RecordField => ({
  ...{ value, width, align: 'right' },
  ...own,
})
export const blank = (width: number): RecordField => ({ text: '', width })

/** The company's own accounts as a sheet. Numbers stand in it whole: it is given to whoever has just said who he is. */
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { cellAt, fault, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Row, Sheet } from '#platform/sheets/model/sheet.ts'

export type SheetAccount = {
  readonly id: string
  readonly bank_id: string
  readonly bank_code: string
  /** Sealed; told by its last four. */
  readonly account_number: string
  readonly account_digest: string
  readonly last_four: string
  readonly account_name: string
  readonly corporate_id: string | null
  readonly preferred: boolean
}
type SheetBank = { readonly id: string; readonly code: string; readonly name: string }

export const accountSheet = (banks: readonly SheetBank[]): Sheet => ({
  name: 'banks',
  columns: [
    {
      name: 'bank',
      word: 'company.sheet.bank',
      kind: 'choice',
      required: true,
      choices: banks.map(({ code }) => code),
      aliases: Object.fromEntries(banks.map(({ code, name }) => [name.toLowerCase(), code])),
    },
    {
      name: 'account_no',
      word: 'company.sheet.account-no',
      kind: 'code',
      required: true,
      drop: '[\\s-]',
      pattern: '\\d{6,20}',
      example: '514000009999',
      secret: true,
    },
    { name: 'account_name', word: 'company.sheet.account-name', kind: 'text', required: true, example: 'Kopi Senja' },
    { name: 'corporate_id', word: 'company.sheet.corporate-id', kind: 'text', max: 60 },
    { name: 'preferred', word: 'company.sheet.preferred', kind: 'flag', example: 'yes' },
  ],
})

type Making = {
  readonly banks: readonly SheetBank[]
  readonly known: readonly SheetAccount[]
  readonly rows: readonly Row[]
  readonly digest: (number: string) => string
  readonly seal: (number: string) => string
  readonly newId: () => string
}

/** An account is the same by its bank and its number. */
export function accountList(making: Making): ListKind<SheetAccount> {
  const { banks, known, rows, digest, seal, newId } = making
  const keyIn = (row: Row) => `${textIn(row, 'bank')} ${digest(textIn(row, 'account_no') ?? '')}`
  const wanted = rows.filter((row) => row.values.preferred === true).map(keyIn)
  const first = known.length === 0 ? rows.slice(0, 1).map(keyIn) : []
  const [preferred] = [...wanted, ...first]
  return {
    kind: 'account',
    keyOf,
    keyIn,
    keyColumn: 'account_no',
    itemOf(row, before) {
      const number = textIn(row, 'account_no') ?? ''
      const corporate = cellAt(row, 'corporate_id')
      return {
        id: before?.id ?? newId(),
        bank_id: before?.bank_id ?? banks.find(({ code }) => code === textIn(row, 'bank'))?.id ?? '',
        bank_code: textIn(row, 'bank') ?? '',
        account_number: before?.account_number ?? seal(number),
        account_digest: digest(number),
        last_four: number.slice(-4),
        account_name: textIn(row, 'account_name') ?? '',
        corporate_id: corporate === undefined ? (before?.corporate_id ?? null) : textIn(row, 'corporate_id'),
        preferred: preferred === undefined ? (before?.preferred ?? false) : keyIn(row) === preferred,
      }
    },
    nameOf: ({ bank_code, last_four }) => `${bank_code} **** ${last_four}`,
    fields: {
      account_name: ({ account_name }) => account_name,
      corporate_id: ({ corporate_id }) => corporate_id,
      preferred: (account) => (account.preferred ? 'yes' : 'no'),
    },
  }
}

export const keyOf = ({ bank_code, account_digest }: SheetAccount): string => `${bank_code} ${account_digest}`

/** Exactly one account is preferred afterwards. */
export function preferredFaults(
  rows: readonly Row[],
  known: readonly SheetAccount[],
  keyIn: (row: Row) => string,
): readonly CellFault[] {
  const expected = { key: 'company.expected.one-preferred' }
  const wrong = (row: Row) => fault(row, 'preferred', 'company.one-preferred', expected)
  const wanted = rows.filter((row) => row.values.preferred === true)
  if (wanted.length > 0) return wanted.slice(1).map(wrong)
  const now = known.find(({ preferred }) => preferred)
  return rows.filter((row) => row.values.preferred === false && now && keyIn(row) === keyOf(now)).map(wrong)
}

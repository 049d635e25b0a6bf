/** What is wrong in a sheet, or only odd, cell by cell: row, column, what stands there, what of it, what would be right. */
import { useState } from 'react'
import { SimpleTable } from './simple-table.tsx'
import { useDesignWords } from './words.ts'

export type CellError = {
  readonly row: number
  readonly column: string
  readonly value?: string
  readonly message: string
  readonly expected?: string
}

const SHOWN = 100
/** Rows are counted below the header; the spreadsheet counts the header too. */
const HEAD = 1

type CellErrorsProps = {
  readonly errors: readonly CellError[]
  readonly label: string
  /** They only warn: the sheet can be taken with them. */
  readonly warn?: boolean
  /** What a column is called; by its own name where nothing says it. */
  readonly columnWord?: (column: string) => string
}

export function CellErrors({ errors, label, warn = false, columnWord = (column) => column }: CellErrorsProps) {
  const t = useDesignWords()
  const [all, setAll] = useState(false)
  const shown = all ? errors : errors.slice(0, SHOWN)
  return (
    <>
      <SimpleTable
        label={label}
        rows={shown}
        rowId={(error) => `${error.row} ${error.column} ${error.message}`}
        columns={[
          { id: 'row', header: t('design.row'), number: true, cell: ({ row }) => row + HEAD },
          { id: 'column', header: t('design.column'), cell: ({ column }) => columnWord(column) },
          ...(errors.some(({ value }) => value)
            ? [{ id: 'value', header: t('design.value'), cell: ({ value }: CellError) => <code>{value}</code> }]
            : []),
          {
            id: 'message',
            header: t(warn ? 'design.worthALook' : 'design.whatIsWrong'),
            cell: ({ message }) => message,
          },
          ...(errors.some(({ expected }) => expected)
            ? [{ id: 'expected', header: t('design.expected'), cell: ({ expected }: CellError) => expected }]
            : []),
        ]}
      />
      {errors.length > shown.length && (
        <button type="button" className="linkish" onClick={() => setAll(true)}>
          {t('design.showAll', { count: errors.length })}
        </button>
      )}
    </>
  )
}

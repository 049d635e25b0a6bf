/**
 * A short table without search or selection, for parts of a page; long lists use the data list. On a phone a wide
 * one is read downwards: each row a piece of its own, each cell behind the name of its column.
 */
import type { ReactNode } from 'react'
import classes from './simple-table.module.css'
import { Empty, Failed, type Reading, RowsSkeleton } from './states.tsx'

export type SimpleColumn<Row> = {
  readonly id: string
  readonly header: string
  readonly number?: boolean
  readonly cell: (row: Row) => ReactNode
  readonly foot?: ReactNode
}

type SimpleTableProps<Row> = {
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly columns: readonly SimpleColumn<Row>[]
  readonly label: string
  readonly reading?: Reading
  readonly empty?: string
  /** Wider than a phone, where it is read downwards. */
  readonly wide?: boolean
}

export function SimpleTable<Row>({ rows, rowId, columns, label, reading, empty, wide }: SimpleTableProps<Row>) {
  if (reading?.isError && rows.length === 0) return <Failed reading={reading} />
  if (reading?.isPending) return <RowsSkeleton rows={4} />
  if (rows.length === 0 && empty) return <Empty title={empty} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={label}>
      <table className={classes.table} aria-label={label} data-wide={wide || undefined}>
        <thead>
          <tr>
            {columns.map(({ id, header, number }) =>
              header ? (
                <th key={id} scope="col" className={number ? 'number' : undefined}>
                  {header}
                </th>
              ) : (
                <td key={id} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map(({ id, header, cell, number }) => (
                <td key={id} className={number ? 'number' : undefined} data-column={header || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {columns.some(({ foot }) => foot !== undefined) && (
          <tfoot>
            <tr>
              {columns.map(({ id, header, foot, number }) => (
                <td key={id} className={number ? 'number' : undefined} data-column={header || undefined}>
                  {foot}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}

/** Several of the same kind below each other, each with a way to take it out again. */
import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './rows.module.css'

type RowsProps<Row> = {
  readonly legend: string
  readonly hint?: string | undefined
  readonly rows: readonly Row[]
  readonly empty: () => Row
  readonly add: string
  readonly remove: (at: number) => string
  /** What stands against them together. */
  readonly error?: ReactNode
  /** There has to be one. */
  readonly least?: number
  readonly children: (row: Row, set: (changed: Partial<Row>) => void, at: number) => ReactNode
  readonly onChange: (rows: readonly Row[]) => void
}

export function Rows<Row>(props: RowsProps<Row>) {
  const { legend, hint, rows, empty, add, remove, error, least = 0, children, onChange } = props
  const replace = (at: number, row: Row) => onChange(rows.map((one, place) => (place === at ? row : one)))
  return (
    <fieldset className={classes.rows}>
      <legend>{legend}</legend>
      {hint && <p className="muted">{hint}</p>}
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place
        <div key={at} className={classes.row}>
          <div className={classes.cells}>{children(row, (changed) => replace(at, { ...row, ...changed }), at)}</div>
          {rows.length > least && (
            <ActionIcon aria-label={remove(at + 1)} onClick={() => onChange(rows.filter((_, place) => place !== at))}>
              <IconTrash size={15} />
            </ActionIcon>
          )}
        </div>
      ))}
      {error && (
        <p className="bad" role="alert">
          {error}
        </p>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={13} />}
        onClick={() => onChange([...rows, empty()])}
      >
        {add}
      </Button>
    </fieldset>
  )
}

/** The head of a column: its name, and the way it is sorted. */
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useDesignWords } from '../../words.ts'
import type { ListAddress } from '../address.ts'
import type { Column } from '../column.ts'
import classes from '../data-list.module.css'

type HeadingProps<Row> = { readonly column: Column<Row>; readonly address: ListAddress }

export function Heading<Row>({ column, address }: HeadingProps<Row>) {
  const t = useDesignWords()
  if (!column.header) return <td className={classes.head} />
  if (column.sorted === false) {
    return (
      <th scope="col">
        <span className={classes.unsorted} data-number={column.number || undefined}>
          {column.short ?? column.header}
        </span>
      </th>
    )
  }
  const sorted = address.sort?.id === column.id ? (address.sort.desc ? 'descending' : 'ascending') : undefined
  const next = sorted === undefined ? column.id : sorted === 'ascending' ? `-${column.id}` : undefined
  const Arrow = sorted === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <th scope="col" aria-sort={sorted ?? 'none'}>
      <button
        type="button"
        className={classes.sorter}
        data-sorted={sorted}
        data-number={column.number || undefined}
        title={t('design.sortBy', { name: column.header })}
        onClick={() => address.change({ sort: next })}
      >
        <span>{column.short ?? column.header}</span>
        {sorted && <Arrow size={13} aria-hidden />}
      </button>
    </th>
  )
}

/** Whose leave or earned day a row is: by face and name, and by number where that is asked for. */
import type { Column } from '#design/data-list/column.ts'
import { PersonMark } from '#design/person-mark.tsx'
import classes from './applicants/applicants.module.css'
import type { useWords } from './words.ts'

type Person = { readonly full_name: string; readonly staff_id: string }

/** `least`: the width in pixels below which a name is not squeezed. */
export const personColumns = <Row extends Person>(
  t: ReturnType<typeof useWords>,
  least: number,
): readonly Column<Row>[] => [
  {
    id: 'name',
    header: t('leave.person'),
    always: true,
    least,
    text: ({ full_name }) => full_name,
    cell: ({ full_name }) => (
      <span className={classes.person}>
        <PersonMark name={full_name} />
        <span className="strong">{full_name}</span>
      </span>
    ),
  },
  { id: 'staff', header: t('leave.staffId'), width: 96, atFirst: 'hidden', text: ({ staff_id }) => staff_id },
]

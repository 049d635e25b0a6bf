/** A list: one frame a row, with what most rows need shown at once. */
import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { Fields } from '#statutory/core/given.ts'
import { type Draft, within } from '../../model/draft.ts'
import { useWords } from '../words.ts'
import type { FrameProps } from './field-props.ts'
import classes from './form.module.css'

type RowsFieldProps = FrameProps & {
  readonly fields: Fields
  readonly rows: readonly Draft[]
  readonly required: boolean
}

export function RowsField({ about, label, error, place, fields, rows, required, onChange }: RowsFieldProps) {
  const t = useWords()
  // A list that must hold something begins with a row to fill in.
  const shown = rows.length === 0 && required ? [{}] : rows
  return (
    <fieldset className={classes.frame}>
      <legend>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {error && <p className={classes.error}>{error}</p>}
      {shown.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
        <div key={index} className={classes.row}>
          <div>
            <about.Group
              about={about}
              fields={fields}
              draft={row}
              place={within(place, index)}
              onChange={(changed) => onChange(shown.with(index, changed))}
            />
          </div>
          {(rows.length > 1 || !required) && (
            <ActionIcon
              aria-label={t('law.removeRow', { name: label, number: index + 1 })}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            >
              <IconTrash size={15} />
            </ActionIcon>
          )}
        </div>
      ))}
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconPlus size={14} />}
        onClick={() => onChange([...shown, {}])}
      >
        {t('law.addRow')}
      </Button>
    </fieldset>
  )
}

/** One column of an own report; figures and items are put into its formula from a list. */
import { ActionIcon, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { names } from '../../contract/templates.ts'
import { columnFormats } from '../../model/columns.ts'
import { useWords } from '../words.ts'
import classes from './own.module.css'

type ColumnFieldsProps = {
  readonly at: number
  readonly inputs: (field: 'label' | 'key' | 'formula' | 'format') => object
  readonly onInsert: (name: string) => void
  readonly onRemove: (() => void) | undefined
}

const groups = ['figure', 'item', 'year', 'before'] as const

export function ColumnFields({ at, inputs, onInsert, onRemove }: ColumnFieldsProps) {
  const t = useWords()
  const known = useCall(names, {}).data ?? []
  return (
    <fieldset className={classes.column} aria-label={`${t('payreports.columns')} ${at + 1}`}>
      <TextInput label={t('payreports.label')} required maxLength={255} {...inputs('label')} />
      <TextInput label={t('payreports.key')} required maxLength={40} {...inputs('key')} />
      <ChoiceField
        label={t('payreports.format')}
        allowDeselect={false}
        data={columnFormats.map((value) => ({ value, label: t(`payreports.format.${value}`) }))}
        {...inputs('format')}
      />
      <ChoiceField
        label={t('payreports.insert')}
        searchable
        value=""
        onChange={(name) => name && onInsert(name)}
        data={groups.map((group) => ({
          group: t(`payreports.group.${group}`),
          items: known
            .filter((one) => one.group === group)
            .map(({ name, label }) => ({ value: name, label: `${label} (${name})` })),
        }))}
      />
      <TextInput
        className={classes.formula}
        label={t('payreports.formula')}
        required
        maxLength={500}
        spellCheck={false}
        {...inputs('formula')}
      />
      {onRemove && (
        <ActionIcon size="lg" aria-label={t('payreports.removeColumn', { count: at + 1 })} onClick={onRemove}>
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </fieldset>
  )
}

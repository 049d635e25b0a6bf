/** The columns in their order: chosen by name, moved up and down, with a heading and a total of their own. */
import { ActionIcon, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { MOST_COLUMNS, totals } from '../model/definition.ts'
import classes from './builder.module.css'
import { type Draft, type Field, fieldIn, moved, type Subject } from './draft.ts'
import { useWords } from './words.ts'

type Columns = Draft['columns']
type Props = {
  readonly subject: Subject
  readonly columns: Columns
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (columns: Columns) => void
}

export function ColumnsPart({ subject, columns, errors, onChange }: Props) {
  const t = useWords()
  const free = subject.fields.filter(({ key }) => !columns.some(({ field }) => field === key))
  const set = (at: number, patch: Partial<Columns[number]>) =>
    onChange(columns.map((one, place) => (place === at ? { ...one, ...patch } : one)))
  return (
    <Stack gap="xs">
      <ol className={classes.list} aria-label={t('reports.columns')}>
        {columns.map((column, at) => {
          const field = fieldIn(subject, column.field)
          const name = field?.name ?? column.field
          return (
            <li key={column.field} className={classes.item}>
              <Group gap={2} wrap="nowrap">
                <ActionIcon
                  aria-label={t('reports.up', { name })}
                  disabled={at === 0}
                  onClick={() => onChange(moved(columns, at, at - 1))}
                >
                  <IconArrowUp size={15} />
                </ActionIcon>
                <ActionIcon
                  aria-label={t('reports.down', { name })}
                  disabled={at === columns.length - 1}
                  onClick={() => onChange(moved(columns, at, at + 1))}
                >
                  <IconArrowDown size={15} />
                </ActionIcon>
              </Group>
              <TextInput
                aria-label={t('reports.headingOf', { name })}
                placeholder={name}
                maxLength={255}
                value={column.heading ?? ''}
                error={errors[`definition.columns.${at}.field`] ?? errors[`definition.columns.${at}.heading`]}
                onChange={(event) => set(at, { heading: event.currentTarget.value || null })}
              />
              <ChoiceField
                aria-label={t('reports.totalOf', { name })}
                placeholder={t('reports.noTotal')}
                clearable
                value={column.total ?? ''}
                error={errors[`definition.columns.${at}.total`]}
                onChange={(total) => set(at, { total: totals.find((one) => one === total) ?? null })}
                data={totalsOf(field).map((value) => ({ value, label: t(`reports.total.${value}`) }))}
              />
              <ActionIcon
                aria-label={t('reports.removeColumn', { name })}
                disabled={columns.length === 1}
                onClick={() => onChange(columns.filter((_, place) => place !== at))}
              >
                <IconTrash size={15} />
              </ActionIcon>
            </li>
          )
        })}
      </ol>
      {columns.length < MOST_COLUMNS ? (
        <Select
          aria-label={t('reports.addColumn')}
          placeholder={t('reports.addColumn')}
          searchable
          value={null}
          nothingFoundMessage={t('reports.noField')}
          onChange={(field) => field && onChange([...columns, { field, heading: null, total: null }])}
          data={free.map(({ key, name }) => ({ value: key, label: name }))}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {t('reports.columnsFull', { count: MOST_COLUMNS })}
        </Text>
      )}
    </Stack>
  )
}

const totalsOf = (field: Field | undefined) => {
  const isAmount = field !== undefined && ['money', 'number', 'count'].includes(field.kind)
  if (isAmount && !field.is_sealed) return totals
  return field?.kind === 'date' ? (['least', 'most', 'count'] as const) : (['count'] as const)
}

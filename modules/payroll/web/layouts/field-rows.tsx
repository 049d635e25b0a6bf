/** The fields of one line, each a row: what stands in it, how wide, how it is written. */
import { ActionIcon, Button, Group, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { useWords } from '../words.ts'
import { FIXED, type FieldDraft, type LayoutDraft, newField, type ShownLayout } from './draft.ts'
import classes from './layouts.module.css'

type FieldRowsProps = {
  readonly form: UseFormReturnType<LayoutDraft>
  /** `detail`, `header.0.fields` ... */
  readonly path: string
  readonly fields: readonly FieldDraft[]
  readonly label: string
  readonly values: ShownLayout['values']
}

export function FieldRows({ form, path, fields, label, values }: FieldRowsProps) {
  const t = useWords()
  const isFixed = form.values.kind === 'fixed'
  const choices = [
    { value: FIXED, label: t('payroll.layout.fixedText') },
    ...values.map(({ name, label: of }) => ({ value: name, label: of })),
    ...values
      .filter(({ amount }) => amount)
      .map(({ name, label: of }) => ({
        ...{ value: `total_${name}`, label: t('payroll.layout.totalOf', { name: of }) },
      })),
  ]
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      {fields.map((field, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields are known by their place
        <div key={at} className={classes.field}>
          <ChoiceField
            label={t('payroll.layout.value')}
            searchable
            allowDeselect={false}
            data={choices}
            {...form.getInputProps(`${path}.${at}.value`)}
          />
          {field.value === FIXED && (
            <TextInput label={t('payroll.layout.text')} maxLength={100} {...form.getInputProps(`${path}.${at}.text`)} />
          )}
          {!isFixed && path === 'detail' && (
            <TextInput
              label={t('payroll.layout.title')}
              maxLength={60}
              {...form.getInputProps(`${path}.${at}.title`)}
            />
          )}
          {isFixed && (
            <>
              <TextInput
                label={t('payroll.layout.width')}
                inputMode="numeric"
                maxLength={3}
                {...form.getInputProps(`${path}.${at}.width`)}
              />
              <ChoiceField
                label={t('payroll.layout.align')}
                allowDeselect={false}
                data={(['left', 'right', 'zero'] as const).map((value) => ({
                  ...{ value, label: t(`payroll.layout.align.${value}`) },
                }))}
                {...form.getInputProps(`${path}.${at}.align`)}
              />
            </>
          )}
          <TextInput
            label={t('payroll.layout.format')}
            placeholder="0.00"
            maxLength={12}
            {...form.getInputProps(`${path}.${at}.format`)}
          />
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              size="lg"
              disabled={at === 0}
              aria-label={t('payroll.layout.up', { count: at + 1 })}
              onClick={() => form.reorderListItem(path, { from: at, to: at - 1 })}
            >
              <IconArrowUp size={16} />
            </ActionIcon>
            <ActionIcon
              size="lg"
              aria-label={t('payroll.layout.remove', { count: at + 1 })}
              onClick={() => form.removeListItem(path, at)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        </div>
      ))}
      <Group>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} />}
          onClick={() => form.insertListItem(path, newField())}
        >
          {t('payroll.layout.addField')}
        </Button>
      </Group>
    </Stack>
  )
}
